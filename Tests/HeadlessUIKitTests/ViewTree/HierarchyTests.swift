import HeadlessUIKit
import Testing

@MainActor @Suite struct HierarchyTests {
  private let recorder = Recorder()

  private func view(_ name: String, in parent: View? = nil) -> RecordingView {
    let view = RecordingView(name, recorder)
    parent?.addSubview(view)
    return view
  }

  private func names(_ views: [View]) -> [String] { views.map { $0.accessibilityIdentifier ?? "?" } }

  private func windowedSimulator() -> Simulator {
    let simulator = Simulator()
    simulator.window.accessibilityIdentifier = "window"
    return simulator
  }

  // MARK: Positions of views

  @Test(.fact("H16")) func `a view that is added elsewhere leaves its old superview`() {
    let (old, new) = (view("old"), view("new"))
    let child = view("child", in: old)
    new.addSubview(child)
    #expect(old.subviews.isEmpty)
    #expect(names(new.subviews) == ["child"])
    #expect(child.superview === new)
  }

  @Test(.fact("H17")) func `a view that is added again comes to the front without any call`() {
    let parent = view("parent")
    let first = view("first", in: parent)
    _ = view("second", in: parent)
    _ = recorder.take()
    parent.addSubview(first)
    #expect(names(parent.subviews) == ["second", "first"])
    #expect(recorder.take() == [])
  }

  @Test(
    .fact("H18"),
    arguments: [(-5, "xabc"), (0, "xabc"), (1, "axbc"), (2, "abxc"), (3, "abcx"), (999, "abcx")]
  )
  func `an index is kept within the subviews`(index: Int, order: String) {
    let parent = view("parent")
    for name in ["a", "b", "c"] { _ = view(name, in: parent) }
    parent.insertSubview(view("x"), at: index)
    #expect(names(parent.subviews).joined() == order)
  }

  @Test(arguments: [(0, "bacd"), (1, "bacd"), (2, "acbd"), (3, "acdb"), (99, "acdb")])
  func `a subview moves to an index counted without itself`(index: Int, order: String) {
    let parent = view("parent")
    for name in ["a", "b", "c", "d"] { _ = view(name, in: parent) }
    parent.insertSubview(parent.subviews[1], at: index)
    let expected = index == 1 ? "abcd" : order
    #expect(names(parent.subviews).joined() == expected)
  }

  @Test(.fact("H19"))
  func `views are placed beside a sibling and in front of all if there is no such sibling`() {
    let parent = view("parent")
    let (a, b, c) = (view("a", in: parent), view("b", in: parent), view("c", in: parent))
    parent.insertSubview(view("x"), belowSubview: b)
    parent.insertSubview(view("y"), aboveSubview: b)
    #expect(names(parent.subviews) == ["a", "x", "b", "y", "c"])
    parent.insertSubview(c, belowSubview: a)
    #expect(names(parent.subviews) == ["c", "a", "x", "b", "y"])
    parent.insertSubview(c, aboveSubview: a)
    #expect(names(parent.subviews) == ["a", "c", "x", "b", "y"])
    parent.insertSubview(a, belowSubview: view("stranger"))
    #expect(names(parent.subviews) == ["c", "x", "b", "y", "a"])
    parent.insertSubview(view("z"), aboveSubview: parent)
    #expect(names(parent.subviews) == ["c", "x", "b", "y", "a", "z"])
  }

  @Test(.fact("U7")) func `a view that is placed beside itself comes to the front`() {
    let parent = view("parent")
    let (a, b) = (view("a", in: parent), view("b", in: parent))
    parent.insertSubview(a, aboveSubview: a)
    #expect(names(parent.subviews) == ["b", "a"])
    parent.insertSubview(b, belowSubview: b)
    #expect(names(parent.subviews) == ["a", "b"])
    let stranger = view("c")
    parent.insertSubview(stranger, aboveSubview: stranger)
    #expect(names(parent.subviews) == ["a", "b", "c"] && stranger.superview === parent)
  }

  @Test(.fact("H32")) func `views come to the front or go to the back only where they are subviews`() {
    let parent = view("parent")
    let (a, b) = (view("a", in: parent), view("b", in: parent))
    parent.bringSubviewToFront(a)
    #expect(names(parent.subviews) == ["b", "a"])
    parent.sendSubviewToBack(a)
    #expect(names(parent.subviews) == ["a", "b"])
    let other = view("other")
    let stranger = view("stranger", in: other)
    _ = recorder.take()
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    parent.bringSubviewToFront(parent)
    #expect(names(parent.subviews) == ["a", "b"])
    #expect(stranger.superview === other)
    #expect(b.superview === parent)
    #expect(recorder.take() == [])
  }

  @Test(.fact("H30")) func `a tag is found in itself first and then depth first in the order of subviews`() {
    let root = view("root")
    let (a, b) = (view("a", in: root), view("b", in: root))
    let deep = view("deep", in: a)
    (deep.tag, b.tag) = (5, 5)
    #expect(root.viewWithTag(5) === deep)
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(6) == nil)
    root.tag = 5
    #expect(root.viewWithTag(5) === root)
    #expect(b.viewWithTag(5) === b)
  }

  @Test(.fact("H29")) func `a superview keeps its subviews alive and they do not keep it`() {
    weak var weakParent: View?
    weak var weakChild: View?
    var kept: View?
    do {
      let parent = View()
      parent.addSubview(View())
      let child = View()
      parent.addSubview(child)
      weakParent = parent
      weakChild = parent.subviews[0]
      #expect(weakChild != nil)
      kept = child
    }
    #expect(weakParent == nil)
    #expect(weakChild == nil)
    #expect(kept != nil)
    #expect(kept?.superview == nil)
  }

  @Test func `a view is its own descendant and nobody's ancestor by chance`() {
    let root = view("root")
    let child = view("child", in: view("middle", in: root))
    #expect(child.isDescendant(of: root))
    #expect(child.isDescendant(of: child))
    #expect(!root.isDescendant(of: child))
    #expect(!child.isDescendant(of: view("stranger")))
  }

  // MARK: The order of the calls

  @Test(.fact("H24")) func `adding to a window calls superview, window, window, superview, parent`() {
    let simulator = windowedSimulator()
    let parent = view("parent", in: simulator.window)
    _ = recorder.take()
    _ = view("child", in: parent)
    #expect(
      recorder.take() == [
        "child.willMove(toSuperview: parent)", "child.willMove(toWindow: window)",
        "child.didMoveToWindow in window", "child.didMoveToSuperview in parent",
        "parent.didAddSubview child",
      ]
    )
  }

  @Test(.fact("H25", "H26", "H27")) func `off the window the window's calls wait and then go top down`() {
    let simulator = windowedSimulator()
    let parent = view("parent")
    let first = view("first", in: parent)
    #expect(
      recorder.take() == [
        "first.willMove(toSuperview: parent)", "first.didMoveToSuperview in parent",
        "parent.didAddSubview first",
      ]
    )
    _ = view("deep", in: first)
    _ = view("second", in: parent)
    _ = recorder.take()
    simulator.window.addSubview(parent)
    #expect(
      recorder.take() == [
        "parent.willMove(toSuperview: window)",
        "parent.willMove(toWindow: window)", "first.willMove(toWindow: window)",
        "deep.willMove(toWindow: window)", "second.willMove(toWindow: window)",
        "parent.didMoveToWindow in window", "first.didMoveToWindow in window",
        "deep.didMoveToWindow in window", "second.didMoveToWindow in window",
        "parent.didMoveToSuperview in window",
      ]
    )
  }

  @Test(.fact("H23", "H28")) func `removing calls the parent, superview, window, window, superview`() {
    let simulator = windowedSimulator()
    let parent = view("parent", in: simulator.window)
    let child = view("child", in: parent)
    _ = view("deep", in: child)
    _ = recorder.take()
    child.removeFromSuperview()
    #expect(
      recorder.take() == [
        "parent.willRemoveSubview child", "child.willMove(toSuperview: nil)",
        "child.willMove(toWindow: nil)", "deep.willMove(toWindow: nil)",
        "child.didMoveToWindow in nil", "deep.didMoveToWindow in nil",
        "child.didMoveToSuperview in nil",
      ]
    )
  }

  @Test(.fact("H31")) func `removing a view without a superview calls nothing`() {
    let simulator = windowedSimulator()
    let alone = view("alone")
    _ = view("child", in: alone)
    _ = recorder.take()
    alone.removeFromSuperview()
    simulator.window.removeFromSuperview()
    #expect(recorder.take() == [])
    #expect(simulator.window.window === simulator.window)
  }

  @Test(.fact("H22")) func `a view is in its place when the hooks after the move run`() {
    let simulator = windowedSimulator()
    let parent = view("parent", in: simulator.window)
    let child = view("child")
    var places: [String] = []
    child.onHook = { view, line in
      let isIn = parent.subviews.contains { $0 === view }
      places.append("\(line.split(separator: " ")[0]) \(isIn) \(view.window != nil)")
    }
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(
      places == [
        "child.willMove(toSuperview: false false", "child.willMove(toWindow: false false",
        "child.didMoveToWindow true true", "child.didMoveToSuperview true true",
        "child.willMove(toSuperview: true true", "child.willMove(toWindow: true true",
        "child.didMoveToWindow false false", "child.didMoveToSuperview false false",
      ]
    )
  }
}
