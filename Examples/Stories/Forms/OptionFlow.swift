import HeadlessUIKit

/// A form with an option and the picker that it pushes, on a navigation controller: the flow of document 002.
@MainActor struct OptionFlow {
  let simulator: Simulator
  let navigation: NavigationController
  /// The form at the bottom of the stack.
  var form: OptionFormViewController? { navigation.viewControllers.first as? OptionFormViewController }

  /// A flow that is launched already.
  init(_ navigation: NavigationController, launchedIn simulator: Simulator) {
    (self.navigation, self.simulator) = (navigation, simulator)
  }

  /// Launches the flow.
  init(_ form: OptionFormViewController, in simulator: Simulator) {
    self.init(OptionFlow.navigation(form), launchedIn: simulator)
    simulator.launch(navigation)
  }

  /// Puts a form at the bottom of a navigation controller's stack.
  static func navigation(_ form: OptionFormViewController) -> NavigationController {
    form.title = "Order"
    return NavigationController(rootViewController: form)
  }

  /// Leaves the form for good; whatever nobody holds goes.
  func leave() {
    simulator.perform { navigation.viewControllers = [ViewController()] }
    simulator.settle()
  }

  /// Taps the form's button, which pushes the picker.
  func openPicker() throws {
    guard let form else { return }
    try simulator.user.tap(form.optionButton)
  }

  /// Taps the row of an option, which goes back to the form; or, where nothing does, goes back by the bar's button.
  func pick(_ option: String) throws {
    guard let picker, let place = picker.options.firstIndex(of: option) else { return }
    try simulator.user.tap(picker.rows[place])
    guard navigation.topViewController === picker else { return }
    simulator.perform { _ = navigation.popViewController(animated: true) }
    simulator.settle()
  }

  /// Chooses Large, with memory getting short before, and then Small; the picker is open already.
  func chooseAfterMemoryWarning() throws {
    simulator.simulateMemoryWarning()
    try pick("Large")
    try openPicker()
    try pick("Small")
  }

  /// The picker that is pushed, if one is.
  var picker: OptionPickerViewController? { navigation.topViewController as? OptionPickerViewController }

  /// Claims that the form has learned of these choices, of each once.
  func claimTaken(_ options: [String]) -> Claim {
    let taken = form?.taken ?? []
    return Claim("chosen: \(list(options)); the form took \(list(taken))", taken == options)
  }

  /// Claims that the picker shows what was chosen before.
  func claimShown(_ option: String) -> Claim {
    let text = picker?.currentLabel?.text
    return Claim("chosen before: \(option); the picker shows \(text ?? "nothing")", text == option)
  }

  /// Claims that nothing is chosen yet, as nobody has.
  func claimFresh() -> Claim {
    let option = form?.option
    return Claim("nobody has chosen yet; the form has \(option ?? "nothing")", option == nil)
  }

  private func list(_ options: [String]) -> String {
    options.isEmpty ? "nothing" : options.joined(separator: ", ")
  }
}
