import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct TextTraitTests {
  /// A custom text input with the default traits.
  private final class Plain: View, KeyInput, TextInputTraits {
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    var keyboardType = KeyboardType.default
    var returnKeyType = ReturnKeyType.default
    var autocapitalizationType = TextAutocapitalizationType.none
    var autocorrectionType = TextAutocorrectionType.default
    var spellCheckingType = TextSpellCheckingType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
  }

  @Test func `seldom traits are kept, and unknown where nothing is said`() {
    let inputs: [any TextInputTraits] = [
      TextField(frame: .zero), TextView(frame: .zero), Plain(frame: .zero),
    ]
    for input in inputs {
      #expect(input.textContentType == nil && input.passwordRules == nil)
      #expect(input.keyboardAppearance == .default && input.smartQuotesType == .default)
    }
    let field = TextField(frame: .zero)
    field.textContentType = .newPassword
    field.passwordRules = TextInputPasswordRules(descriptor: "minlength: 8;")
    field.keyboardAppearance = .alert
    field.smartQuotesType = .no
    field.smartDashesType = .no
    field.smartInsertDeleteType = .yes
    let traits: any TextInputTraits = field
    #expect(traits.textContentType == .newPassword && traits.textContentType?.rawValue == "new-password")
    #expect(traits.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    #expect(traits.keyboardAppearance == .dark && traits.smartInsertDeleteType == .yes)
    field.textContentType = nil
    #expect(field.textContentType == nil)
    let text = TextView(frame: .zero)
    text.textContentType = TextContentType(rawValue: "email")
    text.smartDashesType = .no
    #expect(text.textContentType == .emailAddress && text.smartDashesType == .no)
  }

  @Test(.fact("S12"), arguments: [(TextContentType.password, 2), (.oneTimeCode, 1)])
  func `a secret for a one-time code gets no offer of passwords`(type: TextContentType, rounds: Int) {
    let scene = SequenceScene(.iPhone14, "16.0")
    scene.first.isSecureTextEntry = true
    scene.first.textContentType = type
    scene.simulator.keyboard.isAutoFillEnabled = true
    let told = scene.told { scene.first.becomeFirstResponder() }
    #expect(told.count { $0.hasPrefix("WillShow") } == rounds)
  }

  @Test(.simulator(.iPhone16, "18.0")) func `the room of a text view's lines moves them in`() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "0123456789"
    let begin = view.beginningOfDocument
    #expect(view.caretRect(for: begin).origin == CGPoint(x: 5, y: 8) && view.contentSize.height == 170.0 / 3)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.caretRect(for: begin).origin == .zero && view.contentSize.height == 61.0 / 3)
    #expect(view.textContainer.size.width == 100)
    view.textContainer.lineFragmentPadding = 20
    #expect(view.contentSize.height == 122.0 / 3, "six characters a line")
    view.textContainer.lineFragmentPadding = 0
    (view.text, view.textAlignment) = ("ab", .right)
    #expect(view.caretRect(for: view.endOfDocument).minX == 100)
  }

  @Test(.simulator(.iPhone16, "18.0")) func `a selection has a rectangle for each of its lines`() throws {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "ab\ncde\nf"
    func range(_ start: Int, _ end: Int) throws -> TextRange {
      let from = try #require(view.position(from: view.beginningOfDocument, offset: start))
      let to = try #require(view.position(from: view.beginningOfDocument, offset: end))
      return try #require(view.textRange(from: from, to: to))
    }
    let rects = view.selectionRects(for: try range(1, 8))
    let line = standardLineHeight
    let first = "a".size(withAttributes: [.font: Font.systemFont(ofSize: 17)]).width
    #expect(rects.map(\.rect.minX) == [5 + first, 5, 5])
    #expect(rects.map(\.rect.minY) == [8, 8 + line, 8 + 2 * line])
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(view.selectionRects(for: try range(2, 2)).isEmpty)
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "abc"
    let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let rect = CGRect(x: 0, y: 15 - line / 2, width: 28.0400390625, height: line)
    #expect(field.selectionRects(for: all).map(\.rect) == [rect])
  }

  @Test func `positions go to all four sides`() throws {
    let _ = Simulator()
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "abcd\nefgh"
    let start = view.beginningOfDocument
    func offset(_ position: TextPosition?) -> Int? { position.map { view.offset(from: start, to: $0) } }
    let two = try #require(view.position(from: start, offset: 2))
    #expect(offset(view.position(from: two, in: .right, offset: 1)) == 3)
    #expect(offset(view.position(from: two, in: .left, offset: 1)) == 1)
    #expect(offset(view.position(from: two, in: .left, offset: 3)) == nil)
    #expect(offset(view.position(from: two, in: .down, offset: 1)) == 7)
    #expect(offset(view.characterRange(byExtending: two, in: .left)?.end) == 2)
    let range = try #require(view.textRange(from: start, to: two))
    #expect(offset(view.position(within: range, farthestIn: .right)) == 2)
    #expect(offset(view.closestPosition(to: CGPoint(x: 90, y: 40), within: range)) == 2)
    let character = try #require(view.characterRange(at: CGPoint(x: 5 + 8 + 6, y: 10)))
    #expect(view.text(in: character) == "b")
  }

  @Test func `programs hear of the keyboard that is used`() {
    let simulator = Simulator()
    let (recorder, field) = (Recorder(), TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30)))
    let controller = ViewController()
    controller.view.addSubview(field)
    simulator.launch(controller)
    let observer = simulator.notifications.addObserver(
      forName: TextInputMode.currentInputModeDidChangeNotification
    ) { recorder.note("\(($0.object as? TextInputMode)?.primaryLanguage ?? "nil")") }
    #expect(TextInputMode.activeInputModes.map(\.primaryLanguage) == ["en", "fr"])
    field.becomeFirstResponder()
    #expect(field.textInputMode?.primaryLanguage == "en")
    simulator.keyboard.inputMode = .letters("fr")
    #expect(recorder.take() == ["fr"] && field.textInputMode?.primaryLanguage == "fr")
    simulator.keyboard.inputMode = .letters("fr")
    #expect(recorder.take() == [])
    simulator.notifications.removeObserver(observer)
  }

  /// A field whose placeholder has a rectangle of its own.
  private final class Indented: TextField {
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
  }

  @Test func `pictures show the placeholder where the field says`() {
    let simulator = Simulator()
    let controller = ViewController()
    let fields = [
      TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30)),
      Indented(frame: CGRect(x: 20, y: 200, width: 200, height: 30)),
    ]
    for field in fields {
      field.placeholder = "Name"
      field.borderStyle = .line
      controller.view.addSubview(field)
    }
    simulator.launch(controller)
    let svg = simulator.snapshot().svg()
    let places = svg.components(separatedBy: "\n").filter { $0.contains("Name") }
      .compactMap { $0.firstMatch(of: /x="([0-9.]+)"/).flatMap { Double($0.1) } }
    #expect(places.count == 2 && places[1] - places[0] == 38)
  }
}
