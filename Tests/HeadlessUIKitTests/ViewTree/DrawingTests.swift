import Foundation
import HeadlessUIKit
import Testing

/// The calls of `draw(_:)` and `drawText(in:)`.
@MainActor @Suite struct DrawingTests {
  /// The calls, in their order.
  @MainActor private final class Diary {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Canvas: View {
    let name: String
    let diary: Diary
    var whileDrawing: (() -> Void)?

    init(_ name: String, _ frame: CGRect, _ diary: Diary) {
      (self.name, self.diary) = (name, diary)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      diary.note("\(name).layout")
    }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      diary.note("\(name).draw \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
      whileDrawing?()
    }
  }

  private let simulator = Setup.current.simulator()
  private let diary = Diary()

  private func canvas(_ name: String, _ frame: CGRect = CGRect(0, 0, 40, 20)) -> Canvas {
    Canvas(name, frame, diary)
  }

  /// Launches a controller with a view, and returns the calls until the first run-loop turn is over.
  private func launch(_ views: View...) -> [String] {
    let controller = ViewController()
    for view in views { controller.view.addSubview(view) }
    simulator.launch(controller)
    simulator.settle()
    return diary.take()
  }

  @Test func `a view draws once when it is first in a window, after the layout of the turn`() {
    let (outer, inner) = (canvas("outer"), canvas("inner", CGRect(5, 5, 10, 10)))
    outer.addSubview(inner)
    #expect(
      launch(outer) == ["outer.layout", "inner.layout", "outer.draw 0 0 40 20", "inner.draw 0 0 10 10"]
    )
    outer.superview?.setNeedsLayout()
    simulator.settle()
    #expect(diary.take() == [])
    // It isn't first in a window any more.
    let superview = outer.superview
    outer.removeFromSuperview()
    superview?.addSubview(outer)
    simulator.settle()
    #expect(diary.take() == [])
  }

  @Test func `several requests in a turn cause one drawing in the next one`() {
    let view = canvas("view")
    _ = launch(view)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(1, 2, 3, 4))
    #expect(diary.take() == [])
    simulator.advance(by: .zero)
    #expect(diary.take() == ["view.draw 0 0 40 20"])
    view.setNeedsDisplay(CGRect(1, 2, 3, 4))
    view.setNeedsDisplay(CGRect(10, 10, 5, 50))
    view.setNeedsDisplay(.zero)
    simulator.advance(by: .zero)
    #expect(diary.take() == ["view.draw 1 2 14 18"])
    view.setNeedsDisplay(CGRect(1, 2, 3, 4))
    view.setNeedsDisplay()
    view.setNeedsLayout()
    simulator.advance(by: .zero)
    #expect(diary.take() == ["view.layout", "view.draw 0 0 40 20"])
    simulator.settle()
    #expect(diary.take() == [])
  }

  @Test func `a new size is drawn again only in the mode for that`() {
    let (fixed, redrawn) = (canvas("fixed"), canvas("redrawn"))
    redrawn.contentMode = .redraw
    _ = launch(fixed, redrawn)
    for view in [fixed, redrawn] { view.frame = CGRect(10, 10, 50, 30) }
    simulator.settle()
    #expect(diary.take() == ["fixed.layout", "redrawn.layout", "redrawn.draw 0 0 50 30"])
    for view in [fixed, redrawn] { view.center.x += 7 }
    simulator.settle()
    #expect(diary.take() == [])
  }

  @Test func `views that aren't seen draw when they are`() {
    let (outer, inner, empty) = (canvas("outer"), canvas("inner"), canvas("empty", .zero))
    outer.addSubview(inner)
    outer.isHidden = true
    #expect(launch(outer, empty).filter { $0.contains("draw") } == [])
    outer.isHidden = false
    simulator.settle()
    #expect(diary.take().filter { $0.contains("draw") } == ["outer.draw 0 0 40 20", "inner.draw 0 0 40 20"])
    empty.frame.size = CGSize(width: 8, height: 9)
    simulator.settle()
    #expect(diary.take().filter { $0.contains("draw") } == ["empty.draw 0 0 8 9"])
    inner.isHidden = true
    inner.setNeedsDisplay()
    simulator.settle()
    inner.isHidden = false
    simulator.settle()
    #expect(diary.take().filter { $0.contains("draw") } == ["inner.draw 0 0 40 20"])
    // A window that is hidden draws nothing.
    let window = simulator.perform { Window(frame: simulator.screen.bounds) }
    window.addSubview(canvas("other"))
    window.layoutIfNeeded()
    simulator.settle()
    #expect(diary.take() == ["other.layout"])
    window.isHidden = false
    simulator.settle()
    #expect(diary.take() == ["other.draw 0 0 40 20"])
  }

  @Test func `requests while drawing wait for the next frame, and the view's own are fulfilled`() {
    let (first, second) = (canvas("first"), canvas("second"))
    _ = launch(first, second)
    second.whileDrawing = { [unowned first, unowned second] in
      first.setNeedsDisplay()
      second.setNeedsDisplay()
    }
    second.setNeedsDisplay()
    simulator.advance(by: .zero)
    #expect(diary.take() == ["second.draw 0 0 40 20"])
    simulator.advance(by: .milliseconds(17))
    #expect(diary.take() == ["first.draw 0 0 40 20"])
    simulator.settle()
    #expect(diary.take() == [])
  }

  // MARK: Labels

  private final class PaddedLabel: Label {
    var rects: [CGRect] = []
    var padding = EdgeInsets(top: 2, left: 16, bottom: 2, right: 8)
    var drawsText = true
    override func drawText(in rect: CGRect) {
      rects.append(rect)
      if drawsText { super.drawText(in: rect.inset(by: padding)) }
    }
  }

  @Test func `a label draws its text in its bounds, again after changes and at a new size`() {
    let label = PaddedLabel(frame: CGRect(0, 0, 100, 30))
    label.text = "one"
    #expect(label.contentMode == .redraw && View().contentMode == .scaleToFill)
    _ = launch(label)
    #expect(label.rects == [CGRect(0, 0, 100, 30)])
    for change in [
      { label.text = "two" }, { label.textColor = .red }, { label.font = .systemFont(ofSize: 20) },
      { label.textAlignment = .right }, { label.attributedText = NSAttributedString(string: "three") },
      { label.isEnabled = false }, { label.isHighlighted = true }, { label.frame.size.height = 31 },
    ] {
      label.rects = []
      change()
      simulator.settle()
      #expect(label.rects == [label.bounds])
    }
  }

  @Test func `pictures show the text where an override draws it`() throws {
    func place(_ change: (PaddedLabel) -> Void) throws -> [CGFloat] {
      let label = PaddedLabel(frame: CGRect(20, 40, 100, 30))
      label.text = "one"
      change(label)
      let simulator = Simulator.showing { $0.addSubview(label) }
      simulator.settle()
      return try simulator.readSVG().words("one").map { $0.number("x") }
    }
    #expect(try place { $0.padding = .zero } == [20])
    #expect(try place { _ in } == [36])
    #expect(try place { $0.textAlignment = .right } == [112])
    #expect(try place { $0.drawsText = false } == [])
    // The background stays at the whole label.
    let label = PaddedLabel(frame: CGRect(20, 40, 100, 30))
    (label.text, label.backgroundColor) = ("one", .red)
    let simulator = Simulator.showing { $0.addSubview(label) }
    simulator.settle()
    let red = try simulator.readSVG().all("rect") { $0["fill"] == "#ff0000" }
    #expect(red.map(\.rect) == [CGRect(20, 40, 100, 30)])
  }
}
