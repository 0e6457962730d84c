import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// Says how much of a view a person sees beside the keyboard.
@MainActor struct Sight {
  let application: Application
  let keyboard: Keyboard

  private typealias Limit = (place: CGFloat, name: String?)

  /// Returns what keeps a view from being seen whole; nil if nothing does.
  ///
  /// Of a text view counts what is left inside of its insets, as its text can be scrolled there.
  func problem(of view: View) -> KeyboardAudit.Problem? {
    if let reason = invisibility(of: view) { return .notShown(view: view.debugName, reason: reason) }
    let rect = place(of: view, view.bounds.inset(by: (view as? TextView)?.adjustedContentInset ?? .zero))
    let area = area(around: view)
    let (below, above) = (rect.maxY - area.bottom.place, area.top.place - rect.minY)
    let (left, right) = (area.left.place - rect.minX, rect.maxX - area.right.place)
    if below > 0.01 || above > 0.01 {
      let points = below > 0.01 ? below : above
      if canScroll(view, by: below > 0.01 ? below : 0 - above) {
        return .scrollable(view: view.debugName, points: points)
      }
      guard let name = (below > 0.01 ? area.bottom : area.top).name else {
        return .underKeyboard(view: view.debugName, points: points)
      }
      return .cutOff(view: view.debugName, by: name, points: points)
    }
    guard max(left, right) > 0.01 else { return nil }
    let name = (left > right ? area.left : area.right).name ?? ""
    return .cutOff(view: view.debugName, by: name, points: max(left, right))
  }

  private func invisibility(of view: View) -> String? {
    guard view.window != nil else { return "it is in no window" }
    for ancestor in sequence(first: view, next: \.superview) {
      let name = ancestor === view ? "it" : ancestor.debugName
      if ancestor.isHidden { return "\(name) is hidden" }
      if ancestor.alpha < 0.01 { return "\(name) is transparent" }
    }
    return view.bounds.isEmpty ? "it has no area" : nil
  }

  /// Where a part of a view is, in the coordinates of the interface.
  func place(of view: View, _ rect: CGRect) -> CGRect {
    view.convertToScreen(rect).applying(application.screen.fromInterface.inverted())
  }

  /// The edges between which a view is seen, each with the name of what is there; the keyboard has none.
  private func area(around view: View) -> (top: Limit, left: Limit, bottom: Limit, right: Limit) {
    let screen = application.screen.interfaceBounds
    let name = "the screen"
    var area: (top: Limit, left: Limit, bottom: Limit, right: Limit) = (
      (screen.minY, name), (screen.minX, name), (screen.maxY, name), (screen.maxX, name)
    )
    for ancestor in sequence(first: view, next: \.superview).dropFirst() where ancestor.clipsToBounds {
      let clip = place(of: ancestor, ancestor.bounds)
      if clip.minY > area.top.place { area.top = (clip.minY, ancestor.debugName) }
      if clip.minX > area.left.place { area.left = (clip.minX, ancestor.debugName) }
      if clip.maxY < area.bottom.place { area.bottom = (clip.maxY, ancestor.debugName) }
      if clip.maxX < area.right.place { area.right = (clip.maxX, ancestor.debugName) }
    }
    if let top = keyboardTop, top < area.bottom.place { area.bottom = (top, nil) }
    return area
  }

  /// The upper edge of the keyboard, in the coordinates of the interface; nil of one that does not reach the bottom of the
  /// screen, as it can be moved away.
  var keyboardTop: CGFloat? {
    let keys = keyboard.frame.applying(application.screen.fromInterface.inverted())
    let isAtBottom = keyboard.isVisible && keys.maxY >= application.screen.interfaceBounds.maxY
    return isAtBottom ? keys.minY : nil
  }

  /// Whether a person can bring a view up, or down for less than 0, by so much, scrolling all that it is in.
  private func canScroll(_ view: View, by points: CGFloat) -> Bool {
    var room: CGFloat = 0
    for case let scrollView as ScrollView in sequence(first: view, next: \.superview).dropFirst()
    where scrollView.isScrollEnabled {
      let (lowest, highest) = scrollView.restingRange
      room += points > 0 ? highest.y - scrollView.contentOffset.y : scrollView.contentOffset.y - lowest.y
    }
    return room + 0.01 >= abs(points)
  }
}
