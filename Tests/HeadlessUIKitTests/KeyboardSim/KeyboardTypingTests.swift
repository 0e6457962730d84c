import HeadlessUIKit
import Testing

@MainActor @Suite struct KeyboardTypingTests {
  /// Launches a form whose field is editing, with this autocapitalization.
  private func editing(
    _ capitalization: TextAutocapitalizationType,
    on setup: Setup = .classic
  ) throws -> (Simulator, TextField) {
    let (simulator, form) = SignInController.launched(on: setup)
    form.username.autocapitalizationType = capitalization
    try simulator.user.tap(form.username)
    return (simulator, form.username)
  }

  private func tap(_ keys: [String], _ simulator: Simulator) throws {
    for key in keys { try simulator.user.tap(key: key) }
  }

  @Test(
    .fact("KT1", "KT2", "KT3"),
    arguments: [
      (TextAutocapitalizationType.none, "a b. c"), (.sentences, "A b. C"), (.words, "A B. C"),
      (.allCharacters, "A B. C"),
    ]
  )
  func `shift turns on by itself where the field asks for it`(
    type: TextAutocapitalizationType,
    result: String
  ) throws {
    let (simulator, field) = try editing(type)
    try tap(["a", "space", "b", "123", ".", "space", "c"], simulator)
    #expect(field.text == result)
  }

  @Test(.fact("KT1")) func `a pad never turns shift on`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.keyboardType = .numberPad
    try simulator.user.tap(form.username)
    #expect(!simulator.keyboard.isShifted)
  }

  @Test(.fact("KT4")) func `a tap on shift makes one capital`() throws {
    let (simulator, field) = try editing(.none)
    try tap(["shift", "a", "a"], simulator)
    #expect(field.text == "Aa")
  }

  @Test(.fact("KT4")) func `a second tap on shift takes it back when it comes late`() throws {
    let (simulator, field) = try editing(.none)
    try tap(["shift"], simulator)
    simulator.advance(by: .seconds(1))
    try tap(["shift", "a"], simulator)
    #expect(field.text == "a")
  }

  @Test(.fact("KT4", "KT5")) func `a double tap locks shift until the next tap`() throws {
    let (simulator, field) = try editing(.none)
    try tap(["shift", "shift", "a", "b", "shift", "c"], simulator)
    #expect(field.text == "ABc")
  }

  @Test(.fact("KT3")) func `a person's change of shift lasts until a letter is typed`() throws {
    let (simulator, field) = try editing(.sentences)
    #expect(simulator.keyboard.isShifted)
    try tap(["shift"], simulator)
    #expect(!simulator.keyboard.isShifted)
    try tap(["a"], simulator)
    #expect(field.text == "a")
  }

  @Test(.fact("KT6")) func `shift takes effect when the finger goes down, a letter when it is lifted`() throws
  {
    let (simulator, field) = try editing(.none)
    try tap(["shift", "a"], simulator)
    #expect(
      simulator.log.lines(.touch, .keyboard, .editing).suffix(8) == [
        "touch key \"shift\": touchesBegan at (21, 403.5)", "keyboard key \"shift\": is hit",
        "touch key \"shift\": touchesEnded at (21, 403.5)", "touch key \"a\": touchesBegan at (32, 349.5)",
        "touch key \"a\": touchesEnded at (32, 349.5)", "keyboard key \"a\": is hit",
        "editing TextField \"username\": shouldChangeCharactersIn {0, 0} replacement \"A\" -> true",
        "editing TextField \"username\": text \"\" -> \"A\"",
      ]
    )
    #expect(field.text == "A")
  }

  @Test(.fact("KT9"), arguments: [("space", " "), ("'", "'")])
  func `a space or an apostrophe leads back to the letters`(key: String, typed: String) throws {
    let (simulator, field) = try editing(.none)
    try tap(["123", "1"], simulator)
    #expect(simulator.keyboard.plane == .numbers)
    try tap([key], simulator)
    #expect(simulator.keyboard.plane == .letters)
    #expect(field.text == "1" + typed)
  }

  @Test(.fact("KT9")) func `return leads back to the letters`() throws {
    let (simulator, _) = try editing(.none)
    try tap(["123", "return"], simulator)
    #expect(simulator.keyboard.plane == .letters)
  }

  @Test(.fact("KT13", "KT14")) func `each key asks the delegate, changes the text, and tells of it`() throws {
    let (simulator, field) = try editing(.none)
    let start = simulator.log.entries.count
    try tap(["a", "delete", "delete", "return"], simulator)
    let name = "TextField \"username\""
    let lines = simulator.log.entries[start...].filter {
      [.editing, .action, .notification].contains($0.category)
    }
    #expect(
      lines.map { "\($0.subject.isEmpty ? "" : "\($0.subject): ")\($0.event)" } == [
        "\(name): shouldChangeCharactersIn {0, 0} replacement \"a\" -> true", "\(name): text \"\" -> \"a\"",
        "\(name): sends .editingChanged to 0 actions", "UITextFieldTextDidChangeNotification to nobody",
        "\(name): shouldChangeCharactersIn {0, 1} replacement \"\" -> true", "\(name): text \"a\" -> \"\"",
        "\(name): sends .editingChanged to 0 actions", "UITextFieldTextDidChangeNotification to nobody",
        "\(name): textFieldShouldReturn -> true", "\(name): sends .editingDidEndOnExit to 0 actions",
      ]
    )
    #expect(field.isFirstResponder)
  }

  @Test(arguments: Setup.both)
  func `every character that a keyboard has can be typed and read back`(setup: Setup) throws {
    let (simulator, field) = try editing(.sentences, on: setup)
    let text =
      "The quick brown fox jumps over 13 lazy dogs; [x] {y} #1 %^*+= _\\|~<>€£¥• -/:;()$&@\".,?!' AbC zZ"
    try simulator.user.type(text)
    #expect(field.text == text)
  }

  /// A view of the app's own that accepts text.
  private final class Notepad: View, KeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
  }

  @Test func `a view that takes text gets the keyboard too, and return as a line feed`() throws {
    let simulator = Setup.classic.simulator()
    let controller = ViewController()
    let pad = Notepad(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    controller.view.addSubview(pad)
    simulator.launch(controller)
    #expect(pad.becomeFirstResponder())
    simulator.settle()
    try simulator.user.type("Hi\nyou")
    try simulator.user.tap(key: "delete")
    #expect(pad.text == "Hi\nyo")
  }

  /// A view that can become first responder but accepts no text.
  private final class Selectable: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `a first responder that takes no text brings no keyboard, and sends one away`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    let view = Selectable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    form.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    #expect(!simulator.keyboard.isVisible)
    try simulator.user.tap(form.username)
    #expect(simulator.keyboard.isVisible)
    #expect(view.becomeFirstResponder())
    #expect(!simulator.keyboard.isVisible)
  }
}
