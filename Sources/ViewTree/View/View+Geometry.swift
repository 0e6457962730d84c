import Foundation
import Simulation

extension View {
  func setFrame(_ frame: CGRect) {
    require(frame.isFiniteRect, "frame", GeometryText.rect(frame))
    var new = geometry
    new.frame = frame
    change(to: new)
  }

  func setBounds(_ bounds: CGRect) {
    require(bounds.isFiniteRect, "bounds", GeometryText.rect(bounds))
    var new = geometry
    new.bounds = bounds
    change(to: new)
  }

  func setCenter(_ center: CGPoint) {
    require(center.isFinitePoint, "center", GeometryText.point(center))
    var new = geometry
    new.center = center
    change(to: new)
  }

  func setTransform(_ transform: ViewTransform) {
    require(transform.isFinite, "transform", "\(transform)")
    var new = geometry
    new.transform = transform
    change(to: new)
  }

  /// Sets center and transform in one change, for a scroll view that zooms.
  final func place(center: CGPoint, transform: ViewTransform) {
    var new = geometry
    new.center = center
    new.transform = transform
    change(to: new)
  }

  func setAlpha(_ alpha: CGFloat) {
    require(!alpha.isNaN, "alpha", "nan")
    let new = min(max(alpha, 0), 1)
    guard new != storedAlpha else { return }
    noteAnimatableChange(of: .alpha(storedAlpha))
    storedAlpha = new
    setReach(.transparent, new < 0.01)
  }

  /// The one way in which a view's geometry changes: animation, autoresizing, layout and the log follow from here.
  private func change(to new: ViewGeometry) {
    let old = geometry
    guard new != old else { return }
    if old.center != new.center { noteAnimatableChange(of: .center(old.center)) }
    if old.bounds != new.bounds { noteAnimatableChange(of: .bounds(old.bounds)) }
    if old.transform != new.transform { noteAnimatableChange(of: .transform(old.transform)) }
    geometry = new
    logGeometry(from: old)
    geometryDidChange(from: old)
    followSafeArea(from: old)
    guard old.bounds.size != new.bounds.size else { return }
    setNeedsLayout()
    parent?.setNeedsLayout()
    autoresizeSubviews(from: old.bounds.size)
  }

  private func logGeometry(from old: ViewGeometry) {
    guard let window = ownWindow, window.isLogged, let log = window.log else { return }
    let (before, after) = (old.frame, geometry.frame)
    guard before != after else { return }
    log.record(.geometry, debugName, "frame \(GeometryText.rect(before)) -> \(GeometryText.rect(after))")
  }

  private func require(_ condition: Bool, _ property: String, _ value: @autoclosure () -> String) {
    guard !condition else { return }
    programmerError("\(debugName): \(property) \(value()) is not finite")
  }
}

// MARK: - Autoresizing

extension View {
  /// Lets the subviews follow a new size of ``bounds``, each by its mask (H36-H43).
  ///
  /// A subview whose size changes thereby resizes its own subviews after its siblings are done, so depth costs no stack.
  private func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, childCount > 0 else { return }
    AutoresizePass.add(self, oldSize: oldSize)
  }
}

/// The views whose subviews must still follow them, while a size is being changed.
@MainActor private enum AutoresizePass {
  private static var waiting: [(view: View, oldSize: CGSize)] = []
  private static var isRunning = false

  static func add(_ view: View, oldSize: CGSize) {
    waiting.append((view, oldSize))
    guard !isRunning else { return }
    isRunning = true
    while let (view, oldSize) = waiting.popLast() {
      resizeSubviews(of: view, from: oldSize)
    }
    isRunning = false
  }

  private static func resizeSubviews(of view: View, from oldSize: CGSize) {
    let newSize = view.geometry.bounds.size
    for child in view.children where !child.autoresizingMask.isEmpty {
      child.frame = child.autoresizingMask.resize(child.frame, from: oldSize, to: newSize)
    }
  }
}
