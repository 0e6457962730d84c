import HeadlessUIKit
import Shape

/// What each thing costs in trees of a thousand to a million views: the cost of one view, one hit, one search, one
/// coming and going of the keyboard.
@MainActor func runGrowth() {
  for count in [1000, 10_000, 100_000, 1_000_000] {
    let simulator = Simulator(logIsEnabled: false)
    let start = shape_now()
    var root = buildTree(count)
    result("growth.build.\(count)", (shape_now() - start) / Double(count), "ns/view", count, true)
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
    let isRight = sum == shape_expected_sum(100_000, Int32(count))
    result("growth.hit.\(count)", hit, "ns/hit", 100_000, isRight)
    field.becomeFirstResponder()
    var found: Responder?
    let search = measure(1000) { for _ in 0..<1000 { found = simulator.window.findFirstResponder() } }
    result("growth.search.\(count)", search, "ns/search", 1000, found === field)
    let keyboard = measure(100) {
      for _ in 0..<100 {
        field.resignFirstResponder()
        simulator.settle()
        field.becomeFirstResponder()
        simulator.settle()
      }
    }
    result("growth.keyboard.\(count)", keyboard, "ns/cycle", 100, simulator.keyboard.isShown)
    root.removeFromSuperview()
    let dropped = shape_now()
    root = View()
    result("growth.release.\(count)", (shape_now() - dropped) / Double(count), "ns/view", count, true)
  }
}
