import Responder
import Simulation

extension ViewController {
  /// The implementation of ``addChild(_:)``.
  final func takeIn(_ child: ViewController) {
    if child === self || (!child.childControllers.isEmpty && ancestors.contains { $0 === child }) {
      programmerError(
        "\(child.debugName) can't be added to \(debugName): it is that controller itself or contains it"
      )
    }
    guard child.parentController !== self else { return }
    child.willMove(toParent: self)
    if child.parentController != nil { child.removeFromParent() }
    childControllers.append(child)
    child.parentController = self
    child.transition.isMovingToParent = true
    child.log?.record(.controller, child.debugName, "is inside \(debugName)")
  }

  /// The implementation of ``removeFromParent()``.
  final func leaveParent() {
    guard let parent = parentController else { return }
    withExtendedLifetime(self) {
      parent.childControllers.removeAll { $0 === self }
      parentController = nil
      log?.record(.controller, debugName, "is no longer inside \(parent.debugName)")
      didMove(toParent: nil)
    }
  }

  /// The ancestors of this controller, nearest first.
  final var ancestors: [ViewController] {
    Array(sequence(first: self, next: \.parentController).dropFirst())
  }

  /// Releases the children without a stack frame per level. A child with other references keeps its own
  /// children.
  nonisolated final func releaseChildren() {
    var waiting = childControllers
    childControllers = []
    while var controller = waiting.popLast() {
      guard isKnownUniquelyReferenced(&controller) else { continue }
      waiting.append(contentsOf: controller.childControllers)
      controller.childControllers = []
    }
  }
}
