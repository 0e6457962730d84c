import Foundation

/// A direction in the stored text. The raw values are UIKit's.
public enum TextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A direction in the displayed text. The raw values are UIKit's.
public enum TextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// The members derived from the requirements. A text input of the app may implement them differently.
extension TextInput {
  /// Returns the position a number of characters or lines away. Beyond the text, it is nil for left and
  /// right, and the end of the text for up and down.
  public func position(
    from position: TextPosition,
    in direction: TextLayoutDirection,
    offset: Int
  ) -> TextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: offset.saturatingNegation)
    case .up, .down:
      closestPosition(
        to: lineCaret(at: position).middle(moved: direction == .up ? offset.saturatingNegation : offset)
      )
    }
  }

  /// Returns the end of a range in a direction.
  public func position(within range: TextRange, farthestIn direction: TextLayoutDirection) -> TextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// Returns the range from a position to the end of the text in a direction.
  public func characterRange(
    byExtending position: TextPosition,
    in direction: TextLayoutDirection
  ) -> TextRange? {
    let isBack = direction == .left || direction == .up
    return textRange(from: position, to: isBack ? beginningOfDocument : endOfDocument)
  }

  /// Returns the position in a range that is nearest to a point of the view.
  public func closestPosition(to point: CGPoint, within range: TextRange) -> TextPosition? {
    guard let nearest = closestPosition(to: point) else { return nil }
    if compare(nearest, to: range.start) == .orderedAscending { return range.start }
    return compare(nearest, to: range.end) == .orderedDescending ? range.end : nearest
  }

  /// Returns the range of the character nearest to a point of the view, or nil if there is no text.
  public func characterRange(at point: CGPoint) -> TextRange? {
    guard let place = closestPosition(to: point) else { return nil }
    let isBefore = lineCaret(at: place).minX <= point.x
    if isBefore, let next = position(from: place, offset: 1) { return textRange(from: place, to: next) }
    guard let last = position(from: place, offset: -1) else { return nil }
    return textRange(from: last, to: place)
  }

  /// Returns the caret whose left edge is between the characters, and which is as high as its line. The caret
  /// that a text view returns can be larger (MX13).
  func lineCaret(at position: TextPosition) -> CGRect {
    (self as? TextView)?.lineCaret(for: position) ?? caretRect(for: position)
  }
}

extension CGRect {
  /// The middle of the left edge, moved down by a number of heights.
  fileprivate func middle(moved count: Int) -> CGPoint {
    CGPoint(x: minX, y: midY + CGFloat(count) * height)
  }
}

extension Int {
  /// The number with the other sign. The least number becomes the greatest.
  fileprivate var saturatingNegation: Int { self == .min ? .max : -self }
}
