import Foundation

/// A third-party keyboard, from iOS 8 (KH111).
public struct ThirdPartyKeyboard: Hashable, Sendable {
  /// The keyboard's name.
  public let name: String
  /// The total height in portrait, in points.
  public let height: CGFloat
  /// The total height in landscape, in points, or `nil` if it isn't known. The keyboard then has that of
  /// portrait, as an estimate.
  public let landscapeHeight: CGFloat?

  /// Creates a keyboard with a name and its heights.
  public init(name: String, height: CGFloat, landscapeHeight: CGFloat? = nil) {
    self.name = name
    self.height = height
    self.landscapeHeight = landscapeHeight
  }

  /// The Swype keyboard: 256 points high, on a phone with iOS 8.
  public static let swype = ThirdPartyKeyboard(name: "Swype", height: 256)
  /// The SwiftKey keyboard: 259 points high, on a phone with iOS 8.
  public static let swiftKey = ThirdPartyKeyboard(name: "SwiftKey", height: 259)

  /// The heights that will-show reports before the real one while the keyboard appears (S13).
  static let earlierHeights: [CGFloat] = [0, 216]
}
