/// The Boolean properties of a view, one bit each.
struct NodeFlags: OptionSet {
  let rawValue: UInt16

  static let hidden = NodeFlags(rawValue: 1)
  /// User interaction is disabled.
  static let inert = NodeFlags(rawValue: 1 << 1)
  /// Alpha is below 0.01.
  static let transparent = NodeFlags(rawValue: 1 << 2)
  /// A property is being animated.
  static let animated = NodeFlags(rawValue: 1 << 3)
  /// The view's class may override the hit test, the frame or another method that a traversal would skip.
  static let needsObjectCall = NodeFlags(rawValue: 1 << 4)
  /// The view's class has the standard touch methods, which pass all touches on.
  static let passesTouches = NodeFlags(rawValue: 1 << 5)
  /// The view's class reacts to changes of its geometry.
  static let followsGeometry = NodeFlags(rawValue: 1 << 6)
  /// The view belongs to a controller.
  static let hasController = NodeFlags(rawValue: 1 << 7)
  /// The view's subviews need layout.
  static let needsLayout = NodeFlags(rawValue: 1 << 8)
  /// A view further down needs layout.
  static let needsLayoutBelow = NodeFlags(rawValue: 1 << 9)
  /// The subviews keep their frames when the view's size changes.
  static let disablesSubviewAutoresizing = NodeFlags(rawValue: 1 << 10)
  static let isWindow = NodeFlags(rawValue: 1 << 11)
  /// ``ViewNode/index`` is out of date.
  static let staleIndex = NodeFlags(rawValue: 1 << 12)
  /// The safe area insets of the view are not zero.
  static let hasSafeArea = NodeFlags(rawValue: 1 << 13)
  static let hasRecognizers = NodeFlags(rawValue: 1 << 14)
  static let isScrollView = NodeFlags(rawValue: 1 << 15)

  /// The flags that keep touches from the view and its subtree.
  static let unreachable: NodeFlags = [.hidden, .inert, .transparent]
  /// The flags of outstanding layout.
  static let anyLayout: NodeFlags = [.needsLayout, .needsLayoutBelow]
}

/// The outstanding calls of `draw(_:)`, one bit each; empty for views of toolkit classes without other views.
struct DisplayFlags: OptionSet {
  let rawValue: UInt8

  /// The view must draw.
  static let needsDisplay = DisplayFlags(rawValue: 1)
  /// A view further down must draw.
  static let needsDisplayBelow = DisplayFlags(rawValue: 1 << 1)
  /// The view draws now.
  static let drawing = DisplayFlags(rawValue: 1 << 2)
}

/// The role of a view in constraint-based layout, one bit each; empty for all views of an app without
/// constraints.
struct LayoutFlags: OptionSet {
  let rawValue: UInt8

  /// The view, or a view further down, uses constraints.
  static let usesBelow = LayoutFlags(rawValue: 1)
  /// The view's geometry is an input or a result of a layout engine.
  static let inEngine = LayoutFlags(rawValue: 1 << 1)
  /// Constraints determine the view's geometry.
  static let governed = LayoutFlags(rawValue: 1 << 2)
  /// The view has subviews, or content, that constraints place.
  static let hasGovernedContent = LayoutFlags(rawValue: 1 << 3)
  /// ``View/updateConstraints()`` must be called.
  static let needsUpdate = LayoutFlags(rawValue: 1 << 4)
  /// A view further down needs an update of its constraints.
  static let needsUpdateBelow = LayoutFlags(rawValue: 1 << 5)
  /// An autoresizing pass sets the view's frame, and resizes the view's subviews afterwards.
  static let autoresizing = LayoutFlags(rawValue: 1 << 6)
  /// A guide follows the view's bounds.
  static let hasBoundGuides = LayoutFlags(rawValue: 1 << 7)

  /// The flags of outstanding updates.
  static let anyUpdate: LayoutFlags = [.needsUpdate, .needsUpdateBelow]
}

/// The operations that traversals use most. Without optimization, the generic ones take many times as long.
extension NodeFlags {
  static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }
  var isEmpty: Bool { rawValue == 0 }
  func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
  func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
  func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  mutating func insert(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
  mutating func remove(_ other: Self) { self = Self(rawValue: rawValue & ~other.rawValue) }
}
