import Foundation

/// The part of a view that traversals read: a few adjacent words outside the object.
///
/// Each view creates its node in `init` and frees it in `deinit`. Nodes point at nodes, so that a hit test, a
/// layout pass or a search descends a tree without accessing, retaining or calling the objects. The object is
/// called if its class may override the standard behavior: ``NodeFlags/needsObjectCall``.
struct ViewNode {
  /// The view, which outlives its node. It must be the first field, for ``UnsafeMutablePointer/loan``.
  let owner: Unmanaged<View>
  /// The superview's node. A view clears it in its children before it is deallocated, so it never dangles.
  var parent: UnsafeMutablePointer<ViewNode>?
  /// The subviews' nodes, back to front; each retains its view.
  var children = NodeList()
  var flags: NodeFlags
  /// The autoresizing mask, limited to UIKit's bits.
  private var maskBits: UInt8 = 0
  /// The view's role in constraint-based layout.
  var layout: LayoutFlags = []
  /// The outstanding calls of ``View/draw(_:)``.
  var display: DisplayFlags = []
  /// The view's center in its superview's coordinates.
  var center = CGPoint.zero
  /// The visible rectangle of the view's own coordinate space.
  var bounds = CGRect.zero
  /// The transform of the view around its center, or nil for the identity.
  var transform: UnsafeMutablePointer<ViewTransform>?
  /// The index of the subviews for hit tests, or nil before there are many subviews; out of date while
  /// ``NodeFlags/staleIndex`` is set.
  private var index: UnsafeMutablePointer<HitIndex>?

  init(_ view: View, _ flags: NodeFlags) {
    owner = Unmanaged.passUnretained(view)
    self.flags = flags
  }

  /// The autoresizing mask.
  var mask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(maskBits)) }
    set { maskBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// Returns the index, and creates it if there is none yet.
  mutating func maintainIndex() -> UnsafeMutablePointer<HitIndex> {
    if let index { return index }
    let new = UnsafeMutablePointer<HitIndex>.allocate(capacity: 1)
    new.initialize(to: HitIndex())
    index = new
    return new
  }

  /// Frees the memory of the node, except the views.
  mutating func deallocate() {
    children.deallocate()
    if let index {
      index.pointee.deallocate()
      index.deallocate()
    }
    transform?.deallocate()
  }
}

typealias NodePointer = UnsafeMutablePointer<ViewNode>

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

  /// The flags of outstanding updates.
  static let anyUpdate: LayoutFlags = [.needsUpdate, .needsUpdateBelow]
}

extension UnsafeMutablePointer<ViewNode> {
  /// Sets or clears a flag.
  @inline(__always) func set(_ flag: LayoutFlags, _ isOn: Bool) {
    if isOn { pointee.layout.insert(flag) } else { pointee.layout.remove(flag) }
  }

  /// Returns memory for a node, to be released with `free`. At this size `allocate` would use the slower,
  /// aligned path.
  static func make() -> NodePointer {
    guard let memory = malloc(MemoryLayout<ViewNode>.size) else { fatalError("out of memory") }
    return memory.bindMemory(to: ViewNode.self, capacity: 1)
  }

  /// The view, retained for the caller.
  @inline(__always) var view: View { pointee.owner.takeUnretainedValue() }

  /// The view without retaining it, for code that releases no view.
  @inline(__always) var loan: Loan<View> {
    unsafeAddress {
      UnsafePointer(UnsafeMutableRawPointer(self).assumingMemoryBound(to: Loan<View>.self))
    }
  }

  /// The window. The node must be a window's.
  @inline(__always) var window: Window { unsafeDowncast(view, to: Window.self) }

  /// The window without retaining it.
  @inline(__always) var windowLoan: Loan<Window> {
    unsafeAddress {
      UnsafePointer(UnsafeMutableRawPointer(self).assumingMemoryBound(to: Loan<Window>.self))
    }
  }

  /// Returns whether the view, or a view above it, has a flag.
  func isUnder(_ flag: NodeFlags) -> Bool {
    var current = self
    while true {
      if current.pointee.flags.contains(flag) { return true }
      guard let parent = current.pointee.parent else { return false }
      current = parent
    }
  }

  /// Marks the superview's hit index as out of date, after a change of a value that the index contains.
  @inline(__always) func invalidateSuperviewHitIndex() {
    pointee.parent?.pointee.flags.insert(.staleIndex)
  }

  /// Sets or clears a flag.
  @inline(__always) func set(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { pointee.flags.insert(flag) } else { pointee.flags.remove(flag) }
  }

  /// Converts a point from the superview's coordinates to the view's.
  @inline(__always) func fromParent(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat) {
    ViewGeometry.fromParent(x, y, pointee.center, pointee.bounds, pointee.transform?.pointee)
  }

  /// Returns whether the bounds, without their right and bottom edges, contain a point in the view's
  /// coordinates.
  @inline(__always) func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let bounds = pointee.bounds
    return x >= bounds.origin.x && x < bounds.origin.x + bounds.size.width && y >= bounds.origin.y
      && y < bounds.origin.y + bounds.size.height
  }
}
