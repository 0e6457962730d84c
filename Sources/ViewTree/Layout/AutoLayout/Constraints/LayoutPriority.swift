/// The priority of a constraint. 1000 is required; lower ones are optional, and a higher one is satisfied
/// before a lower one.
public struct LayoutPriority: NumericRawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// The priority of a required constraint.
  public static let required = LayoutPriority(1000)
  /// The default priority with which a view resists becoming smaller than its content.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority with which a scene resists being dragged to another size; the simulation has no such drags.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that doesn't resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The default priority with which a view resists becoming larger than its content.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the target size of ``View/systemLayoutSizeFitting(_:)``.
  public static let fittingSizeLevel = LayoutPriority(50)
}
