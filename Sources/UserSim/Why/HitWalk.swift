import Foundation
import Simulation
import ViewTree

/// The path of a hit test from a window down to a view, and the point where it leaves that path.
@MainActor public struct HitWalk {
  /// A reason a hit test doesn't enter a view.
  public enum Reason: Hashable, Sendable {
    /// The view is hidden.
    case hidden
    /// The view's alpha is less than 0.01.
    case transparent(CGFloat)
    /// The view's user interaction is disabled.
    case interactionDisabled
    /// The view is being animated without `.allowUserInteraction`.
    case animating
    /// The point, in the view's coordinates, is outside its bounds.
    case outside(CGPoint, bounds: CGRect)
    /// The view's override of `point(inside:with:)` returned false.
    case declined(CGPoint)
    /// An override of `hitTest(_:with:)`, the view's own or an ancestor's, didn't return the view.
    case refused
    /// Another view in front received the touch.
    case behind(String)
  }

  /// The view returned by the hit test, or `nil`.
  let hit: View?
  /// The views that the hit test skipped, from the window down: views on the path, and views in front of it
  /// that would have received the touch.
  private(set) var passed: [(view: View, reason: Reason)] = []
  /// The view on the path that the hit test didn't enter, or `nil` if it reached the target.
  private(set) var stop: (view: View, reason: Reason)?

  /// Follows a hit test at a point of the screen, with the result `hit`, along the path to `wanted`.
  init(to wanted: View, in window: Window, at screenPoint: CGPoint, hit: View?) {
    self.hit = hit
    let around = Set((hit?.lineage ?? []).map(ObjectIdentifier.init))
    var point = window.convertFromScreen(screenPoint)
    for view in wanted.lineage.reversed() {
      if let superview = view.superview {
        notePassed(inFrontOf: view, in: superview, at: point)
        point = view.fromSuperview(point)
      }
      let isAroundHit = around.contains(ObjectIdentifier(view))
      if let reason = Self.reason(against: view, at: point) ?? (isAroundHit ? nil : elsewhere(view)) {
        stop = (view, reason)
        passed.append((view, reason))
        return
      }
    }
  }

  /// Returns the reason a view in which the hit view is not isn't hit although no rule excludes it.
  private func elsewhere(_ view: View) -> Reason {
    guard let hit else { return .refused }
    guard let superview = view.superview else { return .behind(hit.debugName) }
    let siblings = superview.subviews
    let place = siblings.firstIndex { $0 === view } ?? 0
    let other = siblings.firstIndex { hit.isDescendant(of: $0) } ?? -1
    return other > place ? .behind(hit.debugName) : .refused
  }

  /// Records the views in front whose bounds contain the point, which is in the superview's coordinates, but
  /// which let the touch through.
  private mutating func notePassed(inFrontOf view: View, in superview: View, at point: CGPoint) {
    let siblings = superview.subviews
    guard let place = siblings.firstIndex(where: { $0 === view }) else { return }
    for sibling in siblings[(place + 1)...].reversed() {
      let inside = sibling.fromSuperview(point)
      guard let reason = Self.reason(against: sibling, at: inside) else { continue }
      if case .outside = reason { continue }
      if sibling.bounds.contains(inside) { passed.append((sibling, reason)) }
    }
  }

  /// Returns the reason a hit test at a point of a view's coordinates doesn't enter it, or `nil` if nothing
  /// excludes it.
  private static func reason(against view: View, at point: CGPoint) -> Reason? {
    if let rule = HitRule.allCases.first(where: { $0.rulesOut(view) }) { return Reason(rule, view) }
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
  /// The reason as the second half of a sentence, with its fact id.
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
