import Foundation
import Simulation
import ViewTree

/// The keyboard when its app enters the background, and beside other apps.
extension Keyboard {
  // MARK: Another app's keyboard

  /// Whether another app beside this one shows its keyboard; false by default.
  ///
  /// Setting the property posts the notifications of a show or a hide, with `UIKeyboardIsLocalUserInfoKey`
  /// false (S21); this app's windows have none of that keyboard's views. A keyboard of this app replaces it.
  ///
  /// Stops with `no program is beside another one on iPhone 16 with iOS 18.0` except on iPads from iOS 9, and
  /// with `another program can't show its keyboard: this one's is up` in that case.
  public var isShownByAnotherApp: Bool {
    get { others?.isUp ?? false }
    set {
      guard context.device.idiom == .pad, context.rule(VersionRules.showsOtherPrograms) else {
        programmerError("no program is beside another one on \(context.device) with \(context.system.name)")
      }
      guard newValue != isShownByAnotherApp else { return }
      if newValue, presentation.isUp {
        programmerError("another program can't show its keyboard: this one's is up")
      }
      context.activate {
        context.log.recording(
          .keyboard,
          "another program",
          newValue ? "shows its keyboard" : "hides its keyboard"
        ) {
          newValue
            ? showOtherAppsKeyboard() : performForOtherApp(others?.requestHide(duration: slideDuration))
        }
      }
    }
  }

  private func showOtherAppsKeyboard() {
    var presentation = others ?? KeyboardPresentation(on: application)
    let steps = presentation.want(height: heightOfOtherAppsKeyboard, duration: slideDuration, reason: .focus)
    others = presentation
    performForOtherApp(steps)
  }

  private var heightOfOtherAppsKeyboard: CGFloat {
    let isLandscape = application.screen.orientation.isLandscape
    let query = KeyboardHeights.Query(.default, isLandscape: isLandscape)
    return KeyboardHeights.height(query, of: context.device, on: context.designSystem).total
  }

  private func performForOtherApp(_ steps: [KeyboardPresentation.Step]?) {
    guard let steps, let generation = others?.generation else { return }
    for step in steps where others?.generation == generation {
      switch step {
      case .post(var notice):
        notice.isLocal = false
        post(notice)
      case .slide(_, _, let duration):
        _ = context.schedule(after: duration, label: "arrival of another program's keyboard") { [handle] in
          guard let keyboard = handle.object else { return }
          keyboard.performForOtherApp(keyboard.others?.arrived(generation: generation))
        }
      case .installKeys, .removeKeys: break
      }
    }
  }

  /// Hides another app's keyboard, which this app's replaces. Returns the distance below its own place at
  /// which this app's keyboard begins, which is 0, or `nil` if there is no other keyboard.
  func frameOfOtherAppsKeyboard() -> CGFloat? {
    guard isShownByAnotherApp else { return nil }
    // It hides without notifications. Its generation counter remains, so that its pending arrivals have no
    // effect.
    _ = others?.requestHide(duration: .zero)
    return 0
  }

  /// Updates another app's keyboard for a rotated interface; its notifications then aren't known.
  func rotateOtherAppsKeyboard() {
    let height = isShownByAnotherApp ? heightOfOtherAppsKeyboard : 0
    others?.turn(to: application.screen.interfaceBounds, height: height, visible: height)
  }

  // MARK: The app in the background

  /// Hides the keyboard with the app, from iOS 9; on earlier systems it stays up for the system's snapshot
  /// (S20).
  package func appDidEnterBackground() {
    guard context.rule(VersionRules.keyboardHidesInBackground) else { return }
    following.suspend()
    context.activate { perform(presentation.requestHide(duration: slideDuration)) }
  }

  /// Shows the keyboard again if a responder needs it. One system version reports another app's keyboard as
  /// local (S20).
  package func appWillEnterForeground() {
    following.ignoresHardware =
      context.rule(VersionRules.foregroundDisablesHardwareKeys) && responder != nil
      && request.inputView != nil
    guard following.resume() else { return }
    if let others, others.isUp, context.rule(VersionRules.foregroundReportsOtherAppsKeyboardAsLocal) {
      let frame = others.frame
      context.activate {
        post(KeyboardNotice(kind: .willChangeFrame, begin: frame, end: frame, duration: slideDuration))
      }
    }
    follow(.focus)
  }
}

extension KeyboardPresentation {
  /// Creates the state of a hidden keyboard, on the screen of an application.
  @MainActor init(on application: Application) {
    let context = application.context
    self.init(
      rules: Rules(
        postsChangeFrame: context.rule(VersionRules.keyboardPostsChangeFrame),
        onFieldSwitch: context.rule(VersionRules.keyboardOnFieldSwitch),
        interruptedShowReportsCurrentFrame: context.rule(VersionRules.interruptedShowReportsCurrentFrame)
      ),
      modeRules: ModeRules(context),
      screen: application.screen.interfaceBounds
    )
  }
}
