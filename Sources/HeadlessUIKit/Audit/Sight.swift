import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// Says how much of a view a person sees beside the keyboard.
@MainActor struct Sight {
  let application: Application
  let keyboard: Keyboard

  /// Returns what keeps a view from being seen whole; nil if nothing does. What can't be scrolled to comes before what can.
  ///
  /// Of a text view counts what is left inside of its insets, as its text can be scrolled there.
  func problem(of view: View) -> KeyboardAudit.Problem? {
    if let reason = invisibility(of: view) { return .notShown(view: view.debugName, reason: reason) }
    let rect = seenPart(of: view)
    let limits = limits(around: view)
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

  /// What of a view has to be seen, in the coordinates of the interface: of a text view what is inside of its insets.
  func seenPart(of view: View) -> CGRect {
    place(of: view, view.bounds.inset(by: (view as? TextView)?.adjustedContentInset ?? .zero))
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

  /// Where a part of a view is, in the coordinates of the interface.
  func place(of view: View, _ rect: CGRect) -> CGRect {
    view.convertToScreen(rect).applying(application.screen.fromInterface.inverted())
  }

  /// What a view must be inside of to be seen: the screen, the ancestors that clip, the keyboard's upper edge.
  private func limits(around view: View) -> [SightLimit] {
    var limits = SightLimit.around(application.screen.interfaceBounds, name: "the screen")
    for ancestor in sequence(first: view, next: \.superview).dropFirst() where ancestor.clipsToBounds {
      let clip = place(of: ancestor, ancestor.bounds)
      limits += SightLimit.around(clip, name: ancestor.debugName, clip: ancestor)
    }
    if let keyboardTop { limits.append(SightLimit(edge: .bottom, place: keyboardTop)) }
    return limits
  }

  /// The upper edge of the keyboard, in the coordinates of the interface; nil of one that does not reach the bottom of the
  /// screen, as it can be moved away.
  var keyboardTop: CGFloat? {
    let keys = keyboard.frame.applying(application.screen.fromInterface.inverted())
    let isAtBottom = keyboard.isVisible && keys.maxY >= application.screen.interfaceBounds.maxY
    return isAtBottom ? keys.minY : nil
  }

  /// Whether a person can bring a view inside of a limit that it is so far beyond, scrolling all that is between.
  ///
  /// What the ancestor that clips stands in takes that along, and does not help.
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

/// A line that a view must not be beyond to be seen.
private struct SightLimit {
  enum Edge { case top, left, bottom, right }

  let edge: Edge
  /// In the coordinates of the interface.
  let place: CGFloat
  /// What is there; nil for the keyboard.
  var name: String?
  /// The ancestor that clips there; nil for the screen and the keyboard, which nothing scrolls.
  var clip: View?

  /// The four edges of a rectangle.
  static func around(_ rect: CGRect, name: String, clip: View? = nil) -> [SightLimit] {
    [(Edge.top, rect.minY), (.left, rect.minX), (.bottom, rect.maxY), (.right, rect.maxX)].map {
      SightLimit(edge: $0, place: $1, name: name, clip: clip)
    }
  }

  /// The limit that a rectangle is farthest beyond, the first of several; nil of none.
  static func narrowest(of limits: [SightLimit], for rect: CGRect) -> SightLimit? {
    limits.max { $0.excess(of: rect) < $1.excess(of: rect) }
  }

  /// How far a rectangle reaches beyond the limit.
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
  /// How far the content can be scrolled so that what is beyond an edge comes inside.
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
