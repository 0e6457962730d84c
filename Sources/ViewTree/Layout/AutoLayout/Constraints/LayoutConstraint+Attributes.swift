extension LayoutConstraint {
  /// What of a view or guide a constraint is about; the numbers are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin: the left one.
    case leading = 5
    /// The edge where lines end: the right one.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle along x.
    case centerX = 9
    /// The middle along y.
    case centerY = 10
    /// The line on which the last line of text stands.
    case lastBaseline = 11
    /// The line on which the first line of text stands.
    case firstBaseline = 12
    /// The left edge of what the margins leave.
    case leftMargin = 13
    /// The right edge of what the margins leave.
    case rightMargin = 14
    /// The top edge of what the margins leave.
    case topMargin = 15
    /// The bottom edge of what the margins leave.
    case bottomMargin = 16
    /// The leading edge of what the margins leave.
    case leadingMargin = 17
    /// The trailing edge of what the margins leave.
    case trailingMargin = 18
    /// The middle along x of what the margins leave.
    case centerXWithinMargins = 19
    /// The middle along y of what the margins leave.
    case centerYWithinMargins = 20
    /// Nothing, as for a constraint that is about one side only.
    case notAnAttribute = 0

    /// The same as ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides of a constraint relate.
  public enum Relation: Int, Sendable {
    /// The first is not more.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is not less.
    case greaterThanOrEqual = 1
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// Along x.
    case horizontal = 0
    /// Along y.
    case vertical = 1
  }

  /// How views in a visual format stand to each other, across its direction and along it.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All have the same middle along x.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All have the same middle along y.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// What options about alignment there are.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Distances go from edge to edge.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances would go from baseline to baseline; not modelled.
    @available(*, unavailable, message: "distances in a visual format go from edge to edge here")
    public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    /// What options about distances there are.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    /// From where lines begin to where they end.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// What options about the direction there are.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }
}

extension LayoutConstraint.Attribute {
  /// What kinds of attributes can be compared.
  enum Kind {
    case x, y, size, none
  }

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

  /// The attribute of the guide along the margins that this one means; nil for one that has nothing to do with margins.
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

  /// Whether the attribute is an edge that depends on the direction of lines, or one that doesn't; nil for what is neither.
  var followsLines: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}
