import Foundation

/// A keyboard of another maker, from iOS 8 (KH111).
public struct ThirdPartyKeyboard: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its whole height in portrait, in points.
  public let height: CGFloat
  /// Its whole height in landscape, in points; nil if nobody knows it.
  public let landscapeHeight: CGFloat?

  /// Describes a keyboard, as its maker has made it.
  public init(name: String, height: CGFloat, landscapeHeight: CGFloat? = nil) {
    self.name = name
    self.height = height
    self.landscapeHeight = landscapeHeight
  }

  /// 256 points high, on a phone with iOS 8.
  public static let swype = ThirdPartyKeyboard(name: "Swype", height: 256)
  /// 259 points high, on a phone with iOS 8.
  public static let swiftKey = ThirdPartyKeyboard(name: "SwiftKey", height: 259)

  /// The heights that will-show tells before the real one while it comes (S13).
  static let earlierHeights: [CGFloat] = [0, 216]
}
