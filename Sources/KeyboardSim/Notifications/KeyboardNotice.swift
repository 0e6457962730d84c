import Foundation
import Responder
import Simulation
import ViewTree

/// One notification of the keyboard, before it is put into the form of a system version.
struct KeyboardNotice: Hashable, Sendable {
  /// Which notification it is.
  enum Kind: CaseIterable, Sendable {
    case willChangeFrame, willShow, willHide, didChangeFrame, didShow, didHide

    var name: Notification.Name {
      switch self {
      case .willChangeFrame: Responder.keyboardWillChangeFrameNotification
      case .willShow: Responder.keyboardWillShowNotification
      case .willHide: Responder.keyboardWillHideNotification
      case .didChangeFrame: Responder.keyboardDidChangeFrameNotification
      case .didShow: Responder.keyboardDidShowNotification
      case .didHide: Responder.keyboardDidHideNotification
      }
    }

    /// Whether it tells of a new frame only.
    var isChangeFrame: Bool { self == .willChangeFrame || self == .didChangeFrame }
  }

  var kind: Kind
  /// Where the keyboard was, in the interface's coordinates.
  var begin: CGRect
  /// Where it will be, in the interface's coordinates.
  var end: CGRect
  var duration: Duration
  /// Whether it is posted because the interface turns.
  var isInRotation = false
  /// Whether a person has put the keyboard elsewhere (KN14).
  var isByUser = false
  /// Whether it tells nothing but where the keyboard was (KN30).
  var tellsOnlyBegin = false

  /// Whether the keyboard is this program's, and not that of another one beside it.
  var isLocal = true

  /// The same notification, posted because the interface turns.
  var inRotation: KeyboardNotice {
    var notice = self
    notice.isInRotation = true
    return notice
  }

  /// The user info as the system version of `context` has it; `toScreen` leads from the interface's coordinates to the
  /// screen's, which the deprecated keys don't use (KN25).
  @MainActor func userInfo(in context: SimulationContext, toScreen: ViewTransform) -> [AnyHashable: Any] {
    if tellsOnlyBegin { return [Responder.keyboardFrameBeginUserInfoKey: begin.applying(toScreen)] }
    var info: [AnyHashable: Any] = [
      Responder.keyboardBoundsUserInfoKey: CGRect(origin: .zero, size: end.size),
      Responder.keyboardCenterBeginUserInfoKey: CGPoint(x: begin.midX, y: begin.midY),
      Responder.keyboardCenterEndUserInfoKey: CGPoint(x: end.midX, y: end.midY),
    ]
    if context.rule(VersionRules.keyboardTellsFrames) {
      info[Responder.keyboardFrameBeginUserInfoKey] = begin.applying(toScreen)
      info[Responder.keyboardFrameEndUserInfoKey] = end.applying(toScreen)
    }
    if context.rule(VersionRules.keyboardTellsUserInteraction) {
      info[Responder.keyboardFrameChangedByUserInteraction] = isByUser ? 1 : 0
    }
    guard kind != .didHide || context.rule(VersionRules.keyboardDidHideTellsAnimation) else { return info }
    let isDid = kind == .didHide || kind == .didShow || kind == .didChangeFrame
    let isSilent = isInRotation && isDid && !context.rule(VersionRules.keyboardDidTellsAnimationInRotation)
    guard !isSilent else { return info }
    if context.rule(VersionRules.keyboardTellsAnimation) {
      info[Responder.keyboardAnimationDurationUserInfoKey] = NSNumber(value: duration.inSeconds)
      info[Responder.keyboardAnimationCurveUserInfoKey] =
        NSNumber(value: UInt(context.rule(VersionRules.keyboardSlideCurve)))
    }
    if context.rule(VersionRules.keyboardTellsLocality) {
      info[Responder.keyboardIsLocalUserInfoKey] = NSNumber(value: isLocal)
    }
    return info
  }

  /// The frames that a keyboard notification tells; nil of any other, and before 3.2.
  @MainActor static func frames(in notification: Notification, on screen: Screen) -> LogEntry.Frames? {
    guard let info = notification.userInfo,
      let begin = info[Responder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info[Responder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return nil }
    return LogEntry.Frames(
      begin: begin,
      end: end,
      isLocal: info[Responder.keyboardIsLocalUserInfoKey] as? Bool ?? true,
      screen: screen.bounds,
      interface: screen.bounds.applying(screen.fromInterface.inverted()).size
    )
  }

  /// What the log says of a keyboard notification beside its name; nothing for any other notification.
  @MainActor static func describe(_ notification: Notification) -> String {
    guard let info = notification.userInfo else { return "" }
    if let begin = info[Responder.keyboardFrameBeginUserInfoKey] as? CGRect {
      let end = (info[Responder.keyboardFrameEndUserInfoKey] as? CGRect).map(GeometryText.rect)
      return " \(GeometryText.rect(begin)) -> \(end ?? "somewhere")"
    }
    guard let bounds = info[Responder.keyboardBoundsUserInfoKey] as? CGRect else { return "" }
    return " \(GeometryText.size(bounds.size))"
  }
}
