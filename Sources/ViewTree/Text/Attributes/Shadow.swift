import Foundation

/// The shadow of characters; UIKit's `NSShadow`. It must not change while another thread reads it.
open class Shadow: Hashable, NSCopying, @unchecked Sendable {
  /// The distance of the shadow to the right and downwards, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The ``Color`` of the shadow, or nil for no shadow; black with an opacity of a third by default.
  open var shadowColor: Any? = Color(white: 0, alpha: 1 / 3)

  /// Creates a shadow with default values.
  public init() {}

  /// Returns a copy.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Shadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether the shadows have the same values.
  public static func == (one: Shadow, other: Shadow) -> Bool {
    one.shadowOffset == other.shadowOffset && one.shadowBlurRadius == other.shadowBlurRadius
      && one.shadowColor as? Color == other.shadowColor as? Color
  }

  /// Hashes the radius.
  public final func hash(into hasher: inout Hasher) { hasher.combine(shadowBlurRadius) }

  /// The values for pictures, or nil without a color.
  var look: TextShadowLook? {
    (shadowColor as? Color).map {
      TextShadowLook(offset: shadowOffset, blur: shadowBlurRadius, color: $0)
    }
  }
}

/// The values of a shadow of characters.
package struct TextShadowLook: Hashable, Sendable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: Color
}
