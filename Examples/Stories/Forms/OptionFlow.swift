import HeadlessUIKit

/// A form with an option and the picker that it pushes, on a navigation controller.
@MainActor struct OptionFlow {
  let simulator: Simulator
  let navigation: NavigationController
  /// The application's delegate, which the application does not retain.
  private let applicationDelegate = OptionApplicationDelegate()
  /// The form at the bottom of the stack.
  var form: OptionFormViewController? { navigation.viewControllers.first as? OptionFormViewController }

  /// Creates a flow for a controller that is on the screen already.
  init(_ navigation: NavigationController, launchedIn simulator: Simulator) {
    (self.navigation, self.simulator) = (navigation, simulator)
  }

  /// Launches a form.
  init(_ form: OptionFormViewController, in simulator: Simulator) {
    self.init(OptionFlow.navigation(form), launchedIn: simulator)
    simulator.launch(navigation)
  }

  /// Returns a navigation controller with a form.
  static func navigation(_ form: OptionFormViewController) -> NavigationController {
    form.title = "Order"
    return NavigationController(rootViewController: form)
  }

  /// Replaces the form by another controller.
  func leave() {
    simulator.perform { navigation.viewControllers = [ViewController()] }
    simulator.settle()
  }

  /// Taps the form's button, which pushes the picker.
  func openPicker() throws {
    guard let form else { return }
    try simulator.user.tap(form.optionButton)
  }

  /// Taps the row of an option, which pops the picker; pops it if the tap does not.
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

  /// Makes the delegate of the application one that has a property for a choice.
  func installDelegate() { simulator.application.delegate = applicationDelegate }

  /// Chooses Large after a memory warning, and then Small; the picker is open already.
  func chooseAfterMemoryWarning() throws {
    simulator.simulateMemoryWarning()
    try pick("Large")
    try openPicker()
    try pick("Small")
  }

  /// The picker that is on top, if one is.
  var picker: OptionPickerViewController? { navigation.topViewController as? OptionPickerViewController }

  /// Claims that the form has taken these choices, each once.
  func claimTaken(_ options: [String]) -> Claim {
    let taken = form?.taken ?? []
    return Claim("chosen: \(list(options)); the form took \(list(taken))", taken == options)
  }

  /// Claims that the picker shows the present choice.
  func claimShown(_ option: String) -> Claim {
    let text = picker?.currentLabel?.text
    return Claim("chosen before: \(option); the picker shows \(text ?? "nothing")", text == option)
  }

  private func list(_ options: [String]) -> String {
    options.isEmpty ? "nothing" : options.joined(separator: ", ")
  }
}
