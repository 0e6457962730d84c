import HeadlessUIKit
import Testing

@MainActor @Suite struct TypingErrorTests {
  private func error(_ simulator: Simulator, _ body: (User) throws -> Void) -> InteractionError.Reason? {
    #expect(throws: InteractionError.self) { try body(simulator.user) }?.reason
  }

  private func noKey(for character: Character, in text: String) -> InteractionError.Reason {
    .noKeyForCharacter(character, text: text, layout: "iPhone-Portrait-NumberPad", typeable: "1234567890")
  }

  @Test func `typing with no focused field`() {
    let (simulator, _) = SignInController.launched(on: .classic)
    #expect(error(simulator) { try $0.type("a") } == .noFocus(firstResponder: nil))
    #expect(
      error(simulator) { try $0.tap(key: "a") }
        == .noKeyboard(firstResponder: nil)
    )
  }

  /// A view that can become first responder but accepts no text.
  private final class Selectable: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `typing while a view without text is first responder`() {
    let (simulator, form) = SignInController.launched(on: .classic)
    let view = Selectable()
    form.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(
      error(simulator) { try $0.type("a") }
        == .noFocus(firstResponder: "Selectable")
    )
  }

  @Test func `a character without a key types nothing at all`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    try simulator.user.tap(form.username)
    #expect(
      error(simulator) { try $0.type("ab👍🏽") }
        == .noKeyForCharacter(
          "👍🏽",
          text: "ab👍🏽",
          layout: "iPhone-Portrait-QWERTY",
          typeable: "qwertyuiopasdfghjklzxcvbnm1234567890-/:;()$&@\".,?!'[]{}#%^*+=_\\|~<>€£¥•"
        )
    )
    #expect(form.username.text == "")
    form.username.resignFirstResponder()
    simulator.settle()
    form.username.keyboardType = .numberPad
    try simulator.user.tap(form.username)
    #expect(
      error(simulator) { try $0.type("1\n") }
        == noKey(for: "\n", in: "1\n")
    )
  }

  @Test func `a key that is not there is named, with those that are`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.keyboardType = .numberPad
    try simulator.user.tap(form.username)
    #expect(
      error(simulator) { try $0.tap(key: "return") }
        == .noSuchKey(
          name: "return",
          layout: "iPhone-Portrait-NumberPad",
          keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "delete"]
        )
    )
  }

  /// A controller whose field resigns after two characters.
  private final class Impatient: ViewController, TextFieldDelegate {
    let field = TextField(frame: CGRect(x: 20, y: 20, width: 200, height: 31))

    override func viewDidLoad() {
      field.delegate = self
      field.accessibilityIdentifier = "code"
      field.addTarget(self, action: Impatient.changed, for: .editingChanged)
      view.addSubview(field)
    }

    func changed(_ sender: TextField) {
      if sender.text?.count == 2 { sender.resignFirstResponder() }
    }
  }

  @Test func `a field that resigns in the middle stops the typing`() throws {
    let simulator = Setup.classic.simulator()
    let controller = Impatient()
    simulator.launch(controller)
    try simulator.user.tap(controller.field)
    #expect(
      error(simulator) { try $0.type("1234") }
        == .focusLost(field: "TextField \"code\"", typed: "12", text: "1234")
    )
    #expect(controller.field.text == "12")
  }

  @Test func `a handler that changes the keys in the middle stops the typing where there is no key`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    try simulator.user.tap(form.username)
    let change = Action { [field = form.username] _ in
      field.keyboardType = .numberPad
      field.reloadInputViews()
    }
    form.username.addAction(change, for: .editingChanged)
    #expect(
      error(simulator) { try $0.type("A1b2") }
        == noKey(for: "b", in: "A1b2")
    )
    #expect(form.username.text == "A1")
  }
}
