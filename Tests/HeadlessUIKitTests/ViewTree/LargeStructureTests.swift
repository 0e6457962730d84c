import Foundation
import HeadlessUIKit
import Testing

/// Structures of controllers, views and texts whose size a careless loop would square (Z20, Z27).
@MainActor @Suite struct LargeStructureTests {
  /// A controller that counts the comparisons of controllers, the requests of navigation items, and the
  /// notifications of rotations.
  private final class Counting: ViewController {
    nonisolated(unsafe) static var comparisons = 0
    static var items = 0
    static var turns = 0

    override func isEqual(_ object: Any?) -> Bool {
      Self.comparisons += 1
      return super.isEqual(object)
    }

    override var navigationItem: NavigationItem {
      Self.items += 1
      return super.navigationItem
    }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any ViewControllerTransitionCoordinator
    ) {
      Self.turns += 1
      super.viewWillTransition(to: size, with: coordinator)
    }

    static func reset() { (comparisons, items, turns) = (0, 0, 0) }
  }

  // MARK: Stacks of controllers

  @Test(.fact("Z20"), .fact("Z27")) func `a push costs no more than a visit of each controller of the stack`()
  {
    let simulator = Simulator()
    let navigation = NavigationController(rootViewController: Counting())
    simulator.launch(navigation)
    Counting.reset()
    var costs: [Int] = []
    let length = Repetitions.count(400, inDebug: 200)
    for count in 1..<length {
      let before = Counting.items
      navigation.pushViewController(Counting(), animated: false)
      simulator.settle()
      if count % 50 == 49 { costs.append(Counting.items - before) }
    }
    #expect(navigation.viewControllers.count == length)
    #expect(Counting.comparisons == 0)
    // Each visit of the whole stack has the same cost for each of its controllers.
    let steps = zip(costs, costs.dropFirst()).map { $1 - $0 }
    #expect(Set(steps).count == 1 && (steps.first ?? 0) <= 250)
    #expect(navigation.popToRootViewController(animated: false)?.count == length - 1)
    simulator.settle()
    #expect(navigation.children.count == 1)
    #expect(Counting.comparisons == 0)
  }

  @Test(.fact("Z27")) func `400 pushes in one turn compare no controllers and arrive once each`() {
    final class Arriving: ViewController {
      static var arrivals = 0
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        Self.arrivals += 1
      }
    }
    let simulator = Simulator()
    let navigation = NavigationController(rootViewController: Arriving())
    simulator.launch(navigation)
    simulator.settle()
    Counting.reset()
    for _ in 0..<400 { navigation.pushViewController(Arriving(), animated: false) }
    simulator.settle()
    #expect(Arriving.arrivals == 401)
    navigation.setViewControllers((0..<400).map { _ in Counting() }, animated: false)
    simulator.settle()
    #expect(Counting.comparisons == 0)
    #expect(navigation.viewControllers.count == 400 && navigation.children.count == 400)
    #expect(Arriving.arrivals == 802)
  }

  // MARK: Children

  @Test(.fact("Z20")) func `a rotation notifies each of a thousand children once`() {
    let simulator = Simulator()
    let root = ViewController()
    simulator.launch(root)
    for _ in 0..<1000 {
      let child = Counting()
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    simulator.settle()
    Counting.reset()
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(Counting.turns == 1000)
    #expect(root.children.allSatisfy { $0.view.bounds.size == root.view.bounds.size })
    #expect(root.view.bounds.width > root.view.bounds.height)
    #expect(Counting.comparisons == 0)
  }

  @Test(.fact("Z27")) func `a rotation notifies each of 2,000 nested controllers once`() {
    let simulator = Simulator()
    let root = ViewController()
    simulator.launch(root)
    var last = root
    for _ in 0..<2000 {
      let child = Counting()
      last.addChild(child)
      child.view.frame = last.view.bounds
      last.view.addSubview(child.view)
      child.didMove(toParent: last)
      last = child
    }
    simulator.settle()
    Counting.reset()
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(Counting.turns == 2000)
    #expect(last.view.bounds.size == root.view.bounds.size)
    #expect(last.traitCollection.verticalSizeClass == .compact)
  }

  @Test(.fact("Z27")) func `nested controllers inherit the traits that one of them overrides`() {
    let simulator = Simulator()
    let root = ViewController()
    simulator.launch(root)
    var chain = [root]
    for _ in 0..<10 {
      let child = ViewController()
      chain[chain.count - 1].addChild(child)
      chain[chain.count - 1].view.addSubview(child.view)
      child.didMove(toParent: chain[chain.count - 1])
      chain.append(child)
    }
    chain[3].overrideUserInterfaceStyle = .dark
    chain[7].overrideUserInterfaceStyle = .light
    let styles = chain.map(\.traitCollection.userInterfaceStyle)
    #expect(
      styles == Array(repeating: .light, count: 3) + Array(repeating: .dark, count: 4) + [
        .light, .light, .light, .light,
      ]
    )
    chain[3].overrideUserInterfaceStyle = .unspecified
    #expect(chain.allSatisfy { $0.view.traitCollection.userInterfaceStyle == .light })
  }

  // MARK: Depth

  @Test(.fact("Z27"), arguments: [8000, Repetitions.count(100_000, inDebug: 20_000)])
  func `a tap through a deep tree is explained`(depth: Int) {
    let simulator = Simulator(logIsEnabled: false)
    simulator.window.makeKeyAndVisible()
    var last: View = simulator.window
    for _ in 0..<depth {
      let view = View(frame: last.bounds)
      last.addSubview(view)
      last = view
    }
    last.accessibilityIdentifier = "leaf"
    #expect(
      simulator.why.notTapped(last).sentence
        == "nobody has touched View \"leaf\", and nothing is in its way now"
    )
    last.isHidden = true
    #expect(simulator.why.notTapped(last).sentence == "View \"leaf\" can't be tapped: it is hidden (C2)")
  }

  // MARK: Pages and texts

  @Test(.fact("Z20"), arguments: [1_000_000, Int.max])
  func `a page control draws the dots that are in sight`(count: Int) {
    let simulator = Simulator()
    let control = PageControl(frame: CGRect(x: 0, y: 60, width: 320, height: 37))
    simulator.window.addSubview(control)
    simulator.window.makeKeyAndVisible()
    control.numberOfPages = count
    let dots = simulator.picture().description.filter { "○●".contains($0) }
    #expect(!dots.isEmpty && dots.count < 100)
    let circles = simulator.snapshot().svg().components(separatedBy: "<circle").count - 1
    #expect(circles > 100 && circles < 2000)
    control.sizeToFit()
    #expect(control.bounds.width == 16 * CGFloat(count) - 9)
    #expect(simulator.snapshot().svg().components(separatedBy: "<circle").count < 100)
  }

  @Test(.fact("Z20")) func `texts of millions of characters are laid out and shown`() throws {
    let count = Repetitions.count(10_000_000, inDebug: 300_000)
    let text = String(repeating: "a", count: count)
    let simulator = Simulator()
    let controller = ViewController()
    controller.title = text
    simulator.launch(NavigationController(rootViewController: controller))
    let label = Label(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
    label.text = text
    controller.view.addSubview(label)
    let field = TextField(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
    field.text = text
    controller.view.addSubview(field)
    simulator.settle()
    label.sizeToFit()
    #expect(label.bounds.width > CGFloat(count))
    #expect(field.becomeFirstResponder())
    try simulator.user.type("b")
    #expect(field.text?.hasSuffix("ab") == true && field.text?.utf16.count == count + 1)
    #expect(simulator.picture().description.contains("aaaa"))
  }
}
