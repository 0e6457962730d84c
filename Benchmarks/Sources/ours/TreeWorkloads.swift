import HeadlessUIKit
import Shape

/// A view that can become first responder.
final class FocusView: View {
  override var canBecomeFirstResponder: Bool { true }
}

/// A view that handles the touches that reach it through the responder chain.
final class HandlingView: View {
  var handled = 0
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { handled += 1 }
}

/// A view that stores its last touch.
final class TouchKeepingView: View {
  var kept: Set<Touch> = []
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { kept = touches }
}

/// W1 and W10: creation and deallocation of a tree, and memory that remains.
@MainActor func runBuilding() {
  let count = 100_000
  var (builds, drops, bytes) = ([Double](), [Double](), 0.0)
  for run in 0..<runs {
    let heap = shape_heap_bytes()
    var start = shape_now()
    var root: View? = buildTree(count)
    builds.append((shape_now() - start) / Double(count))
    if run == 0 { bytes = (shape_heap_bytes() - heap) / Double(count) }
    let isWhole = root?.subviews.count == 10
    start = shape_now()
    root = nil
    drops.append((shape_now() - start) / Double(count))
    precondition(isWhole, "the tree is not whole")
  }
  result("W1.build", median(builds), "ns/view", count, true)
  result("W1.mem", bytes, "B/view", count, true)
  result("W10.teardown", median(drops), "ns/view", count, true)

  var before = 0.0
  for round in 0..<12 {
    _ = buildTree(10_000)
    if round == 1 { before = shape_heap_bytes() }
  }
  let left = shape_heap_bytes() - before
  result("W10.leak", left / 100_000, "B/view", 100_000, left < 10_000)
}

/// W2: hit tests in a tree, and in one superview with many subviews.
@MainActor func runHitTests() {
  let root = buildTree(10_000)
  var sum: UInt64 = 0
  let tree = measure(points.count) {
    sum = 0
    for point in points { sum += UInt64(root.hitTest(point, with: nil)?.tag ?? 0) }
  }
  result("W2.tree", tree, "ns/hit", points.count, sum == shape_expected_sum(Int32(points.count), 10_000))

  let flat = View(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  for row in 0..<1000 {
    let view = View(frame: CGRect(x: 0, y: Double(row), width: 1000, height: 1))
    view.tag = row + 1
    flat.addSubview(view)
  }
  let siblings = measure(points.count) {
    sum = 0
    for point in points { sum += UInt64(flat.hitTest(point, with: nil)?.tag ?? 0) }
  }
  result("W2.flat", siblings, "ns/hit", points.count, sum == shape_expected_flat_sum(Int32(points.count)))
}

/// W3: the search for the first responder, in a tree and through the window.
@MainActor func runSearches() {
  let simulator = Simulator(logIsEnabled: false)
  // The last leaf in depth-first order, as in the peers.
  let root = buildTree(10_000)
  let last = FocusView(frame: root.lastLeaf.frame)
  let lastTag = root.lastLeaf.tag
  let parent = root.lastLeaf.superview
  root.lastLeaf.removeFromSuperview()
  parent?.addSubview(last)
  last.tag = lastTag
  simulator.window.addSubview(root)
  simulator.window.makeKeyAndVisible()
  let isFirst = last.becomeFirstResponder()
  var found: View?
  let search = measure(1000) {
    for _ in 0..<1000 { found = root.findFirstResponder() as? View }
  }
  result("W3.search", search, "ns/search", 1000, isFirst && found === last && lastTag == 1110)
  var same = 0
  let own = measure(1_000_000) {
    for _ in 0..<1_000_000 where simulator.firstResponder === last { same += 1 }
  }
  result("W3.own", own, "ns/look", 1_000_000, same == runs * 1_000_000)
}

/// W4: a touch that passes fifty views to the one that handles it.
@MainActor func runChain() {
  let simulator = Simulator(logIsEnabled: false)
  let keeper = TouchKeepingView(frame: simulator.window.bounds)
  simulator.window.addSubview(keeper)
  simulator.window.makeKeyAndVisible()
  try? simulator.user.tap(keeper)
  let top = HandlingView(frame: simulator.window.bounds)
  var leaf: View = top
  for _ in 0..<50 {
    let view = View(frame: simulator.window.bounds)
    leaf.addSubview(view)
    leaf = view
  }
  let count = 1_000_000
  let chain = measure(count) {
    for _ in 0..<count { leaf.touchesBegan(keeper.kept, with: nil) }
  }
  result(
    "W4.chain",
    chain,
    "ns/event",
    count,
    top.handled == runs * count && !keeper.kept.isEmpty,
    "touchesBegan"
  )
}

/// W9: a new size for the root of 10,000 views that all resize by their autoresizing masks.
@MainActor func runResizing() {
  let root = buildTree(10_000, resizes: true)
  let last = root.lastLeaf
  let layout = measure(100) {
    for round in 0..<100 {
      root.frame.size =
        round % 2 == 1 ? CGSize(width: 1000, height: 1000) : CGSize(width: 1200, height: 1100)
    }
  }
  let isBack = abs(last.frame.height - 10) < 0.01
  root.frame.size = CGSize(width: 1200, height: 1100)
  let follows = abs(last.frame.height - 11) < 0.01 && abs(last.frame.width - 120) < 0.1
  result("W9.layout", layout, "ns/pass", 100, isBack && follows)
}
