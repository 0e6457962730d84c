import HeadlessUIKit
import Testing

@MainActor @Suite struct PressTests {
  /// A view that records presses, and passes them on unless `keeps` is true.
  private final class Page: View {
    let diary = Diary()
    var keeps = false
    var onPress: (() -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand]? {
      [KeyCommand(input: "s", modifierFlags: .command, action: MethodSelector("save", Page.save))]
    }
    func save() { diary.note("save") }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      note("began", presses, event)
      onPress?()
      if !keeps { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
      note("ended", presses, event)
      super.pressesEnded(presses, with: event)
    }
    private func note(_ what: String, _ presses: Set<Press>, _ event: PressesEvent?) {
      for press in presses {
        let key = press.key
        diary.note("\(what) \(key?.keyCode.rawValue ?? 0) \"\(key?.characters ?? "")\" \(press.phase)")
        if event?.allPresses != presses || event?.type != .presses { diary.note("wrong event") }
      }
    }
  }

  @MainActor private struct Scene {
    let simulator: Simulator
    let page = Page(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))

    init(_ setup: Setup = .current) {
      simulator = setup.simulator()
      let controller = ViewController()
      simulator.launch(controller)
      controller.view.addSubview(page)
      field.autocapitalizationType = .none
      page.addSubview(field)
      simulator.keyboard.isHardwareKeyboardConnected = true
    }

    func hit(_ key: String, _ flags: KeyModifierFlags = []) throws -> [String] {
      try simulator.user.typeKey(key, modifierFlags: flags)
      return page.diary.take()
    }
  }

  @Test func `a press goes up the chain from the first responder, then the key types`() throws {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    #expect(try scene.hit("a") == ["began 4 \"a\" began", "ended 4 \"a\" ended"])
    #expect(try scene.hit("a", .shift) == ["began 4 \"A\" began", "ended 4 \"A\" ended"])
    #expect(scene.field.text == "aA")
  }

  @Test func `commands come after the press that nobody keeps`() throws {
    let scene = Scene()
    scene.page.becomeFirstResponder()
    #expect(try scene.hit("s", .command) == ["began 22 \"s\" began", "save", "ended 22 \"s\" ended"])
    scene.page.keeps = true
    #expect(try scene.hit("s", .command) == ["began 22 \"s\" began", "ended 22 \"s\" ended"])
  }

  @Test func `a kept key does not type`() throws {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    scene.page.keeps = true
    _ = try scene.hit("a")
    #expect(scene.field.text == "")
  }

  @Test func `a key acts on the responder that was first responder at its press`() throws {
    let scene = Scene()
    scene.page.becomeFirstResponder()
    scene.page.onPress = { scene.field.becomeFirstResponder() }
    #expect(try scene.hit("x") == ["began 27 \"x\" began", "ended 27 \"x\" ended"])
    #expect(scene.field.text == "x")
  }

  /// A recorder of presses for a window or delegate, which may make a field first responder.
  @MainActor private final class Guard {
    let diary = Diary()
    var field: TextField?
    func began() {
      diary.note("began")
      field?.becomeFirstResponder()
    }
  }

  private final class GuardWindow: Window {
    var watch = Guard()
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      watch.began()
      super.pressesBegan(presses, with: event)
    }
  }

  private final class GuardDelegate: Responder, ApplicationDelegate {
    let watch = Guard()
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      watch.began()
      super.pressesBegan(presses, with: event)
    }
  }

  @Test func `a press reaches the program's window and delegate, too`() throws {
    let simulator = Simulator()
    let (window, delegate) = (GuardWindow(), GuardDelegate())
    let fields = [TextField(), TextField()]
    simulator.window.addSubview(fields[0])
    simulator.window.makeKeyAndVisible()
    simulator.keyboard.isHardwareKeyboardConnected = true
    fields[0].becomeFirstResponder()
    try simulator.user.typeKey("a", modifierFlags: [])
    simulator.application.delegate = delegate
    try simulator.user.typeKey("b", modifierFlags: [])
    #expect(delegate.watch.diary.take() == ["began"])
    simulator.application.delegate = nil
    window.addSubview(fields[1])
    window.makeKeyAndVisible()
    fields[1].becomeFirstResponder()
    try simulator.user.typeKey("c", modifierFlags: [])
    #expect(window.watch.diary.take() == ["began"])
    #expect(fields.map { $0.text?.lowercased() } == ["ab", "c"])
  }

  @Test func `a press that makes a field first, where nobody was, types into it`() throws {
    let simulator = Simulator()
    let (window, field) = (GuardWindow(), TextField())
    window.addSubview(field)
    window.makeKeyAndVisible()
    window.watch.field = field
    simulator.keyboard.isHardwareKeyboardConnected = true
    try simulator.user.typeKey("x", modifierFlags: [])
    #expect(field.text?.lowercased() == "x")
  }

  @Test func `without a first responder the window's chain hears of nothing below it`() throws {
    let scene = Scene()
    #expect(try scene.hit("a") == [])
  }

  @Test func `before iOS 13.4 keys are no presses`() throws {
    let scene = Scene(.seven)
    scene.field.becomeFirstResponder()
    #expect(try scene.hit("a") == [] && scene.field.text == "a")
  }

  @Test(
    arguments: [
      ("\n", KeyboardHIDUsage.keyboardReturnOrEnter), (KeyCommand.inputUpArrow, .keyboardUpArrow),
      (KeyCommand.inputEscape, .keyboardEscape), ("0", .keyboard0), ("z", .keyboardZ),
      (" ", .keyboardSpacebar),
      ("?", .keyboardSlash), ("\u{8}", .keyboardDeleteOrBackspace), ("ß", .keyboardErrorUndefined),
    ]
  )
  func `a key is known by its place`(key: String, code: KeyboardHIDUsage) throws {
    let scene = Scene()
    scene.page.becomeFirstResponder()
    #expect(try scene.hit(key).first?.hasPrefix("began \(code.rawValue) ") == true)
  }
}
