import Foundation
import HeadlessUIKit
import Testing

/// The number of views that a traversal visits, counted by views of a subclass, whose overrides must be
/// called.
@MainActor @Suite struct VisitCountTests {
  /// A record of the calls to the views of one tree.
  @MainActor final class Visits {
    var hits = 0
    var insides: [Int] = []
    var layouts = 0

    /// Returns the tags of the views whose `point(inside:with:)` was called, in order, and clears the record.
    func take() -> [Int] {
      defer { (insides, hits) = ([], 0) }
      return insides
    }
  }

  /// A view that records the calls of its hit-testing methods.
  private final class CountingView: View {
    let visits: Visits

    init(_ visits: Visits, _ tag: Int, _ frame: CGRect) {
      self.visits = visits
      super.init(frame: frame)
      self.tag = tag
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
      visits.hits += 1
      return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      visits.insides.append(tag)
      return super.point(inside: point, with: event)
    }

    override func layoutSubviews() { visits.layouts += 1 }
  }

  /// Returns a tree of `count` views with ten subviews each, which tile their superview in rows and columns
  /// alternately; tags count from 0 in breadth-first order.
  private func tree(_ count: Int, _ make: (Int, CGRect) -> View) -> [View] {
    var views: [View] = []
    var levels: [Int] = []
    for index in 0..<count {
      guard index > 0 else {
        views.append(make(0, CGRect(x: 0, y: 0, width: 1000, height: 1000)))
        levels.append(0)
        continue
      }
      let (parent, place) = ((index - 1) / 10, CGFloat((index - 1) % 10))
      let size = views[parent].bounds.size
      let isRow = levels[parent].isMultiple(of: 2)
      let frame =
        isRow
        ? CGRect(x: 0, y: place * size.height / 10, width: size.width, height: size.height / 10)
        : CGRect(x: place * size.width / 10, y: 0, width: size.width / 10, height: size.height)
      let view = make(index, frame)
      views[parent].addSubview(view)
      views.append(view)
      levels.append(levels[parent] + 1)
    }
    return views
  }

  /// Returns the tags of the views to visit by the published rules: each subview from the front, until one is
  /// hit.
  private func asked(_ view: View, _ point: CGPoint) -> [Int] {
    var tags = [view.tag]
    guard view.bounds.contains(point) else { return tags }
    for subview in view.subviews.reversed() {
      let inside = view.convert(point, to: subview)
      tags += asked(subview, inside)
      if subview.bounds.contains(inside) { break }
    }
    return tags
  }

  // MARK: Hit tests

  @Test(.fact("C1"))
  func `in a tree of ten thousand each view from the front to the hit one is asked once, and no other`() {
    let visits = Visits()
    let views = tree(10_000) { CountingView(visits, $0, $1) }
    var random = FixedRandom(seed: 3)
    var most = 0
    for _ in 0..<200 {
      let point = CGPoint(
        x: CGFloat.random(in: 0..<1000, using: &random),
        y: CGFloat.random(in: 0..<1000, using: &random)
      )
      let hit = views[0].hitTest(point, with: nil)
      #expect(visits.hits == visits.insides.count)
      let tags = visits.take()
      #expect(tags == asked(views[0], point))
      #expect(hit != nil)
      most = max(most, tags.count)
    }
    // The root, and up to ten subviews on each of four levels.
    #expect(most <= 41)
  }

  private nonisolated static let siblings = Repetitions.count(1000, inDebug: 300)

  @Test(.fact("C1"), arguments: [0, 1, siblings / 2, siblings - 2, siblings - 1])
  func `among a thousand siblings those in front of the hit one are asked once, and none behind it`(row: Int)
  {
    let visits = Visits()
    let count = Self.siblings
    let parent = CountingView(visits, -1, CGRect(x: 0, y: 0, width: 100, height: count))
    for index in 0..<count {
      parent.addSubview(CountingView(visits, index, CGRect(x: 0, y: index, width: 100, height: 1)))
    }
    // Repeated often, because the index of frames may be built later.
    for _ in 0..<count + 100 {
      #expect(parent.hitTest(CGPoint(x: 50, y: CGFloat(row) + 0.5), with: nil)?.tag == row)
      #expect(visits.take() == [-1] + (row..<count).reversed())
    }
  }

  @Test func `in ten thousand plain views only those at the point lead to a view that must be asked`() {
    let visits = Visits()
    var leaves = 0
    let views = tree(10_000) { index, frame in
      // Only the leaves are counting views, ten in each parent.
      guard index * 10 + 1 >= 10_000 else { return View(frame: frame) }
      leaves += 1
      return CountingView(visits, index, frame)
    }
    #expect(leaves == 9000)
    for row in 0..<10 {
      let point = CGPoint(x: 505, y: 100 * row + 55)
      let hit = views[0].hitTest(point, with: nil)
      let tags = visits.take()
      #expect(tags.last == hit?.tag)
      // Only siblings of the hit view.
      #expect(Set(tags.map { ($0 - 1) / 10 }).count == 1)
      #expect(tags.count <= 10)
    }
  }

  @Test func `among ten thousand plain siblings those beside the point are not entered`() {
    let visits = Visits()
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10_000))
    for index in 0..<10_000 {
      let plain = View(frame: CGRect(x: 0, y: index, width: 100, height: 1))
      plain.addSubview(CountingView(visits, index, plain.bounds))
      parent.addSubview(plain)
    }
    for row in stride(from: 0, to: 10_000, by: 97) {
      #expect(parent.hitTest(CGPoint(x: 50, y: CGFloat(row) + 0.5), with: nil)?.tag == row)
      #expect(visits.take() == [row])
    }
  }

  @Test func `a counting view in front of plain siblings is asked once, one behind the hit not at all`() {
    let visits = Visits()
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10_000))
    parent.addSubview(CountingView(visits, -1, parent.bounds))
    for index in 0..<10_000 {
      let plain = View(frame: CGRect(x: 0, y: index, width: 100, height: 1))
      plain.tag = index
      parent.addSubview(plain)
    }
    parent.addSubview(CountingView(visits, -2, CGRect(x: 200, y: 0, width: 1, height: 1)))
    for row in stride(from: 0, to: 10_000, by: 97) {
      #expect(parent.hitTest(CGPoint(x: 50, y: CGFloat(row) + 0.5), with: nil)?.tag == row)
      #expect(visits.take() == [-2])
    }
  }

  // MARK: Taps and layout

  @Test func `a tap asks for the hit view once`() throws {
    let simulator = Simulator()
    let visits = Visits()
    simulator.window.addSubview(CountingView(visits, 1, simulator.window.bounds))
    simulator.window.makeKeyAndVisible()
    simulator.settle()
    for _ in 0..<3 {
      _ = visits.take()
      try simulator.user.tap(CGPoint(x: 100, y: 100))
      #expect(visits.take() == [1])
    }
  }

  @Test func `among ten thousand views in a window only the one that asked for it lays out its subviews`() {
    let simulator = Simulator()
    let visits = Visits()
    let views = tree(10_000) { CountingView(visits, $0, $1) }
    simulator.window.addSubview(views[0])
    simulator.window.makeKeyAndVisible()
    simulator.settle()
    visits.layouts = 0
    views[9999].setNeedsLayout()
    views[9999].setNeedsLayout()
    simulator.settle()
    #expect(visits.layouts == 1)
    simulator.settle()
    #expect(visits.layouts == 1)
  }
}
