import HeadlessUIKit
import Testing

@MainActor @Suite struct KeyElementTests {
  private func launched(_ setup: Setup = .current, _ change: (TextField) -> Void = { _ in }) throws -> (
    Simulator, TextField
  ) {
    let (simulator, form) = SignInController.launched(on: setup)
    form.username.autocapitalizationType = .none
    change(form.username)
    try simulator.user.textFields["username"].tap()
    return (simulator, form.username)
  }

  @Test(arguments: Setup.both) func `letters are keys, and words are keys or buttons`(setup: Setup) throws {
    let (simulator, field) = try launched(setup)
    let user = simulator.user
    try user.keys["a"].tap()
    try user.keyboards.keys["b"].tap()
    try user.keyboards.keys["space"].tap()
    try user.keyboards.buttons["shift"].tap()
    try user.keyboards.keys["C"].tap()
    #expect(field.text == "ab C")
    try user.keyboards.keys["delete"].tap()
    try user.buttons["delete"].tap()
    try user.keys["more"].tap()
    try user.keys["1"].tap()
    #expect(field.text == "ab1")
    #expect(!user.keys["q"].exists && !user.buttons["1"].exists)
    #expect(user.keyboards.count == 1)
  }

  @Test func `the return key is found by its name and by its title`() throws {
    let (simulator, field) = try launched { $0.returnKeyType = .done }
    let user = simulator.user
    for name in ["Return", "done"] { #expect(user.keyboards.buttons[name].exists, "\(name)") }
    #expect(user.keys["return"].exists && !user.buttons["go"].exists)
    field.addAction(Action { _ in }, for: .editingDidEndOnExit)
    try user.keyboards.buttons["Return"].tap()
    #expect(!field.isFirstResponder)
  }

  @Test func `a letter is called as it is typed now`() throws {
    let (simulator, _) = try launched()
    let user = simulator.user
    #expect(user.keys["a"].exists && !user.keys["A"].exists)
    try user.buttons["shift"].tap()
    #expect(user.keys["A"].exists && !user.keys["a"].exists)
  }

  @Test func `there are keys only while the keyboard is there`() throws {
    let (simulator, field) = try launched()
    let user = simulator.user
    #expect(user.keys.count == simulator.keyboard.keys.count && user.keyboards.element.exists)
    #expect(user.keys["a"].elementType == .key && user.buttons["shift"].elementType == .button)
    #expect(
      user.keys["a"].frame == simulator.keyboard.keys.first { $0.key.label == "a" }?.accessibilityFrame
    )
    #expect(user.keys["a"].isHittable)
    field.resignFirstResponder()
    simulator.settle()
    #expect(user.keys.count == 0 && user.keyboards.count == 0 && !user.buttons["shift"].exists)
    #expect(throws: InteractionError.self) { try user.keys["a"].tap() }
    field.inputView = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.isVisible && user.keyboards.count == 0)
  }

  @Test func `a key that does nothing is not enabled`() throws {
    let (simulator, field) = try launched { $0.enablesReturnKeyAutomatically = true }
    let key = simulator.user.buttons["Return"]
    #expect(!key.isEnabled && !key.isHittable)
    #expect(try key.obstacle == .disabled(control: #"key "return""#))
    #expect(field.text == "")
    try simulator.user.keys["a"].tap()
    #expect(simulator.user.buttons["Return"].isEnabled)
  }

  @Test func `a pad's key hides the keyboard`() throws {
    let (simulator, field) = try launched(Setup(device: .iPad2, system: "9.0"))
    try simulator.user.buttons["Hide keyboard"].tap()
    #expect(!field.isFirstResponder)
  }

  @Test func `items of the edit menu are elements`() throws {
    let (simulator, field) = try launched()
    field.text = "ada"
    field.selectAll(nil)
    simulator.perform { MenuController.shared.showMenu(from: field, rect: field.bounds) }
    simulator.settle()
    try simulator.user.menuItems["Cut"].tap()
    #expect(field.text == "" && simulator.user.menuItems.count == 0)
  }
}
