import Foundation

/// Access to the contents of the view's node.
extension View {
  /// Initializes the node's contents; the first step of each initializer.
  @inline(__always) final func initializeNode() {
    let type = type(of: self)
    node.initialize(to: ViewNode(self, ToolkitClasses.flags(of: type)))
    guard node.pointee.flags.contains(.needsObjectCall) else { return }
    node.pointee.display.insert(.needsDisplay)
    if type.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
  }

  /// The view's center, bounds and transform.
  package final var geometry: ViewGeometry {
    get {
      var geometry = ViewGeometry()
      geometry.center = node.pointee.center
      geometry.bounds = node.pointee.bounds
      node.pointee.transform?.pointee.apply(to: &geometry)
      return geometry
    }
    set {
      node.pointee.center = newValue.center
      node.pointee.bounds = newValue.bounds
      setRareGeometryOfNode(RareGeometry(newValue))
      node.invalidateSuperviewHitIndex()
    }
  }

  private func setRareGeometryOfNode(_ rare: RareGeometry?) {
    if let old = node.pointee.transform {
      if let rare { return old.pointee = rare }
      old.deinitialize(count: 1)
      old.deallocate()
      node.pointee.transform = nil
    } else if let rare {
      let new = UnsafeMutablePointer<RareGeometry>.allocate(capacity: 1)
      new.initialize(to: rare)
      node.pointee.transform = new
    }
  }

  nonisolated final var baseWindow: Window? {
    get { windowNode?.window }
    set { windowNode = newValue?.node }
  }

  /// The controller that owns the view. Most views have none, which costs a flag instead of a weak reference.
  final var controllerOfNode: ViewController? {
    node.pointee.flags.contains(.hasController) ? owningController : nil
  }

  final var baseSuperview: View? { node.pointee.parent?.view }

  /// The subviews, back to front, in a new array.
  final var children: [View] {
    let list = node.pointee.children
    return (0..<list.count).map { list[$0].view }
  }

  /// The subviews, back to front, in a cached array.
  final var cachedSubviews: [View] {
    if let subviewsCache { return subviewsCache }
    let subviews = children
    subviewsCache = subviews
    return subviews
  }

  /// Inserts a view into the list of subviews.
  final func insertChild(_ view: View, at index: Int) {
    node.pointee.children.insert(view.node, at: index)
    node.pointee.flags.insert(.staleIndex)
    view.node.pointee.parent = node
    subviewsCache?.insert(view, at: index)
  }

  /// Removes a view from the list of subviews and returns it.
  final func removeChild(at index: Int) -> View {
    if let layer = rare?.layer { layer.subviewLeaves(at: index, of: self) }
    let view = node.pointee.children.remove(at: index)
    node.pointee.flags.insert(.staleIndex)
    view.node.pointee.parent = nil
    subviewsCache?.remove(at: index)
    return view
  }

  /// Moves a view within the list of subviews.
  final func moveChild(from old: Int, to new: Int) {
    if let layer = rare?.layer { layer.subviewLeaves(at: old, of: self) }
    node.pointee.children.move(from: old, to: new)
    node.pointee.flags.insert(.staleIndex)
    if let view = subviewsCache?.remove(at: old) { subviewsCache?.insert(view, at: new) }
  }

  /// Swaps two views in the list of subviews.
  final func swapChildren(_ first: Int, _ second: Int) {
    if let layer = rare?.layer { layer.subviewsSwap(first, second, of: self) }
    node.pointee.children.swapAt(first, second)
    node.pointee.flags.insert(.staleIndex)
    subviewsCache?.swapAt(first, second)
  }

  /// The number of subviews.
  nonisolated final var childCount: Int { node.pointee.children.count }

  /// Sets or clears a flag that hit tests depend on.
  final func setReach(_ flag: NodeFlags, _ isOn: Bool) {
    guard node.pointee.flags.contains(flag) != isOn else { return }
    node.set(flag, isOn)
    node.invalidateSuperviewHitIndex()
  }
}
