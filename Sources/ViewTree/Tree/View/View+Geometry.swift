import Foundation
import Simulation

extension View {
  func setFrame(_ frame: CGRect) {
    require(frame.isFiniteRect, "frame", GeometryText.rect(frame))
    var new = geometry
    new.frame = frame
    reporting(\View.frame) { change(to: new) }
  }

  func setBounds(_ bounds: CGRect) {
    require(bounds.isFiniteRect, "bounds", GeometryText.rect(bounds))
    var new = geometry
    new.bounds = bounds
    reporting(\View.bounds) { change(to: new) }
  }

  func setCenter(_ center: CGPoint) {
    require(center.isFinitePoint, "center", GeometryText.point(center))
    var new = geometry
    new.center = center
    reporting(\View.center) { change(to: new) }
  }

  func setTransform(_ transform: ViewTransform) {
    require(transform.isFinite, "transform", "\(transform)")
    change(\.spatial, to: nil)
    var new = geometry
    new.transform = transform
    reporting(\View.transform) { change(to: new) }
  }

  /// Sets all values of the geometry in a single change.
  final func setGeometry(_ new: ViewGeometry) { change(to: new) }

  /// Implements ``sizeToFit()``.
  final func setSizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard !transform.isIdentity else { return frame = CGRect(origin: frame.origin, size: size) }
    let corner = frame.origin
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// Sets center and transform in a single change, for a scroll view that zooms.
  final func place(center: CGPoint, transform: ViewTransform) {
    var new = geometry
    new.center = center
    new.transform = transform
    change(to: new)
  }

  /// Sets the middle and the size in a single change, for constraints; the transform is unchanged.
  final func place(center: CGPoint, size: CGSize) {
    if let parent = node.pointee.parent, node.pointee.changesAlone, !hasBoundGuides,
      parent.loan({ $0.logsNothing && $0.isSafe(ViewGeometry.frame(center: center, size: size)) })
    {
      let old = node.pointee.bounds.size
      node.pointee.center = center
      node.invalidateSuperviewHitIndex()
      guard old != size else { return }
      node.pointee.bounds.size = size
      node.setNeedsLayout()
      parent.setNeedsLayout()
      return autoresizeSubviews(from: old)
    }
    var new = geometry
    new.center = node.center(forMiddle: center, size)
    new.bounds.size = size
    reporting(\View.bounds) { reporting(\View.center) { change(to: new) } }
  }

  func setAlpha(_ alpha: CGFloat) {
    require(!alpha.isNaN, "alpha", "nan")
    let new = min(max(alpha, 0), 1)
    guard new != storedAlpha else { return }
    let old = storedAlpha
    noteAnimatableChange(from: .alpha(old), to: .alpha(new))
    storedAlpha = new
    setReach(.transparent, Transparency.isReached(by: new))
    report(\View.alpha, from: old)
  }

  /// Changes the view's geometry. All changes pass through here and trigger animation, autoresizing, layout
  /// and the log.
  private func change(to new: ViewGeometry) {
    let old = geometry
    guard new != old else { return }
    if node.pointee.flags.contains(.isScrollView), old.bounds != new.bounds {
      boundsWillChange(to: new.bounds)
      // Client code that was called may have made another change.
      guard geometry == old else { return }
    }
    if old.center != new.center { noteAnimatableChange(from: .center(old.center), to: .center(new.center)) }
    if old.bounds != new.bounds { noteAnimatableChange(from: .bounds(old.bounds), to: .bounds(new.bounds)) }
    if old.transform != new.transform {
      noteAnimatableChange(from: .transform(old.transform), to: .transform(new.transform))
    }
    geometry = new
    if node.pointee.layout.contains(.inEngine) { constraintsFollow(from: old) }
    logGeometry(from: old)
    geometryDidChange(from: old)
    followSafeArea(from: old)
    guard old.bounds.size != new.bounds.size else { return }
    if node.pointee.flags.contains(.needsObjectCall), contentMode == .redraw { baseSetNeedsDisplay() }
    baseSetNeedsLayout()
    baseSuperview?.baseSetNeedsLayout()
    autoresizeSubviews(from: old.bounds.size)
  }

  private func logGeometry(from old: ViewGeometry) {
    guard let window = baseWindow, window.isLogged, window.log.isEnabled else { return }
    let (before, after) = (old.frame, geometry.frame)
    guard before != after else { return }
    window.log.record(
      .geometry,
      debugName,
      "frame \(GeometryText.rect(before)) -> \(GeometryText.rect(after))",
      .change(.frame(before, after), of: identity(in: window.log))
    )
  }

  private func require(_ condition: Bool, _ property: String, _ value: @autoclosure () -> String) {
    guard !condition else { return }
    programmerError("\(debugName): \(property) \(value()) is not finite")
  }
}

// MARK: - Autoresizing

extension View {
  func setMask(_ mask: AutoresizingMask) {
    guard mask != node.pointee.mask else { return }
    node.pointee.mask = mask
    masksDidChange()
  }

  func setAutoresizesSubviews(_ resizes: Bool) {
    guard resizes == node.pointee.flags.contains(.disablesSubviewAutoresizing) else { return }
    node.set(.disablesSubviewAutoresizing, !resizes)
    masksDidChange()
  }

  /// Resizes the subviews for a new size of ``bounds``, each by its mask (H36-H43).
  ///
  /// A subview whose size changes resizes its own subviews after its siblings are done, so that depth needs
  /// no stack.
  private func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, hasMaskedSubviews, !node.pointee.layout.contains(.autoresizing) else { return }
    var pass = AutoresizePass()
    pass.run(from: self, oldSize: oldSize)
  }
}

/// The resizing of all views below a view whose size has changed.
///
/// A hook that is called in a pass and resizes a view outside of it starts a pass of its own (U15).
@MainActor private struct AutoresizePass {
  /// The views of the pass that have changed in size, and whose subviews have not been resized yet.
  private var waiting: [(view: View, oldSize: CGSize)] = []
  /// The weights of the last view's mask.
  private var weights = AutoresizingWeights([])

  mutating func run(from view: View, oldSize: CGSize) {
    resizeSubviews(of: view, from: oldSize)
    while let (view, oldSize) = waiting.popLast() { resizeSubviews(of: view, from: oldSize) }
  }

  private mutating func resizeSubviews(of view: View, from oldSize: CGSize) {
    let newSize = view.node.pointee.bounds.size
    let isQuiet = view.changesQuietly
    var hasResized = false
    var place = 0
    // A callback may change the tree.
    while place < view.childCount {
      let child = view.node.pointee.children[place]
      place += 1
      guard !child.pointee.mask.isEmpty else { continue }
      if isQuiet, child.pointee.changesAlone, !child.pointee.layout.contains(.inEngine) {
        let childSize = child.pointee.bounds.size
        if weights.mask != child.pointee.mask { weights = AutoresizingWeights(child.pointee.mask) }
        guard child.follow(weights, from: oldSize, to: newSize) else { continue }
        hasResized = true
        if child.pointee.children.count > 0, !child.pointee.flags.contains(.disablesSubviewAutoresizing) {
          waiting.append((child.view, childSize))
        }
      } else if !child.pointee.layout.contains(.governed) {
        let child = child.view
        let childSize = child.bounds.size
        set(child.autoresizingMask.resize(child.frame, from: oldSize, to: newSize), of: child, in: view)
        if child.bounds.size != childSize, child.autoresizesSubviews, child.childCount > 0 {
          waiting.append((child, childSize))
        }
      }
    }
    if isQuiet { view.node.pointee.flags.insert(.staleIndex) }
    if hasResized {
      view.baseSetNeedsLayout()
      view.markSubtreeForLayout()
    }
  }

  /// Sets the frame of a subview through its property, which a subclass may override.
  private func set(_ frame: CGRect, of child: View, in superview: View) {
    child.node.pointee.layout.insert(.autoresizing)
    child.acting(as: LogEntry.Rule("autoresizing with \(superview.debugName)", fact: "H36")) {
      child.frame = frame
    }
    child.node.pointee.layout.remove(.autoresizing)
  }
}

extension View {
  /// Whether the mask of a subview is not empty.
  fileprivate var hasMaskedSubviews: Bool {
    let children = node.pointee.children
    for place in 0..<children.count where !children[place].pointee.mask.isEmpty { return true }
    return false
  }

  /// Whether geometry changes below this view have no observer: no log, no animation block, no safe area.
  fileprivate var changesQuietly: Bool { !node.pointee.flags.contains(.hasSafeArea) && logsNothing }

  /// Whether geometry changes below this view are neither logged nor animated.
  fileprivate var logsNothing: Bool {
    guard let windowNode else { return true }
    return windowNode.windowLoan {
      !($0.isLogged && $0.log.isEnabled) && $0.application.animator.current == nil
    }
  }
}

extension ViewNode {
  /// Whether a change of the view's geometry affects neither its object nor its controller.
  fileprivate var changesAlone: Bool {
    transform == nil
      && flags.isDisjoint(with: [.needsObjectCall, .followsGeometry, .hasSafeArea, .hasController, .animated])
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Resizes the view for the superview's size by the weights of its mask; returns whether its own size has
  /// changed.
  @MainActor fileprivate func follow(
    _ weights: AutoresizingWeights,
    from old: CGSize,
    to new: CGSize
  ) -> Bool {
    let size = pointee.bounds.size
    let length = SIMD2(abs(size.width), abs(size.height))
    let start = SIMD2(pointee.center.x, pointee.center.y) - length / 2
    let followed = weights.resize(
      AutoresizingSpan(start: start, length: length),
      from: SIMD2(old.width, old.height),
      to: SIMD2(new.width, new.height)
    )
    let center = followed.start + followed.length / 2
    let sums = center + followed.length
    guard (sums.x + sums.y).isFinite else {
      // The setter stops the program with the view's name if a number isn't finite, and resizes the subviews.
      view.frame = weights.mask.resize(view.frame, from: old, to: new)
      return false
    }
    pointee.center = CGPoint(x: center.x, y: center.y)
    let newSize = CGSize(width: followed.length.x, height: followed.length.y)
    guard newSize != size else { return false }
    pointee.bounds.size = newSize
    pointee.flags.insert(.needsLayout)
    return true
  }
}
