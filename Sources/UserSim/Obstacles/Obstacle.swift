import Foundation
import Simulation

/// What keeps a finger from a view. Each case names the culprit, as logs name it.
///
/// The first that applies is found, in the order of the cases; but what can be scrolled to is ``scrolledOut(of:edge:distance:offset:)``
/// wherever it is.
public enum Obstacle: Hashable, Sendable {
  /// The view is in no window; `top` is the view at the top of its tree.
  case notInWindow(top: String)
  /// The view's window is hidden.
  case windowHidden(window: String)
  /// The view or an ancestor is hidden.
  case hidden(by: String)
  /// The view or an ancestor is transparent: its alpha is less than 0.01.
  case transparent(by: String, alpha: CGFloat)
  /// The view has no area.
  case zeroSize(CGSize)
  /// The view or an ancestor takes no touches.
  case interactionDisabled(by: String)
  /// The view is a control that is not enabled: it would get the touch, and do nothing.
  case disabled(control: String)
  /// The view's middle is so far beyond an ancestor's edge, in the ancestor's coordinates. It is drawn there, but the
  /// ancestor passes no touch on.
  case outside(of: String, edge: Edge, distance: CGFloat)
  /// The same beyond the edge of an ancestor that clips, so that it is not drawn either.
  case clipped(by: String, edge: Edge, distance: CGFloat)
  /// The view's middle is outside the screen, and no scrolling brings it in. Windows and controllers' views, which fill the
  /// screen, are not blamed for it by ``outside(of:edge:distance:)``.
  case offScreen(point: CGPoint, screen: CGSize)
  /// The view's middle is so far beyond an edge of what a scroll view shows; at `offset` it would be seen.
  case scrolledOut(of: String, edge: Edge, distance: CGFloat, offset: CGPoint)
  /// Another view is in front of the view's middle.
  case covered(by: Cover)
  /// The keyboard is in front of the view's middle, which is so far below the keyboard's top.
  case underKeyboard(hit: String, depth: CGFloat)
  /// The view or an ancestor is being animated without `.allowUserInteraction`; `until` is the time on the clock, nil
  /// for an animation without end.
  case animating(by: String, until: Duration?)
  /// An alert, or a controller that is presented, is in front.
  case behindModal(String)
  /// A `point(inside:with:)` of the program's says that the view's middle, in that view's coordinates, is not inside.
  case declined(by: String, point: CGPoint)
  /// A `hitTest(_:with:)` of the program's gives another view, or none, for the view's middle in the coordinates of the culprit.
  case redirected(by: String, to: String?, point: CGPoint)
  /// The key is not among those that are seen.
  case keyNotSeen(layout: String?)

  /// An edge of a rectangle.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right
  }

  /// A view in front of another.
  public struct Cover: Hashable, Sendable {
    /// The view that gets the touch.
    public var view: String
    /// The views from below the nearest common ancestor down to the one that gets the touch, that one last.
    public var path: [String]
    /// The nearest common ancestor; nil if the views are in different windows.
    public var ancestor: String?
    /// Where the touch would be, on the screen.
    public var point: CGPoint
    /// Whether nothing is drawn by it, so that a person sees the covered view.
    public var isSeenThrough: Bool

    /// Makes a cover, to compare with.
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
  /// The obstacle as a sentence about "it", without a full stop.
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
  /// Who covers it and where, as a sentence.
  public var description: String {
    let inside = path.count > 1 ? path.first.map { " inside \($0)" } ?? "" : ""
    let look = isSeenThrough ? ", which draws nothing but takes touches" : ""
    return "it is covered at \(GeometryText.point(point)) by \(view)\(inside)\(look)"
  }
}

extension Obstacle.Edge {
  /// Says where something is beyond the edge; the right and the bottom edge are themselves beyond.
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

  /// Returns the edge of `rect` that `point` is farthest beyond, and how far; nil if it is inside.
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
