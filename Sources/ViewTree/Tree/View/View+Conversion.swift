import Foundation

extension View {
  /// Converts a point from this view's coordinates to those of `view`; nil means the window (H10).
  ///
  /// The conversion applies all transforms and bounds in between. Between two trees it passes through the
  /// coordinates in which the frames of both roots are, which are the screen's for windows (H14, U4). Costs
  /// O(depth).
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    if view === self { return point }
    let (inRoot, root) = toRoot(point)
    guard let view else { return inRoot }
    let target = view.root
    guard target !== root else { return view.fromRoot(inRoot) }
    return view.fromRoot(target.geometry.fromParent(root.geometry.toParent(inRoot)))
  }

  /// Converts a point from the coordinates of `view` to this view's; nil means the window.
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    guard let view else { return fromRoot(point) }
    return view.convert(point, to: self)
  }

  /// Returns an upright rectangle in the coordinates of `view` that contains `rect` of this view; nil means
  /// the window.
  ///
  /// It is the smallest one around the corners if one of the views contains the other. Otherwise it is the
  /// smallest one around the rectangle that contains `rect` in the coordinates of the nearest common
  /// superview or, between two trees, of the screen, and so larger between two rotated views (U1).
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    guard let view else { return rect.mapCorners { toRoot($0).point } }
    guard let common = node.commonAncestor(with: view.node) else {
      let (root, target) = (root, view.root)
      let outside = rect.mapCorners { root.geometry.toParent(toRoot($0).point) }
      return outside.mapCorners { view.fromRoot(target.geometry.fromParent($0)) }
    }
    let inCommon = common == node ? rect : rect.mapCorners { node.toAncestor(common, $0) }
    return common == view.node ? inCommon : inCommon.mapCorners { view.node.fromAncestor(common, $0) }
  }

  /// Returns an upright rectangle in this view's coordinates that contains `rect` of `view`, as
  /// `convert(_:to:)` does; nil means the window.
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    guard let view else { return rect.mapCorners { fromRoot($0) } }
    return view.convert(rect, to: self)
  }

  /// Converts a point to the screen's coordinates, or to the root's if the root isn't a window.
  package final func convertToScreen(_ point: CGPoint) -> CGPoint {
    let (inRoot, root) = toRoot(point)
    return (root as? Window)?.geometry.toParent(inRoot) ?? inRoot
  }

  /// Returns the smallest upright rectangle in the screen's coordinates that contains `rect`.
  package final func convertToScreen(_ rect: CGRect) -> CGRect {
    rect.mapCorners { convertToScreen($0) }
  }

  /// The root of the view's tree.
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

  /// Converts a point from the superview's coordinates to the view's. Costs O(1).
  package final func fromSuperview(_ point: CGPoint) -> CGPoint {
    let (x, y) = node.fromParent(point.x, point.y)
    return CGPoint(x: x, y: y)
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint { node.fromRoot(point) }

  /// Converts a point from the screen's coordinates to the view's; returns nil if the root isn't a window.
  final func fromScreen(_ point: CGPoint) -> CGPoint? {
    var top = node
    while let parent = top.pointee.parent { top = parent }
    guard top.pointee.flags.contains(.isWindow) else { return nil }
    let inRoot = top.fromParent(point.x, point.y)
    return node.fromRoot(CGPoint(x: inRoot.x, y: inRoot.y))
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Converts a point from the root's coordinates to the view's.
  fileprivate func fromRoot(_ point: CGPoint) -> CGPoint { descend(depth, point) }

  /// Converts a point from the coordinates of a view that contains this one.
  fileprivate func fromAncestor(_ ancestor: NodePointer, _ point: CGPoint) -> CGPoint {
    descend(depth - ancestor.depth, point)
  }

  /// Converts a point to the coordinates of a view that contains this one.
  fileprivate func toAncestor(_ ancestor: NodePointer, _ point: CGPoint) -> CGPoint {
    var (result, current) = (point, self)
    while current != ancestor, let parent = current.pointee.parent {
      result = current.toParent(result)
      current = parent
    }
    return result
  }

  /// Returns the nearest view that contains both views or is one of them; `nil` for views of two trees.
  fileprivate func commonAncestor(with other: NodePointer) -> NodePointer? {
    var (one, other) = (self, other)
    var (depth, otherDepth) = (one.depth, other.depth)
    while one != other {
      guard depth > 0 || otherDepth > 0 else { return nil }
      if depth >= otherDepth {
        (one, depth) = (one.pointee.parent.unsafelyUnwrapped, depth - 1)
      } else {
        (other, otherDepth) = (other.pointee.parent.unsafelyUnwrapped, otherDepth - 1)
      }
    }
    return one
  }

  /// Converts a point from the coordinates of the superview that is `count` levels above to the view's.
  private func descend(_ count: Int, _ point: CGPoint) -> CGPoint {
    withUnsafeTemporaryAllocation(of: NodePointer.self, capacity: count) { path in
      var current = self
      for place in path.indices.reversed() {
        path.initializeElement(at: place, to: current)
        current = current.pointee.parent.unsafelyUnwrapped
      }
      var (x, y) = (point.x, point.y)
      for node in path { (x, y) = node.fromParent(x, y) }
      return CGPoint(x: x, y: y)
    }
  }

  /// The number of superviews up to the root.
  var depth: Int {
    var (depth, current) = (0, self)
    while let parent = current.pointee.parent { (depth, current) = (depth + 1, parent) }
    return depth
  }

  /// Converts a point from the view's coordinates to the superview's.
  fileprivate func toParent(_ point: CGPoint) -> CGPoint {
    let (x, y) = ViewGeometry.toParent(
      point.x,
      point.y,
      pointee.center,
      pointee.bounds,
      middleTransform
    )
    return CGPoint(x: x, y: y)
  }
}
