import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension Element {
  /// The maximum number of drags that ``scrollIntoView(fileID:filePath:line:column:)`` makes.
  private static let maximumDrags = 500

  /// Scrolls until the element can be touched, as a person does: drags with one finger in the scroll views
  /// around it, each time over at most half of the visible part, and rests before the finger is lifted (U81).
  ///
  /// An element that doesn't exist yet, such as that of an item without a cell, is searched in the largest
  /// scroll view on the screen, first down to the end and then up to the beginning. An element that can be
  /// touched isn't scrolled.
  ///
  /// - Throws: The reason that ``tap(force:fileID:filePath:line:column:)`` would throw, if no scroll view can
  ///   bring the element into sight, or none follows the finger.
  public func scrollIntoView(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let deed = ElementDeed("scroll until it can be touched:", "", "scrollIntoView").withoutCounterpart()
    try user.acting(UserAction(deed, on: self, at: place)) { () throws(InteractionError) in
      try scroll(at: place)
    }
  }

  private func scroll(at place: SourcePlace) throws(InteractionError) {
    var ways = [CGVector(dx: 0, dy: CGFloat.infinity), CGVector(dx: 0, dy: -CGFloat.infinity)]
    for _ in 0..<Self.maximumDrags {
      user.layOutScreen()
      if case .one(let found) = resolution {
        guard let refusal = user.refusal(toTouch: found, waits: true) else { return }
        if let drag = user.drag(revealing: found), user.scroll(drag.scrollView, by: drag.way) { continue }
        throw user.failure(refusal, in: "\(spelling).scrollIntoView()", about: found, at: place)
      }
      guard case .none = resolution, let way = ways.first, let scrollView = user.largestScrollView else {
        break
      }
      if !user.scroll(scrollView, by: way) { ways.removeFirst() }
    }
    let found = try one(for: "scrollIntoView()", at: place)
    throw user.failure(
      user.refusal(toTouch: found) ?? .noMatch(query: spelling),
      in: "\(spelling).scrollIntoView()",
      about: found,
      at: place
    )
  }
}

extension User {
  /// Returns the scroll view that has to be scrolled next to show an element, and the way of its content;
  /// `nil` if scrolling doesn't help.
  fileprivate func drag(revealing element: FoundElement) -> (scrollView: ScrollView, way: CGVector)? {
    if case .row(let row) = element {
      return (row.table, CGVector(dx: 0, dy: row.table.rectForRow(at: row.path).midY - row.table.bounds.midY))
    }
    guard let view = element.view, let window = view.window else { return nil }
    let facts = TouchFacts(view, in: window, at: element.middle, hit: nil, keyboard)
    if let target = facts.scroll {
      return (target.scrollView, target.offset - target.scrollView.contentOffset)
    }
    for case let scrollView as ScrollView in view.lineage.dropFirst() {
      guard let offset = facts.offset(of: scrollView, above: keyboard.isVisible ? keyboard.frame : nil) else {
        continue
      }
      let way = offset - scrollView.contentOffset
      if way.dx != 0 || way.dy != 0 { return (scrollView, way) }
    }
    return nil
  }

  /// The scroll view on the screen with the largest visible part, without those of the keyboard.
  fileprivate var largestScrollView: ScrollView? {
    var largest: (view: ScrollView, area: CGFloat)?
    for window in application.allWindows where !window.isHidden {
      window.forEachShown { view in
        guard let scrollView = view as? ScrollView, scrollView.isScrollEnabled, !keyboard.has(view) else {
          return .goOn
        }
        let part = visiblePart(of: scrollView)
        let area = part.width * part.height
        if area > largest?.area ?? 0 { largest = (scrollView, area) }
        return .goOn
      }
    }
    return largest?.view
  }

  /// The part of a scroll view on the screen, above a docked keyboard, in screen coordinates.
  func visiblePart(of scrollView: ScrollView) -> CGRect {
    let screen = application.screen
    var free = screen.interfaceBounds
    if keyboard.isVisible {
      let top = keyboard.frame.applying(screen.fromInterface.inverted()).minY
      if top > free.minY { free.size.height = min(free.height, top - free.minY) }
    }
    return scrollView.convertToScreen(scrollView.bounds).intersection(free.applying(screen.fromInterface))
  }

  /// Drags the content of a scroll view by at most half of its visible part; returns whether it has moved.
  fileprivate func scroll(_ scrollView: ScrollView, by way: CGVector) -> Bool {
    let map = application.screen.fromInterface
    let part = visiblePart(of: scrollView).applying(map.inverted())
    guard !part.isEmpty, part.width.isFinite else { return false }
    let x = min(max(way.dx, -part.width / 2), part.width / 2)
    let y = min(max(way.dy, -part.height / 2), part.height / 2)
    // A finger that moves up scrolls down, so it starts in the lower half.
    let columns: [CGFloat] = x > 0 ? [0.8, 0.9, 0.7] : x < 0 ? [0.2, 0.1, 0.3] : [0.5, 0.1, 0.9, 0.3, 0.7]
    let rows: [CGFloat] = y > 0 ? [0.8, 0.9, 0.7, 0.6] : y < 0 ? [0.2, 0.1, 0.3, 0.4] : [0.5, 0.1, 0.9]
    for row in rows {
      for column in columns {
        let from = CGPoint(x: part.minX + part.width * column, y: part.minY + part.height * row)
        let start = from.applying(map)
        guard let hit = application.hitTest(atScreenPoint: start, with: nil),
          hit.lineage.first(where: { $0 is ScrollView || $0 is Slider }) === scrollView
        else { continue }
        let end = CGPoint(x: from.x - x, y: from.y - y).applying(map)
        let before = scrollView.contentOffset
        guard drag(from: start, to: end, resting: 0, .slow, holding: 0.1) == nil else { continue }
        return scrollView.contentOffset != before
      }
    }
    return false
  }
}

extension CGPoint {
  fileprivate static func - (one: CGPoint, other: CGPoint) -> CGVector {
    CGVector(dx: one.x - other.x, dy: one.y - other.y)
  }
}
