import HeadlessUIKit
import Testing

@testable import Stories

/// The explanations of changes, of fields behind the keyboard, and of the log's values behind it.
@MainActor @Suite struct WhyChangedTests {
  /// Returns the documents' form, with a field near its end.
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
    expectExplanation(
      explanation,
      """
      ScrollView "scroller": height 460: -216 by ScrollableViewController.keyboardWasShown at 0.35 s, \
      +216 by ScrollableViewController.keyboardWasHidden at 0.65 s.
        - 0.35 s: height 460 -> 244 by ScrollableViewController.keyboardWasShown, told by KeyboardDidShow \
      (0 480; 320 216) -> (0 264; 320 216)
        - 0.65 s: height 244 -> 460 by ScrollableViewController.keyboardWasHidden, told by \
      KeyboardDidHide (0 264; 320 216) -> (0 480; 320 216)
      """
    )
    guard case .changed(let step) = explanation.facts.first else {
      Issue.record("no change")
      return
    }
    #expect(step.property == "height" && step.amount == -216)
    #expect(step.notification == "UIKeyboardDidShowNotification")
  }

  @Test func `a view that has not changed, and one that the program changes by itself`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    expectExplanation(
      scene.simulator.why.frameChanged(scene.form.field),
      """
      TextField "A": its frame (20 20; 200 30) has not changed.
      """
    )
    expectExplanation(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": its contentInset {0, 0, 0, 0} has not changed.
      """
    )
    scene.form.field.frame.origin.y = 30
    expectExplanation(
      scene.simulator.why.frameChanged(scene.form.field),
      """
      TextField "A": y 30: +10 by the program itself at 0 s.
        - 0 s: y 20 -> 30 by the program itself
      """
    )
    for index in 1...50 { scene.form.field.frame.origin.y = CGFloat(30 + index) }
    let long = scene.simulator.why.frameChanged(scene.form.field)
    #expect(long.description.split(separator: "\n").count == 40)
    #expect(
      long.sentence.hasPrefix(
        """
        TextField "A": y 80: 45 earlier changes, +1 by the program itself at 0 s, +1
        """
      )
    )
  }

  @Test func `a view that follows its superview, and one that a closure moves`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    _ = scene.simulator.notifications.addObserver(
      forName: Responder.keyboardWillShowNotification,
      file: "FormTests/Form.swift",
      line: 31
    ) { [form = scene.form] _ in form.view.frame.size.height -= 216 }
    scene.edit(scene.form.field)
    expectExplanation(
      scene.simulator.why.frameChanged(scene.form.view),
      """
      View "form": height 244: -216 by the KeyboardWillShow observer at Form.swift:31 at 0 s.
        - 0 s: height 460 -> 244 by the KeyboardWillShow observer at Form.swift:31, told by \
      KeyboardWillShow (0 480; 320 216) -> (0 264; 320 216)
      """
    )
    expectExplanation(
      scene.simulator.why.frameChanged(scene.form.scrollView),
      """
      ScrollView "scroller": height 244: -216 by autoresizing with View "form" (H36) at 0 s.
        - 0 s: height 460 -> 244 by autoresizing with View "form" (H36)
      """
    )
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
    #expect(
      simulator.why.frameChanged(form.box).sentence == """
        View: x 20: +20 by viewDidAppear of Form at 0 s; y 30: +30 by Form, which performs move for Button \
        at 0 s
        """
    )
  }

  // MARK: Behind the keyboard

  @Test func `a field that is not behind it`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    expectExplanation(
      scene.simulator.why.obscured(scene.form.field),
      """
      TextField "A" is not behind the keyboard, which is not on the screen.
      """
    )
    scene.edit(scene.form.field)
    expectExplanation(
      scene.simulator.why.obscured(scene.form.field),
      """
      TextField "A" is not behind the keyboard: it ends 194 points above it.
        - the keyboard's top is at 264
      """
    )
    scene.form.field.removeFromSuperview()
    expectExplanation(
      scene.simulator.why.obscured(scene.form.field),
      """
      TextField "A" is in no window.
      """
    )
  }

  @Test func `nobody makes room`() {
    let scene = WhyScene(.iPhone4, "4.3", [:])
    scene.form.field.frame.origin.y = 400
    scene.edit(scene.form.field)
    expectExplanation(
      scene.simulator.why.obscured(scene.form.field),
      """
      TextField "A" is 186 points behind the keyboard: ScrollView "scroller" can't scroll far enough, as \
      its bottom inset 0 is 186 too small: nobody observes the keyboard.
        - the keyboard's top is at 264
        - TextField "A" is 186 points below that
        - 0 s: KeyboardWillShow reached 0 observers
        - 0.3 s: KeyboardDidShow reached 0 observers
        - ScrollView "scroller" can scroll on by 0 of 186 points, with a bottom inset of 0
      """
    )
    scene.form.view.addSubview(scene.form.field)
    scene.edit(scene.form.field)
    expectExplanation(
      scene.simulator.why.obscured(scene.form.field),
      """
      TextField "A" is 186 points behind the keyboard: no scroll view is around it, and nobody observes \
      the keyboard.
        - the keyboard's top is at 264
        - TextField "A" is 186 points below that
        - 0.3 s: KeyboardWillShow reached 0 observers
        - 0.6 s: KeyboardDidShow reached 0 observers
      """
    )
  }

  @Test func `an inset that is too small`() {
    let scene = WhyScene(
      .iPhone4,
      "4.3",
      [Responder.keyboardWillShowNotification: { form, _ in form.inset = 44 }]
    )
    scene.form.scrollView.contentSize = CGSize(width: 320, height: 460)
    scene.form.field.frame.origin.y = 400
    scene.edit(scene.form.field)
    expectExplanation(
      scene.simulator.why.obscured(scene.form.field),
      """
      TextField "A" is 186 points behind the keyboard: ScrollView "scroller" can't scroll far enough, as \
      its bottom inset 44 is 142 too small: the last change was +44 by WhyForm.keyboardWillShow at 0 s.
        - the keyboard's top is at 264
        - TextField "A" is 186 points below that
        - 0 s: KeyboardWillShow reached 1 observer
        - 0.3 s: KeyboardDidShow reached 0 observers
        - ScrollView "scroller" can scroll on by 44 of 186 points, with a bottom inset of 44
        - 0 s: contentInset.bottom 0 -> 44 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 480; \
      320 216) -> (0 264; 320 216)
      """
    )
  }

  @Test func `room enough, but nobody scrolls`() {
    let scene = WhyScene(.iPhone4, "4.3", [Responder.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.form.scrollView.contentSize = CGSize(width: 320, height: 460)
    scene.form.field.frame.origin.y = 400
    scene.edit(scene.form.field)
    expectExplanation(
      scene.simulator.why.obscured(scene.form.field),
      """
      TextField "A" is 186 points behind the keyboard: ScrollView "scroller" could scroll to it, but \
      nothing scrolled it; before iOS 8 the system doesn't scroll for the keyboard (E50), only when the text \
      is edited (E53).
        - the keyboard's top is at 264
        - TextField "A" is 186 points below that
        - 0 s: KeyboardWillShow reached 1 observer
        - 0.3 s: KeyboardDidShow reached 0 observers
        - ScrollView "scroller" can scroll on by 216 of 186 points, with a bottom inset of 216
        - 0 s: contentInset.bottom 0 -> 216 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 480; \
      320 216) -> (0 264; 320 216)
      """
    )
  }

  @Test func `from 8 the system scrolls`() {
    let scene = WhyScene(.iPhone6, "8.4", [Responder.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.form.scrollView.contentSize = scene.form.view.bounds.size
    scene.form.field.frame.origin.y = 600
    scene.edit(scene.form.field)
    #expect(
      scene.simulator.why.obscured(scene.form.field).sentence == """
        TextField "A" is not behind the keyboard: it ends 0 points above it
        """
    )
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
    #expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView).sentence == """
        ScrollView "scroller": contentInset.bottom 3: -213 by the program itself at 0.9 s
        """
    )
  }

  @Test func `posts whose cause is no longer in the log belong together`() throws {
    let scene = WhyScene(.iPhone4, "5.1", [:])
    scene.form.field.frame.origin.y = 400
    scene.edit(scene.form.field)
    let posts = { () -> [String] in
      scene.simulator.why.obscured(scene.form.field).facts.compactMap {
        if case .posted(let name, _, _) = $0 { name } else { nil }
      }
    }
    let all = posts()
    #expect(all.count == 4 && all.contains("KeyboardWillChangeFrame") && all.contains("KeyboardWillShow"))
    let entries = scene.simulator.log.entries
    let first = try #require(entries.first { $0.event.hasPrefix("UIKeyboardWill") })
    scene.simulator.log.limit = entries.count - first.index
    #expect(scene.simulator.log.entries.first == first && first.cause != nil)
    #expect(posts() == all)
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
