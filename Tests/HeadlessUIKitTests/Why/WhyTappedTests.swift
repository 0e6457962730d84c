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

  // MARK: On the way

  @Test func `a view in no window`() {
    let scene = Scene()
    scene.button.removeFromSuperview()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: it is in no window.
      """
    )
  }

  @Test func `a hidden window`() {
    let scene = Scene()
    scene.simulator.window.isHidden = true
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: its window Window is hidden.
        - Window is passed over: it is hidden (C2)
      """
    )
  }

  @Test func `an ancestor that rules out all in it`() {
    let scene = Scene()
    scene.controller.view.alpha = 0
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: of View "form", which it is in, its alpha 0 is less than 0.01 (C2).
        - View "form" is passed over: its alpha 0 is less than 0.01 (C2)
        - a touch in its middle gets to Window
      """
    )
    scene.controller.view.alpha = 1
    scene.controller.view.isUserInteractionEnabled = false
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: of View "form", which it is in, its user interaction is disabled (C2)
        """
    )
    scene.controller.view.isUserInteractionEnabled = true
    scene.button.isHidden = true
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: it is hidden (C2)
        """
    )
    scene.button.isHidden = false
    View.animate(withDuration: 1) { scene.button.alpha = 0.5 }
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: it is being animated without .allowUserInteraction (C14)
        """
    )
  }

  @Test func `an ancestor that ends before the view`() {
    let scene = Scene()
    scene.controller.view.frame.size.height = 120
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: of View "form", which it is in, the touch at (70, 160) is outside its \
      bounds (0 0; 320 120) (C1).
        - View "form" is passed over: the touch at (70, 160) is outside its bounds (0 0; 320 120) (C1)
        - a touch in its middle gets to Window
      """
    )
  }

  @Test func `views in front, of which one takes the touch`() throws {
    let scene = Scene()
    scene.add(View(), "cover")
    scene.add(View(), "glass")
    scene.controller.view.subviews.last?.isUserInteractionEnabled = false
    scene.add(Hole(), "hole")
    try scene.touchButton()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: View "cover" in front of it takes the touch.
        - Hole "hole" is passed over: its point(inside:with:) says no to (70, 160)
        - View "glass" is passed over: its user interaction is disabled (C2)
        - Button "go" is passed over: View "cover" in front of it takes the touch
        - a touch in its middle gets to View "cover"
        - 0 s: a touch at (70, 180) went to View "cover"
      """
    )
  }

  @Test func `overrides that say no`() {
    let scene = Scene()
    let hole = Hole()
    scene.add(hole, "hole")
    hole.addSubview(scene.button)
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: of Hole "hole", which it is in, its point(inside:with:) says no to \
        (70, 160)
        """
    )
    let other = Elsewhere()
    scene.add(other, "elsewhere")
    other.addSubview(scene.button)
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: of Elsewhere "elsewhere", which it is in, a hitTest(_:with:) on the \
        way gave something else
        """
    )
  }

  @Test func `the keyboard in front`() {
    let scene = Scene()
    scene.button.frame.origin.y = 400
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: the keyboard is in front of its middle, and takes the touch
        """
    )
  }

  // MARK: What came of it

  @Test func `nobody touched it`() throws {
    let scene = Scene()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      nobody has touched Button "go", and nothing is in its way now.
        - a touch in its middle gets to Button "go"
      """
    )
    try scene.simulator.user.tap(CGPoint(x: 200, y: 300))
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      nobody has touched Button "go", and nothing is in its way now; the last touch, at (200, 300), went \
      to View "form".
        - a touch in its middle gets to Button "go"
        - 0 s: a touch at (200, 300) went to View "form"
      """
    )
  }

  @Test func `nobody listens`() throws {
    let scene = Scene()
    try scene.touchButton()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" was touched at 0 s: nobody listens: .touchUpInside went to no action.
        - a touch in its middle gets to Button "go"
        - 0 s: a touch at (70, 180) went to Button "go"
        - 0 s: it sent .touchDown to 0 actions
        - 0.05 s: it sent .touchUpInside to 0 actions
        - 0.05 s: it sent .primaryActionTriggered to 0 actions
      """
    )
    scene.button.addAction(Action { _ in }, for: .touchUpInside)
    try scene.touchButton()
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" was touched at 0.05 s: it sent .touchUpInside to 1 action
        """
    )
  }

  @Test func `a control that is disabled, or does not track`() throws {
    let scene = Scene()
    scene.button.isEnabled = false
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        nobody has touched Button "go", and it is disabled now, and would leave a touch alone (Q15)
        """
    )
    try scene.touchButton()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" was touched at 0 s: it is disabled and leaves touches alone (Q15).
        - a touch in its middle gets to Button "go"
        - 0 s: a touch at (70, 180) went to Button "go"
        - 0 s: Button "go" was disabled and left it alone
      """
    )
    let deaf = Scene(button: Deaf())
    try deaf.touchButton()
    expectExplanation(
      deaf.why.notTapped(deaf.button),
      """
      Deaf "go" was touched at 0 s: its beginTracking said no (D2).
        - a touch in its middle gets to Deaf "go"
        - 0 s: a touch at (70, 180) went to Deaf "go"
        - 0 s: Deaf "go" said no in beginTracking
      """
    )
  }

  @Test func `a recognizer that takes the touch away`() throws {
    let scene = Scene()
    let tap = TapGestureRecognizer()
    scene.controller.view.addGestureRecognizer(tap)
    try scene.touchButton()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" was touched at 0 s: TapGestureRecognizer of View "form" took the touch away (F4).
        - a touch in its middle gets to Button "go"
        - 0 s: a touch at (70, 180) went to Button "go"
        - 0 s: it sent .touchDown to 0 actions
        - 0.05 s: it sent .touchCancel to 0 actions
        - 0.05 s: TapGestureRecognizer recognized it
      """
    )
  }

  @Test func `what became of an earlier touch does not count`() throws {
    let scene = Scene()
    let tap = TapGestureRecognizer()
    scene.controller.view.addGestureRecognizer(tap)
    try scene.touchButton()
    tap.isEnabled = false
    scene.button.addAction(Action { _ in }, for: .touchUpInside)
    try scene.touchButton()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" was touched at 0.05 s: it sent .touchUpInside to 1 action.
        - a touch in its middle gets to Button "go"
        - 0.05 s: a touch at (70, 180) went to Button "go"
        - 0.05 s: it sent .touchDown to 0 actions
        - 0.05 s: it sent .touchDownRepeat to 0 actions
        - 0.1 s: it sent .touchUpInside to 1 action
        - 0.1 s: it sent .primaryActionTriggered to 0 actions
      """
    )
    scene.button.addGestureRecognizer(TapGestureRecognizer())
    try scene.touchButton()
    scene.simulator.advance(by: .milliseconds(10))
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 70, y: 180))
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" was touched at 0.16 s, and neither it nor a recognizer made anything of it.
        - a touch in its middle gets to Button "go"
        - 0.16 s: a touch at (70, 180) went to Button "go"
        - 0.16 s: it sent .touchDown to 0 actions
        - 0.16 s: it sent .touchDownRepeat to 0 actions
      """
    )
    finger.cancel()
  }

  @Test func `a recognizer that has its say before the view hears of the touch`() throws {
    let scene = Scene()
    let form = ScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    let label = Label(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    label.isUserInteractionEnabled = true
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    label.addGestureRecognizer(tap)
    form.addSubview(label)
    scene.controller.view.addSubview(form)
    try scene.simulator.user.tap(label)
    expectExplanation(
      scene.why.notTapped(label),
      """
      Label was touched at 0.05 s: TapGestureRecognizer recognized it.
        - a touch in its middle gets to Label
        - 0.05 s: a touch at (70, 250) went to Label
        - 0.05 s: TapGestureRecognizer recognized it
      """
    )
  }

  @Test func `somebody listens to something else`() throws {
    let scene = Scene()
    scene.button.addAction(Action { _ in }, for: .primaryActionTriggered)
    try scene.touchButton()
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" was touched at 0 s: it sent .primaryActionTriggered to 1 action, but .touchUpInside to none
        """
    )
    let toggle = Switch(frame: CGRect(x: 20, y: 300, width: 79, height: 27))
    toggle.accessibilityIdentifier = "sound"
    scene.controller.view.addSubview(toggle)
    toggle.addAction(Action { _ in }, for: .valueChanged)
    try scene.simulator.user.tap(toggle)
    #expect(
      scene.why.notTapped(toggle).sentence == """
        Switch "sound" was touched at 0.05 s: it sent .valueChanged to 1 action, but .touchUpInside to none
        """
    )
  }

  @Test func `a finger that is lifted outside`() throws {
    let scene = Scene()
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 70, y: 180))
    try finger.move(to: CGPoint(x: 300, y: 400))
    finger.lift()
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" was touched at 0 s: the finger was lifted outside (D13)
        """
    )
  }

  @Test func `a view that makes nothing of touches`() throws {
    let scene = Scene()
    let label = Label(frame: CGRect(x: 20, y: 300, width: 100, height: 20))
    label.isUserInteractionEnabled = true
    scene.controller.view.addSubview(label)
    try scene.simulator.user.tap(label)
    #expect(
      scene.why.notTapped(label).sentence == """
        Label was touched at 0 s, and neither it nor a recognizer made anything of it
        """
    )
  }

  // MARK: First responder

  @Test func `one that is first`() {
    let scene = Scene()
    scene.a.becomeFirstResponder()
    #expect(
      scene.why.notFirstResponder(scene.a).sentence == """
        TextField "A" is first responder
        """
    )
  }

  @Test func `one that nobody asked`() {
    let scene = Scene()
    scene.a.isHidden = true
    expectExplanation(
      scene.why.notFirstResponder(scene.a),
      """
      TextField "A" is not first responder: nobody asked it; TextField "A" can't be tapped: it is hidden \
      (C2).
        - first responder now: nobody
        - TextField "A" is passed over: it is hidden (C2)
        - a touch in its middle gets to View "form"
      """
    )
    scene.a.removeFromSuperview()
    scene.a.becomeFirstResponder()
    expectExplanation(
      scene.why.notFirstResponder(scene.a),
      """
      TextField "A" is not first responder: it is in no window (A22).
        - first responder now: nobody
      """
    )
  }

  @Test func `answers that say no`() {
    let scene = Scene()
    scene.delegate.begins = false
    scene.a.becomeFirstResponder()
    expectExplanation(
      scene.why.notFirstResponder(scene.a),
      """
      TextField "A" is not first responder: textFieldShouldBeginEditing of its delegate said no (A25).
        - 0 s: TextField "A" was asked to become first responder
        - 0 s: textFieldShouldBeginEditing of TextField "A" said no
        - 0 s: canBecomeFirstResponder of TextField "A" said no
        - first responder now: nobody
      """
    )
    let shy = Shy()
    scene.add(shy, "shy")
    shy.becomeFirstResponder()
    #expect(
      scene.why.notFirstResponder(shy).sentence == """
        Shy "shy" is not first responder: its canBecomeFirstResponder is false (A25)
        """
    )
    scene.delegate.begins = true
    scene.delegate.ends = false
    scene.a.becomeFirstResponder()
    scene.b.becomeFirstResponder()
    expectExplanation(
      scene.why.notFirstResponder(scene.b),
      """
      TextField "B" is not first responder: textFieldShouldEndEditing of TextField "A"'s delegate said no \
      (A27).
        - 0 s: TextField "B" was asked to become first responder
        - 0 s: textFieldShouldEndEditing of TextField "A" said no
        - 0 s: canResignFirstResponder of TextField "A" said no
        - first responder now: TextField "A"
      """
    )
    let stubborn = Scene(a: Stubborn())
    stubborn.a.becomeFirstResponder()
    stubborn.b.becomeFirstResponder()
    #expect(
      stubborn.why.notFirstResponder(stubborn.b).sentence == """
        TextField "B" is not first responder: Stubborn "A" was first, and its canResignFirstResponder is \
        false (A27)
        """
    )
  }

  @Test func `one that resigned`() throws {
    let scene = Scene()
    try scene.simulator.user.tap(scene.a)
    try scene.simulator.user.tap(scene.b)
    expectExplanation(
      scene.why.notFirstResponder(scene.a),
      """
      TextField "A" is not first responder: it was, and resigned at 0.4 s, as TextField "B" was asked to \
      become first.
        - 0.05 s: TextField "A" was asked to become first responder
        - 0.05 s: textFieldShouldBeginEditing of TextField "A" said yes
        - 0.05 s: TextField "A" became first responder
        - 0.4 s: TextField "A" resigned, by TextField "B", which was asked to become first by TextField \
      "B", which performs takeTap
        - first responder now: TextField "B"
      """
    )
    scene.b.resignFirstResponder()
    #expect(
      scene.why.notFirstResponder(scene.b).sentence == """
        TextField "B" is not first responder: it was, and resigned at 0.4 s, by the program itself
        """
    )
  }

  @Test func `one that a handler made resign`() throws {
    let scene = Scene()
    let form = scene.controller
    scene.simulator.notifications.addObserver(
      form,
      selector: MethodSelector("keyboardWillShow") { (form: ViewController) in { form.view.endEditing(true) }
      },
      name: Responder.keyboardWillShowNotification
    )
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    expectExplanation(
      scene.why.notFirstResponder(scene.a),
      """
      TextField "A" is not first responder: it was, and resigned at 0 s, by \
      ViewController.keyboardWillShow.
        - 0 s: TextField "A" was asked to become first responder
        - 0 s: textFieldShouldBeginEditing of TextField "A" said yes
        - 0 s: TextField "A" became first responder
        - 0 s: TextField "A" resigned, by ViewController.keyboardWillShow
        - first responder now: nobody
      """
    )
  }
}
