import Foundation

extension View {
  /// Converts a point from this view's coordinates to those of `view`; nil means the window (H10).
  ///
  /// The conversion applies all transforms and bounds in between. Between windows it passes through the
  /// screen's coordinates (H14). Between trees that share neither root nor screen, the coordinates of both
  /// roots count as the same. Costs O(depth).
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

  /// Converts a point from the coordinates of `view` to this view's; nil means the window.
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    guard let view else { return fromRoot(point) }
    return view.convert(point, to: self)
  }

  /// Returns the smallest upright rectangle in the coordinates of `view` that contains `rect` of this view;
  /// nil means the window.
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    rect.mapCorners { convert($0, to: view) }
  }

  /// Returns the smallest upright rectangle in this view's coordinates that contains `rect` of `view`; nil
  /// means the window.
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    rect.mapCorners { convert($0, from: view) }
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
  fileprivate func fromRoot(_ point: CGPoint) -> CGPoint {
    withUnsafeTemporaryAllocation(of: NodePointer.self, capacity: depth) { path in
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
      pointee.transform?.pointee
    )
    return CGPoint(x: x, y: y)
  }
}
