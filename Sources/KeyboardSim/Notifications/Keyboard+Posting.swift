import Foundation
import Simulation
import ViewTree

extension Keyboard {
  /// Posts a notification in the form of the system version, if it has observers.
  func post(_ notice: KeyboardNotice) {
    guard context.notifications.isObserved(notice.kind.name) else { return }
    let isScreen = context.rule(VersionRules.keyboardNotificationObjectIsScreen)
    context.notifications.basePost(
      name: notice.kind.name,
      object: isScreen ? application.screen : nil,
      userInfo: notice.userInfo(in: context, toScreen: toNotified)
    )
  }

  /// The transform from the interface's coordinates to those of frames in notifications: the screen's, except
  /// for KN27.
  private var toNotified: ViewTransform {
    var map = application.screen.fromInterface
    guard context.rule(VersionRules.accessoryViewUsesWindowCoordinates), context.device.idiom == .pad,
      request.accessory != nil, let window = application.keyWindow
    else { return map }
    (map.tx, map.ty) = (map.tx - window.frame.minX, map.ty - window.frame.minY)
    return map
  }

  /// Returns the notifications that announce an input set, when the keyboard shows or changes.
  func telling(
    of set: InputSet,
    for request: InputRequest,
    _ reason: KeyboardPresentation.Reason
  ) -> KeyboardAnnouncement {
    let isUp = presentation.isUp
    let hasOtherHeight = isUp && set.height != inputSet?.height
    if case .otherMakers = set.foreignKeys, !isUp || inputSet?.foreignKeys != set.foreignKeys {
      return .after(ThirdPartyKeyboard.earlierHeights)
    }
    switch reason {
    case .swap:
      guard context.rule(VersionRules.keyboardPostsInputModeChanges) else { return .notAtAll }
      let isForgotten =
        set.foreignKeys == .emoji && !context.rule(VersionRules.emojiKeyboardPostsHeightChange)
      return isForgotten && hasOtherHeight ? .notAtAll : .oneRound
    case .fieldSwitch where hasOtherHeight,
      .reload where isUp && set.accessory?.height != inputSet?.accessory?.height:
      return context.rule(VersionRules.keyboardPostsHeightChanges) ? .oneRound : .notAtAll
    case .focus where !isUp && request.isSecureTextEntry:
      return fillsInPasswords(request)
        ? set.heightWithoutBar.map { .after([$0]) } ?? .oneRound : .oneRound
    case .focus, .fieldSwitch, .reload:
      return .oneRound
    }
  }

  /// Whether the bar for password autofill appears late above the keys of secure text entry (S12).
  private func fillsInPasswords(_ request: InputRequest) -> Bool {
    settings.isAutoFillEnabled && !request.isOneTimeCode && context.rule(VersionRules.autoFillPostsTwice)
      && context.device.idiom == .phone && context.device.homeControl == .indicator
  }
}
