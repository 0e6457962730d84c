import ConstraintSolver
import Foundation
import Simulation

/// The rules of views that translate their masks.
///
/// If constraints determine the size of the superview, the rules relate the frame to the variables of that
/// size, in the proportions of the mask (Z23). Rules about the numbers of the last frame would change with
/// each solution, and might diverge. Otherwise, the rules are about the frame alone.
extension LayoutEngine {
  /// Adds the rules for the frame of a view that translates its mask.
  func enterFrame(of spot: LayoutSpot) {
    let view = spot.view
    guard view !== root else {
      spot.bounds = [spot.width, spot.height].map { variable in
        enter(.frame, [LinearRow.Term(symbol: variable, factor: 1)], constant: 0, about: spot)
      }
      return refreshFrame(of: spot)
    }
    spot.shares = !spot.keepsFrame && isFollowing(view) ? currentShares(of: view) : nil
    let superspot = spot.shares.flatMap { _ in view.baseSuperview.flatMap { self.spot(of: $0) } }
    let source: LayoutEntry.Source = spot.shares == nil ? .frame : .mask
    func enterPart(_ variable: Int, _ share: Double?, of length: Int?) -> LayoutEntry {
      var terms = [LinearRow.Term(symbol: variable, factor: 1)]
      if let share, share != 0, let length { terms.append(LinearRow.Term(symbol: length, factor: -share)) }
      return enter(source, terms, constant: 0, about: spot)
    }
    spot.bounds = [
      enterPart(spot.x, spot.shares?.x, of: superspot?.width),
      enterPart(spot.y, spot.shares?.y, of: superspot?.height),
      enterPart(spot.width, spot.shares?.width, of: superspot?.width),
      enterPart(spot.height, spot.shares?.height, of: superspot?.height),
    ]
    refreshFrame(of: spot)
  }

  /// Updates the rules to the current frame, or replaces them if the mask's proportions have changed.
  func refreshFrame(of spot: LayoutSpot) {
    let view = spot.view
    let frame = view.alignmentFrame
    guard view !== root else {
      for (entry, value) in zip(spot.bounds, [frame.width, frame.height]) { entry.want(-Double(value)) }
      return
    }
    let values = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    guard let shares = spot.shares else {
      for (entry, value) in zip(spot.bounds, values) { entry.want(-value) }
      return
    }
    guard let superview = view.baseSuperview, let current = currentShares(of: view),
      current.isSame(as: shares)
    else { return decideRules(of: spot) }
    let size = superview.alignmentFrame.size
    let parts = [
      shares.x * Double(size.width), shares.y * Double(size.height),
      shares.width * Double(size.width), shares.height * Double(size.height),
    ]
    for ((entry, value), part) in zip(zip(spot.bounds, values), parts) {
      // Autoresizing doesn't change the constant, except for a rounding error.
      if abs(part - value - entry.constant) > 1e-6 { entry.want(part - value) }
    }
  }

  /// Decides the rules of masks again after a change of a mask, or of a view that translates its mask.
  func refreshMasks() {
    guard hasOutdatedMasks else { return }
    hasOutdatedMasks = false
    let masked = spots.filter { $0.guide == nil && !$0.isGoverned && !$0.keepsFrame && $0.view !== root }
    // Ancestors first, as a view's rules depend on those of its superview.
    for spot in masked.sorted(by: { $0.depth < $1.depth }) {
      guard isFollowing(spot.view) != (spot.shares != nil) else { continue }
      decideRules(of: spot)
    }
  }

  /// Returns the current proportions of a view's mask; `nil` if there are none for equations.
  private func currentShares(of view: View) -> AutoresizingShares? {
    guard let superview = view.baseSuperview, view.followsSizeOfSuperview else { return nil }
    let (center, size) = (view.node.pointee.center, view.node.pointee.bounds.size)
    let frame = ViewGeometry.frame(center: center, size: size)
    let shares = view.node.pointee.mask.shares(of: frame, in: superview.node.pointee.bounds.size)
    return shares.isModerate ? shares : nil
  }

  /// Returns whether a view follows, by its mask, a superview whose size constraints determine, at once or by
  /// masks in turn. Gives the superview its spot in that case.
  private func isFollowing(_ view: View) -> Bool {
    var (chain, current) = ([View](), view)
    while current !== root, current.followsSizeOfSuperview, let superview = current.baseSuperview {
      let isGoverned = !(superview.layoutState?.translates ?? true)
      let spot = isGoverned ? makeSpot(of: superview) : self.spot(of: superview)
      if let spot {
        guard spot.isGoverned || spot.keepsFrame || spot.shares != nil else { return false }
        // From the top, so that each one finds the rules of its superview.
        for view in chain.reversed() { _ = makeSpot(of: view) }
        return true
      }
      chain.append(superview)
      current = superview
    }
    return false
  }
}

extension View {
  /// Whether autoresizing may change the view's frame. The frames of transformed views are not in equations.
  fileprivate final var followsSizeOfSuperview: Bool {
    guard let superview = baseSuperview, !node.pointee.mask.isEmpty, node.pointee.transform == nil else {
      return false
    }
    return !superview.node.pointee.flags.contains(.disablesSubviewAutoresizing)
  }

  /// Updates the engine after a change of a mask or of its effect.
  final func masksDidChange() {
    guard LayoutEngine.isUsed, let engine = layoutEngine else { return }
    engine.hasOutdatedMasks = true
    engine.inputDidChange(of: self)
  }
}
