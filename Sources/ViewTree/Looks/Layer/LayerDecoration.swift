import Foundation

/// The corners, the border and the shadow of a layer.
package struct LayerDecoration: Hashable, Sendable {
  package var cornerRadius: CGFloat = 0
  package var corners = CornerMask.all
  package var borderWidth: CGFloat = 0
  package var borderColor: Color? = .black
  package var shadowColor: Color? = .black
  package var shadowOpacity: CGFloat = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var gradient: LayerGradient?

  package init() {}
}

/// The colors of a gradient layer, from one place of its rectangle to another.
package struct LayerGradient: Hashable, Sendable {
  package var colors: [Color] = []
  /// Where each color is, from 0 to 1; nil for even distances.
  package var locations: [CGFloat]?
  /// In parts of the rectangle.
  package var start = CGPoint(x: 0.5, y: 0)
  package var end = CGPoint(x: 0.5, y: 1)

  /// Where each color is.
  package var stops: [(color: Color, place: CGFloat)] {
    let last = CGFloat(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return (color, given ?? CGFloat(index) / last)
    }
  }
}

/// Some of the corners of a rectangle; UIKit's `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)

  static let all = CornerMask(rawValue: 15)
}

/// How a corner's line goes over into its curve; UIKit's `CALayerCornerCurve`.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, as UIKit has it.
  public let rawValue: String

  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = LayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier, as that of the system's icons.
  public static let continuous = LayerCornerCurve(rawValue: "continuous")
}
