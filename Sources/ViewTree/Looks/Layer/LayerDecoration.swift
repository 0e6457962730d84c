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
  /// The path that casts the shadow in place of the content.
  package var shadowPath: PathShape?
  /// Whether the corners are continuous curves.
  package var isContinuous = false
  package var gradient: LayerGradient?
  package var shape: LayerShape?

  package init() {}
}

/// The colors of a gradient layer along a line between two points.
package struct LayerGradient: Hashable, Sendable {
  package var colors: [Color] = []
  /// The position of each color, from 0 to 1; `nil` for even distances.
  package var locations: [CGFloat]?
  /// The start of the line, in fractions of the rectangle.
  package var start = CGPoint(x: 0.5, y: 0)
  package var end = CGPoint(x: 0.5, y: 1)
  /// Whether the colors form ellipses around the start, with a corner at the end.
  package var isRadial = false

  /// The colors with their positions.
  package var stops: [(color: Color, place: CGFloat)] {
    let last = CGFloat(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return (color, given ?? CGFloat(index) / last)
    }
  }
}

/// A set of corners of a rectangle; UIKit's `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)

  static let all = CornerMask(rawValue: 15)
}

/// The shape of a corner's curve; UIKit's `CALayerCornerCurve`.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular arc.
  public static let circular = LayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier, as in the system's icons.
  public static let continuous = LayerCornerCurve(rawValue: "continuous")
}
