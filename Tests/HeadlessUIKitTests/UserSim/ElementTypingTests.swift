import HeadlessUIKit
import Testing

@MainActor @Suite struct ElementTypingTests {
  private func form(_ setup: Setup = .current) -> (ElementScene, TextField, Element) {
    let scene = ElementScene(setup)
    let field = scene.add(TextField(), "name", size: CGSize(width: 200, height: 31))
    return (scene, field, scene.user.textFields["name"])
  }

  @Test(arguments: Setup.both) func `text is typed on the keys, and read back`(setup: Setup) throws {
    let (scene, field, element) = form(setup)
    try element.tap()
    #expect(try element.typeText("ada ") == "ada ")
    #expect(try scene.user.typeText("L. 1") == "ada L. 1")
    #expect(field.text == "ada L. 1")
    let keys = scene.simulator.log.lines(.keyboard).filter { $0.hasSuffix("is hit") }
    // Shift is on at first; the last planes are for letters and for numbers.
    let expected = ["shift", "a", "d", "a", "space", "shift", "l", "123", ".", "space", "123", "1"]
    #expect(keys == expected.map { "keyboard key \"\($0)\": is hit" })
  }

  @Test func `a style is for one call or for all`() throws {
    let (scene, field, element) = form()
    field.autocapitalizationType = .none
    try element.tap()
    #expect(throws: InteractionError.self) { try element.typeText("a", style: .hardwareKeys) }
    scene.simulator.keyboard.isHardwareKeyboardConnected = true
    #expect(throws: InteractionError.self) { try element.typeText("a") }
    scene.user.typingStyle = .hardwareKeys
    #expect(try element.typeText("Hi\u{8}!") == "H!")
    #expect(try element.typeText("👍🏽 ok", style: .insertText) == "H!👍🏽 ok")
    #expect(scene.simulator.log.lines(.keyboard).filter { $0.contains("hardware keyboard: ") }.count == 5)
  }

  @Test func `a line feed is the return key, after which there may be nothing to read back`() throws {
    let (scene, field, element) = form()
    field.addAction(Action { _ in }, for: .editingDidEndOnExit)
    try element.tap()
    #expect(try element.typeText("Ada\n") == nil)
    #expect(field.text == "Ada" && scene.simulator.firstResponder == nil)
  }

  @Test func `only the element with the focus is typed into`() throws {
    let (scene, field, element) = form()
    let other = scene.add(TextField(), "other")
    #expect(throws: InteractionError.self) { try element.typeText("a") }
    other.becomeFirstResponder()
    scene.simulator.settle()
    let line = #line + 1
    let error = #expect(throws: InteractionError.self) { try element.typeText("a") }
    #expect(error?.reason == .notFocused(view: #"TextField "name""#, firstResponder: #"TextField "other""#))
    #expect(error?.call == #"user.textFields["name"].typeText("a")"# && error?.place?.line == line)
    #expect(throws: InteractionError.self) { try element.typeKey("a", modifierFlags: []) }
    #expect(field.text == "" && other.text == "")
    // Typing into an element goes to the first responder inside it.
    #expect(try scene.user.otherElements["root"].typeText("X") == "X")
    scene.simulator.keyboard.isHardwareKeyboardConnected = true
    try scene.user.textFields["other"].typeKey("a", modifierFlags: .shift)
    #expect(other.text == "XA")
  }

  /// A delegate that accepts only digits.
  private final class Digits: TextFieldDelegate {
    func textField(
      _ textField: TextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string.allSatisfy(\.isNumber) }
  }

  @Test(arguments: [TypingStyle.softwareKeys, .hardwareKeys])
  func `a text that a delegate changes is no error, and is returned`(style: TypingStyle) throws {
    let (scene, field, element) = form()
    let digits = Digits()
    field.delegate = digits
    try element.tap()
    scene.simulator.keyboard.isHardwareKeyboardConnected = style == .hardwareKeys
    #expect(try element.typeText("a1b2", style: style) == "12")
  }

  @Test func `a keyboard that is covered is no way to type`() throws {
    let (scene, field, element) = form()
    try element.tap()
    let window = Window(frame: scene.simulator.screen.bounds)
    window.windowLevel = Window.Level(rawValue: 1e9)
    window.isHidden = false
    scene.simulator.settle()
    let error = #expect(throws: InteractionError.self) { try element.typeText("Ada") }
    guard case .obstructed(view: #"key "a""#, _) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(field.text == "")
  }

  @Test func `a return key that does nothing is an error`() throws {
    let (scene, field, element) = form()
    field.enablesReturnKeyAutomatically = true
    try element.tap()
    let error = #expect(throws: InteractionError.self) { try element.typeText("\n") }
    #expect(scene.simulator.firstResponder === field)
    let key = #"key "return""#
    #expect(error?.reason == .obstructed(view: key, .disabled(control: key)))
  }

  // MARK: Clearing

  @Test(arguments: [TypingStyle.softwareKeys, .hardwareKeys, .insertText], [false, true])
  func `a text is cleared, also one that is not edited yet`(style: TypingStyle, hasButton: Bool) throws {
    let (scene, field, element) = form()
    scene.simulator.keyboard.isHardwareKeyboardConnected = style == .hardwareKeys
    if hasButton { field.clearButtonMode = .always }
    field.text = "Ada Lovelace"
    try element.clearText(style: style)
    #expect(field.text == "" && field.isFirstResponder)
    field.text = "again"
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    try element.clearText(style: style)
    #expect(field.text == "")
    let log = scene.simulator.log.lines(.touch, .action)
    #expect(log.contains { $0.contains("Clear text") } == (hasButton && style != .insertText))
  }

  @Test func `a text view is cleared with the delete key`() throws {
    let scene = ElementScene()
    let view = scene.add(TextView(), "notes", size: CGSize(width: 200, height: 100))
    view.text = "One\nTwo"
    try scene.user.textViews["notes"].clearText()
    #expect(view.text == "")
    #expect(
      scene.simulator.log.lines(.keyboard).filter { $0 == #"keyboard key "delete": is hit"# }.count == 7
    )
  }

  /// A delegate that refuses all changes.
  private final class Stubborn: TextFieldDelegate {
    func textField(
      _ textField: TextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { false }
  }

  @Test func `a text that stays, and a view without text, are errors`() throws {
    let (scene, field, element) = form()
    let stubborn = Stubborn()
    field.delegate = stubborn
    field.text = "Ada"
    let error = #expect(throws: InteractionError.self) { try element.clearText() }
    #expect(error?.reason == .typedDiffers(field: #"TextField "name""#, expected: "", found: "Ada"))
    scene.addButton("Go")
    let other = #expect(throws: InteractionError.self) { try scene.user.buttons["Go"].clearText() }
    #expect(other?.reason == .noText(view: #"Button "Go""#))
  }

  @Test(arguments: [TypingStyle.softwareKeys, .hardwareKeys])
  func `a text that its handler fills in again is an error`(style: TypingStyle) throws {
    let (scene, field, element) = form()
    scene.simulator.keyboard.isHardwareKeyboardConnected = style == .hardwareKeys
    field.addAction(
      Action { [unowned field] _ in if field.text == "" { field.text = "+49 " } },
      for: .editingChanged
    )
    field.text = "+49 89"
    expectRefusal(.typedDiffers(field: #"TextField "name""#, expected: "", found: "+49 ")) {
      try element.clearText(style: style)
    }
  }

  @Test(arguments: [TypingStyle.softwareKeys, .hardwareKeys])
  func `a field that receives the focus meanwhile is not cleared`(style: TypingStyle) throws {
    let (scene, field, element) = form()
    let other = scene.add(TextField(), "other")
    scene.simulator.keyboard.isHardwareKeyboardConnected = style == .hardwareKeys
    field.addAction(
      Action { [unowned field] _ in if field.text == "A" { other.becomeFirstResponder() } },
      for: .editingChanged
    )
    (field.text, other.text) = ("Ada", "Bob")
    expectRefusal(.notFocused(view: #"TextField "name""#, firstResponder: #"TextField "other""#)) {
      try element.clearText(style: style)
    }
    #expect(field.text == "A" && other.text == "Bob")
  }

  // MARK: Sending the keyboard away

  /// A means of a form to dismiss the keyboard.
  enum Way: String, CaseIterable, Sendable {
    case hideKey, done, returnKey, drag, pull, background
  }

  @Test(arguments: Way.allCases) func `the keyboard is sent away as a person would`(way: Way) throws {
    let scene = ElementScene(way == .hideKey ? Setup(device: .iPad2, system: "9.0") : .current)
    let scrollView = ScrollView(frame: scene.controller.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    scene.controller.view.addSubview(scrollView)
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    field.accessibilityIdentifier = "name"
    field.returnKeyType = .go
    scrollView.addSubview(field)
    switch way {
    case .hideKey: break
    case .done:
      let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [
        BarButtonItem(title: "Next", style: .plain, target: nil, action: nil),
        BarButtonItem(
          primaryAction: Action(title: "Done") { [weak field] _ in field?.resignFirstResponder() }
        ),
      ]
      field.inputAccessoryView = bar
    case .returnKey:
      field.returnKeyType = .done
      field.addAction(Action { _ in }, for: .editingDidEndOnExit)
    case .drag: scrollView.keyboardDismissMode = .onDrag
    case .pull: scrollView.keyboardDismissMode = .interactive
    case .background:
      scene.listen(TapGestureRecognizer(), on: scrollView) { [weak field] _ in
        _ = field?.resignFirstResponder()
      }
    }
    try scene.user.textFields["name"].tap()
    #expect(scene.simulator.keyboard.isVisible)
    try scene.user.dismissKeyboard()
    #expect(!scene.simulator.keyboard.isVisible && !field.isFirstResponder)
    let (entries, now) = (scene.simulator.log.entries.count, scene.simulator.clock.now)
    try scene.user.dismissKeyboard()
    #expect(scene.simulator.log.entries.count == entries && scene.simulator.clock.now == now)
  }

  /// A delegate that refuses to end editing.
  private final class Staying: TextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { false }
  }

  @Test func `the ways are tried one after the other, each once`() throws {
    let scene = ElementScene(Setup(device: .iPad2, system: "9.0"))
    let scrollView = ScrollView(frame: scene.controller.view.bounds)
    scrollView.accessibilityIdentifier = "page"
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    scrollView.keyboardDismissMode = .onDrag
    scene.controller.view.addSubview(scrollView)
    let (field, staying) = (TextField(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Staying())
    field.accessibilityIdentifier = "name"
    field.returnKeyType = .done
    field.delegate = staying
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [BarButtonItem(title: "Done", style: .plain, target: nil, action: nil)]
    field.inputAccessoryView = bar
    scrollView.addSubview(field)
    try scene.user.textFields["name"].tap()
    scene.simulator.log.removeAll()
    expectRefusal(.noWayToDismissKeyboard(firstResponder: #"TextField "name""#)) {
      try scene.user.dismissKeyboard()
    }
    let touched = scene.simulator.log.entries.filter {
      $0.category == .touch && $0.event.hasPrefix("touchesBegan")
    }
    #expect(
      touched.map(\.subject) == [
        #"key "hide""#, #"BarButton "Done""#, #"key "return""#, #"ScrollView "page""#, #"ScrollView "page""#,
      ]
    )
    #expect(scrollView.contentOffset.y > 0)
  }

  /// A view that counts the hit tests.
  private final class CountingView: View {
    var count = 0

    override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
      count += 1
      return super.hitTest(point, with: event)
    }
  }

  @Test(.fact("U87")) func `the free point that dismisses the keyboard is found with few hit tests`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let (controller, view) = (ViewController(), CountingView())
    controller.view = view
    let field = TextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    field.returnKeyType = .next
    view.addSubview(field)
    view.addGestureRecognizer(TapGestureRecognizer(target: field, action: TextField.resignNow))
    simulator.launch(controller)
    try simulator.user.tap(field)
    view.count = 0
    try simulator.user.dismissKeyboard()
    #expect(!simulator.keyboard.isVisible)
    #expect(view.count <= 3, "\(view.count)")
  }

  /// A controller that provides the accessory view of its fields.
  private final class Bringing: ViewController {
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    override var inputAccessoryView: View? { bar }
  }

  @Test func `Done is found in a bar that the controller brings`() throws {
    let simulator = Setup.current.simulator()
    let controller = Bringing()
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    field.returnKeyType = .go
    controller.view.addSubview(field)
    let done = Action(title: "Done") { [weak field] _ in field?.resignFirstResponder() }
    controller.bar.items = [BarButtonItem(primaryAction: done)]
    simulator.launch(controller)
    try simulator.user.tap(field)
    try simulator.user.dismissKeyboard()
    #expect(!simulator.keyboard.isVisible && !field.isFirstResponder)
  }

  @Test func `a keyboard that nothing sends away is an error`() throws {
    let (scene, field, element) = form()
    field.returnKeyType = .next
    try element.tap()
    let error = #expect(throws: InteractionError.self) { try scene.user.dismissKeyboard() }
    #expect(error?.reason == .noWayToDismissKeyboard(firstResponder: #"TextField "name""#))
    #expect(error?.call == "user.dismissKeyboard()" && field.isFirstResponder)
  }
}

extension TextField {
  fileprivate func resignNow() { resignFirstResponder() }
}
