import HeadlessUIKit
import Testing

@MainActor private protocol Clearing: Responder {
  func clear(_ sender: Any?)
}

private final class ClearingField: TextField, Clearing {
  func clear(_ sender: Any?) { text = "" }
}

@MainActor @Suite struct MethodSelectorTests {
  @Test(.fact("U103")) func `a selector may name a method that returns a value`() {
    let scene = FieldScene("18.0")
    scene.beginEditingA()
    let button = Button(type: .system)
    button.addTarget(
      scene.a,
      action: MethodSelector("resignFirstResponder", TextField.resignFirstResponder),
      for: .touchUpInside
    )
    scene.controller.view.addSubview(button)
    button.sendActions(for: .touchUpInside)
    #expect(!scene.a.isFirstResponder)
  }

  @Test(.fact("U103")) func `a selector may name a method of a protocol`() {
    let paste = MethodSelector("paste:", (any ResponderStandardEditActions).paste)
    #expect(paste == .paste && paste.hashValue == MethodSelector.paste.hashValue && paste != .copy)
    let field = ClearingField()
    field.text = "text"
    #expect(paste.isMethod(of: field) && !paste.isMethod(of: Label()))
    let clear = MethodSelector("clear:", (any Clearing).clear)
    #expect(clear.isMethod(of: field) && !clear.isMethod(of: TextField()))
    let button = Button(type: .system)
    button.addTarget(field, action: clear, for: .touchUpInside)
    Simulator.showing {
      $0.addSubview(field)
      $0.addSubview(button)
    }.perform { button.sendActions(for: .touchUpInside) }
    #expect(field.text == "")
  }

  @MainActor class Form {
    let diary = Diary()
    func nothing() { diary.note("nothing") }
    func sender(_ sender: Control) { diary.note("sender \(sender.debugName)") }
    func any(_ sender: Any?) { diary.note("any \((sender as? Control)?.debugName ?? "nobody")") }
    func event(_ sender: Control, _ event: Event?) {
      diary.note("event \(sender.debugName) \(event == nil ? "without" : "with") event")
    }
    func field(_ sender: TextField) {}
  }

  final class SubForm: Form {
    override func nothing() { diary.note("nothing of the subclass") }
  }

  @MainActor final class OtherForm {
    func nothing() {}
  }

  @Test func `copies of one selector are equal, two mentions of a method are not`() {
    let selector = MethodSelector(nil, Form.nothing)
    let copy = selector
    #expect(selector == copy)
    #expect(Set([selector, copy]).count == 1)
    #expect(selector != MethodSelector(nil, Form.nothing))
  }

  @Test func `a name makes selectors of one class equal`() {
    let named = MethodSelector("tapped", Form.nothing)
    #expect(named == MethodSelector("tapped", Form.nothing))
    #expect(Set([named, MethodSelector("tapped", Form.nothing)]).count == 1)
    #expect(named != MethodSelector("other", Form.nothing))
    #expect(named != MethodSelector("tapped", OtherForm.nothing))
    #expect(named != MethodSelector(nil, Form.nothing))
  }

  @Test func `a selector says its class and its name`() {
    #expect("\(MethodSelector("tapped", Form.nothing))" == "Form.tapped")
    #expect("\(MethodSelector(nil, Form.nothing))" == "a method of Form")
    #expect(MethodSelector("tapped", Form.nothing).name == "tapped")
  }

  @Test func `a selector is a method of its class and of subclasses`() {
    let selector = MethodSelector(nil, Form.nothing)
    #expect(selector.isMethod(of: Form()))
    #expect(selector.isMethod(of: SubForm()))
    #expect(!selector.isMethod(of: OtherForm()))
  }

  @Test(.fact("D27", "D28")) func `a method takes nothing, the sender, or the sender and the event`() {
    let control = Control()
    let form = Form()
    control.addTarget(form, action: Form.nothing, for: .valueChanged)
    control.addTarget(form, action: Form.sender, for: .valueChanged)
    control.addTarget(form, action: Form.any, for: .valueChanged)
    control.addTarget(form, action: Form.event, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(form.diary.lines == ["nothing", "sender Control", "any Control", "event Control without event"])
  }

  @Test(.fact("D27")) func `a tap hands its event to the method`() throws {
    let simulator = Simulator()
    let controller = ViewController()
    let button = Button(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    let form = Form()
    controller.view.addSubview(button)
    button.addTarget(form, action: Form.event, for: .touchUpInside)
    simulator.launch(controller)
    try simulator.user.tap(button)
    #expect(form.diary.lines == ["event Button with event"])
  }

  @Test func `an override of the method is called`() {
    let control = Control()
    let form = SubForm()
    control.addTarget(form, action: Form.nothing, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(form.diary.lines == ["nothing of the subclass"])
  }

  @Test func `a sender of another type stops the program and both are named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let form = MethodSelectorTests.Form()
        let button = Button()
        button.setTitle("Sign in", for: .normal)
        button.addTarget(
          form,
          action: MethodSelector("field", MethodSelectorTests.Form.field),
          for: .touchDown
        )
        button.sendActions(for: .touchDown)
      }
    }
    expectTrap(
      result,
      says: "Form.field takes a sender of type TextField, but was sent by Button \"Sign in\""
    )
  }

  @Test func `a target of another class stops the program and both are named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let control = Control()
        let other = MethodSelectorTests.OtherForm()
        control.addTarget(
          other,
          action: MethodSelector(nil, MethodSelectorTests.Form.nothing),
          for: .touchDown
        )
        control.sendActions(for: .touchDown)
        withExtendedLifetime(other) {}
      }
    }
    expectTrap(result, says: "a method of Form was sent to OtherForm")
  }
}
