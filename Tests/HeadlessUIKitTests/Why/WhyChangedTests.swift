import HeadlessUIKit
import Testing

/// What is said of changes, of fields behind the keyboard, and of the log's values behind it.
@MainActor @Suite struct WhyChangedTests {
  private func expect(
    _ explanation: Explanation,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(explanation.description == text, sourceLocation: sourceLocation)
  }

  /// The documents' form, with a field near its end.
  private func documentForm() -> (Simulator, ScrollableViewController, TextField) {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let field = TextField(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
    field.accessibilityIdentifier = "A"
    let controller = ScrollableViewController()
    let scroller = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    scroller.accessibilityIdentifier = "scroller"
    controller.view.addSubview(scroller)
    scroller.addSubview(field)
    scroller.contentSize = CGSize(width: 320, height: 460)
    controller.scrollView = scroller
    simulator.launch(controller)
    simulator.settle()
    return (simulator, controller, field)
  }

  @Test func `a frame that a technique changes and puts back`() throws {
    let (simulator, controller, field) = documentForm()
    try simulator.user.tap(field)
    field.resignFirstResponder()
    simulator.settle()
    let scroller = try #require(controller.scrollView)
    let explanation = simulator.why.frameChanged(scroller)
    expect(explanation, "50")
    guard case .changed(let step) = explanation.facts.first else {
      Issue.record("no change")
      return
    }
    #expect(step.property == "height" && step.amount == -216)
    #expect(step.notification == "UIKeyboardDidShowNotification")
  }

  @Test func `a view that has not changed, and one that the program changes by itself`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    expect(scene.simulator.why.frameChanged(scene.form.field), "51")
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "52")
    scene.form.field.frame.origin.y = 30
    expect(scene.simulator.why.frameChanged(scene.form.field), "53")
    for index in 1...50 { scene.form.field.frame.origin.y = CGFloat(30 + index) }
    let long = scene.simulator.why.frameChanged(scene.form.field)
    #expect(long.description.split(separator: "\n").count == 40)
    #expect(long.sentence.hasPrefix("54"))
  }

  @Test func `a view that follows its superview, and one that a closure moves`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    _ = scene.simulator.notifications.addObserver(
      forName: Responder.keyboardWillShowNotification,
      file: "FormTests/Form.swift",
      line: 31
    ) { [form = scene.form] _ in form.view.frame.size.height -= 216 }
    scene.edit(scene.form.field)
    expect(scene.simulator.why.frameChanged(scene.form.view), "55")
    expect(scene.simulator.why.frameChanged(scene.form.scrollView), "56")
  }

  @Test func `callbacks and actions are named too`() {
    final class Form: ViewController {
      let box = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func viewDidLoad() { view.addSubview(box) }
      override func viewDidAppear(_ animated: Bool) { box.frame.origin.x = 20 }
      func move() { box.frame.origin.y = 30 }
    }
    let simulator = Simulator()
    let form = Form()
    simulator.launch(form)
    simulator.settle()
    let button = Button()
    form.view.addSubview(button)
    button.addTarget(form, action: MethodSelector("move", Form.move), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(simulator.why.frameChanged(form.box).sentence == "57")
  }

  // MARK: Behind the keyboard

  @Test func `a field that is not behind it`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    expect(scene.simulator.why.obscured(scene.form.field), "60")
    scene.edit(scene.form.field)
    expect(scene.simulator.why.obscured(scene.form.field), "61")
    scene.form.field.removeFromSuperview()
    expect(scene.simulator.why.obscured(scene.form.field), "62")
  }

  @Test func `nobody makes room`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    scene.form.field.frame.origin.y = 400
    scene.edit(scene.form.field)
    expect(scene.simulator.why.obscured(scene.form.field), "63")
    scene.form.view.addSubview(scene.form.field)
    expect(scene.simulator.why.obscured(scene.form.field), "64")
  }

  @Test func `an inset that is too small`() {
    let scene = WhyScene(.iPhone4, "4.3", [Responder.keyboardWillShowNotification: { form, _ in form.inset = 44 }])
    scene.form.scrollView.contentSize = CGSize(width: 320, height: 460)
    scene.form.field.frame.origin.y = 400
    scene.edit(scene.form.field)
    expect(scene.simulator.why.obscured(scene.form.field), "65")
  }

  @Test func `room enough, but nobody scrolls`() {
    let scene = WhyScene(.iPhone4, "4.3", [Responder.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.form.scrollView.contentSize = CGSize(width: 320, height: 460)
    scene.form.field.frame.origin.y = 400
    scene.edit(scene.form.field)
    expect(scene.simulator.why.obscured(scene.form.field), "66")
  }

  @Test func `from 8 the system scrolls`() {
    let scene = WhyScene(.iPhone6, "8.4", [Responder.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.form.scrollView.contentSize = scene.form.view.bounds.size
    scene.form.field.frame.origin.y = 600
    scene.edit(scene.form.field)
    #expect(scene.simulator.why.obscured(scene.form.field).sentence == "67")
    let entry = scene.simulator.log.entries.first { $0.event.hasPrefix("animates contentOffset") }
    #expect(entry?.agent == .rule(.init("the automatic scroll to the focused field", fact: "E50")))
  }

  // MARK: The log

  @Test func `while it is off nothing is known, and a limit forgets causes`() {
    let scene = WhyScene(.iPhone4, "4.3", [Responder.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.simulator.log.isEnabled = false
    scene.edit(scene.form.field)
    #expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView).facts == [])
    scene.end()
    scene.simulator.log.isEnabled = true
    scene.simulator.log.limit = 1
    scene.edit(scene.form.field)
    #expect(scene.simulator.log.entries.count == 1)
    scene.form.inset = 3
    #expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView).sentence == "70")
  }

  @Test func `an entry's values hold no view`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    weak var gone: View?
    do {
      let view = View(frame: .zero)
      scene.form.view.addSubview(view)
      view.frame.size.width = 5
      gone = view
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    guard case .change(.frame(_, let frame), let identity)? = scene.simulator.log.entries.last?.detail else {
      Issue.record("no value")
      return
    }
    #expect(frame.width == 5 && identity.name == "View")
  }
}
