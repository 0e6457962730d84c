import HeadlessUIKit
import Testing

/// Containers around a controller whose view has constraints in place of a frame.
@MainActor @Suite struct ContainerConstraintTests {
  enum Container: CaseIterable, Sendable { case navigation, tabs, scrolledPages, curledPages }

  private func container(_ kind: Container, around child: ViewController) -> ViewController {
    switch kind {
    case .navigation: return NavigationController(rootViewController: child)
    case .tabs:
      let tabs = TabBarController()
      tabs.viewControllers = [child]
      return tabs
    case .scrolledPages, .curledPages:
      let pages = PageViewController(transitionStyle: kind == .curledPages ? .pageCurl : .scroll)
      pages.setViewControllers([child], direction: .forward, animated: false)
      return pages
    }
  }

  @Test(.fact("Z5"), arguments: Container.allCases, [Setup.seven, .current])
  func `constraints place the view of a child in a container`(kind: Container, setup: Setup) throws {
    let simulator = setup.simulator()
    let child = ViewController()
    simulator.launch(simulator.perform { container(kind, around: child) })
    simulator.settle()
    let superview = try #require(child.view.superview)
    let full = superview.bounds
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let width = child.view.widthAnchor.constraint(
      greaterThanOrEqualTo: superview.widthAnchor,
      constant: -100
    )
    width.isActive = true
    simulator.settle()
    #expect(child.view.frame == CGRect(0, 0, full.width - 100, 0))
    LayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 70),
      child.view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -50),
      child.view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -10),
    ])
    simulator.settle()
    #expect(child.view.frame == CGRect(90, 70, full.width - 100, full.height - 120))
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let turned = superview.bounds
    #expect(turned.width > full.width)
    #expect(child.view.frame == CGRect(90, 70, turned.width - 100, turned.height - 120))
    #expect(simulator.window.layoutConflicts == [])
  }

  @Test(.fact("Z5"), arguments: [Setup.seven, .current])
  func `constraints place the view of a controller that is pushed and popped`(setup: Setup) {
    let simulator = setup.simulator()
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    simulator.launch(navigation)
    for controller in [first, second] {
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      controller.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    }
    let expected = CGRect(0, 0, 120, 80)
    navigation.pushViewController(second, animated: true)
    simulator.settle()
    #expect(second.view.frame == expected)
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(first.view.frame == expected)
    #expect(first.view.window === simulator.window && second.view.window == nil)
  }
}
