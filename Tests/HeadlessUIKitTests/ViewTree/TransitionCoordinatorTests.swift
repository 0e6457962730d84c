import HeadlessUIKit
import Testing

/// The coordinators of transitions: where they are found, and until when they accept animations.
@MainActor @Suite struct TransitionCoordinatorTests {
  @Test(.fact("U50"), arguments: [true, false])
  func `a navigation controller has the coordinator of its push and of its pop`(isInTab: Bool) throws {
    let simulator = Simulator()
    let (root, next) = (ViewController(), ViewController())
    let stack = NavigationController(rootViewController: root)
    let tabs = TabBarController()
    tabs.viewControllers = isInTab ? [stack] : []
    simulator.launch(isInTab ? tabs : stack)
    simulator.settle()
    let diary = Diary()
    #expect(stack.transitionCoordinator == nil)
    stack.pushViewController(next, animated: true)
    let push = try #require(stack.transitionCoordinator)
    #expect(push === next.transitionCoordinator && push === root.transitionCoordinator)
    #expect(push.isAnimated)
    push.animate(alongsideTransition: nil) { _ in diary.note("pushed") }
    simulator.settle()
    #expect(diary.take() == ["pushed"] && stack.transitionCoordinator == nil)
    stack.popViewController(animated: true)
    let pop = try #require(stack.transitionCoordinator)
    #expect(pop === next.transitionCoordinator && pop !== push)
    pop.animate(alongsideTransition: nil) { _ in diary.note("popped") }
    simulator.settle()
    #expect(diary.take() == ["popped"] && stack.transitionCoordinator == nil)
    #expect(stack.viewControllers == [root])
  }

  @Test(.fact("U51"), arguments: ["present", "dismiss", "push"])
  func `an animation that is added right after the call runs along with the transition`(
    kind: String
  ) throws {
    let simulator = Simulator()
    let (root, next) = (ViewController(), ViewController())
    let stack = NavigationController(rootViewController: root)
    simulator.launch(stack)
    simulator.settle()
    if kind == "dismiss" {
      stack.present(next, animated: false)
      simulator.settle()
    }
    let diary = Diary()
    var isAccepted = false
    simulator.perform {
      switch kind {
      case "present": stack.present(next, animated: true)
      case "dismiss": stack.dismiss(animated: true)
      default: stack.pushViewController(next, animated: true)
      }
      isAccepted =
        stack.transitionCoordinator?.animate { coordinator in
          diary.note("in \(View.inheritedAnimationDuration == coordinator.transitionDuration)")
          stack.navigationBar.alpha = 0
        } completion: { _ in
          diary.note("completion")
        } ?? false
    }
    // A push begins in the next layout (MC35).
    if kind == "push" { simulator.advance(by: .zero) }
    #expect(isAccepted && diary.take() == ["in true"])
    simulator.advance(by: .milliseconds(200))
    let alpha = stack.navigationBar.presentation.alpha
    #expect(stack.navigationBar.alpha == 0 && alpha > 0 && alpha < 1)
    #expect(stack.transitionCoordinator?.animate { _ in diary.note("late") } == false)
    simulator.settle()
    #expect(diary.take() == ["completion"])
  }
}
