import HeadlessUIKit
import Testing

@MainActor @Suite struct FocusRulesTests {
  /// A view that can become first responder but accepts no text.
  private final class Focusable: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class FocusableController: ViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  // MARK: Queries

  @Test(.fact("A14", "A15")) func `reading whether a field can become first asks its delegate`() {
    let scene = FieldScene()
    #expect(scene.a.canBecomeFirstResponder)
    scene.diary.refused = ["A shouldBegin"]
    #expect(!scene.a.canBecomeFirstResponder)
    #expect(scene.diary.lines == ["A shouldBegin", "A shouldBegin"])
    #expect(TextField().canBecomeFirstResponder)
  }

  @Test(.fact("A16", "B47")) func `a disabled field declines without asking`() throws {
    let scene = FieldScene()
    scene.a.isEnabled = false
    #expect(!scene.a.canBecomeFirstResponder)
    #expect(!scene.a.becomeFirstResponder())
    try scene.simulator.user.tap(scene.a, force: true)
    #expect(scene.diary.lines == [])
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(.fact("A18")) func `reading whether a field can resign asks its delegate only while it edits`() {
    let scene = FieldScene()
    #expect(scene.a.canResignFirstResponder)
    #expect(scene.diary.lines == [])
    scene.beginEditingA()
    scene.diary.refused = ["A shouldEnd"]
    #expect(!scene.a.canResignFirstResponder)
    #expect(scene.diary.lines == ["A shouldEnd"])
  }

  // MARK: Becoming

  @Test(.fact("A21")) func `a field that is first already is left alone`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    #expect(scene.a.becomeFirstResponder())
    try scene.simulator.user.tap(scene.a)
    #expect(scene.diary.lines == [])
  }

  @Test(.fact("A22")) func `a field in no window can't become first, and the present one stays`() {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.b.removeFromSuperview()
    #expect(!scene.b.becomeFirstResponder())
    #expect(!scene.b.isFirstResponder)
    #expect(scene.diary.lines == [])
    #expect(scene.first == "A")
  }

  @Test(.fact("A34")) func `a controller can be first while its view is in a window, and brings no keyboard`()
  {
    let simulator = Simulator()
    let controller = FocusableController()
    #expect(!controller.becomeFirstResponder())
    simulator.launch(controller)
    #expect(controller.becomeFirstResponder())
    #expect(simulator.firstResponder === controller)
    #expect(!simulator.keyboard.isVisible)
    simulator.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
    #expect(simulator.firstResponder == nil)
  }

  @Test func `focus that goes to a view without text sends the keyboard away`() {
    let scene = FieldScene()
    let view = Focusable()
    scene.controller.view.addSubview(view)
    scene.beginEditingA()
    #expect(view.becomeFirstResponder())
    #expect(
      scene.diary.lines == [
        "A shouldEnd", "A didEnd", "A .editingDidEnd", "A posts TextDidEndEditing", "KeyboardWillHide",
      ]
    )
    #expect(scene.simulator.firstResponder === view)
  }

  @Test(.fact("A47")) func `a hidden field can become first, and hiding it does not make it resign`() {
    let scene = FieldScene()
    scene.a.isHidden = true
    #expect(scene.a.becomeFirstResponder())
    #expect(scene.simulator.keyboard.isVisible)
    scene.simulator.settle()
    scene.b.becomeFirstResponder()
    _ = scene.diary.take()
    scene.b.isHidden = true
    scene.controller.view.isHidden = true
    scene.simulator.settle()
    #expect(scene.diary.lines == [])
    #expect(scene.first == "B")
    #expect(scene.simulator.keyboard.isVisible)
  }

  @Test(.fact("A48")) func `disabling the first responder leaves it first`() throws {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.a.isEnabled = false
    #expect(scene.diary.lines == [])
    #expect(scene.first == "A")
    try scene.simulator.user.type("x")
    #expect(scene.a.text == "x")
    #expect(scene.a.resignFirstResponder())
  }

  // MARK: Resigning

  @Test(.fact("A35")) func `a field that is not first resigns without a word`() {
    let scene = FieldScene()
    scene.beginEditingA()
    #expect(scene.b.resignFirstResponder())
    #expect(scene.diary.lines == [])
    #expect(scene.first == "A")
  }

  @Test(.fact("B35")) func `resigning sends one editing event, with the text of that moment`() {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.a.text = "2"
    var heard: [String] = []
    scene.a.addAction(Action { _ in heard.append(scene.a.text ?? "") }, for: .allEditingEvents)
    scene.a.resignFirstResponder()
    scene.a.text = "3"
    #expect(heard == ["2"])
  }

  // MARK: Windows

  /// Returns a second window with a field C in it, hidden and not key.
  private func secondWindow(_ scene: FieldScene) -> (window: Window, field: TextField) {
    let window = scene.simulator.perform { Window(frame: .zero) }
    let field = TextField(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
    scene.listen(to: field, named: "C")
    window.addSubview(field)
    return (window, field)
  }

  @Test(.fact("A23", "A31"))
  func `a field in a hidden window that is not key becomes first without a keyboard`() {
    let scene = FieldScene()
    let (window, field) = secondWindow(scene)
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(
      scene.diary.lines == [
        "C shouldBegin", "C didBegin", "C .editingDidBegin", "C posts TextDidBeginEditing",
      ]
    )
    #expect(!scene.simulator.keyboard.isVisible)
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(.fact("A32"))
  func `each window has its own first responder, and the key window's receives the typed text`() throws {
    let scene = FieldScene()
    let (window, field) = secondWindow(scene)
    scene.beginEditingA()
    #expect(field.becomeFirstResponder())
    #expect(scene.a.isFirstResponder)
    #expect(field.isFirstResponder)
    #expect(scene.controller.view.findFirstResponder() === scene.a)
    #expect(window.findFirstResponder() === field)
    try scene.simulator.user.type("x")
    #expect((scene.a.text, field.text) == ("x", ""))
    #expect(field.resignFirstResponder())
    #expect(scene.first == "A")
    #expect(scene.simulator.keyboard.isVisible)
  }

  @Test(.fact("A31", "A50")) func `the keyboard follows the key window, and focus stays where it is`() throws
  {
    let scene = FieldScene()
    let (window, field) = secondWindow(scene)
    scene.beginEditingA()
    window.makeKey()
    scene.simulator.settle()
    #expect(scene.diary.take() == ["KeyboardWillHide", "KeyboardDidHide"])
    #expect(scene.a.isEditing)
    #expect(scene.simulator.firstResponder == nil)
    scene.simulator.window.makeKey()
    scene.simulator.settle()
    #expect(scene.diary.take() == ["KeyboardWillShow", "KeyboardDidShow"])
    try scene.simulator.user.type("x")
    #expect(scene.a.text == "x")
    _ = scene.diary.take()
    field.becomeFirstResponder()
    window.makeKey()
    #expect(scene.simulator.firstResponder === field)
    #expect(scene.simulator.keyboard.target === field)
  }

  @Test(.fact("A31")) func `a key window that is hidden takes the keyboard with it`() {
    let scene = FieldScene()
    scene.beginEditingA()
    scene.simulator.window.isHidden = true
    scene.simulator.settle()
    #expect(scene.diary.lines == ["KeyboardWillHide", "KeyboardDidHide"])
    #expect(scene.a.isFirstResponder)
    #expect(!scene.simulator.keyboard.isVisible)
  }

  // MARK: Input views

  @Test(.fact("A62")) func `the keyboard looks at a field's traits again only for the first responder`() {
    let scene = FieldScene()
    scene.beginEditingA()
    let letters = scene.simulator.keyboard.layoutName
    scene.b.keyboardType = .numberPad
    scene.b.reloadInputViews()
    scene.a.keyboardType = .numberPad
    #expect(scene.simulator.keyboard.layoutName == letters)
    scene.a.reloadInputViews()
    #expect(scene.simulator.keyboard.layoutName != letters)
    #expect(scene.diary.lines.filter { $0.hasPrefix("A") || $0.hasPrefix("B") } == [])
  }

  // MARK: Finding

  @Test func `the first responder is found in the subtree that has it`() {
    let scene = FieldScene()
    let view: View = scene.controller.view
    #expect(view.findFirstResponder() == nil)
    scene.beginEditingA()
    #expect(view.findFirstResponder() === scene.a)
    #expect(scene.a.findFirstResponder() === scene.a)
    #expect(scene.simulator.window.findFirstResponder() === scene.a)
    #expect(scene.b.findFirstResponder() == nil)
    #expect(View().findFirstResponder() == nil)
    scene.a.resignFirstResponder()
    #expect(view.findFirstResponder() == nil)
  }
}
