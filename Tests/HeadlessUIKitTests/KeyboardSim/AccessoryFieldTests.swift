import HeadlessUIKit
import Testing

/// A field inside its controller's accessory view, as in a chat's input bar.
@MainActor @Suite struct AccessoryFieldTests {
  /// A controller that docks a bar with a field.
  private final class Chat: ViewController, TextFieldDelegate {
    let bar = View.bar("bar")
    let message = TextField(frame: CGRect(x: 10, y: 7, width: 200, height: 30))
    let search = TextField(frame: CGRect(x: 10, y: 60, width: 200, height: 30))
    let diary = Diary()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: View? { bar }
    override func viewDidLoad() {
      bar.addSubview(message)
      view.addSubview(search)
      for (field, name) in [(message, "message"), (search, "search")] {
        field.accessibilityIdentifier = name
        field.autocapitalizationType = .none
        field.delegate = self
      }
    }
    override func resignFirstResponder() -> Bool {
      diary.note("chat resigns")
      return super.resignFirstResponder()
    }

    private func name(_ field: TextField) -> String { field.accessibilityIdentifier ?? "?" }
    func textFieldShouldBeginEditing(_ field: TextField) -> Bool { diary.ask("\(name(field)) shouldBegin") }
    func textFieldDidBeginEditing(_ field: TextField) { diary.note("\(name(field)) didBegin") }
    func textFieldShouldEndEditing(_ field: TextField) -> Bool { diary.ask("\(name(field)) shouldEnd") }
    func textFieldDidEndEditing(_ field: TextField) { diary.note("\(name(field)) didEnd") }
  }

  /// A chat with its bar docked.
  @MainActor private struct Scene {
    let simulator: Simulator
    let chat = Chat()
    var diary: Diary { chat.diary }

    init(_ setup: Setup = .current) {
      simulator = setup.simulator()
      simulator.launch(chat)
      chat.becomeFirstResponder()
      simulator.settle()
      simulator.tellKeyboard(to: diary)
    }

    /// Returns a scene whose message is being edited, with an empty diary.
    static func editing(_ setup: Setup = .current) throws -> Scene {
      let scene = Scene(setup)
      try scene.simulator.user.tap(scene.chat.message)
      _ = scene.diary.take()
      return scene
    }

    /// Settles, and returns the lines without the did-notifications and the changes of the frame.
    func told() -> [String] {
      simulator.settle()
      return diary.take().filter { !$0.hasPrefix("Did") && !$0.hasPrefix("WillChange") }
    }
  }

  @Test(
    arguments: [
      (Setup.classic, "WillShow 220+260 in 0.3", "WillShow 436+44 in 0.3"),
      (Setup.current, "WillShow 472+380 in 0.25", "WillShow 774+78 in 0.25"),
    ]
  )
  func `a tap focuses the field and brings the keys below the bar; at its end the bar is docked again`(
    setup: Setup,
    up: String,
    docked: String
  ) throws {
    let scene = Scene(setup)
    let (simulator, message) = (scene.simulator, scene.chat.message)
    try simulator.user.tap(message)
    #expect(scene.told() == ["message shouldBegin", "message didBegin", up])
    #expect(message.isEditing && simulator.firstResponder === message && simulator.keyboard.isShown)
    #expect(scene.chat.bar.window === simulator.textEffectsHost?.window && scene.chat.bar.frame.minY == 0)
    try simulator.user.type("hi")
    #expect(message.text == "hi")
    message.resignFirstResponder()
    #expect(scene.told() == ["message shouldEnd", docked, "message didEnd"])
    #expect(simulator.firstResponder === scene.chat && simulator.keyboard.keys.isEmpty)
    #expect(scene.chat.bar.window === simulator.textEffectsHost?.window && scene.chat.bar.window != nil)
  }

  @Test func `the focus goes on to a field of the controller without a move of the keyboard`() throws {
    let scene = try Scene.editing()
    try scene.simulator.user.tap(scene.chat.search)
    #expect(
      scene.told() == [
        "search shouldBegin", "message shouldEnd", "message didEnd", "chat resigns", "search didBegin",
      ]
    )
    #expect(scene.simulator.firstResponder === scene.chat.search && !scene.chat.message.isEditing)
    try scene.simulator.user.tap(scene.chat.message)
    #expect(scene.told() == ["message shouldBegin", "message didBegin"])
    #expect(scene.simulator.firstResponder === scene.chat.message)
  }

  @Test func `a field in the bar that refuses to end keeps the focus`() throws {
    let scene = try Scene.editing()
    scene.diary.refused = ["message shouldEnd"]
    #expect(!scene.chat.search.becomeFirstResponder())
    #expect(!scene.chat.becomeFirstResponder())
    #expect(scene.told() == ["search shouldBegin", "message shouldEnd", "message shouldEnd"])
    #expect(scene.simulator.firstResponder === scene.chat.message && scene.chat.isFirstResponder)
  }

  @Test func `a controller that refuses to go gets the focus back from its bar`() throws {
    final class Stubborn: ViewController {
      let bar = View.bar("bar")
      let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
      override var inputAccessoryView: View? { bar }
    }
    let simulator = Setup.current.simulator()
    let controller = Stubborn()
    let search = TextField(frame: CGRect(x: 10, y: 60, width: 200, height: 30))
    controller.bar.addSubview(controller.field)
    controller.view.addSubview(search)
    simulator.launch(controller)
    controller.becomeFirstResponder()
    // The bar moves to its window at the next run-loop turn.
    simulator.settle()
    controller.field.becomeFirstResponder()
    simulator.settle()
    #expect(!simulator.keyboard.keys.isEmpty)
    #expect(!search.becomeFirstResponder())
    simulator.settle()
    #expect(simulator.firstResponder === controller && simulator.keyboard.keys.isEmpty)
  }

  @Test func `a controller that asks again to be first ends the editing in its bar`() throws {
    let scene = try Scene.editing()
    #expect(scene.chat.becomeFirstResponder())
    #expect(scene.told() == ["message shouldEnd", "WillShow 774+78 in 0.25", "message didEnd"])
    #expect(scene.simulator.firstResponder === scene.chat)
  }

  @Test(arguments: ["resigns", "leaves", "is not key"])
  func `the field goes with the controller that brought it, unasked`(how: String) throws {
    let scene = try Scene.editing()
    switch how {
    case "resigns": #expect(scene.chat.resignFirstResponder())
    case "leaves": scene.simulator.window.rootViewController = ViewController()
    default: scene.simulator.perform { Window(frame: scene.simulator.screen.bounds) }.makeKeyAndVisible()
    }
    #expect(
      scene.told() == (how == "is not key" ? [] : ["chat resigns"])
        + ["WillHide 852+380 in 0.25", "message didEnd"]
    )
    #expect(scene.simulator.firstResponder == nil && scene.chat.message.window == nil)
    #expect(!scene.simulator.keyboard.isVisible && scene.simulator.keyboard.view == nil)
  }

  @Test func `a field that asks to be first again when its controller goes stays away`() throws {
    let scene = try Scene.editing()
    scene.diary.when("message didEnd") { scene.chat.message.becomeFirstResponder() }
    #expect(scene.chat.resignFirstResponder())
    #expect(
      scene.told() == ["chat resigns", "WillHide 852+380 in 0.25", "message didEnd", "message shouldBegin"]
    )
    #expect(scene.simulator.firstResponder == nil && !scene.simulator.keyboard.isVisible)
  }

  @Test func `a bar that is taken away ends the editing in it`() throws {
    let scene = try Scene.editing()
    scene.chat.bar.removeFromSuperview()
    #expect(scene.told() == ["WillShow 774+78 in 0.25", "message didEnd"])
    #expect(scene.simulator.firstResponder === scene.chat)
  }

  @Test func `a bar that grows is measured anew when its field or its controller asks`() throws {
    let scene = try Scene.editing()
    scene.chat.bar.frame.size.height = 100
    scene.chat.reloadInputViews()
    #expect(scene.told() == ["WillShow 416+436 in 0.25"])
    scene.chat.bar.frame.size.height = 44
    scene.chat.message.reloadInputViews()
    #expect(scene.told() == ["WillShow 472+380 in 0.25"])
    #expect(scene.chat.message.isEditing)
  }

  @Test func `a field keeps the bar that contains it, with any accessory view`() throws {
    let scene = Scene()
    scene.chat.message.inputAccessoryView = View.bar("own", height: 100)
    try scene.simulator.user.tap(scene.chat.message)
    #expect(scene.told() == ["message shouldBegin", "message didBegin", "WillShow 472+380 in 0.25"])
    #expect(scene.chat.message.isEditing && scene.chat.bar.window != nil)
  }

  @Test func `hardware, the edit menu and a turned device reach the field`() throws {
    let scene = try Scene.editing()
    let (simulator, message) = (scene.simulator, scene.chat.message)
    simulator.user.rotate(to: .landscapeLeft)
    try simulator.user.type("a")
    simulator.keyboard.isHardwareKeyboardConnected = true
    simulator.settle()
    try simulator.user.typeKey("b", modifierFlags: [])
    #expect(message.text == "ab" && message.isEditing)
    simulator.perform {
      message.selectAll(nil)
      MenuController.shared.showMenu(from: message, rect: message.bounds)
    }
    try simulator.user.tap(menuItem: "Cut")
    #expect(message.text == "" && simulator.perform { Pasteboard.general.string } == "ab")
  }
}
