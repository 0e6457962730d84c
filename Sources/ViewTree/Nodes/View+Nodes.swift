import Foundation

/// The view's own names for what its node holds.
extension View {
  /// Center, bounds and transform.
  package final var geometry: ViewGeometry {
    get {
      var geometry = ViewGeometry()
      geometry.center = node.pointee.center
      geometry.bounds = node.pointee.bounds
      if let transform = node.pointee.transform { geometry.transform = transform.pointee }
      return geometry
    }
    set {
      node.pointee.center = newValue.center
      node.pointee.bounds = newValue.bounds
      setTransformOfNode(newValue.transform)
      node.placeDidChange()
    }
  }

  private func setTransformOfNode(_ transform: ViewTransform) {
    if let old = node.pointee.transform {
      old.pointee = transform
      if transform == .identity {
        old.deallocate()
        node.pointee.transform = nil
      }
    } else if transform != .identity {
      let new = UnsafeMutablePointer<ViewTransform>.allocate(capacity: 1)
      new.initialize(to: transform)
      node.pointee.transform = new
    }
  }

  /// The superview.
  final var parent: View? { node.pointee.parent?.view }

  /// The subviews, back to front, in an array made for the caller.
  final var children: [View] {
    let list = node.pointee.children
    return (0..<list.count).map { list[$0].view }
  }

  /// How many subviews there are.
  final var childCount: Int { node.pointee.children.count }

  /// Turns a flag on or off that hit tests go by.
  final func setReach(_ flag: NodeFlags, _ isOn: Bool) {
    guard node.pointee.flags.contains(flag) != isOn else { return }
    node.set(flag, isOn)
    node.placeDidChange()
  }
}
