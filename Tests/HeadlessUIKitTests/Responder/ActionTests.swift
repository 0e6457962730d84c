import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ActionTests {
  private let diary = Diary()

  private func action(_ text: String, _ identifier: String? = nil) -> Action {
    Action(title: text, identifier: identifier.map { Action.Identifier($0) }) { [diary] action in
      diary.note("\(text) from \((action.sender as? Responder)?.debugName ?? "nobody")")
    }
  }

  // MARK: Actions

  @Test func `an action knows its sender while it is performed, and only then`() {
    let control = Control()
    let single = action("a")
    control.addAction(single, for: .valueChanged)
    #expect(single.sender == nil)
    control.sendActions(for: .valueChanged)
    #expect(diary.lines == ["a from Control"])
    #expect(single.sender == nil)
  }

  @Test func `an action that is performed inside itself has its first sender again afterwards`() {
    let (outer, inner) = (Control(), Control())
    outer.accessibilityIdentifier = "outer"
    inner.accessibilityIdentifier = "inner"
    let single = Action { [diary] action in
      @MainActor func name() -> String { (action.sender as? Control)?.accessibilityIdentifier ?? "nobody" }
      let first = name()
      if first == "outer" { inner.sendActions(for: .valueChanged) }
      diary.note("\(first) \(name())")
    }
    for control in [outer, inner] { control.addAction(single, for: .valueChanged) }
    outer.sendActions(for: .valueChanged)
    #expect(diary.lines == ["inner inner", "outer outer"])
  }

  @Test(.fact("D36")) func `an action with the same identifier takes the older one's place, at the end`() {
    let control = Control()
    control.addAction(action("old", "save"), for: [.valueChanged, .touchDown])
    control.addAction(action("other"), for: .valueChanged)
    control.addAction(action("new", "save"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(diary.take() == ["other from Control", "new from Control"])
    control.sendActions(for: .touchDown)
    #expect(diary.lines == ["old from Control"])
  }

  @Test(.fact("D36")) func `actions without an identifier are all different`() {
    let (a, b) = (action("a"), action("b"))
    #expect(a.identifier != b.identifier)
    #expect(a.identifier == a.identifier)
    #expect(a.identifier.rawValue == "")
    #expect(a.identifier != Action.Identifier(""))
    let control = Control()
    for single in [a, b, a] { control.addAction(single, for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    #expect(diary.lines == ["b from Control", "a from Control"])
  }

  @Test func `an action can be removed by itself or by its identifier, for these events only`() {
    let control = Control()
    let a = action("a")
    control.addAction(a, for: [.valueChanged, .touchDown])
    control.addAction(action("b", "b"), for: .valueChanged)
    control.addAction(action("c"), for: .valueChanged)
    control.removeAction(a, for: .valueChanged)
    control.removeAction(identifiedBy: Action.Identifier("b"), for: .valueChanged)
    control.removeAction(identifiedBy: Action.Identifier("never added"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(diary.take() == ["c from Control"])
    control.sendActions(for: .touchDown)
    #expect(diary.lines == ["a from Control"])
  }

  @Test(.fact("D34", "D35")) func `a button with an action performs it after the touch's event`() throws {
    let simulator = Simulator()
    let controller = ViewController()
    let button = Button(frame: CGRect(x: 20, y: 100, width: 100, height: 40), primaryAction: action("Save"))
    #expect(button.currentTitle == "Save")
    #expect(button.allControlEvents == .primaryActionTriggered)
    button.addAction(action("up"), for: .touchUpInside)
    button.addAction(action("down"), for: .touchDown)
    controller.view.addSubview(button)
    simulator.launch(controller)
    try simulator.user.tap(button)
    let name = "from Button \"Save\""
    #expect(diary.lines == ["down \(name)", "up \(name)", "Save \(name)"])
  }

  // MARK: Along the chain

  /// A view with an action method, for which it may return false from `canPerformAction`.
  private class Acting: View {
    let diary: Diary
    var declines = false

    init(_ name: String, _ diary: Diary) {
      self.diary = diary
      super.init(frame: CGRect(x: 0, y: 40, width: 200, height: 200))
      accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: MethodSelector, withSender sender: Any?) -> Bool {
      !declines && super.canPerformAction(action, withSender: sender)
    }

    func act(_ sender: Any?) {
      diary.note("\(accessibilityIdentifier ?? "?") for \((sender as? Responder)?.debugName ?? "nobody")")
    }
  }

  /// Returns a simulator with two such views, one inside the other, a button in the inner one, and a third
  /// such view beside them.
  private func scene() -> (simulator: Simulator, outer: Acting, inner: Acting, button: Button, beside: Acting)
  {
    let simulator = Simulator()
    let controller = ViewController()
    let (outer, inner, beside) = (Acting("outer", diary), Acting("inner", diary), Acting("beside", diary))
    let button = Button(frame: CGRect(x: 0, y: 40, width: 50, height: 50))
    inner.addSubview(button)
    outer.addSubview(inner)
    beside.frame.origin.y = 400
    controller.view.addSubview(outer)
    controller.view.addSubview(beside)
    simulator.launch(controller)
    return (simulator, outer, inner, button, beside)
  }

  @Test(.fact("A54", "A57")) func `without a target the nearest responder that can performs the method`()
    throws
  {
    let scene = scene()
    scene.button.addTarget(nil, action: Acting.act, for: .touchUpInside)
    try scene.simulator.user.tap(scene.button)
    scene.inner.declines = true
    try scene.simulator.user.tap(scene.button)
    #expect(diary.lines == ["inner for Button", "outer for Button"])
  }

  @Test(.fact("A57")) func `without a target a first responder comes before the control's own chain`() throws
  {
    let scene = scene()
    scene.button.addTarget(nil, action: Acting.act, for: .touchUpInside)
    scene.beside.becomeFirstResponder()
    try scene.simulator.user.tap(scene.button)
    #expect(diary.lines == ["beside for Button"])
  }

  @Test(.fact("A33", "A56"))
  func `an action from nobody to nobody reaches the first responder or those after it`() {
    let scene = scene()
    let selector = MethodSelector("act", Acting.act)
    let application = scene.simulator.application
    #expect(!application.sendAction(selector, to: nil, from: nil, for: nil))
    scene.inner.becomeFirstResponder()
    #expect(application.sendAction(selector, to: nil, from: nil, for: nil))
    scene.inner.declines = true
    #expect(application.sendAction(selector, to: nil, from: nil, for: nil))
    scene.outer.declines = true
    #expect(!application.sendAction(selector, to: nil, from: nil, for: nil))
    #expect(application.sendAction(selector, to: scene.beside, from: nil, for: nil))
    #expect(diary.lines == ["inner for nobody", "outer for nobody", "beside for nobody"])
    #expect(
      scene.simulator.log.lines(.action)
        == [
          "action Acting.act found nobody on the responder chain", "action View \"inner\": performs act",
          "action View \"outer\": performs act", "action Acting.act found nobody on the responder chain",
          "action View \"beside\": performs act",
        ].map { $0.replacingOccurrences(of: "View", with: "Acting") }
    )
  }

  @Test(.fact("A58")) func `a tap goes from the touch to the control and then to the target`()
    throws
  {
    let scene = scene()
    scene.button.setTitle("Go", for: .normal)
    scene.button.addTarget(scene.beside, action: MethodSelector("act", Acting.act), for: .touchUpInside)
    try scene.simulator.user.tap(scene.button)
    let entries = scene.simulator.log.entries.suffix(4)
    #expect(
      entries.map { "\($0.subject): \($0.event)" } == [
        "Button \"Go\": touchesEnded at (25, 145)", "Button \"Go\": sends .touchUpInside to 1 action",
        "Acting \"beside\": performs act for Button \"Go\"",
        "Button \"Go\": sends .primaryActionTriggered to 0 actions",
      ]
    )
  }
}
