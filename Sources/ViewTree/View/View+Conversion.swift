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
    var (result, view) = (point, self)
    while let parent = view.parent {
      result = view.geometry.toParent(result)
      view = parent
    }
    return (result, view)
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    var path: [View] = []
    var view = self
    while let parent = view.parent {
      path.append(view)
      view = parent
    }
    return path.reversed().reduce(point) { $1.geometry.fromParent($0) }
  }
}

extension Window {
  /// Returns where a point of the screen is in the window.
  package final func convertFromScreen(_ point: CGPoint) -> CGPoint {
    geometry.fromParent(point)
  }
}
