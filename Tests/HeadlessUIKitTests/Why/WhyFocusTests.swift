import HeadlessUIKit
import Testing

/// The explanations of views that are not first responder.
@MainActor @Suite struct WhyFocusTests {
  private final class Shy: View {
    override var canBecomeFirstResponder: Bool { false }
  }

  private final class Stubborn: TextField {
    override var canResignFirstResponder: Bool { false }
  }

  @Test func `one that is first`() {
    let scene = TapScene()
    scene.a.becomeFirstResponder()
    #expect(
      scene.why.notFirstResponder(scene.a).sentence == """
        TextField "A" is first responder
        """
    )
  }

  @Test func `one that nobody asked`() {
    let scene = TapScene()
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
    let scene = TapScene()
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
    let stubborn = TapScene(a: Stubborn())
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
    let scene = TapScene()
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
    let scene = TapScene()
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
