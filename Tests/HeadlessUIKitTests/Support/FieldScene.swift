import HeadlessUIKit

/// Two text fields, A and B, on the screen of a simulator, and a record of the calls and notifications of
/// both and of the keyboard.
@MainActor final class FieldScene: TextFieldDelegate {
  let simulator: Simulator
  let controller = ViewController()
  let a = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  let b = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 30))
  let diary = Diary()

  init(_ system: SystemVersion = "4.3") {
    simulator = .running(system)
    listen(to: a, named: "A")
    listen(to: b, named: "B")
    controller.view.addSubview(a)
    controller.view.addSubview(b)
    simulator.launch(controller)
    _ = simulator.notifications.addObserver(forName: nil) { [diary] notification in
      let field = notification.object as? TextField
      let who = field?.accessibilityIdentifier.map { "\($0) posts " } ?? ""
      let name = notification.name.rawValue
      guard name.hasPrefix("UI"), !name.hasPrefix("UIWindow") else { return }
      diary.note(who + String(name.dropFirst(field == nil ? 2 : 11).dropLast("Notification".count)))
    }
  }

  /// The identifier of the first responder, if it is one of the fields.
  var first: String? { (simulator.firstResponder as? TextField)?.accessibilityIdentifier }

  /// Makes A first responder, waits until the keyboard has arrived, and clears the diary.
  func beginEditingA() {
    a.becomeFirstResponder()
    simulator.settle()
    _ = diary.take()
  }

  /// Records everything from `field` except the return key's event, which changes the key's behavior.
  func listen(to field: TextField, named name: String) {
    field.accessibilityIdentifier = name
    field.autocapitalizationType = .none
    field.delegate = self
    for event in [Control.Events.editingDidBegin, .editingChanged, .editingDidEnd] {
      field.addAction(Action { [diary] _ in diary.note("\(name) \(event)") }, for: event)
    }
  }

  private func name(_ field: TextField) -> String { field.accessibilityIdentifier ?? "?" }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    diary.ask("\(name(textField)) shouldBegin")
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    diary.note("\(name(textField)) didBegin")
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    diary.ask("\(name(textField)) shouldEnd")
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    diary.note("\(name(textField)) didEnd")
  }

  func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    diary.ask("\(name(textField)) shouldChange {\(range.location), \(range.length)} \"\(string)\"")
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    diary.ask("\(name(textField)) shouldClear")
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    diary.ask("\(name(textField)) shouldReturn")
  }
}
