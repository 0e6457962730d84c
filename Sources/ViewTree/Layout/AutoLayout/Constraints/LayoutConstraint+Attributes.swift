extension LayoutConstraint {
  /// The part of a view or guide to which a constraint refers. The raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge: the left one, or the right one where lines run from right to left.
    case leading = 5
    /// The trailing edge: the right one, or the left one where lines run from right to left.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge of the area inside the margins.
    case leftMargin = 13
    /// The right edge of the area inside the margins.
    case rightMargin = 14
    /// The top edge of the area inside the margins.
    case topMargin = 15
    /// The bottom edge of the area inside the margins.
    case bottomMargin = 16
    /// The leading edge of the area inside the margins.
    case leadingMargin = 17
    /// The trailing edge of the area inside the margins.
    case trailingMargin = 18
    /// The horizontal center of the area inside the margins.
    case centerXWithinMargins = 19
    /// The vertical center of the area inside the margins.
    case centerYWithinMargins = 20
    /// No attribute, for a constraint without a second side.
    case notAnAttribute = 0

    /// The same as ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// A layout direction.
  public enum Axis: Int, Sendable {
    /// The horizontal direction.
    case horizontal = 0
    /// The vertical direction.
    case vertical = 1
  }

  /// Options for the alignment and direction of the views in a visual format string.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of all views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of all views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The mask of the alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Measures distances from edge to edge, the only ones here.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// The mask of the distance options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    /// Arranges the views from leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Arranges the views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Arranges the views from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of the direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }
}

extension LayoutConstraint.Attribute {
  /// A kind of attributes: a position along one of the axes, or a size. Positions can be compared with each
  /// other, and sizes with each other.
  enum Kind {
    case x, y, size, none
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// The corresponding attribute of the layout margins guide; `nil` if the attribute isn't one of margins.
  var insideMargins: LayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The attribute at the other end of a line, as left for right; the attribute itself if it has no other
  /// end.
  var mirrored: LayoutConstraint.Attribute {
    switch self {
    case .left, .leading: .right
    case .right, .trailing: .left
    case .leftMargin, .leadingMargin: .rightMargin
    case .rightMargin, .trailingMargin: .leftMargin
    default: self
    }
  }

  /// Whether the attribute depends on the direction of lines; `nil` if it isn't a horizontal edge.
  var followsLines: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}
