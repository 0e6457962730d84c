import Foundation

/// Where the lines of a text are in their room; UIKit's `NSTextAlignment`.
public enum TextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides; here at the left.
  case justified = 3
  /// As the language has it; here at the left.
  case natural = 4

  /// How far a line of that width stands from the left of its room; 0 if it has no room.
  package func shift(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .left, .justified, .natural: 0
    case .center: max(0, (room - width) / 2)
    case .right: max(0, room - width)
    }
  }
}

/// What becomes of words that there is no room for; UIKit's `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable {
  /// They go to the next line; of the last line, the beginning is seen.
  case byWordWrapping = 0
  /// Their characters go to the next line, within a word too.
  case byCharWrapping = 1
  /// The beginning is seen.
  case byClipping = 2
  /// The end is seen, behind an ellipsis.
  case byTruncatingHead = 3
  /// The beginning is seen, and an ellipsis.
  case byTruncatingTail = 4
  /// Beginning and end are seen, with an ellipsis between.
  case byTruncatingMiddle = 5
}
