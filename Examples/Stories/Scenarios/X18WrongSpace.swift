import HeadlessUIKit

/// Avraham Shukron's KeyboardAwareViewController without its toolbar, which is the subject of another
/// scenario.
private final class BareForm: KeyboardAwareViewController {
  override func setupToolbar(_ notification: Notification) {}
}

extension Scenario {
  static let wrongSpace = Scenario(
    18,
    "The threshold in view coordinates is compared with the keyboard in screen coordinates",
    setting: """
      A form of Avraham Shukron's KeyboardAwareViewController under an opaque navigation bar, so that it begins 64 points down the
      screen (before iOS 7 too, where the status bar is above the window's content). In the form's coordinates its button ends 15 points above the keyboard's top in screen coordinates. The user taps a field.
      """,
    invariant: "the button, the form's threshold view, is visible above the keyboard.",
    fix: "converting the keyboard's frame into the coordinates of the view.",
    of: ["KeyboardAware"],
    on: [Stage(.iPhone5s, "8.4"), Stage(.iPhone4, "4.3")],
    offering: { $0 == .classic ? [.phone, .frames] : [] }
  ) { variant, simulator in
    let top = simulator.stage.keyboardTop
    let form = LoginForm(on: variant == .classic ? BareForm() : variant.keyboardAware)
    let navigation = NavigationController(rootViewController: form.filled(endingAt: top - 15))
    navigation.navigationBar.isTranslucent = false
    simulator.launch(navigation)
    try simulator.user.tap(form.username)
    return [simulator.claimVisible(form.login)]
  }
}
