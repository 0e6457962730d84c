import Foundation

/// A color, as red, green, blue and opacity from 0 to 1.
public struct Color: Hashable, Sendable {
  /// The part of red.
  public var red: CGFloat
  /// The part of green.
  public var green: CGFloat
  /// The part of blue.
  public var blue: CGFloat
  /// The opacity; 0 is invisible.
  public var alpha: CGFloat

  /// Creates a color from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a shade of gray; 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// Gray.
  public static let gray = Color(white: 0.5)
  /// Red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
}
