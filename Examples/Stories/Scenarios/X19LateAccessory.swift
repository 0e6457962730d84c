import HeadlessUIKit

extension Scenario {
  static let lateAccessory = Scenario(
    19,
    "The toolbar is hung onto the field when the keyboard is already on its way",
    setting: """
      A form of document 004 whose button is at its very end. The person taps a field; at will-show the form gives it a
      toolbar, and the keyboard is told to come a second time, 44 points higher. The person then taps "Cancel" in the toolbar.
      Where the form begins below the status bar, or from iOS 11 has a safe area at its top, yet more is hidden (X18).
      """,
    invariant: "the button is seen above the keyboard and its toolbar, and the form has its frame back.",
    fix: "having the toolbar before the field is focused, and heeding each show, not the first one alone.",
    on: [Stage(.iPhone6, "8.4"), Stage(.iPhone4, "4.3"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let controller = variant.keyboardAware
    controller.shouldUseDefaultToolBar = true
    let form = LoginForm(on: controller)
    simulator.launch(form.filled())
    let geometry = simulator.recordGeometry()
    try simulator.user.tap(form.username)
    let visible = simulator.claimVisible(form.login)
    try simulator.user.buttons["Cancel"].tap()
    return [visible, geometry.claimRestored(), simulator.claimEditingEnded()]
  }
}
