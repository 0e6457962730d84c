import HeadlessUIKit
import Testing

@MainActor @Suite struct InputViewTests {
  /// A view with input views of its own that can become first responder.
  private final class Box: View {
    var accessory: View?
    var pad: View?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: View? { accessory }
    override var inputView: View? { pad }
  }

  /// A controller with an accessory view that can become first responder itself.
  private final class Chat: ViewController {
    var bar: View? = View.bar("chat")
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: View? { bar }
  }

  /// A field in a view, in a controller.
  @MainActor private struct Scene {
    let simulator: Simulator
    let controller = Chat()
    let box = Box(frame: CGRect(x: 0, y: 50, width: 320, height: 200))
    let field = TextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    let diary = Diary()

    init(_ setup: Setup = .classic) {
      simulator = setup.simulator()
      controller.bar = nil
      controller.view.addSubview(box)
      box.addSubview(field)
      simulator.launch(controller)
      simulator.tellKeyboard(to: diary)
    }

    /// The identifiers of the app's views in the keyboard.
    var shown: [String] {
      // They are added to the window at the next run-loop turn.
      simulator.advance(by: .zero)
      return (simulator.textEffectsHost?.subviews ?? []).compactMap(\.accessibilityIdentifier)
    }
  }

  // MARK: Heights

  @Test(
    .fact("KH109"),
    arguments: [
      (Setup.classic, ["WillShow 220+260 in 0.3", "DidShow 220+260"]),
      (
        Setup.current,
        [
          "WillChangeFrame 472+380 in 0.25", "WillShow 472+380 in 0.25", "DidChangeFrame 472+380",
          "DidShow 472+380",
        ]
      ),
    ]
  )
  func `an accessory view stands above the keys and counts as keyboard`(setup: Setup, told: [String]) throws {
    let scene = Scene(setup)
    let bar = View.bar("bar")
    scene.field.inputAccessoryView = bar
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.diary.take() == told)
    let width = scene.simulator.screen.bounds.width
    #expect(bar.frame == CGRect(x: 0, y: 0, width: width, height: 44))
    #expect(bar.window === scene.simulator.application.windows.last && bar.window !== scene.simulator.window)
    let keys = try #require(scene.simulator.keyboard.view?.keyplane)
    let top = keys.convert(keys.bounds, to: scene.simulator.keyboard.view).minY
    #expect(top == (setup.system < "5.0" ? 44 : 89))
    scene.field.resignFirstResponder()
    scene.simulator.settle()
    #expect(bar.superview == nil, "the program has its view back")
    #expect(!scene.simulator.keyboard.isVisible)
  }

  @Test(.fact("KW28")) func `a view of the program's takes the place of the keys, and types`() throws {
    let scene = Scene(.current)
    let pad = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    pad.addAction(Action { [field = scene.field] _ in field.insertText("7") }, for: .touchUpInside)
    scene.field.inputView = pad
    scene.field.inputAccessoryView = View.bar("bar")
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.diary.take().suffix(1) == ["DidShow 594+258"])
    #expect(scene.simulator.keyboard.keys.isEmpty && scene.simulator.keyboard.layoutName == nil)
    try scene.simulator.user.tap(pad)
    #expect(scene.field.text == "7")
    #expect(pad.frame == CGRect(x: 0, y: 44, width: 393, height: 180))
  }

  @Test(.fact("KW29")) func `a button in an accessory view can be tapped`() throws {
    let scene = Scene()
    let bar = View.bar("bar")
    let done = Button(frame: CGRect(x: 240, y: 0, width: 80, height: 44))
    done.addAction(Action { [field = scene.field] _ in field.resignFirstResponder() }, for: .touchUpInside)
    bar.addSubview(done)
    scene.field.inputAccessoryView = bar
    try scene.simulator.user.tap(scene.field)
    try scene.simulator.user.type("Ada")
    try scene.simulator.user.tap(done)
    #expect(scene.field.text == "Ada" && !scene.field.isEditing)
    #expect(!scene.simulator.keyboard.isVisible)
  }

  // MARK: Lookup

  @Test(
    .fact("A60"),
    arguments: [
      ("field box controller", ["field"]), ("box controller", ["box"]), ("controller", ["controller"]),
      ("", []),
    ]
  )
  func `the nearest accessory view up the chain is shown`(whose: String, shown: [String]) {
    let scene = Scene()
    if whose.contains("field") { scene.field.inputAccessoryView = View.bar("field") }
    if whose.contains("box") { scene.box.accessory = View.bar("box") }
    if whose.contains("controller") { scene.controller.bar = View.bar("controller") }
    scene.field.becomeFirstResponder()
    #expect(scene.shown == shown)
    #expect(scene.simulator.keyboard.frame.height == (shown.isEmpty ? 216 : 260))
  }

  @Test(.fact("A60")) func `accessory view and input view are looked for apart from each other`() {
    let scene = Scene()
    scene.box.pad = View.bar("pad", height: 100)
    scene.field.inputAccessoryView = View.bar("field")
    scene.field.becomeFirstResponder()
    #expect(scene.shown == ["field", "pad"])
    #expect(scene.simulator.keyboard.frame.height == 144)
  }

  @Test(.fact("A61")) func `a view that is set while editing waits for a reload`() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    scene.field.inputAccessoryView = View.bar("bar")
    scene.field.inputView = View.bar("pad", height: 100)
    scene.simulator.settle()
    #expect(scene.shown == [] && scene.diary.lines == [])
    scene.field.reloadInputViews()
    scene.simulator.settle()
    #expect(scene.shown == ["bar", "pad"])
    #expect(scene.diary.lines == ["WillShow 336+144 in 0.3", "DidShow 336+144"])
  }

  @Test(.fact("A62")) func `a reload asks nobody about editing, and counts only for the first responder`() {
    let scene = FieldScene("5.1")
    scene.beginEditingA()
    for field in [scene.a, scene.b] { field.inputAccessoryView = View.bar("bar") }
    scene.b.reloadInputViews()
    #expect(scene.diary.take() == [])
    scene.a.reloadInputViews()
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "KeyboardWillChangeFrame", "KeyboardWillShow", "KeyboardDidChangeFrame", "KeyboardDidShow",
      ]
    )
  }

  // MARK: Without text

  @Test(
    .fact("S15"),
    arguments: [(Setup(device: .iPhone4, system: "7.1"), "436+44"), (Setup.current, "774+78")]
  )
  func `an accessory view alone is shown at the bottom, above the home indicator`(setup: Setup, place: String)
    throws
  {
    let scene = Scene(setup)
    let bar = View.bar("chat")
    scene.controller.bar = bar
    #expect(scene.controller.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "WillChangeFrame \(place) in 0.25", "WillShow \(place) in 0.25", "DidChangeFrame \(place)",
        "DidShow \(place)",
      ]
    )
    #expect(scene.simulator.keyboard.keys.isEmpty && scene.simulator.keyboard.isShown)
    expectRefusal(.noFocus(firstResponder: "Chat")) {
      try scene.simulator.user.type("a")
    }
    scene.controller.resignFirstResponder()
    scene.simulator.settle()
    #expect(!scene.simulator.keyboard.isVisible && bar.superview == nil)
  }

  @Test func `a field takes the docked bar along, and gives it back to the controller`() {
    let scene = Scene(Setup(device: .iPhone4, system: "7.1"))
    scene.controller.bar = View.bar("chat")
    scene.controller.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    scene.controller.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      scene.diary.lines.filter { $0.contains("Show") || $0.contains("Hide") } == [
        "WillShow 220+260 in 0.25", "DidShow 220+260", "WillShow 436+44 in 0.25", "DidShow 436+44",
      ]
    )
    #expect(scene.shown == ["chat"])
  }

  @Test func `a view without text may have an input view`() {
    let scene = Scene()
    scene.box.pad = View.bar("wheel", height: 180)
    #expect(scene.box.becomeFirstResponder())
    #expect(scene.simulator.keyboard.frame == CGRect(x: 0, y: 300, width: 320, height: 180))
    #expect(scene.shown == ["wheel"])
  }

  // MARK: Changes while the keyboard is up

  @Test(.fact("S4c"), arguments: [true, false])
  func `a switch to a field with another accessory view posts, one with the same view does not`(isSame: Bool)
  {
    let scene = Scene(.current)
    let second = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    scene.box.addSubview(second)
    let bar = View.bar("first")
    scene.field.inputAccessoryView = bar
    second.inputAccessoryView = isSame ? bar : View.bar("second")
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    second.becomeFirstResponder()
    scene.simulator.settle()
    let all = [
      "WillChangeFrame 472+380 in 0.25", "WillShow 472+380 in 0.25", "DidChangeFrame 472+380",
      "DidShow 472+380",
    ]
    #expect(scene.diary.lines == (isSame ? [] : all))
    #expect(scene.shown == [isSame ? "first" : "second"])
    #expect(scene.simulator.keyboard.keys.count > 20)
  }

  @Test(.fact("S16b")) func `a reload that replaces a view posts, also if the height stays`() {
    let scene = Scene(Setup(device: .iPhone4, system: "6.1"))
    scene.field.inputAccessoryView = View.bar("first")
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    scene.field.reloadInputViews()
    scene.simulator.settle()
    #expect(scene.diary.take() == [], "nothing is new")
    scene.field.inputAccessoryView = View.bar("second")
    scene.field.reloadInputViews()
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "WillChangeFrame 220+260 in 0.25", "WillShow 220+260 in 0.25", "DidChangeFrame 220+260",
        "DidShow 220+260",
      ]
    )
    scene.field.inputAccessoryView = nil
    scene.field.reloadInputViews()
    #expect(scene.diary.take().last == "WillShow 264+216 in 0.25")
    #expect(scene.shown == [])
  }

  /// Until iOS 7 the first did-show has the frame with the accessory view, since 8 the one without it.
  @Test(.fact("S16a"), arguments: [Setup.classic, .current])
  func `an accessory view that is set inside will-show adds a round of notifications`(setup: Setup) {
    let scene = Scene(setup)
    let field = scene.field
    let token = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      _ in
      if field.inputAccessoryView == nil { field.inputAccessoryView = View.bar("bar") }
      field.reloadInputViews()
    }
    field.becomeFirstResponder()
    scene.simulator.settle()
    let isOld = setup.system < "5.0"
    let (low, high, time) = isOld ? ("264+216", "220+260", "0.3") : ("516+336", "472+380", "0.25")
    func round(_ word: String, _ place: String) -> [String] {
      (isOld ? ["Show"] : ["ChangeFrame", "Show"]).map {
        "\(word)\($0) \(place)" + (word == "Will" ? " in \(time)" : "")
      }
    }
    #expect(
      scene.diary.lines == round("Will", low) + round("Will", high) + round("Did", isOld ? high : low)
        + round("Did", high)
    )
    #expect(scene.shown == ["bar"])
    #expect(scene.simulator.keyboard.isShown)
    scene.simulator.notifications.removeObserver(token)
  }

  @Test func `a getter that gives focus away is asked, and the focus that came later stands`() {
    final class Generous: ViewController {
      var onAsk: (() -> Void)?
      override var inputAccessoryView: View? {
        let work = onAsk
        onAsk = nil
        work?()
        return View.bar("bar")
      }
    }
    let simulator = Setup.classic.simulator()
    let controller = Generous()
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    controller.view.addSubview(field)
    simulator.launch(controller)
    let diary = Diary()
    simulator.tellKeyboard(to: diary)
    controller.onAsk = { field.resignFirstResponder() }
    #expect(!field.becomeFirstResponder())
    simulator.settle()
    #expect(diary.lines == [] && !simulator.keyboard.isVisible)
  }

  @Test func `a getter that gives the focus back leaves the keyboard with the field that has it`() throws {
    final class Generous: View {
      var onAsk: (() -> Void)?
      override var inputAccessoryView: View? {
        let work = onAsk
        onAsk = nil
        work?()
        return View.bar("bar")
      }
    }
    let scene = Scene()
    let generous = Generous(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
    let other = TextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    generous.addSubview(other)
    scene.box.addSubview(generous)
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    generous.onAsk = { [field = scene.field] in field.becomeFirstResponder() }
    other.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.field.isFirstResponder && scene.simulator.keyboard.target === scene.field)
    try scene.simulator.user.type("A")
    #expect(scene.field.text == "A" && other.text == "" && scene.shown == [] && scene.diary.lines == [])
  }

  // MARK: One view in two places

  @Test(arguments: [Setup.classic, .current], [true, false])
  func `a view that one field has in place of the keys and another above them goes over`(
    setup: Setup,
    isAboveFirst: Bool
  ) {
    let scene = Scene(setup)
    let second = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    scene.box.addSubview(second)
    let (bar, other) = (View.bar("both"), View.bar("other", height: 100))
    if isAboveFirst {
      scene.field.inputAccessoryView = bar
      second.inputView = bar
      second.inputAccessoryView = other
    } else {
      scene.field.inputView = bar
      second.inputAccessoryView = bar
      second.inputView = other
    }
    scene.field.becomeFirstResponder()
    #expect(scene.shown == ["both"])
    second.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.shown == (isAboveFirst ? ["other", "both"] : ["both", "other"]))
    #expect(bar.frame.minY == (isAboveFirst ? 100 : 0) && bar.frame.height == 44)
    second.resignFirstResponder()
    scene.simulator.settle()
    #expect(bar.superview == nil && other.superview == nil)
  }

  @Test(arguments: [Setup.classic, .current])
  func `a view that is wanted above the keys and in place of them is there once`(setup: Setup) {
    let scene = Scene(setup)
    let bar = View.bar("both")
    (scene.field.inputView, scene.field.inputAccessoryView) = (bar, bar)
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.shown == ["both"] && scene.simulator.keyboard.isShown)
    scene.field.resignFirstResponder()
    scene.simulator.settle()
    #expect(bar.superview == nil)
  }

  @Test(arguments: [Setup.classic, .current])
  func `a view that takes itself out leaves the others where they are`(setup: Setup) {
    final class Shy: View {
      override func didMoveToSuperview() { if superview != nil { removeFromSuperview() } }
    }
    let scene = Scene(setup)
    scene.field.inputView = View.bar("pad", height: 100)
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    scene.field.inputAccessoryView = Shy(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    scene.field.reloadInputViews()
    scene.simulator.settle()
    #expect(scene.shown == ["pad"])
  }

  @Test func `an accessory view keeps its height with any mask`() {
    let scene = Scene()
    let (bar, tall) = (View.bar("bar"), View.bar("pad", height: 300))
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.field.inputAccessoryView = bar
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    scene.field.inputView = tall
    scene.field.reloadInputViews()
    scene.simulator.settle()
    #expect(bar.frame.height == 44 && scene.simulator.keyboard.frame.height == 344)
  }

  @Test func `the log names the program's views in the keyboard`() {
    let scene = Scene()
    scene.field.inputAccessoryView = View.bar("bar")
    scene.field.inputView = View.bar("pad", height: 100)
    scene.simulator.log.removeAll()
    scene.field.becomeFirstResponder()
    #expect(
      scene.simulator.log.lines(.keyboard) == [
        "keyboard keyboard: has the accessory view View \"bar\"",
        "keyboard keyboard: has the input view View \"pad\"",
        "keyboard keyboard: slides (0 480; 320 144) -> (0 336; 320 144) in 0.3 s",
      ]
    )
  }

  @Test func `a keyboard with views shown a hundred times leaves nothing behind`() {
    let scene = Scene()
    weak var weakly: View?
    for index in 0..<100 {
      let bar = View.bar("bar \(index)")
      weakly = bar
      scene.field.inputAccessoryView = bar
      scene.field.becomeFirstResponder()
      scene.simulator.settle()
      scene.field.resignFirstResponder()
      scene.simulator.settle()
      scene.field.inputAccessoryView = nil
    }
    #expect(weakly == nil)
    #expect(scene.simulator.clock.pendingWork.isEmpty)
    #expect(scene.simulator.keyboard.view == nil)
  }
}
