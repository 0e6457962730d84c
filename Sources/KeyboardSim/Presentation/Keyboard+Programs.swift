import Foundation
import Simulation
import ViewTree

/// What becomes of the keyboard when its program is left, and beside other programs.
extension Keyboard {
  // MARK: Another program's keyboard

  /// Whether another program beside this one shows its keyboard; false at first.
  ///
  /// Setting it posts what a show or a hide posts, with `UIKeyboardIsLocalUserInfoKey` false (S21); nothing of it is in
  /// this program's windows. A keyboard of this program's own takes its place.
  ///
  /// Stops with `no program is beside another one on iPhone 16 with iOS 18.0` but on pads from iOS 9, and with
  /// `another program can't show its keyboard: this one's is up` in that case.
  public var isShownByAnotherProgram: Bool {
    get { others?.isUp ?? false }
    set {
      guard context.device.idiom == .pad, context.rule(VersionRules.showsOtherPrograms) else {
        programmerError("no program is beside another one on \(context.device) with iOS \(context.system)")
      }
      guard newValue != isShownByAnotherProgram else { return }
      if newValue, presentation.isUp {
        programmerError("another program can't show its keyboard: this one's is up")
      }
      context.activate {
        context.log.recording(
          .keyboard,
          "another program",
          newValue ? "shows its keyboard" : "hides its keyboard"
        ) {
          newValue ? showOthers() : performForOthers(others?.wantNothing(duration: slideDuration))
        }
      }
    }
  }

  private func showOthers() {
    var presentation = others ?? KeyboardPresentation(on: application)
    let steps = presentation.want(height: heightOfOthers, duration: slideDuration, reason: .focus)
    others = presentation
    performForOthers(steps)
  }

  private var heightOfOthers: CGFloat {
    let isLandscape = application.screen.orientation.isLandscape
    let query = KeyboardHeights.Query(.default, isLandscape: isLandscape)
    return KeyboardHeights.height(query, of: context.device, on: context.system).total
  }

  private func performForOthers(_ steps: [KeyboardPresentation.Step]?) {
    guard let steps, let generation = others?.generation else { return }
    for step in steps where others?.generation == generation {
      switch step {
      case .post(var notice):
        notice.isLocal = false
        post(notice)
      case .slide(_, _, let duration):
        _ = context.schedule(after: duration, label: "arrival of another program's keyboard") { [handle] in
          guard let keyboard = handle.object else { return }
          keyboard.performForOthers(keyboard.others?.arrived(generation: generation))
        }
      case .installKeys, .removeKeys: break
      }
    }
  }

  /// Lets the keyboard of another program give its place to this one's; returns how far below its own place this one
  /// begins: nowhere. Nil if there is no other one.
  func placeOfOthersKeyboard() -> CGFloat? {
    guard isShownByAnotherProgram else { return nil }
    // It goes untold; its count of changes stays, so that what is under way for it arrives nowhere.
    _ = others?.wantNothing(duration: .zero)
    return 0
  }

  /// The interface has turned; what another program's keyboard posts then is not known.
  func turnOthers() {
    let height = isShownByAnotherProgram ? heightOfOthers : 0
    _ = others?.turn(
      to: application.screen.interfaceBounds,
      height: height,
      visible: height,
      duration: slideDuration
    )
  }

  // MARK: The program in the background

  /// Leaves with the program, from iOS 9; before, it stays up for the picture that the system takes (S20).
  package func programDidLeave() {
    guard context.rule(VersionRules.keyboardLeavesWithProgram) else { return }
    following.suspend()
    context.activate { perform(presentation.wantNothing(duration: slideDuration)) }
  }

  /// Comes back if somebody wants it. One system says of another program's keyboard that it is local (S20).
  package func programWillReturn() {
    following.ignoresHardware =
      context.rule(VersionRules.returnLosesHardwareKeys) && responder != nil && request.inputView != nil
    guard following.resume() else { return }
    if let others, others.isUp, context.rule(VersionRules.returnClaimsOthersKeyboard) {
      let frame = others.frame
      context.activate {
        post(KeyboardNotice(kind: .willChangeFrame, begin: frame, end: frame, duration: slideDuration))
      }
    }
    follow(.focus)
  }
}

extension KeyboardPresentation {
  /// A keyboard that is away, on the screen of an application.
  @MainActor init(on application: Application) {
    let context = application.context
    self.init(
      rules: Rules(
        postsChangeFrame: context.rule(VersionRules.keyboardPostsChangeFrame),
        onFieldSwitch: context.rule(VersionRules.keyboardOnFieldSwitch),
        overtakenShowTellsPresentFrame: context.rule(VersionRules.overtakenShowTellsPresentFrame)
      ),
      modeRules: ModeRules(context),
      screen: application.screen.interfaceBounds
    )
  }
}
