import HeadlessUIKit

extension Scenario {
  static let formSheet = Scenario(
    26,
    "In a form sheet the keyboard stays when its field resigns",
    setting: """
      A form of Avraham Shukron's KeyboardAwareViewController in a navigation controller that is presented as a form sheet on an iPad. The user taps a field, and the
      app makes the field resign.
      """,
    invariant: "nothing is first responder, and the keyboard is gone.",
    fix: """
      overriding disablesAutomaticKeyboardDismissal in the navigation controller, because the system reads it from the
      presented controller, not from the form inside.
      """,
    of: ["KeyboardAware"],
    on: [Stage(.iPad2, "4.3"), Stage(.iPadAir2, "12.4"), Stage(.iPadAir5, "18.0")],
    requiring: [.formSheets],
    offering: { $0 == .fixed ? [.automaticDismissal] : [] }
  ) { variant, simulator in
    let form = LoginForm(on: variant.keyboardAware)
    let navigation =
      variant == .classic ? NavigationController() : KeyboardDismissingNavigationController()
    navigation.viewControllers = [form.filled(endingAt: 200)]
    navigation.modalPresentationStyle = .formSheet
    let root = ViewController()
    simulator.launch(root)
    root.present(navigation, animated: true)
    simulator.settle()
    try simulator.user.tap(form.username)
    form.username.resignFirstResponder()
    simulator.settle()
    return [simulator.claimEditingEnded()]
  }
}
