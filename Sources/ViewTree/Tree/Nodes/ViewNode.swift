import Foundation

/// What walks over many views read of each: a few adjacent words beside the object.
///
/// Each view makes its node when it is created and frees it when it goes. Nodes point at nodes, so that a hit test, a
/// layout pass or a search goes down a tree without touching the objects, retaining them, or asking them anything. The
/// object is asked where its class may have an opinion of its own: ``NodeFlags/asksObject``.
struct ViewNode {
  /// The view, which outlives its node; it stands first, where ``UnsafeMutablePointer/loan`` reads it.
  let owner: Unmanaged<View>
  /// The superview's node. A view clears it in its children before it goes, so it never dangles.
  var parent: UnsafeMutablePointer<ViewNode>?
  /// The subviews' nodes, back to front; each holds its view.
  var children = NodeList()
  var flags: NodeFlags
  /// How the view follows its superview's size: the bits that UIKit knows.
  private var maskBits: UInt8 = 0
  /// What constraints have to do with the view.
  var layout: LayoutFlags = []
  /// The middle of the view in its superview.
  var center = CGPoint.zero
  /// The part of the view's own plane that it shows.
  var bounds = CGRect.zero
  /// What is done to the view around its center; nil for nothing.
  var transform: UnsafeMutablePointer<ViewTransform>?
  /// Where the subviews are, for hit tests; out of date while ``NodeFlags/staleIndex`` is set. Nil until there are many.
  private var index: UnsafeMutablePointer<HitIndex>?

  init(_ view: View, _ flags: NodeFlags) {
    owner = Unmanaged.passUnretained(view)
    self.flags = flags
  }

  /// How the view follows its superview's size.
  var mask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(maskBits)) }
    set { maskBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// The index, made if there is none yet.
  mutating func keepIndex() -> UnsafeMutablePointer<HitIndex> {
    if let index { return index }
    let new = UnsafeMutablePointer<HitIndex>.allocate(capacity: 1)
    new.initialize(to: HitIndex())
    index = new
    return new
  }

  /// Frees what the node holds beside views.
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

/// What is so of a view, a bit each.
struct NodeFlags: OptionSet {
  let rawValue: UInt16

  static let hidden = NodeFlags(rawValue: 1)
  /// User interaction is disabled.
  static let inert = NodeFlags(rawValue: 1 << 1)
  /// Alpha is below 0.01.
  static let transparent = NodeFlags(rawValue: 1 << 2)
  /// Some property is being animated.
  static let animated = NodeFlags(rawValue: 1 << 3)
  /// The view's class may override the hit test, the frame or another method that a walk would leave out.
  static let asksObject = NodeFlags(rawValue: 1 << 4)
  /// The view's class keeps the standard touch methods, which pass everything on.
  static let passesTouches = NodeFlags(rawValue: 1 << 5)
  /// The view's class does something of its own when its geometry changes.
  static let followsGeometry = NodeFlags(rawValue: 1 << 6)
  /// The view is a controller's.
  static let hasController = NodeFlags(rawValue: 1 << 7)
  /// The view's own subviews must be placed anew.
  static let needsLayout = NodeFlags(rawValue: 1 << 8)
  /// Some view further down must place its subviews anew.
  static let needsLayoutBelow = NodeFlags(rawValue: 1 << 9)
  /// The subviews keep their frames when the view's size changes.
  static let keepsSubviews = NodeFlags(rawValue: 1 << 10)
  static let isWindow = NodeFlags(rawValue: 1 << 11)
  /// ``ViewNode/index`` is out of date.
  static let staleIndex = NodeFlags(rawValue: 1 << 12)
  /// The view has a part of the safe area.
  static let hasSafeArea = NodeFlags(rawValue: 1 << 13)
  static let hasRecognizers = NodeFlags(rawValue: 1 << 14)
  static let isScrollView = NodeFlags(rawValue: 1 << 15)

  /// Keeps touches from the view and all in it.
  static let unreachable: NodeFlags = [.hidden, .inert, .transparent]
  /// Any outstanding layout.
  static let anyLayout: NodeFlags = [.needsLayout, .needsLayoutBelow]
}

/// What constraints have to do with a view, a bit each; empty for all views of a program without constraints.
struct LayoutFlags: OptionSet {
  let rawValue: UInt8

  /// The view, or some view further down, uses constraints.
  static let usesBelow = LayoutFlags(rawValue: 1)
  /// The view's geometry counts in an engine, or comes from it.
  static let inEngine = LayoutFlags(rawValue: 1 << 1)
  /// Constraints say where the view is.
  static let governed = LayoutFlags(rawValue: 1 << 2)
  /// The view has subviews, or content, that constraints place.
  static let holdsGoverned = LayoutFlags(rawValue: 1 << 3)
  /// ``View/updateConstraints()`` must be called.
  static let needsUpdate = LayoutFlags(rawValue: 1 << 4)
  /// Some view further down needs an update of its constraints.
  static let needsUpdateBelow = LayoutFlags(rawValue: 1 << 5)

  /// Any outstanding update.
  static let anyUpdate: LayoutFlags = [.needsUpdate, .needsUpdateBelow]
}

extension UnsafeMutablePointer<ViewNode> {
  /// Turns a flag on or off.
  @inline(__always) func set(_ flag: LayoutFlags, _ isOn: Bool) {
    if isOn { pointee.layout.insert(flag) } else { pointee.layout.remove(flag) }
  }

  /// Returns memory for a node, to be given back by `free`; for so small a thing `allocate` takes the slower, aligned way.
  static func make() -> NodePointer {
    guard let memory = malloc(MemoryLayout<ViewNode>.size) else { fatalError("out of memory") }
    return memory.bindMemory(to: ViewNode.self, capacity: 1)
  }

  /// The view; it is retained for the caller.
  @inline(__always) var view: View { pointee.owner.takeUnretainedValue() }

  /// The view without holding it, for what lets no view go.
  @inline(__always) var loan: Loan<View> {
    unsafeAddress {
      UnsafePointer(UnsafeMutableRawPointer(self).assumingMemoryBound(to: Loan<View>.self))
    }
  }

  /// The window; the node must be a window's.
  @inline(__always) var window: Window { unsafeDowncast(view, to: Window.self) }

  /// The same without holding it.
  @inline(__always) var windowLoan: Loan<Window> {
    unsafeAddress {
      UnsafePointer(UnsafeMutableRawPointer(self).assumingMemoryBound(to: Loan<Window>.self))
    }
  }

  /// Whether the view, or one above it, has a flag.
  func isUnder(_ flag: NodeFlags) -> Bool {
    var current = self
    while true {
      if current.pointee.flags.contains(flag) { return true }
      guard let parent = current.pointee.parent else { return false }
      current = parent
    }
  }

  /// Notes that something changed that the superview's hit index knows.
  @inline(__always) func placeDidChange() {
    pointee.parent?.pointee.flags.insert(.staleIndex)
  }

  /// Turns a flag on or off.
  @inline(__always) func set(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { pointee.flags.insert(flag) } else { pointee.flags.remove(flag) }
  }

  /// Returns where a point of the superview is in the view's own plane.
  @inline(__always) func fromParent(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat) {
    var (x, y) = (x - pointee.center.x, y - pointee.center.y)
    if let transform = pointee.transform {
      let local = CGPoint(x: x, y: y).applying(transform.pointee.inverted())
      (x, y) = (local.x, local.y)
    }
    let bounds = pointee.bounds
    return (
      x + (bounds.origin.x + bounds.size.width / 2), y + (bounds.origin.y + bounds.size.height / 2)
    )
  }

  /// Whether the bounds contain a point of the view's own plane, right and bottom edge not included.
  @inline(__always) func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let bounds = pointee.bounds
    return x >= bounds.origin.x && x < bounds.origin.x + bounds.size.width && y >= bounds.origin.y
      && y < bounds.origin.y + bounds.size.height
  }
}
