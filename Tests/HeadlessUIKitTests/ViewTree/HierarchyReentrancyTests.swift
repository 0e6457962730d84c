import HeadlessUIKit
import Testing

/// Views that change the tree while it is being changed: the last request wins.
@MainActor @Suite struct HierarchyReentrancyTests {
  private let recorder = Recorder()
  private let simulator = Simulator()
  private let root: RecordingView

  init() {
    root = RecordingView("root", recorder)
    simulator.window.accessibilityIdentifier = "window"
    simulator.window.addSubview(root)
    _ = recorder.take()
  }

  private func view(_ name: String) -> RecordingView { RecordingView(name, recorder) }

  @Test func `a view that removes itself in didMoveToSuperview is gone`() {
    let child = view("child")
    child.once(at: "didMoveToSuperview") { $0.removeFromSuperview() }
    root.addSubview(child)
    #expect(root.subviews.isEmpty)
    #expect(child.superview == nil && child.window == nil)
    #expect(
      recorder.take() == [
        "child.willMove(toSuperview: root)", "child.willMove(toWindow: window)",
        "child.didMoveToWindow in window", "child.didMoveToSuperview in root",
        "root.willRemoveSubview child", "child.willMove(toSuperview: nil)", "child.willMove(toWindow: nil)",
        "child.didMoveToWindow in nil", "child.didMoveToSuperview in nil",
      ]
    )
  }

  @Test func `a view that adds a sibling in didMoveToWindow has it in front`() {
    let (child, sibling) = (view("child"), view("sibling"))
    child.once(at: "didMoveToWindow") { $0.superview?.addSubview(sibling) }
    root.addSubview(child)
    #expect(root.subviews.map(\.accessibilityIdentifier) == ["child", "sibling"])
    #expect(
      recorder.take() == [
        "child.willMove(toSuperview: root)", "child.willMove(toWindow: window)",
        "child.didMoveToWindow in window",
        "sibling.willMove(toSuperview: root)", "sibling.willMove(toWindow: window)",
        "sibling.didMoveToWindow in window", "sibling.didMoveToSuperview in root",
        "root.didAddSubview sibling",
        "child.didMoveToSuperview in root", "root.didAddSubview child",
      ]
    )
  }

  @Test func `a view that is added to another one in willMove to superview stays there`() {
    let (child, other) = (view("child"), view("other"))
    child.once(at: "willMove(toSuperview: root") { other.addSubview($0) }
    root.addSubview(child)
    #expect(root.subviews.isEmpty)
    #expect(child.superview === other && child.window == nil)
    #expect(other.subviews.count == 1)
  }

  @Test func `a subview that is made in didMoveToWindow hears of the window once`() {
    let (child, label) = (view("child"), view("label"))
    child.addSubview(view("other"))
    child.once(at: "didMoveToWindow") { $0.addSubview(label) }
    root.addSubview(child)
    #expect(
      recorder.take().filter { $0.hasPrefix("label") } == [
        "label.willMove(toSuperview: child)", "label.willMove(toWindow: window)",
        "label.didMoveToWindow in window", "label.didMoveToSuperview in child",
      ]
    )
  }

  @Test func `a subview that is made in willMove to window hears of the window once`() {
    let (child, label) = (view("child"), view("label"))
    child.once(at: "willMove(toWindow") { $0.addSubview(label) }
    root.addSubview(child)
    #expect(
      recorder.take().filter { $0.hasPrefix("label") } == [
        "label.willMove(toSuperview: child)", "label.didMoveToSuperview in child",
        "label.willMove(toWindow: window)", "label.didMoveToWindow in window",
      ]
    )
  }

  @Test func `a parent that moves out of the window in willMove to superview takes the view along`() {
    let child = view("child")
    child.once(at: "willMove(toSuperview: root") { [root] _ in root.removeFromSuperview() }
    root.addSubview(child)
    #expect(child.superview === root && child.window == nil)
    #expect(
      recorder.take().filter { $0.hasPrefix("child") } == [
        "child.willMove(toSuperview: root)", "child.didMoveToSuperview in root",
      ]
    )
  }

  @Test func `a view that is moved while it is removed stays where it was moved to`() {
    let (child, other) = (view("child"), view("other"))
    root.addSubview(child)
    child.once(at: "willMove(toSuperview: nil") { other.addSubview($0) }
    child.removeFromSuperview()
    #expect(child.superview === other)
    #expect(root.subviews.isEmpty && other.subviews.count == 1)
  }

  @Test func `a sibling that is removed while a subtree enters the window is left out`() {
    let (parent, first, second) = (view("parent"), view("first"), view("second"))
    parent.addSubview(first)
    parent.addSubview(second)
    first.once(at: "didMoveToWindow") { _ in second.removeFromSuperview() }
    _ = recorder.take()
    root.addSubview(parent)
    #expect(second.window == nil && second.superview == nil)
    #expect(
      recorder.take().filter { $0.hasPrefix("second") } == [
        "second.willMove(toWindow: window)", "second.willMove(toSuperview: nil)",
        "second.willMove(toWindow: nil)", "second.didMoveToWindow in nil",
        "second.didMoveToSuperview in nil",
      ]
    )
  }

  /// A view that moves its sibling into the window when its touch is cancelled.
  private final class Saver: View {
    var saved: View?
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
      if let saved { Application.shared.keyWindow?.addSubview(saved) }
    }
  }

  @Test(.fact("C31")) func `a view that is moved into the window while a cancelled touch is told is in it`()
    throws
  {
    simulator.window.makeKeyAndVisible()
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let saver = Saver(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let saved = view("saved")
    parent.addSubview(saver)
    parent.addSubview(saved)
    simulator.window.addSubview(parent)
    saver.saved = saved
    let finger = try simulator.user.touchDown(at: CGPoint(x: 10, y: 10))
    parent.removeFromSuperview()
    #expect(!finger.isDown)
    #expect(saved.superview === simulator.window)
    #expect(saved.window === simulator.window)
  }
}
