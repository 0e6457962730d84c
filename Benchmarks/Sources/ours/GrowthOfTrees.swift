import HeadlessUIKit
import Shape

/// Measures, for trees of n views, one view, one hit test, one search, and one show and hide of the keyboard
/// beside them.
@MainActor func growTree() {
  for count in [1000, 10_000, 100_000, 1_000_000] {
    let simulator = Simulator(logIsEnabled: false)
    let start = shape_now()
    var root = buildTree(count)
    growth("build", count, "build, a view", (shape_now() - start) / Double(count), count, true)
    simulator.window.addSubview(root)
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    simulator.window.addSubview(field)
    simulator.window.makeKeyAndVisible()
    simulator.settle()
    var sum: UInt64 = 0
    let hit = measure(100_000) {
      sum = 0
      for point in points.prefix(100_000) { sum += UInt64(root.hitTest(point, with: nil)?.tag ?? 0) }
    }
    growth("hit", count, "hit test", hit, 100_000, sum == shape_expected_sum(100_000, Int32(count)))
    field.becomeFirstResponder()
    var found: Responder?
    let search = measure(1000) { for _ in 0..<1000 { found = simulator.window.findFirstResponder() } }
    growth("search", count, "search for the first responder", search, 1000, found === field)
    let keyboard = measure(100) {
      for _ in 0..<100 {
        field.resignFirstResponder()
        simulator.settle()
        field.becomeFirstResponder()
        simulator.settle()
      }
    }
    growth("keyboard", count, "the keyboard goes and comes", keyboard, 100, simulator.keyboard.isShown)
    root.removeFromSuperview()
    let dropped = shape_now()
    root = View()
    growth("release", count, "release, a view", (shape_now() - dropped) / Double(count), count, true)
  }
}

/// Measures insertions, removals and moves at the first, middle and last place of one superview of n views in
/// a window.
@MainActor func growSiblings() {
  for count in [1000, 10_000, 100_000] {
    let simulator = Simulator(logIsEnabled: false)
    let parent = View(frame: simulator.window.bounds)
    simulator.window.addSubview(parent)
    for _ in 0..<count { parent.addSubview(View()) }
    let view = View()
    let operations = count > 10_000 ? 200 : 2000
    for (name, place) in [("first", 0), ("middle", count / 2), ("last", count)] {
      let inserting = measure(operations) {
        for _ in 0..<operations {
          parent.insertSubview(view, at: place)
          view.removeFromSuperview()
        }
      }
      let isWhole = parent.subviews.count == count
      let title = "insert and remove the \(name) sibling"
      growth("insert.\(name)", count, title, inserting, operations, isWhole)
    }
    for (name, place) in [("first", 0), ("middle", count / 2), ("last", count - 1)] {
      let moved = parent.subviews[place]
      var isInFront = true
      let moving = measure(operations) {
        for _ in 0..<operations {
          parent.bringSubviewToFront(moved)
          parent.insertSubview(moved, at: place)
        }
      }
      parent.bringSubviewToFront(moved)
      isInFront = parent.subviews.last === moved && parent.subviews.count == count
      let title = "bring the \(name) sibling to the front and back"
      growth("front.\(name)", count, title, moving, operations, isInFront)
    }
  }
}

/// Measures the creation of a simulator beside n others.
@MainActor func growSimulators() {
  for count in [1000, 10_000] {
    let others = (0..<count).map { _ in Simulator(logIsEnabled: false) }
    let start = measure(100) { for _ in 0..<100 { _ = Simulator(logIsEnabled: false) } }
    growth("start", count, "Simulator() beside others", start, 100, others.count == count)
  }
}
