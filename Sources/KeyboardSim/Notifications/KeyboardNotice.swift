import Foundation
import Responder
import Simulation
import ViewTree

/// A keyboard notification, before its conversion to the form of a system version.
struct KeyboardNotice: Hashable, Sendable {
  /// The kind of notification.
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

    /// Whether the notification reports a new frame only.
    var isChangeFrame: Bool { self == .willChangeFrame || self == .didChangeFrame }
  }

  var kind: Kind
  /// The keyboard's frame before the change, in the interface's coordinates.
  var begin: CGRect
  /// The keyboard's frame after the change, in the interface's coordinates.
  var end: CGRect
  var duration: Duration
  /// Whether the notification is posted for a rotation of the interface.
  var isInRotation = false
  /// Whether the user has moved the keyboard (KN14).
  var isByUser = false
  /// Whether the user info has only the begin frame (KN30).
  var reportsOnlyBegin = false

  /// Whether the keyboard belongs to this app, and not to another one beside it.
  var isLocal = true

  /// The same notification, posted for a rotation of the interface.
  var inRotation: KeyboardNotice {
    var notice = self
    notice.isInRotation = true
    return notice
  }

  /// Returns the user info for the system version of `context`. `toScreen` converts the interface's
  /// coordinates to the screen's; the deprecated keys don't use it (KN25).
  @MainActor func userInfo(in context: SimulationContext, toScreen: ViewTransform) -> [AnyHashable: Any] {
    if reportsOnlyBegin { return [Responder.keyboardFrameBeginUserInfoKey: begin.applying(toScreen)] }
    var info: [AnyHashable: Any] = [
      Responder.keyboardBoundsUserInfoKey: CGRect(origin: .zero, size: end.size),
      Responder.keyboardCenterBeginUserInfoKey: CGPoint(x: begin.midX, y: begin.midY),
      Responder.keyboardCenterEndUserInfoKey: CGPoint(x: end.midX, y: end.midY),
    ]
    if context.rule(VersionRules.userInfoContainsFrames) {
      info[Responder.keyboardFrameBeginUserInfoKey] = begin.applying(toScreen)
      info[Responder.keyboardFrameEndUserInfoKey] = end.applying(toScreen)
    }
    if context.rule(VersionRules.userInfoContainsUserInteraction) {
      info[Responder.keyboardFrameChangedByUserInteraction] = isByUser ? 1 : 0
    }
    guard kind != .didHide || context.rule(VersionRules.didHideUserInfoContainsAnimation) else { return info }
    let isDidNotification = kind == .didHide || kind == .didShow || kind == .didChangeFrame
    let isSilent =
      isInRotation && isDidNotification && !context.rule(VersionRules.rotationDidUserInfoContainsAnimation)
    guard !isSilent else { return info }
    if context.rule(VersionRules.userInfoContainsAnimation) {
      info[Responder.keyboardAnimationDurationUserInfoKey] = NSNumber(value: duration.inSeconds)
      info[Responder.keyboardAnimationCurveUserInfoKey] =
        NSNumber(value: UInt(context.rule(VersionRules.keyboardSlideCurve)))
    }
    if context.rule(VersionRules.userInfoContainsIsLocal) {
      info[Responder.keyboardIsLocalUserInfoKey] = NSNumber(value: isLocal)
    }
    return info
  }

  /// Returns the frames in a keyboard notification, or `nil` for any other notification, and before 3.2.
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

  /// Returns the log's description of a keyboard notification after its name; empty for any other
  /// notification.
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
