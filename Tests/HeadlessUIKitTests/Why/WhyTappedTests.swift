import HeadlessUIKit
import Testing

/// What is said of views that were not tapped, or not first responder.
@MainActor @Suite struct WhyTappedTests {
  private final class Delegate: TextFieldDelegate {
    var begins = true
    var ends = true
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { begins }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ends }
  }

  private final class Deaf: Button {
    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool { false }
  }

  private final class Hole: View {
    override func point(inside point: CGPoint, with event: Event?) -> Bool { false }
  }

  private final class Elsewhere: View {
    override func hitTest(_ point: CGPoint, with event: Event?) -> View? { nil }
  }

  private final class Shy: View {
    override var canBecomeFirstResponder: Bool { false }
  }

  private final class Stubborn: TextField {
    override var canResignFirstResponder: Bool { false }
  }

  /// A button and two fields.
  @MainActor private final class Scene {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let controller = ViewController()
    let button: Button
    let a: TextField
    let b = TextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    let delegate = Delegate()

    init(button: Button = Button(), a: TextField = TextField()) {
      (self.button, self.a) = (button, a)
      button.frame = CGRect(x: 20, y: 140, width: 100, height: 40)
      a.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
      button.accessibilityIdentifier = "go"
      (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("A", "B")
      controller.view.accessibilityIdentifier = "form"
      a.delegate = delegate
      for view in [a, b, button] { controller.view.addSubview(view) }
      simulator.launch(controller)
      simulator.settle()
    }

    var why: Why { simulator.why }

    func touchButton() throws { try simulator.user.tap(CGPoint(x: 70, y: 180)) }

    func add(_ view: View, _ name: String) {
      view.frame = controller.view.bounds
      view.accessibilityIdentifier = name
      controller.view.addSubview(view)
    }
  }

  private func expect(
    _ explanation: Explanation,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(explanation.description == text, sourceLocation: sourceLocation)
  }

  // MARK: On the way

  @Test func `a view in no window`() {
    let scene = Scene()
    scene.button.removeFromSuperview()
    expect(scene.why.notTapped(scene.button), "1")
  }

  @Test func `a hidden window`() {
    let scene = Scene()
    scene.simulator.window.isHidden = true
    expect(scene.why.notTapped(scene.button), "2")
  }

  @Test func `an ancestor that rules out all in it`() {
    let scene = Scene()
    scene.controller.view.alpha = 0
    expect(scene.why.notTapped(scene.button), "3")
    scene.controller.view.alpha = 1
    scene.controller.view.isUserInteractionEnabled = false
    #expect(scene.why.notTapped(scene.button).sentence == "4")
    scene.controller.view.isUserInteractionEnabled = true
    scene.button.isHidden = true
    #expect(scene.why.notTapped(scene.button).sentence == "5")
    scene.button.isHidden = false
    View.animate(withDuration: 1) { scene.button.alpha = 0.5 }
    #expect(scene.why.notTapped(scene.button).sentence == "6")
  }

  @Test func `an ancestor that ends before the view`() {
    let scene = Scene()
    scene.controller.view.frame.size.height = 120
    expect(scene.why.notTapped(scene.button), "7")
  }

  @Test func `views in front, of which one takes the touch`() throws {
    let scene = Scene()
    scene.add(View(), "cover")
    scene.add(View(), "glass")
    scene.controller.view.subviews.last?.isUserInteractionEnabled = false
    scene.add(Hole(), "hole")
    try scene.touchButton()
    expect(scene.why.notTapped(scene.button), "8")
  }

  @Test func `overrides that say no`() {
    let scene = Scene()
    let hole = Hole()
    scene.add(hole, "hole")
    hole.addSubview(scene.button)
    #expect(scene.why.notTapped(scene.button).sentence == "9")
    let other = Elsewhere()
    scene.add(other, "elsewhere")
    other.addSubview(scene.button)
    #expect(scene.why.notTapped(scene.button).sentence == "10")
  }

  @Test func `the keyboard in front`() {
    let scene = Scene()
    scene.button.frame.origin.y = 400
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.why.notTapped(scene.button).sentence == "11")
  }

  // MARK: What came of it

  @Test func `nobody touched it`() throws {
    let scene = Scene()
    expect(scene.why.notTapped(scene.button), "12")
    try scene.simulator.user.tap(CGPoint(x: 200, y: 300))
    expect(scene.why.notTapped(scene.button), "13")
  }

  @Test func `nobody listens`() throws {
    let scene = Scene()
    try scene.touchButton()
    expect(scene.why.notTapped(scene.button), "14")
    scene.button.addAction(Action { _ in }, for: .touchUpInside)
    try scene.touchButton()
    #expect(scene.why.notTapped(scene.button).sentence == "15")
  }

  @Test func `a control that is disabled, or does not track`() throws {
    let scene = Scene()
    scene.button.isEnabled = false
    try scene.touchButton()
    expect(scene.why.notTapped(scene.button), "16")
    let deaf = Scene(button: Deaf())
    try deaf.touchButton()
    expect(deaf.why.notTapped(deaf.button), "17")
  }

  @Test func `a recognizer that takes the touch away`() throws {
    let scene = Scene()
    let tap = TapGestureRecognizer()
    scene.controller.view.addGestureRecognizer(tap)
    try scene.touchButton()
    expect(scene.why.notTapped(scene.button), "18")
  }

  @Test func `a finger that is lifted outside`() throws {
    let scene = Scene()
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 70, y: 180))
    try finger.move(to: CGPoint(x: 300, y: 400))
    finger.lift()
    #expect(scene.why.notTapped(scene.button).sentence == "19")
  }

  @Test func `a view that makes nothing of touches`() throws {
    let scene = Scene()
    let label = Label(frame: CGRect(x: 20, y: 300, width: 100, height: 20))
    label.isUserInteractionEnabled = true
    scene.controller.view.addSubview(label)
    try scene.simulator.user.tap(label)
    #expect(scene.why.notTapped(label).sentence == "20")
  }

  // MARK: First responder

  @Test func `one that is first`() {
    let scene = Scene()
    scene.a.becomeFirstResponder()
    #expect(scene.why.notFirstResponder(scene.a).sentence == "21")
  }

  @Test func `one that nobody asked`() {
    let scene = Scene()
    scene.a.isHidden = true
    expect(scene.why.notFirstResponder(scene.a), "22")
    scene.a.removeFromSuperview()
    scene.a.becomeFirstResponder()
    expect(scene.why.notFirstResponder(scene.a), "23")
  }

  @Test func `answers that say no`() {
    let scene = Scene()
    scene.delegate.begins = false
    scene.a.becomeFirstResponder()
    expect(scene.why.notFirstResponder(scene.a), "24")
    let shy = Shy()
    scene.add(shy, "shy")
    shy.becomeFirstResponder()
    #expect(scene.why.notFirstResponder(shy).sentence == "25")
    scene.delegate.begins = true
    scene.delegate.ends = false
    scene.a.becomeFirstResponder()
    scene.b.becomeFirstResponder()
    expect(scene.why.notFirstResponder(scene.b), "26")
    let stubborn = Scene(a: Stubborn())
    stubborn.a.becomeFirstResponder()
    stubborn.b.becomeFirstResponder()
    #expect(stubborn.why.notFirstResponder(stubborn.b).sentence == "27")
  }

  @Test func `one that resigned`() throws {
    let scene = Scene()
    try scene.simulator.user.tap(scene.a)
    try scene.simulator.user.tap(scene.b)
    expect(scene.why.notFirstResponder(scene.a), "28")
    scene.b.resignFirstResponder()
    #expect(scene.why.notFirstResponder(scene.b).sentence == "29")
  }

  @Test func `one that a handler made resign`() throws {
    let scene = Scene()
    let form = scene.controller
    scene.simulator.notifications.addObserver(
      form,
      selector: MethodSelector("keyboardWillShow") { (form: ViewController) in { form.view.endEditing(true) } },
      name: Responder.keyboardWillShowNotification
    )
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    expect(scene.why.notFirstResponder(scene.a), "30")
  }
}
