/// Names a responder that is first, or was, for those who follow the focus.
///
/// A view is held for as long as it is named: whoever names one lets go of it when it leaves its window, or when the
/// window goes. Any other responder is held weakly, as nobody says when it goes.
package final class FocusReference: @unchecked Sendable {
  private var held: Responder?
  private weak var other: Responder?
  private var isWeak = false

  /// Names nobody.
  package init() {}

  /// The responder; nil if there is none, or it has gone.
  package var responder: Responder? { isWeak ? other : held }

  /// Whether it names that one.
  func names(_ responder: Responder) -> Bool { isWeak ? other === responder : held === responder }

  /// Whether it names that one, or nobody who lives for nil.
  package func leads(to responder: Responder?) -> Bool {
    guard let responder else { return !isTaken }
    return names(responder)
  }

  /// Whether it names a view.
  package var namesView: Bool { !isWeak && held != nil }

  /// Whether it names anybody who lives.
  var isTaken: Bool { isWeak ? other != nil : held != nil }

  /// Names another responder, or nobody.
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

  /// Names nobody any more.
  package func clear() { set(nil, isView: true) }
}
