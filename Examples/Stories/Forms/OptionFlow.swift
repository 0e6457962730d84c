import HeadlessUIKit

/// A navigation controller with a form that has an option and pushes a picker for it.
@MainActor struct OptionFlow {
  let simulator: Simulator
  let navigation: NavigationController
  /// The application's delegate, which the application does not retain.
  private let applicationDelegate = OptionApplicationDelegate()
  /// The form at the bottom of the stack, or `nil` if another controller is there.
  var form: OptionFormViewController? { navigation.viewControllers.first as? OptionFormViewController }

  /// Creates a flow for a navigation controller that is already on the screen.
  init(_ navigation: NavigationController, launchedIn simulator: Simulator) {
    (self.navigation, self.simulator) = (navigation, simulator)
  }

  /// Creates a flow for a form and launches it.
  init(_ form: OptionFormViewController, in simulator: Simulator) {
    self.init(OptionFlow.navigation(form), launchedIn: simulator)
    simulator.launch(navigation)
  }

  /// Returns a navigation controller whose root is the form.
  static func navigation(_ form: OptionFormViewController) -> NavigationController {
    form.title = "Order"
    return NavigationController(rootViewController: form)
  }

  /// Replaces the form with another controller.
  func leave() {
    simulator.perform { navigation.viewControllers = [ViewController()] }
    simulator.settle()
  }

  /// Taps the form's button, which pushes the picker.
  func openPicker() throws {
    guard let form else { return }
    try simulator.user.tap(form.optionButton)
  }

  /// Taps the row of an option, and pops the picker if the tap doesn't pop it.
  func pick(_ option: String) throws {
    guard let picker, let place = picker.options.firstIndex(of: option) else { return }
    try simulator.user.tap(picker.rows[place])
    if navigation.topViewController === picker { goBack() }
  }

  /// Pops the picker, as the back button does.
  func goBack() {
    simulator.perform { _ = navigation.popViewController(animated: true) }
    simulator.settle()
  }

  /// Sets an application delegate that has a property for the choice.
  func installDelegate() { simulator.application.delegate = applicationDelegate }

  /// Simulates a memory warning, chooses Large, opens the picker again, and chooses Small. The picker must be
  /// open.
  func chooseAfterMemoryWarning() throws {
    simulator.simulateMemoryWarning()
    try pick("Large")
    try openPicker()
    try pick("Small")
  }

  /// The picker at the top of the stack, or `nil` if there is none.
  var picker: OptionPickerViewController? { navigation.topViewController as? OptionPickerViewController }

  /// Returns a claim that the form received exactly these choices, in this order.
  func claimTaken(_ options: [String]) -> Claim {
    let taken = form?.taken ?? []
    return Claim("chosen: \(list(options)); the form received \(list(taken))", taken == options)
  }

  /// Returns a claim that the picker shows the current choice.
  func claimShown(_ option: String) -> Claim {
    let text = picker?.currentLabel?.text
    return Claim("chosen before: \(option); the picker shows \(text ?? "nothing")", text == option)
  }

  private func list(_ options: [String]) -> String {
    options.isEmpty ? "nothing" : options.joined(separator: ", ")
  }
}
