/// How much a constraint counts: 1000 must hold, less is wished for, a higher one before a lower one.
public struct LayoutPriority: NumericRawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public var rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// The constraint must hold.
  public static let required = LayoutPriority(1000)
  /// With this priority a view resists becoming smaller than its content unless told otherwise.
  public static let defaultHigh = LayoutPriority(750)
  /// How much a scene resists being dragged to another size; there is none to drag here.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// How much a scene wants to keep its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// How much a drag that does not resize the scene counts.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// With this priority a view resists becoming larger than its content unless told otherwise.
  public static let defaultLow = LayoutPriority(250)
  /// With this priority a view wants the size that ``View/systemLayoutSizeFitting(_:)`` is given.
  public static let fittingSizeLevel = LayoutPriority(50)
}
