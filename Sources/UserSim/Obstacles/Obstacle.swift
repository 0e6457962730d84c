import Foundation
import Simulation

/// The reason a touch can't reach a view. Each case names the responsible view, as logs do.
///
/// Checks run in the order of the cases, and the first match is reported. However, a view that can be
/// scrolled into sight is always reported as ``scrolledOut(of:edge:distance:offset:)``.
public enum Obstacle: Hashable, Sendable {
  /// The view isn't in a window; `top` is the root of its view tree.
  case notInWindow(top: String)
  /// The view's window is hidden.
  case windowHidden(window: String)
  /// The view or an ancestor is hidden.
  case hidden(by: String)
  /// The view or an ancestor is transparent: its alpha is less than 0.01.
  case transparent(by: String, alpha: CGFloat)
  /// The view has no area.
  case zeroSize(CGSize)
  /// The view or an ancestor has user interaction disabled.
  case interactionDisabled(by: String)
  /// The view is a disabled control: it would receive the touch and ignore it.
  case disabled(control: String)
  /// The view's center is beyond an ancestor's edge by `distance`, in the ancestor's coordinates. The view is
  /// drawn there, but the ancestor's hit test rejects the point.
  case outside(of: String, edge: Edge, distance: CGFloat)
  /// Same as ``outside(of:edge:distance:)``, but the ancestor clips, so the view isn't drawn there either.
  case clipped(by: String, edge: Edge, distance: CGFloat)
  /// The view's center is outside the screen, and scrolling can't bring it in. In this case
  /// ``outside(of:edge:distance:)`` doesn't name windows and controllers' views, which fill the screen.
  case offScreen(point: CGPoint, screen: CGSize)
  /// The view's center is beyond an edge of a scroll view's visible area by `distance`; at `offset` it would
  /// be visible.
  case scrolledOut(of: String, edge: Edge, distance: CGFloat, offset: CGPoint)
  /// Another view is in front of the view's center.
  case covered(by: Cover)
  /// The keyboard is in front of the view's center, which is `depth` points below the keyboard's top.
  case underKeyboard(hit: String, depth: CGFloat)
  /// The view or an ancestor is being animated without `.allowUserInteraction`; `until` is the virtual time
  /// of the animation's end, or `nil` for an endless animation.
  case animating(by: String, until: Duration?)
  /// An alert or a presented controller is in front.
  case behindModal(String)
  /// An app's override of `point(inside:with:)` returns false for the view's center, given in that view's
  /// coordinates.
  case declined(by: String, point: CGPoint)
  /// An app's override of `hitTest(_:with:)` returns another view, or `nil`, for the view's center in the
  /// coordinates of the named view.
  case redirected(by: String, to: String?, point: CGPoint)
  /// The key isn't on the visible keyplane.
  case keyNotSeen(layout: String?)

  /// An edge of a rectangle.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right
  }

  /// The covering of a view by another view, which receives the touch.
  public struct Cover: Hashable, Sendable {
    /// The name of the view that receives the touch.
    public var view: String
    /// The views from below the nearest common ancestor down to the view that receives the touch, inclusive.
    public var path: [String]
    /// The nearest common ancestor, or `nil` if the views are in different windows.
    public var ancestor: String?
    /// The touch's position on the screen.
    public var point: CGPoint
    /// Whether the covering views draw nothing, so that the covered view is visible.
    public var isSeenThrough: Bool

    /// Creates a cover, for comparison in tests.
    public init(view: String, path: [String], ancestor: String?, point: CGPoint, isSeenThrough: Bool) {
      self.view = view
      self.path = path
      self.ancestor = ancestor
      self.point = point
      self.isSeenThrough = isSeenThrough
    }
  }
}

extension Obstacle: CustomStringConvertible {
  /// The obstacle as a clause about "it", without a period.
  public var description: String {
    switch self {
    case .notInWindow(let top):
      "it is in no window: \(top) at the top of its tree has no superview"
    case .windowHidden(let window):
      "its window \(window) is hidden"
    case .hidden(let culprit):
      "\(culprit) is hidden"
    case .transparent(let culprit, let alpha):
      "\(culprit) is transparent: its alpha is \(alpha == 0 ? "0" : "less than 0.01")"
    case .zeroSize(let size):
      "it has no area: its size is \(GeometryText.size(size))"
    case .interactionDisabled(let culprit):
      "\(culprit) has user interaction disabled"
    case .disabled(let control):
      "\(control) is disabled, so that a touch does nothing"
    case .outside(let ancestor, let edge, let distance):
      "its middle is \(edge.place(distance)) of \(ancestor), and touches outside a view reach none of its subviews"
    case .clipped(let ancestor, let edge, let distance):
      "its middle is \(edge.place(distance)) of \(ancestor), which clips it off"
    case .offScreen(let point, let screen):
      "its middle \(GeometryText.point(point)) is not on the screen, which is \(GeometryText.size(screen))"
    case .scrolledOut(let scrollView, let edge, let distance, _):
      "its middle is scrolled out of \(scrollView): it is \(edge.place(distance)) of what is seen"
    case .covered(let cover):
      cover.description
    case .underKeyboard(let hit, let depth):
      "it is under the keyboard: its middle is \(GeometryText.number(depth)) points below the keyboard's top, on \(hit)"
    case .animating(let culprit, let end):
      "\(culprit) is being animated without .allowUserInteraction, "
        + (end.map { "until \(GeometryText.seconds($0))" } ?? "without end")
    case .behindModal(let modal):
      "it is behind \(modal)"
    case .declined(let culprit, let point):
      "point(inside:with:) of \(culprit) says that \(GeometryText.point(point)) of its coordinates is not inside"
    case .redirected(let culprit, let hit, let point):
      "hitTest(_:with:) of \(culprit) gives \(hit == culprit ? "itself" : hit ?? "nothing") "
        + "for \(GeometryText.point(point)) of its coordinates"
    case .keyNotSeen(let layout):
      "it is not among the keys that are seen" + (layout.map { ", those of \($0)" } ?? ": no keys are")
    }
  }
}

extension Obstacle.Cover: CustomStringConvertible {
  /// The covering view and the point, as a clause about "it".
  public var description: String {
    let inside = path.count > 1 ? path.first.map { " inside \($0)" } ?? "" : ""
    let look = isSeenThrough ? ", which draws nothing but takes touches" : ""
    return "it is covered at \(GeometryText.point(point)) by \(view)\(inside)\(look)"
  }
}

extension Obstacle.Edge {
  /// Returns a description of a position at `distance` beyond the edge. A distance of 0 is beyond only for
  /// the right and bottom edges.
  func place(_ distance: CGFloat) -> String {
    let name = "the \(rawValue) edge"
    guard distance > 0 else { return "on \(name)" }
    let side =
      switch self {
      case .top: "above"
      case .left: "left of"
      case .bottom: "below"
      case .right: "right of"
      }
    return "\(GeometryText.number(distance)) points \(side) \(name)"
  }

  /// Returns the edge of `rect` that `point` is farthest beyond, and the distance; `nil` if the point is
  /// inside.
  static func passed(by point: CGPoint, of rect: CGRect) -> (edge: Self, distance: CGFloat)? {
    let ways: [(edge: Self, distance: CGFloat)] = [
      (.bottom, point.y - rect.maxY), (.right, point.x - rect.maxX),
      (.top, rect.minY - point.y), (.left, rect.minX - point.x),
    ]
    let beyond = ways.filter {
      $0.edge == .bottom || $0.edge == .right ? $0.distance >= 0 : $0.distance > 0
    }
    return beyond.max { $0.distance < $1.distance }
  }
}
