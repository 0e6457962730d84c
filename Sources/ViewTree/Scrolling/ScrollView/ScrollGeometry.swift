import Foundation
import Simulation

/// The arithmetic of scrolling: the visible area, the range of offsets, and the offset that makes a rectangle
/// visible.
package struct ScrollGeometry: Hashable, Sendable {
  /// The size of the scroll view itself.
  var size: CGSize
  var contentSize: CGSize
  var inset: EdgeInsets
  /// The height by which content at its top makes the bar above it higher: that of a collapsed large title.
  var concealedTop: CGFloat = 0

  /// The smallest offset at which the content may rest (E5).
  package var minimumOffset: CGPoint { CGPoint(x: 0 - inset.left, y: 0 - inset.top - concealedTop) }

  /// Whether the content with its insets is wider than the view.
  var isScrollableHorizontally: Bool { maximumOffset.x > minimumOffset.x }

  /// Whether the content with its insets is higher than the view.
  var isScrollableVertically: Bool { maximumOffset.y > minimumOffset.y }

  /// The x offsets at which the content may rest.
  var horizontalRange: ClosedRange<CGFloat> { minimumOffset.x...maximumOffset.x }

  /// The y offsets at which the content may rest.
  var verticalRange: ClosedRange<CGFloat> { minimumOffset.y...maximumOffset.y }

  /// The largest offset at which the content may rest; never less than the smallest (E5, E11).
  package var maximumOffset: CGPoint {
    CGPoint(
      x: max(minimumOffset.x, contentSize.width - size.width + inset.right),
      y: max(minimumOffset.y, contentSize.height - size.height + inset.bottom)
    )
  }

  /// Returns the nearest offset at which the content may rest.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, minimumOffset.x), maximumOffset.x),
      y: min(max(offset.y, minimumOffset.y), maximumOffset.y)
    )
  }

  /// Returns the offset that scrolls `rect` into view by the shortest distance, or nil if no scrolling is
  /// needed (E16, E17).
  ///
  /// The visible part excludes the insets (E18, Q24). The part of `rect` outside the content is ignored. On
  /// an axis where `rect` is larger than the visible part, its right or lower end is shown (E19, Q23).
  func offset(toShow rect: CGRect, from offset: CGPoint) -> CGPoint? {
    let goal = rect.standardized.intersection(CGRect(origin: .zero, size: contentSize))
    guard !goal.isNull, goal.width > 0, goal.height > 0 else { return nil }
    let visible = CGRect(origin: offset, size: size).inset(by: inset)
    let target = CGPoint(
      x: offset.x + Self.shift(goal.minX, goal.maxX, visible.minX, visible.maxX),
      y: offset.y + Self.shift(goal.minY, goal.maxY, visible.minY, visible.maxY)
    )
    return target == offset ? nil : clamped(target)
  }

  /// Returns whether the part of `rect` in the content is completely visible at `offset`; false for a
  /// rectangle outside the content.
  func shows(_ rect: CGRect, at offset: CGPoint) -> Bool {
    let goal = rect.standardized.intersection(CGRect(origin: .zero, size: contentSize))
    let visible = CGRect(origin: offset, size: size).inset(by: inset)
    // `CGRect.contains(_:)` compares sums of the coordinates, which are rounded.
    return !goal.isNull && goal.minX >= visible.minX && goal.maxX <= visible.maxX
      && goal.minY >= visible.minY && goal.maxY <= visible.maxY
  }

  /// Returns `rect`, with the extent of `core` along each axis on which `rect` is larger than the visible
  /// part.
  func fitting(_ rect: CGRect, orElse core: CGRect) -> CGRect {
    let visible = CGRect(origin: .zero, size: size).inset(by: inset)
    let (x, y) = (rect.width <= visible.width ? rect : core, rect.height <= visible.height ? rect : core)
    return CGRect(x: x.minX, y: y.minY, width: x.width, height: y.height)
  }

  /// Returns the offset nearest to `offset` at which `rect` is inside `part` of the visible area, or nil if
  /// there is none.
  ///
  /// Both rectangles are in the content's coordinates at `offset`. For a rectangle larger than `part`, its
  /// center is decisive.
  func offset(bringing rect: CGRect, into part: CGRect, from offset: CGPoint) -> CGPoint? {
    guard part.width > 0, part.height > 0 else { return nil }
    let target = CGPoint(
      x: offset.x + Self.way(rect.minX, rect.maxX, into: part.minX, part.maxX),
      y: offset.y + Self.way(rect.minY, rect.maxY, into: part.minY, part.maxY)
    )
    let goal = clamped(target)
    let seen = part.offsetBy(dx: goal.x - offset.x, dy: goal.y - offset.y)
    return seen.contains(CGPoint(x: rect.midX, y: rect.midY)) ? goal : nil
  }

  private static func way(_ low: CGFloat, _ high: CGFloat, into start: CGFloat, _ end: CGFloat) -> CGFloat {
    if high - low > end - start { return (low + high - start - end) / 2 }
    return low < start ? low - start : max(0, high - end)
  }

  /// Returns the new offset along one axis after the insets have changed the range of offsets (Q21).
  ///
  /// An offset at the lower bound stays at the lower bound. Any other offset is unchanged, unless the new
  /// range no longer contains it; then it is clamped. An offset that was out of range is unchanged too.
  static func follow(
    _ offset: CGFloat,
    from old: ClosedRange<CGFloat>,
    to new: ClosedRange<CGFloat>
  ) -> CGFloat {
    if offset == old.lowerBound { return new.lowerBound }
    guard old.contains(offset) else { return offset }
    return min(max(offset, new.lowerBound), new.upperBound)
  }

  /// Returns the distance by which the visible part must move along one axis.
  private static func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat)
    -> CGFloat
  {
    if high - low > visibleHigh - visibleLow { return high - visibleHigh }
    if high > visibleHigh { return high - visibleHigh }
    if low < visibleLow { return low - visibleLow }
    return 0
  }
}
