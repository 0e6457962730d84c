import Foundation

extension View {
  /// Returns where `point` of this view's coordinates is in those of `view`; nil means the window (H10).
  ///
  /// The way goes over all transforms and bounds in between. Between windows it goes over the screen (H14). Between
  /// trees that share neither root nor screen, each root counts as the same place. Costs O(depth).
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    if view === self { return point }
    let (inRoot, root) = toRoot(point)
    guard let view else { return inRoot }
    let target = view.root
    guard target !== root, let from = root as? Window, let to = target as? Window else {
      return view.fromRoot(inRoot)
    }
    return view.fromRoot(to.geometry.fromParent(from.geometry.toParent(inRoot)))
  }

  /// Returns where `point` of `view`'s coordinates is in this view's; nil means the window.
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    guard let view else { return fromRoot(point) }
    return view.convert(point, to: self)
  }

  /// Returns the smallest upright rectangle of `view`'s coordinates that holds `rect`; nil means the window.
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    rect.mapCorners { convert($0, to: view) }
  }

  /// Returns the smallest upright rectangle of this view's coordinates that holds `rect` of `view`'s.
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    rect.mapCorners { convert($0, from: view) }
  }

  /// Returns where `point` is on the screen; the same as in the root if that is no window.
  package final func convertToScreen(_ point: CGPoint) -> CGPoint {
    let (inRoot, root) = toRoot(point)
    return (root as? Window)?.geometry.toParent(inRoot) ?? inRoot
  }

  /// Returns the smallest upright rectangle of the screen that holds `rect`.
  package final func convertToScreen(_ rect: CGRect) -> CGRect {
    rect.mapCorners { convertToScreen($0) }
  }

  /// The view without a superview at the top of this view's tree.
  final var root: View {
    var top = node
    while let parent = top.pointee.parent { top = parent }
    return top.view
  }

  private func toRoot(_ point: CGPoint) -> (point: CGPoint, root: View) {
    var (result, current) = (point, node)
    while let parent = current.pointee.parent {
      result = current.toParent(result)
      current = parent
    }
    return (result, current.view)
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint { node.fromRoot(point) }

  /// Returns where a point of the screen is in this view; nil if its root is no window.
  final func fromScreen(_ point: CGPoint) -> CGPoint? {
    var top = node
    while let parent = top.pointee.parent { top = parent }
    guard top.pointee.flags.contains(.isWindow) else { return nil }
    return node.fromRoot(top.fromParent(point))
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Returns where a point of the root's coordinates is in the view's.
  fileprivate func fromRoot(_ point: CGPoint) -> CGPoint {
    var depth = 0
    var current = self
    while let parent = current.pointee.parent { (depth, current) = (depth + 1, parent) }
    // The way up is noted, to be gone down: without memory of its own for any tree but a deep one.
    return withUnsafeTemporaryAllocation(of: NodePointer.self, capacity: depth) { path in
      current = self
      for place in (0..<depth).reversed() {
        path.initializeElement(at: place, to: current)
        current = current.pointee.parent.unsafelyUnwrapped
      }
      var result = point
      for place in 0..<depth { result = path[place].fromParent(result) }
      return result
    }
  }

  /// Returns where a point of the superview is in the view's own plane; to the last bit as ``ViewGeometry`` does.
  fileprivate func fromParent(_ point: CGPoint) -> CGPoint {
    var local = CGPoint(x: point.x - pointee.center.x, y: point.y - pointee.center.y)
    if let transform = pointee.transform { local = local.applying(transform.pointee.inverted()) }
    return CGPoint(x: local.x + pointee.bounds.midX, y: local.y + pointee.bounds.midY)
  }

  /// Returns where a point of the view's own plane is in the superview; to the last bit as ``ViewGeometry`` does.
  fileprivate func toParent(_ point: CGPoint) -> CGPoint {
    let (bounds, center) = (pointee.bounds, pointee.center)
    var local = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    if let transform = pointee.transform { local = local.applying(transform.pointee) }
    return CGPoint(x: local.x + center.x, y: local.y + center.y)
  }
}
