import Foundation
import Simulation
import ViewTree

/// Where the views of a form are at one moment; what a text input consists of is left out.
@MainActor struct GeometrySnapshot {
  /// What counts of a view.
  private struct State {
    var center: CGPoint
    var size: CGSize
    var transform: ViewTransform
    var frame: CGRect
    var contentInset = EdgeInsets.zero
    var scrollIndicatorInsets = EdgeInsets.zero
  }

  private struct Entry {
    let view: View
    /// The place of the superview's entry; nil for the root's.
    let parent: Int?
    let state: State
  }

  private var entries: [Entry] = []

  /// Looks at a view and all below it.
  init(of root: View) {
    var stack: [(view: View, parent: Int?)] = [(root, nil)]
    while let (view, parent) = stack.popLast() {
      let place = entries.count
      entries.append(Entry(view: view, parent: parent, state: State(of: view)))
      guard !(view is any TextInput) else { continue }
      stack.append(contentsOf: view.subviews.reversed().map { ($0, place) })
    }
  }

  /// Returns what is not as it was any more, superviews first. What follows from a superview's change is left out, and so
  /// is what was added or removed meanwhile.
  func changes(under root: View) -> [KeyboardAudit.Problem] {
    var result: [KeyboardAudit.Problem] = []
    var hasMoved: [Bool] = []
    for entry in entries {
      let isBelowMoved = entry.parent.map { hasMoved[$0] } ?? false
      guard entry.view.isDescendant(of: root) else {
        hasMoved.append(isBelowMoved)
        continue
      }
      let change = isBelowMoved ? nil : entry.state.move(to: State(of: entry.view), of: entry.view)
      hasMoved.append(isBelowMoved || change != nil)
      if let change { result.append(change) }
      result += entry.state.insetChanges(to: State(of: entry.view), of: entry.view)
      if let offset = strayOffset(of: entry.view) { result.append(offset) }
    }
    return result
  }

  /// What is said of content that lies where it can't rest. Where it can, it may stay: a person can scroll it there too.
  private func strayOffset(of view: View) -> KeyboardAudit.Problem? {
    guard let scrollView = view as? ScrollView else { return nil }
    let (offset, rest) = (scrollView.contentOffset, scrollView.restingPlace)
    guard isOther(offset.x, rest.x) || isOther(offset.y, rest.y) else { return nil }
    return .notRestored(
      view: view.debugName,
      property: "contentOffset",
      before: "at rest at \(GeometryText.point(rest))",
      after: GeometryText.point(offset)
    )
  }
}

/// Whether two lengths differ by more than the error of a sum.
private func isOther(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) > 0.01 }

extension GeometrySnapshot.State {
  @MainActor fileprivate init(of view: View) {
    (center, size, transform, frame) = (view.center, view.bounds.size, view.transform, view.frame)
    guard let scrollView = view as? ScrollView else { return }
    contentInset = scrollView.contentInset
    scrollIndicatorInsets = scrollView.scrollIndicatorInsets
  }

  @MainActor fileprivate func move(to new: Self, of view: View) -> KeyboardAudit.Problem? {
    if transform != new.transform {
      return change(of: view, "transform", "\(transform)", "\(new.transform)")
    }
    guard
      isOther(center.x, new.center.x) || isOther(center.y, new.center.y)
        || isOther(size.width, new.size.width) || isOther(size.height, new.size.height)
    else { return nil }
    return change(of: view, "frame", GeometryText.rect(frame), GeometryText.rect(new.frame))
  }

  @MainActor fileprivate func insetChanges(to new: Self, of view: View) -> [KeyboardAudit.Problem] {
    [
      ("contentInset", contentInset, new.contentInset),
      ("scrollIndicatorInsets", scrollIndicatorInsets, new.scrollIndicatorInsets),
    ].flatMap { name, old, new in
      [
        ("top", old.top, new.top), ("left", old.left, new.left), ("bottom", old.bottom, new.bottom),
        ("right", old.right, new.right),
      ].filter { isOther($0.1, $0.2) }.map { edge, old, new in
        change(of: view, "\(name).\(edge)", GeometryText.number(old), GeometryText.number(new))
      }
    }
  }

  @MainActor private func change(
    of view: View,
    _ property: String,
    _ before: String,
    _ after: String
  ) -> KeyboardAudit.Problem {
    .notRestored(view: view.debugName, property: property, before: before, after: after)
  }
}

extension ScrollView {
  /// The offsets between which content may rest.
  var restingRange: (lowest: CGPoint, highest: CGPoint) {
    let inset = adjustedContentInset
    let lowest = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return (
      lowest,
      CGPoint(
        x: max(lowest.x, contentSize.width - bounds.width + inset.right),
        y: max(lowest.y, contentSize.height - bounds.height + inset.bottom)
      )
    )
  }

  /// The place nearest to the present one at which content may rest.
  var restingPlace: CGPoint {
    let (lowest, highest) = restingRange
    return CGPoint(
      x: min(max(contentOffset.x, lowest.x), highest.x),
      y: min(max(contentOffset.y, lowest.y), highest.y)
    )
  }
}
