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
  /// The position of the view's anchor point in its superview's coordinates.
  var center = CGPoint.zero
  /// The visible rectangle of the view's own coordinate space.
  var bounds = CGRect.zero
  /// The view's transform and anchor point, or nil for the identity around the center.
  var transform: UnsafeMutablePointer<RareGeometry>?
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
    transform?.deinitialize(count: 1)
    transform?.deallocate()
  }
}

typealias NodePointer = UnsafeMutablePointer<ViewNode>

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

  /// The transform around the middle of the bounds, or nil for the identity.
  @inline(__always) var middleTransform: ViewTransform? {
    guard let rare = pointee.transform else { return nil }
    return rare.pointee.transform.aroundMiddle(rare.pointee.anchor, pointee.bounds.size)
  }

  /// The middle of the view in its superview's coordinates, without the transform.
  var middle: CGPoint {
    guard let rare = pointee.transform else { return pointee.center }
    let way = ViewAnchor.toMiddle(rare.pointee.anchor, pointee.bounds.size)
    return CGPoint(x: pointee.center.x + way.x, y: pointee.center.y + way.y)
  }

  /// Returns the center with which the middle of the view is at a point when the view has a size.
  func center(forMiddle middle: CGPoint, _ size: CGSize) -> CGPoint {
    guard let rare = pointee.transform else { return middle }
    let way = ViewAnchor.toMiddle(rare.pointee.anchor, size)
    return CGPoint(x: middle.x - way.x, y: middle.y - way.y)
  }

  /// Converts a point from the superview's coordinates to the view's.
  @inline(__always) func fromParent(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat) {
    ViewGeometry.fromParent(x, y, pointee.center, pointee.bounds, middleTransform)
  }

  /// Returns whether the bounds, without their right and bottom edges, contain a point in the view's
  /// coordinates.
  @inline(__always) func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let bounds = pointee.bounds
    return x >= bounds.origin.x && x < bounds.origin.x + bounds.size.width && y >= bounds.origin.y
      && y < bounds.origin.y + bounds.size.height
  }
}
