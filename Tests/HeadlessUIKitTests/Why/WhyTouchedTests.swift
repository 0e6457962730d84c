import HeadlessUIKit
import Testing

/// The explanations of views that were touched, or not, and of the touches' effects.
@MainActor @Suite struct WhyTouchedTests {
  private final class Deaf: Button {
    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool { false }
  }

  @Test func `nobody touched it`() throws {
    let scene = TapScene()
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
    let scene = TapScene()
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
    let scene = TapScene()
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
    let deaf = TapScene(button: Deaf())
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
    let scene = TapScene()
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

  @Test func `the result of an earlier touch does not count`() throws {
    let scene = TapScene()
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
    let scene = TapScene()
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
    let scene = TapScene()
    scene.button.addAction(Action { _ in }, for: .primaryActionTriggered)
    try scene.touchButton()
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" was touched at 0 s: it sent .primaryActionTriggered to 1 action
        """
    )
    let toggle = Switch(frame: CGRect(x: 20, y: 300, width: 79, height: 27))
    toggle.accessibilityIdentifier = "sound"
    scene.controller.view.addSubview(toggle)
    toggle.addAction(Action { _ in }, for: .valueChanged)
    try scene.simulator.user.tap(toggle)
    #expect(
      scene.why.notTapped(toggle).sentence == """
        Switch "sound" was touched at 0.05 s: it sent .valueChanged to 1 action
        """
    )
  }

  @Test func `somebody listens only to the beginning`() throws {
    let scene = TapScene()
    scene.button.addAction(Action { _ in }, for: .touchDown)
    try scene.touchButton()
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" was touched at 0 s: it sent .touchDown to 1 action, but .touchUpInside to none
        """
    )
  }

  @Test func `a finger that is lifted outside`() throws {
    let scene = TapScene()
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
    let scene = TapScene()
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
}
