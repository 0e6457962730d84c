import Foundation
import Simulation
import ViewTree

/// The way of a hit test from a window down to a view, and where it leaves that way.
@MainActor public struct HitWalk {
  /// Why a hit test does not go into a view.
  public enum Reason: Hashable, Sendable {
    /// The view is hidden.
    case hidden
    /// Its alpha is less than 0.01.
    case transparent(CGFloat)
    /// Its user interaction is disabled.
    case interactionDisabled
    /// It is being animated without `.allowUserInteraction`.
    case animating
    /// The point, in its coordinates, is not in its bounds.
    case outside(CGPoint, bounds: CGRect)
    /// Its override of `point(inside:with:)` said no.
    case declined(CGPoint)
    /// Its override of `hitTest(_:with:)`, or one above, did not give it.
    case refused
    /// Another view in front of it took the touch.
    case behind(String)
  }

  /// The view that is hit; nil if none is.
  let hit: View?
  /// The views that were not gone into, from the window down: those on the way, and those in front of it that would have
  /// taken the touch.
  private(set) var passed: [(view: View, reason: Reason)] = []
  /// The view on the way into which the hit test did not go; nil if it arrives.
  private(set) var stop: (view: View, reason: Reason)?

  /// Follows a hit test at a point of the screen, which hits `hit`, on the way to `wanted`.
  init(to wanted: View, in window: Window, at screenPoint: CGPoint, hit: View?) {
    self.hit = hit
    for view in wanted.lineage.reversed() {
      if let superview = view.superview { notePassed(inFrontOf: view, in: superview, window, screenPoint) }
      if let reason = Self.reason(against: view, window, screenPoint) ?? elsewhere(view, window) {
        stop = (view, reason)
        passed.append((view, reason))
        return
      }
    }
  }

  /// Why a view that nothing rules out is not hit, if what is hit is not in it.
  private func elsewhere(_ view: View, _ window: Window) -> Reason? {
    guard hit.map({ !$0.isDescendant(of: view) }) ?? true else { return nil }
    guard let hit else { return .refused }
    guard let superview = view.superview else { return .behind(hit.debugName) }
    let siblings = superview.subviews
    let place = siblings.firstIndex { $0 === view } ?? 0
    let other = siblings.firstIndex { hit.isDescendant(of: $0) } ?? -1
    return other > place ? .behind(hit.debugName) : .refused
  }

  /// Notes the views in front that have the point in their bounds, but let the touch through.
  private mutating func notePassed(
    inFrontOf view: View,
    in superview: View,
    _ window: Window,
    _ point: CGPoint
  ) {
    let siblings = superview.subviews
    guard let place = siblings.firstIndex(where: { $0 === view }) else { return }
    for sibling in siblings[(place + 1)...].reversed() {
      guard let reason = Self.reason(against: sibling, window, point) else { continue }
      if case .outside = reason { continue }
      let inside = sibling.convert(window.convertFromScreen(point), from: nil)
      if sibling.bounds.contains(inside) { passed.append((sibling, reason)) }
    }
  }

  /// The rule that keeps a hit test from a view and all in it.
  private static func reason(against view: View, _ window: Window, _ screenPoint: CGPoint) -> Reason? {
    if let rule = HitRule.allCases.first(where: { $0.rulesOut(view) }) { return Reason(rule, view) }
    let point = view.convert(window.convertFromScreen(screenPoint), from: nil)
    guard !view.point(inside: point, with: nil) else { return nil }
    return view.bounds.contains(point) ? .declined(point) : .outside(point, bounds: view.bounds)
  }
}

extension HitWalk.Reason {
  @MainActor fileprivate init(_ rule: HitRule, _ view: View) {
    switch rule {
    case .hidden: self = .hidden
    case .transparent: self = .transparent(view.alpha)
    case .interactionDisabled: self = .interactionDisabled
    case .animating: self = .animating
    }
  }
}

extension HitWalk.Reason: CustomStringConvertible {
  /// The reason as the second half of a sentence, with its fact.
  public var description: String {
    switch self {
    case .hidden: "it is hidden (C2)"
    case .transparent(let alpha): "its alpha \(GeometryText.number(alpha)) is less than 0.01 (C2)"
    case .interactionDisabled: "its user interaction is disabled (C2)"
    case .animating: "it is being animated without .allowUserInteraction (C14)"
    case .outside(let point, let bounds):
      "the touch at \(GeometryText.point(point)) is outside its bounds \(GeometryText.rect(bounds)) (C1)"
    case .declined(let point): "its point(inside:with:) says no to \(GeometryText.point(point))"
    case .refused: "a hitTest(_:with:) on the way gave something else"
    case .behind(let name): "\(name) in front of it takes the touch"
    }
  }
}
