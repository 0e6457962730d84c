import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// Computes the part of a view that is visible beside the keyboard.
@MainActor struct Sight {
  let application: Application
  let keyboard: Keyboard

  /// Returns the problem that keeps a view from being fully visible, or nil if there is none. Problems that
  /// scrolling can't solve come before those that it can.
  ///
  /// Of a text view, only the part inside its insets counts, as its text can be scrolled there.
  func problem(of view: View) -> KeyboardAudit.Problem? {
    if let reason = invisibility(of: view) { return .notShown(view: view.debugName, reason: reason) }
    return problem(of: view, part: seenPart(of: view))
  }

  /// Returns the problem that keeps a part of a view, in the coordinates of the interface, from being fully
  /// visible, or nil if there is none.
  func problem(of view: View, part rect: CGRect, countsKeyboard: Bool = true) -> KeyboardAudit.Problem? {
    let limits = limits(around: view, countsKeyboard: countsKeyboard)
    var way: CGFloat?
    for edges: Set<SightLimit.Edge> in [[.bottom], [.top], [.left, .right]] {
      let crossed = limits.filter { edges.contains($0.edge) && $0.excess(of: rect) > 0.01 }
      let fixed = crossed.filter { !canScroll(view, behind: $0, by: $0.excess(of: rect)) }
      if let limit = SightLimit.narrowest(of: fixed, for: rect) {
        let points = limit.excess(of: rect)
        return limit.name.map { .cutOff(view: view.debugName, by: $0, points: points) }
          ?? .underKeyboard(view: view.debugName, points: points)
      }
      way = way ?? SightLimit.narrowest(of: crossed, for: rect)?.excess(of: rect)
    }
    return way.map { .scrollable(view: view.debugName, points: $0) }
  }

  /// Returns the part of a view that has to be visible, in the coordinates of the interface: of a text view,
  /// the part inside its insets.
  func seenPart(of view: View) -> CGRect {
    place(of: view, view.bounds.inset(by: (view as? TextView)?.baseAdjustedContentInset ?? .zero))
  }

  /// Whether a rectangle, in the coordinates of the interface, is within the screen and the ancestors that
  /// clip a view, at least in part.
  func isSeen(_ rect: CGRect, of view: View) -> Bool {
    var visible = rect.intersection(application.screen.interfaceBounds)
    for ancestor in sequence(first: view, next: \.superview).dropFirst() where ancestor.clipsToBounds {
      visible = visible.intersection(place(of: ancestor, ancestor.bounds))
    }
    return !visible.isNull && min(visible.width, visible.height) > 0.5
  }

  private func invisibility(of view: View) -> String? {
    guard view.window != nil else { return "it is in no window" }
    for ancestor in sequence(first: view, next: \.superview) {
      let name = ancestor === view ? "it" : ancestor.debugName
      if ancestor.isHidden { return "\(name) is hidden" }
      if ancestor.isTransparent { return "\(name) is transparent" }
    }
    return view.bounds.isEmpty ? "it has no area" : nil
  }

  /// Returns the frame of a part of a view, in the coordinates of the interface.
  func place(of view: View, _ rect: CGRect) -> CGRect {
    view.convertToScreen(rect).applying(application.screen.fromInterface.inverted())
  }

  /// Returns the limits of the visible area around a view: the screen, the ancestors that clip, the
  /// keyboard's upper edge.
  private func limits(around view: View, countsKeyboard: Bool) -> [SightLimit] {
    var limits = SightLimit.around(application.screen.interfaceBounds, name: "the screen")
    for ancestor in sequence(first: view, next: \.superview).dropFirst() where ancestor.clipsToBounds {
      let clip = place(of: ancestor, ancestor.bounds)
      limits += SightLimit.around(clip, name: ancestor.debugName, clip: ancestor)
    }
    if countsKeyboard, let keyboardTop { limits.append(SightLimit(edge: .bottom, place: keyboardTop)) }
    return limits
  }

  /// The upper edge of the keyboard, in the coordinates of the interface; nil for a keyboard that does not
  /// reach the bottom of the screen, as the user can move it away.
  var keyboardTop: CGFloat? {
    let keys = keyboard.frame.applying(application.screen.fromInterface.inverted())
    let isAtBottom = keyboard.isVisible && keys.maxY >= application.screen.interfaceBounds.maxY
    return isAtBottom ? keys.minY : nil
  }

  /// Whether a user can bring a view inside a limit that it crosses by `points`, by scrolling all the scroll
  /// views between the view and the limit.
  ///
  /// A scroll view around the clipping ancestor moves that ancestor along, so it does not help.
  private func canScroll(_ view: View, behind limit: SightLimit, by points: CGFloat) -> Bool {
    var room: CGFloat = 0
    for ancestor in sequence(first: view, next: \.superview).dropFirst() {
      if let scrollView = ancestor as? ScrollView, scrollView.isScrollEnabled {
        room += scrollView.room(behind: limit.edge)
      }
      if ancestor === limit.clip { break }
    }
    return room + 0.01 >= points
  }
}

/// An edge that a view must not cross to be visible.
private struct SightLimit {
  enum Edge { case top, left, bottom, right }

  let edge: Edge
  /// The edge's position, in the coordinates of the interface.
  let place: CGFloat
  /// The name of the object at the edge; nil for the keyboard.
  var name: String?
  /// The ancestor that clips there; nil for the screen and the keyboard, which can't be scrolled.
  var clip: View?

  /// Returns the four edges of a rectangle.
  static func around(_ rect: CGRect, name: String, clip: View? = nil) -> [SightLimit] {
    [(Edge.top, rect.minY), (.left, rect.minX), (.bottom, rect.maxY), (.right, rect.maxX)].map {
      SightLimit(edge: $0, place: $1, name: name, clip: clip)
    }
  }

  /// Returns the limit that a rectangle crosses by most, the first of equals, or nil if there are no limits.
  static func narrowest(of limits: [SightLimit], for rect: CGRect) -> SightLimit? {
    limits.max { $0.excess(of: rect) < $1.excess(of: rect) }
  }

  /// Returns the distance by which a rectangle crosses the limit.
  func excess(of rect: CGRect) -> CGFloat {
    switch edge {
    case .top: place - rect.minY
    case .left: place - rect.minX
    case .bottom: rect.maxY - place
    case .right: rect.maxX - place
    }
  }
}

extension ScrollView {
  /// Returns the distance that the content can be scrolled to bring content beyond an edge inside.
  fileprivate func room(behind edge: SightLimit.Edge) -> CGFloat {
    let (offset, geometry) = (contentOffset, scrollGeometry)
    return switch edge {
    case .top: offset.y - geometry.minimumOffset.y
    case .left: offset.x - geometry.minimumOffset.x
    case .bottom: geometry.maximumOffset.y - offset.y
    case .right: geometry.maximumOffset.x - offset.x
    }
  }
}
