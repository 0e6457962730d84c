import Foundation

/// A position to which a tab character moves the following text; UIKit's `NSTextTab`.
public final class TextTab: NSObject, Sendable {
  /// The alignment of the text after the tab.
  public let alignment: TextAlignment
  /// The distance from the start of the line, in points.
  public let location: CGFloat

  /// Creates a tab stop.
  public init(textAlignment alignment: TextAlignment, location: CGFloat) {
    (self.alignment, self.location) = (alignment, location)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextTab else { return false }
    return (alignment, location) == (other.alignment, other.location)
  }

  public override var hash: Int { location.hashValue }
}
