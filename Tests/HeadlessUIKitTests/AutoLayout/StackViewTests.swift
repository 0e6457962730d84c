import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Stack views in rows and columns, checked by arithmetic: three views of 40 by 10, 60 by 30 and 20 by 20
/// points.
@MainActor @Suite struct StackViewTests {
  private static let contents = [
    CGSize(width: 40, height: 10), CGSize(width: 60, height: 30), CGSize(width: 20, height: 20),
  ]

  private func scene(
    _ frame: CGRect = CGRect(0, 0, 300, 50),
    _ contents: [CGSize] = StackViewTests.contents
  ) -> (LayoutScene, StackView) {
    let scene = LayoutScene()
    let stack = StackView(arrangedSubviews: contents.map { ContentView(content: $0) })
    stack.frame = frame
    scene.root.addSubview(stack)
    return (scene, stack)
  }

  /// The positions and lengths of the views in a row of 300 points with a spacing of 6.
  struct Row: CustomTestStringConvertible, Sendable {
    var distribution: StackView.Distribution
    var places: [CGFloat]
    var lengths: [CGFloat]
    var testDescription: String { "\(distribution)" }
  }

  nonisolated static let rows = [
    Row(distribution: .fillEqually, places: [0, 102, 204], lengths: [96, 96, 96]),
    Row(distribution: .fillProportionally, places: [0, 102, 252], lengths: [96, 144, 48]),
    Row(distribution: .equalSpacing, places: [0, 130, 280], lengths: [40, 60, 20]),
    Row(distribution: .equalCentering, places: [0, 125, 280], lengths: [40, 60, 20]),
  ]

  @Test(arguments: rows) func `a distribution shares the length`(row: Row) {
    let (scene, stack) = scene()
    (stack.distribution, stack.spacing) = (row.distribution, 6)
    scene.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == row.places)
    #expect(stack.arrangedSubviews.map(\.frame.width) == row.lengths)
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 50 } && scene.conflicts == [])
    // A column gives the same result with the axes exchanged.
    for case let view as ContentView in stack.arrangedSubviews {
      view.content = view.content.map { CGSize(width: $0.height, height: $0.width) }
    }
    stack.axis = .vertical
    stack.frame = CGRect(0, 0, 50, 300)
    scene.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == row.places)
    #expect(stack.arrangedSubviews.map(\.frame.height) == row.lengths)
  }

  /// The positions and heights of the views across a row of 50 points.
  struct Across: CustomTestStringConvertible, Sendable {
    var alignment: StackView.Alignment
    var places: [CGFloat]
    var heights: [CGFloat] = [10, 30, 20]
    var testDescription: String { "\(alignment)" }
  }

  nonisolated static let acrosses = [
    Across(alignment: .fill, places: [0, 0, 0], heights: [50, 50, 50]),
    Across(alignment: .top, places: [0, 0, 0]),
    Across(alignment: .center, places: [20, 10, 15]),
    Across(alignment: .bottom, places: [40, 20, 30]),
  ]

  @Test(arguments: acrosses, rows) func `an alignment places views across`(across: Across, row: Row) {
    let (scene, stack) = scene()
    (stack.alignment, stack.distribution, stack.spacing) = (across.alignment, row.distribution, 6)
    scene.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == row.places)
    #expect(stack.arrangedSubviews.map(\.frame.minY) == across.places)
    #expect(stack.arrangedSubviews.map(\.frame.height) == across.heights && scene.conflicts == [])
  }

  @Test func `filling goes by the priorities`() {
    let (scene, stack) = scene()
    stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.arrangedSubviews[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    scene.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [40, 240, 20])
  }

  @Test func `texts stand on one baseline`() {
    let (scene, stack) = scene(CGRect(0, 0, 300, 50), [])
    let (label, button) = (Label(), Button())
    label.text = "Name"
    button.setTitle("OK", for: .normal)
    stack.alignment = .firstBaseline
    for view in [label, button] { stack.addArrangedSubview(view) }
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    scene.layOut()
    #expect(abs(label.frame.minY + 17 * 1950 / 2048 - button.frame.minY - 6 - 15 * 1950 / 2048) < 0.5)
    #expect(label.frame.width == 270 && label.frame.height > 20 && button.frame.width == 30)
  }

  @Test func `hidden views leave the row and custom distances count`() {
    let (scene, stack) = scene()
    stack.distribution = .fillEqually
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    scene.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 120, 210])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 30)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == StackView.spacingUseDefault)
    stack.arrangedSubviews[1].isHidden = true
    scene.simulator.settle()
    #expect(stack.arrangedSubviews[0].frame.width == 135 && stack.arrangedSubviews[2].frame.minX == 165)
    stack.arrangedSubviews[1].isHidden = false
    scene.simulator.settle()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 120, 210] && scene.conflicts == [])
  }

  @Test func `hiding in an animation block is animated`() {
    let (scene, stack) = scene()
    stack.distribution = .fillEqually
    scene.layOut()
    scene.simulator.settle()
    View.animate(withDuration: 1, options: .curveLinear) { stack.arrangedSubviews[0].isHidden = true }
    #expect(stack.arrangedSubviews[1].frame == CGRect(0, 0, 150, 50))
    scene.simulator.advance(by: .milliseconds(500))
    #expect(stack.arrangedSubviews[1].presentation.frame == CGRect(50, 0, 125, 50))
  }

  @Test func `views come and go`() {
    let (scene, stack) = scene()
    stack.distribution = .fillEqually
    let (first, last) = (stack.arrangedSubviews[0], stack.arrangedSubviews[2])
    let new = ContentView(content: nil)
    stack.insertArrangedSubview(new, at: 1)
    scene.layOut()
    #expect(new.frame == CGRect(75, 0, 75, 50) && !new.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(first)
    #expect(first.superview === stack && stack.arrangedSubviews.count == 3)
    last.removeFromSuperview()
    scene.layOut()
    #expect(stack.arrangedSubviews.count == 2 && new.frame == CGRect(0, 0, 150, 50))
    stack.insertArrangedSubview(new, at: 1)
    scene.layOut()
    #expect(new.frame == CGRect(150, 0, 150, 50) && scene.conflicts == [])
  }

  @Test func `a row is as large as its views want and keeps to its margins`() {
    let (scene, stack) = scene()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = .center
    (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (10, true)
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.activate(
      stack.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 100),
      stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
    )
    #expect(stack.frame == CGRect(0, 100, 146, 34))
    #expect(
      stack.arrangedSubviews.map(\.frame) == [
        CGRect(2, 11, 40, 10), CGRect(52, 1, 60, 30), CGRect(122, 6, 20, 20),
      ]
    )
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 146, height: 34))
  }

  @Test func `stacks in stacks`() {
    let scene = LayoutScene()
    let inner = StackView(arrangedSubviews: Self.contents.map { ContentView(content: $0) })
    let outer = StackView(arrangedSubviews: [ContentView(content: CGSize(width: 10, height: 7)), inner])
    (outer.axis, outer.spacing, inner.spacing) = (.vertical, 4, 5)
    outer.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(outer)
    scene.activate(
      outer.topAnchor.constraint(equalTo: scene.root.topAnchor),
      outer.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor)
    )
    #expect(outer.frame == CGRect(95, 0, 130, 41) && inner.frame == CGRect(0, 11, 130, 30))
    #expect(inner.arrangedSubviews.map(\.frame.minX) == [0, 45, 110] && scene.conflicts == [])
  }

  /// A view that calls a closure when it has a new superview.
  private final class Mover: View {
    var didMove: (Mover) -> Void = { _ in }
    override func didMoveToSuperview() { didMove(self) }
  }

  @Test(.fact("Z7")) func `a view that removes itself while it is added is not arranged`() {
    let (scene, stack) = scene()
    let mover = Mover()
    mover.didMove = { if $0.superview != nil { $0.removeFromSuperview() } }
    stack.addArrangedSubview(mover)
    #expect(mover.superview == nil && stack.arrangedSubviews.count == 3 && stack.subviews.count == 3)
    scene.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 220, 280] && scene.conflicts == [])
    // The view can be added to another tree, where its content counts.
    mover.didMove = { _ in }
    scene.root.addSubview(mover)
    scene.layOut()
    #expect(mover.superview === scene.root && stack.arrangedSubviews.count == 3)
  }

  @Test(.fact("Z7")) func `a view that changes the row while it is added is arranged once`() {
    let (scene, stack) = scene()
    let mover = Mover()
    mover.didMove = { mover in
      mover.didMove = { _ in }
      stack.insertArrangedSubview(mover, at: 0)
      stack.arrangedSubviews[1].removeFromSuperview()
      stack.arrangedSubviews[1].removeFromSuperview()
    }
    stack.insertArrangedSubview(mover, at: 3)
    #expect(stack.arrangedSubviews.filter { $0 === mover }.count == 1)
    #expect(stack.arrangedSubviews.count == 2 && stack.subviews.count == 2)
    scene.layOut()
    #expect(scene.conflicts == [])
  }
}
