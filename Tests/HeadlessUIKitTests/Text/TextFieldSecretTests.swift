import HeadlessUIKit
import Testing

@MainActor @Suite struct TextFieldSecretTests {
  /// Launches the sign-in form with a text in the password field, which is editing.
  private func editing(_ text: String = "secret") throws -> (Simulator, TextField) {
    let (simulator, form) = SignInController.launched(on: .current)
    form.password.text = text
    form.password.autocapitalizationType = .none
    try simulator.user.tap(form.password)
    return (simulator, form.password)
  }

  @Test(.fact("B42", "B44"), arguments: [("a", "a"), ("delete", "")])
  func `the first key in a secret takes the place of all of it`(key: String, text: String) throws {
    let (simulator, field) = try editing()
    try simulator.user.tap(key: key)
    #expect(field.text == text)
    try simulator.user.type("bc")
    #expect(field.text == text + "bc")
  }

  @Test(.fact("B45")) func `the delegate is asked about that key alone, and the change is told once`() throws
  {
    let (simulator, _) = try editing()
    let start = simulator.log.entries.count
    try simulator.user.tap(key: "a")
    let told = simulator.log.entries.dropFirst(start).filter { [.editing, .action].contains($0.category) }
    #expect(
      told.map(\.event) == [
        "shouldChangeCharactersIn {6, 0} replacement \"•\" -> true", "text \"••••••\" -> \"•\"",
        "textFieldDidChangeSelection", "sends .editingChanged to 0 actions",
      ]
    )
  }

  @Test(.fact("B43")) func `becoming secret while editing has the same effect`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    form.username.autocapitalizationType = .none
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
    form.username.isSecureTextEntry = true
    try simulator.user.type("xy")
    #expect(form.username.text == "xy")
  }

  @Test(.fact("B44")) func `a key that the delegate refuses leaves the secret, and the wish to clear it`()
    throws
  {
    final class Guard: TextFieldDelegate {
      var allows = false
      func textField(
        _ textField: TextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { allows }
    }
    let (simulator, field) = try editing()
    let delegate = Guard()
    field.delegate = delegate
    try simulator.user.tap(key: "a")
    #expect(field.text == "secret")
    delegate.allows = true
    try simulator.user.tap(key: "b")
    #expect(field.text == "b")
  }

  @Test(.fact("B46", "KT12")) func `a return key that asks for text does nothing without it`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    form.username.enablesReturnKeyAutomatically = true
    try simulator.user.tap(form.username)
    let start = simulator.log.entries.count
    try simulator.user.tap(key: "return")
    let told = simulator.log.entries.dropFirst(start).filter { $0.category != .touch }
    #expect(told.map(\.event) == ["is disabled while there is no text"])
    try simulator.user.type("a")
    #expect(simulator.keyboard.isReturnEnabled)
    try simulator.user.tap(key: "return")
    #expect(simulator.log.lines(.editing).contains { $0.contains("textFieldShouldReturn") })
    try simulator.user.tap(key: "delete")
    #expect(!simulator.keyboard.isReturnEnabled)
  }

  @Test(
    .fact("B8", "U33"),
    arguments: [
      (Setup(device: .iPhone4, system: "7.1"), ["textFieldShouldReturn", "sends .editingDidEndOnExit"]),
      (
        .current,
        ["textFieldShouldReturn", "sends .editingDidEndOnExit", "sends .primaryActionTriggered"]
      ),
    ]
  )
  func `from iOS 9 return also triggers the primary action`(setup: Setup, events: [String]) throws {
    let (simulator, form) = SignInController.launched(on: setup)
    try simulator.user.tap(form.username)
    let start = simulator.log.entries.count
    try simulator.user.tap(key: "return")
    // The control events follow the delegate's method, next to each other.
    let sent = simulator.log.entries.dropFirst(start).map(\.event).filter {
      $0.hasPrefix("sends ") || $0.hasPrefix("textFieldShouldReturn")
    }
    #expect(
      sent.map { event in
        event.split(separator: " ").prefix(event.hasPrefix("sends") ? 2 : 1).joined(separator: " ")
      } == events
    )
  }

  @Test(.fact("B39", "B40")) func `a tap on a field sends touch-down but no up event`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    try simulator.user.tap(form.username)
    let sent = simulator.log.entries.filter { $0.event.hasPrefix("sends ") }
    #expect(sent.map { String($0.event.split(separator: " ")[1]) } == [".touchDown", ".editingDidBegin"])
  }
}
