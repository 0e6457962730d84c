import HeadlessUIKit
import Testing

@MainActor @Suite struct LayoutTests {
  private let recorder = Recorder()
  private let simulator = Simulator()

  /// Returns a view in another view, with no pending layout.
  private func view(_ name: String, in parent: View? = nil) -> RecordingView {
    let view = RecordingView(name, recorder)
    parent?.addSubview(view)
    return view
  }

  private func settled(_ views: View...) {
    for view in views { view.layoutIfNeeded() }
    simulator.settle()
    _ = recorder.take()
  }

  private func laidOut() -> [String] {
    recorder.take().filter { $0.hasSuffix(".layoutSubviews") }.map { String($0.prefix { $0 != "." }) }
  }

  @Test(.fact("H33")) func `the pass goes top down and only to views that need it`() {
    let root = view("root", in: simulator.window)
    let (a, b) = (view("a", in: root), view("b", in: root))
    let (deepA, deepB) = (view("deepA", in: a), view("deepB", in: b))
    settled(root)
    for view in [deepB, deepA, b, root] { view.setNeedsLayout() }
    #expect(laidOut() == [])
    simulator.advance(by: .zero)
    #expect(laidOut() == ["root", "deepA", "b", "deepB"])
    simulator.settle()
    #expect(laidOut() == [])
  }

  @Test(.fact("H33")) func `neither parent nor child needs layout because the other does`() {
    let root = view("root", in: simulator.window)
    let middle = view("middle", in: root)
    let leaf = view("leaf", in: middle)
    settled(root)
    middle.setNeedsLayout()
    simulator.advance(by: .zero)
    #expect(laidOut() == ["middle"])
    leaf.setNeedsLayout()
    middle.layoutIfNeeded()
    #expect(laidOut() == ["leaf"])
  }

  @Test(.fact("H33")) func `a new view needs no layout and adding and removing make the parent need it`() {
    let parent = view("parent")
    parent.layoutIfNeeded()
    #expect(laidOut() == [])
    let child = view("child", in: parent)
    parent.layoutIfNeeded()
    #expect(laidOut() == ["parent"])
    child.removeFromSuperview()
    parent.layoutIfNeeded()
    #expect(laidOut() == ["parent"])
  }

  @Test(.fact("H34")) func `the first layoutIfNeeded of a parent with subviews lays it out once`() {
    let parent = view("parent")
    _ = view("child", in: parent)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(laidOut() == ["parent"])
  }

  @Test(.fact("H35")) func `a subview's new size needs the superview's layout and a new place does not`() {
    let parent = view("parent", in: simulator.window)
    let child = view("child", in: parent)
    settled(parent)
    child.bounds.size = CGSize(width: 20, height: 20)
    parent.layoutIfNeeded()
    #expect(laidOut() == ["parent", "child"])
    child.center = CGPoint(x: 70, y: 70)
    child.bounds.origin = CGPoint(x: 5, y: 5)
    child.transform = ViewTransform(scaleX: 2, y: 2)
    child.alpha = 0.5
    parent.layoutIfNeeded()
    #expect(laidOut() == [])
  }

  @Test(.fact("H35", "E15")) func `scrolling lays out the scroll view and not its superview`() {
    final class Scroller: ScrollView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let parent = view("parent", in: simulator.window)
    let scroller = Scroller()
    parent.addSubview(scroller)
    settled(parent)
    let before = scroller.layouts
    scroller.contentOffset = CGPoint(x: 0, y: 30)
    simulator.advance(by: .zero)
    #expect(scroller.layouts == before + 1)
    #expect(laidOut() == [])
  }

  @Test func `layout waits for the clock's next turn and comes once however often it was asked for`() {
    let root = view("root", in: simulator.window)
    settled(root)
    root.setNeedsLayout()
    root.setNeedsLayout()
    #expect(simulator.clock.pendingWork == ["layout"])
    simulator.advance(by: .zero)
    #expect(laidOut() == ["root"])
  }

  @Test func `layoutIfNeeded begins at the superview that needs layout`() {
    let root = view("root", in: simulator.window)
    let middle = view("middle", in: root)
    let (leaf, sibling) = (view("leaf", in: middle), view("sibling", in: root))
    settled(root)
    for view in [sibling, middle, leaf] { view.setNeedsLayout() }
    leaf.layoutIfNeeded()
    #expect(laidOut() == ["middle", "leaf"])
    sibling.layoutIfNeeded()
    #expect(laidOut() == ["sibling"])
  }

  @Test func `a view that needed layout before it was added gets it in the window`() {
    let root = view("root", in: simulator.window)
    settled(root)
    let parent = view("parent")
    _ = view("child", in: parent)
    root.addSubview(parent)
    simulator.advance(by: .zero)
    #expect(laidOut() == ["root", "parent"])
  }

  @Test func `a layout that layoutSubviews requests for a descendant happens in the same pass`() {
    let root = view("root", in: simulator.window)
    let middle = view("middle", in: root)
    let leaf = view("leaf", in: middle)
    settled(root)
    root.onHook = { _, _ in leaf.frame.size.width += 1 }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(laidOut() == ["root", "middle", "leaf"])
  }

  // MARK: Loops

  @Test func `a view that asks for its own layout while it is laid out is laid out once`() {
    let root = view("root", in: simulator.window)
    settled(root)
    root.onHook = { view, _ in view.setNeedsLayout() }
    root.setNeedsLayout()
    simulator.settle()
    #expect(laidOut() == ["root"])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(laidOut() == ["root"])
  }

  @Test func `a view that resizes its subview while it is laid out is laid out once`() {
    let root = view("root", in: simulator.window)
    let child = view("child", in: root)
    settled(root)
    root.onHook = { _, _ in child.frame.size.width += 1 }
    root.setNeedsLayout()
    simulator.settle()
    #expect(laidOut() == ["root", "child"])
  }

  @Test func `a subview that asks for its superview's layout gets it one turn later`() {
    let root = view("root", in: simulator.window)
    let child = view("child", in: root)
    settled(root)
    child.once(at: "layoutSubviews") { $0.superview?.setNeedsLayout() }
    child.setNeedsLayout()
    simulator.settle()
    #expect(laidOut() == ["child", "root"])
  }

  @Test func `views that ask for each other's layout without end let time pass`() {
    let root = view("root", in: simulator.window)
    let child = view("child", in: root)
    settled(root)
    child.onHook = { view, _ in
      view.superview?.setNeedsLayout()
      view.setNeedsLayout()
    }
    root.onHook = { _, _ in child.setNeedsLayout() }
    root.setNeedsLayout()
    simulator.advance(by: .milliseconds(100))
    let rounds = laidOut()
    #expect(rounds == Array(repeating: ["root", "child"], count: 6).flatMap(\.self))
  }

  @Test func `a layout without end is reported by settling`() {
    let simulator = Simulator()
    let (root, child) = (RecordingView("root", Recorder()), RecordingView("child", Recorder()))
    simulator.window.addSubview(root)
    root.addSubview(child)
    child.onHook = { _, _ in root.setNeedsLayout() }
    root.onHook = { _, _ in child.setNeedsLayout() }
    withKnownIssue {
      #expect(simulator.clock.settle(limit: 100).ran == 100)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "settle() ran 100 pieces of work and more is waiting; the next is \"layout\""
      ) == true
    }
  }
}
