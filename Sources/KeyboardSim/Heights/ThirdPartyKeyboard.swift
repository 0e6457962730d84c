import Foundation

/// A keyboard of another maker, of iOS 8 (KH111).
package struct ThirdPartyKeyboard: Hashable, Sendable {
  /// Its name.
  package let name: String
  /// Its height in portrait, in points.
  package let height: CGFloat

  /// The heights that will-show tells while it comes, one after the other (S13).
  package var announcedHeights: [CGFloat] { [0, 216, height] }

  /// Those whose heights are known.
  package static let all = [
    ThirdPartyKeyboard(name: "Swype", height: 256), ThirdPartyKeyboard(name: "SwiftKey", height: 259),
  ]
}
