/// A reference to a current or former first responder, for objects that track the focus.
///
/// A view is retained while it is referenced; the owner of the reference clears it when the view leaves its
/// window, or when the window is deallocated. Any other responder is referenced weakly, because its
/// deallocation isn't reported.
package final class FocusReference: @unchecked Sendable {
  private var held: Responder?
  private weak var other: Responder?
  private var isWeak = false

  /// Creates an empty reference.
  package init() {}

  /// The responder, or `nil` if there is none or it was deallocated.
  package var responder: Responder? { isWeak ? other : held }

  /// Returns whether the reference is to `responder`.
  func names(_ responder: Responder) -> Bool { isWeak ? other === responder : held === responder }

  /// Returns whether the reference is to `responder`, or, for `nil`, to no live responder.
  package func leads(to responder: Responder?) -> Bool {
    guard let responder else { return !isSet }
    return names(responder)
  }

  /// Whether the reference is to a view.
  package var isViewReference: Bool { !isWeak && held != nil }

  /// Whether the reference is to a live responder.
  var isSet: Bool { isWeak ? other != nil : held != nil }

  /// Sets the reference to another responder, or to `nil`.
  package func set(_ responder: Responder?, isView: Bool) {
    if isView || responder == nil {
      if isWeak { other = nil }
      isWeak = false
      held = responder
    } else {
      isWeak = true
      if held != nil { held = nil }
      other = responder
    }
  }

  /// Clears the reference.
  package func clear() { set(nil, isView: true) }
}
