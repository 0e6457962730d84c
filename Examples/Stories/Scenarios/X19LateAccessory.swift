import HeadlessUIKit

extension Scenario {
  static let lateAccessory = Scenario(
    19,
    "The accessory view is set when the keyboard is already sliding in",
    setting: """
      A form of Avraham Shukron's KeyboardAwareViewController whose button is at its very end. The user taps a field; at will-show
      the form sets a toolbar as its accessory view, and a second show follows, 44 points higher. From iOS 8 on the first did-show,
      the only one that the class handles, has the height without the toolbar (on the author's iOS 4 it has the height with
      it, and the form works; see S16a). The user then taps "Cancel" in the toolbar.
      """,
    invariant:
      "the button is visible above the keyboard and its toolbar, and afterwards the form's frame is restored.",
    fix:
      "setting the toolbar before the field becomes first responder, and handling every show, not only the first.",
    of: ["KeyboardAware"],
    on: [Stage(.iPhone6, "8.4"), Stage(.iPhone6s, "10.3"), Stage(.iPhone16, "18.0")],
    requiring: [.earlyDidShow],
    offering: { $0 == .classic ? [.phone, .frames] : [] }
  ) { variant, simulator in
    let controller = variant.keyboardAware
    controller.shouldUseDefaultToolBar = true
    let form = LoginForm(on: controller)
    simulator.launch(form.filled())
    let geometry = simulator.recordGeometry()
    try simulator.user.tap(form.username)
    let visible = simulator.claimVisible(form.login)
    if simulator.user.buttons["Cancel"].exists {
      try simulator.user.buttons["Cancel"].tap()
    } else {
      // Before 3.2 there is no toolbar.
      simulator.window.endEditing(true)
      simulator.settle()
    }
    return [visible, geometry.claimRestored(), simulator.claimEditingEnded()]
  }
}
