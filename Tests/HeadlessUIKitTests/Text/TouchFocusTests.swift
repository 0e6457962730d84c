import HeadlessUIKit
import Testing

/// The focus of texts on systems before 3.2, which have no gesture recognizers: it follows from the touches
/// that the text itself receives.
@MainActor @Suite struct TouchFocusTests {
  nonisolated static let systems: [SystemVersion] = ["2.0", "2.2.1", "3.0", "3.1.3"]

  /// A scroll view that may cancel touches in controls, too.
  private final class Canceling: ScrollView {
    override func touchesShouldCancel(in view: View) -> Bool { true }
  }

  /// A view in a window of its app, directly or in a scroll view with a content of 900 points.
  @MainActor private struct Scene<Target: View> {
    let simulator: Simulator
    let target: Target
    let scrollView: ScrollView?
    private let start: Int

    init(_ system: SystemVersion, in scrollView: ScrollView? = nil, _ target: Target) {
      simulator = .running(system)
      (self.target, self.scrollView) = (target, scrollView)
      let controller = ViewController()
      target.accessibilityIdentifier = "it"
      let parent: View = scrollView ?? controller.view
      if let scrollView {
        scrollView.frame = controller.view.bounds
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 900)
        controller.view.addSubview(scrollView)
      }
      parent.addSubview(target)
      simulator.launch(controller)
      simulator.settle()
      start = simulator.log.entries.count
    }

    /// The log since the launch, with milliseconds since then.
    var lines: [String] {
      let entries = simulator.log.entries.dropFirst(start)
      return entries.map { entry in
        let milliseconds = Int((entry.time.offset / .milliseconds(1)).rounded())
        return "\(milliseconds) \(entry.subject.isEmpty ? "" : "\(entry.subject): ")\(entry.event)"
      }
    }

    func touchDown(x: CGFloat = 20) throws -> Finger {
      try simulator.user.touchDown(at: simulator.point(x, 15, in: target))
    }

    /// Waits until the next tap is the first one again.
    func pause() { simulator.advance(by: .seconds(1)) }

    func tap(x: CGFloat = 20, times: Int = 1) throws {
      for _ in 0..<times {
        let finger = try touchDown(x: x)
        simulator.advance(by: .milliseconds(50))
        finger.lift()
        simulator.advance(by: .milliseconds(50))
      }
    }
  }

  private func field() -> TextField { TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30)) }

  private func textView() -> TextView {
    let view = TextView(frame: CGRect(x: 20, y: 60, width: 200, height: 90))
    view.text = "one two"
    return view
  }

  /// The entries of a field that receives `touchesBegan`, and becomes first responder in it.
  private func began(at time: Int, _ name: String = "TextField \"it\"") -> [String] {
    [
      "\(name): touchesBegan at (40, 95)", "\(name): sends .touchDown to 0 actions",
      "\(name): becomeFirstResponder", "\(name): is first responder",
      "\(name): sends .editingDidBegin to 0 actions",
      "UITextFieldTextDidBeginEditingNotification to nobody",
      "keyboard: has the keys of iPhone-Portrait-QWERTY",
      "UIKeyboardWillShowNotification 320 x 216 to nobody",
      "keyboard: slides (0 480; 320 216) -> (0 264; 320 216) in 0.3 s",
    ].map { "\(time) \($0)" }
  }

  private func shown(at time: Int) -> [String] {
    ["\(time) UIKeyboardDidShowNotification 320 x 216 to nobody"]
  }

  // MARK: Fields

  @Test(.fact("B41", "B50"), arguments: systems)
  func `outside a scroll view a field begins editing in touchesBegan, when the finger touches it`(
    system: SystemVersion
  ) throws {
    let scene = Scene(system, field())
    try scene.tap()
    scene.simulator.settle()
    #expect(
      scene.lines == began(at: 0) + ["50 TextField \"it\": touchesEnded at (40, 95)"] + shown(at: 300)
    )
  }

  @Test(.fact("B50", "E41", "F1"), arguments: systems)
  func `in a scroll view a tap gives the same events in the same order, when the finger lifts`(
    system: SystemVersion
  ) throws {
    let scene = Scene(system, in: ScrollView(), field())
    try scene.tap()
    scene.simulator.settle()
    #expect(
      scene.lines == ["50 ScrollPanTracking \"scrolling\": fails"] + began(at: 50)
        + ["50 TextField \"it\": touchesEnded at (40, 95)"] + shown(at: 350)
    )
  }

  @Test(.fact("B50", "E35", "E36"), arguments: systems)
  func `in a scroll view a resting finger begins editing after the delay`(system: SystemVersion) throws {
    let scene = Scene(system, in: ScrollView(), field())
    let finger = try scene.touchDown()
    scene.simulator.advance(by: .milliseconds(149))
    #expect(scene.lines == [] && !scene.target.isEditing)
    scene.simulator.advance(by: .milliseconds(251))
    finger.lift()
    scene.simulator.settle()
    #expect(
      scene.lines == began(at: 150)
        + [
          "400 ScrollPanTracking \"scrolling\": fails", "400 TextField \"it\": touchesEnded at (40, 95)",
        ] + shown(at: 450)
    )
  }

  @Test(.fact("B50", "E35"), arguments: systems)
  func `a drag that begins on a field at once scrolls, and the field receives nothing`(
    system: SystemVersion
  ) throws {
    let scene = Scene(system, in: ScrollView(), field())
    let finger = try scene.touchDown()
    try finger.move(to: scene.simulator.point(20, -30, in: scene.target))
    scene.simulator.advance(by: .milliseconds(400))
    finger.lift()
    scene.simulator.settle()
    #expect(
      scene.lines == [
        "0 ScrollPanTracking \"scrolling\": began", "0 ScrollView: performs handlePan",
        "0 ScrollView: willBeginDragging", "400 ScrollPanTracking \"scrolling\": ended",
        "400 ScrollView: performs handlePan", "400 ScrollView: didEndDragging(decelerates: false)",
      ]
    )
    #expect(scene.simulator.firstResponder == nil && scene.scrollView?.contentOffset.y ?? 0 > 0)
  }

  @Test(.fact("B50", "E35"), arguments: systems)
  func `a drag after the delay cancels the touch, and the field stays first responder`(
    system: SystemVersion
  ) throws {
    let scene = Scene(system, in: Canceling(), field())
    let finger = try scene.touchDown()
    scene.simulator.advance(by: .milliseconds(400))
    try finger.move(to: scene.simulator.point(20, -30, in: scene.target))
    #expect(
      scene.lines.dropFirst(began(at: 150).count) == [
        "400 TextField \"it\": touchesCancelled", "400 TextField \"it\": sends .touchCancel to 0 actions",
        "400 ScrollPanTracking \"scrolling\": began", "400 Canceling: performs handlePan",
        "400 Canceling: willBeginDragging",
      ]
    )
    finger.lift()
    #expect(scene.target.isEditing)
  }

  @Test(.fact("B50", "E40"), arguments: systems, [true, false])
  func `without permission to cancel, the field keeps the touch, from the beginning if nothing delays it`(
    system: SystemVersion,
    delays: Bool
  ) throws {
    let scene = Scene(system, in: Canceling(), field())
    scene.scrollView?.canCancelContentTouches = false
    scene.scrollView?.delaysContentTouches = delays
    let finger = try scene.touchDown()
    scene.simulator.advance(by: .milliseconds(400))
    try finger.move(to: scene.simulator.point(20, -30, in: scene.target))
    finger.lift()
    #expect(
      scene.lines == began(at: delays ? 150 : 0) + (delays ? [] : shown(at: 300))
        + [
          "400 ScrollPanTracking \"scrolling\": fails", "400 TextField \"it\": touchesMoved to (40, 50)",
          "400 TextField \"it\": sends .touchDragInside to 0 actions",
          "400 TextField \"it\": touchesEnded at (40, 50)",
        ] + (delays ? shown(at: 450) : [])
    )
    #expect(scene.scrollView?.contentOffset == .zero)
  }

  @Test(.fact("B50"), arguments: systems, [true, false])
  func `a scroll view that delays nothing or can't scroll gives the order of a field outside`(
    system: SystemVersion,
    isScrollEnabled: Bool
  ) throws {
    let scene = Scene(system, in: ScrollView(), field())
    scene.scrollView?.delaysContentTouches = !isScrollEnabled
    scene.scrollView?.isScrollEnabled = isScrollEnabled
    let finger = try scene.touchDown()
    #expect(scene.lines == began(at: 0))
    finger.lift()
    #expect(scene.lines.dropLast().last == "0 TextField \"it\": touchesEnded at (40, 95)")
  }

  @Test(.fact("B50"), arguments: systems) func `the field of a search bar begins editing so, too`(
    system: SystemVersion
  ) throws {
    let scene = Scene(
      system,
      in: ScrollView(),
      SearchBar(frame: CGRect(x: 0, y: 80, width: 320, height: 44))
    )
    try scene.tap(x: 40)
    let order = scene.lines.compactMap { $0.firstMatch(of: /SearchTextField: (touches\w+|is first.*)/)?.1 }
    #expect(order == ["touchesBegan", "is first responder", "touchesEnded"])
  }

  @Test(.fact("B50", "B40"), arguments: ["3.1.3", "3.2", "4.3"] as [SystemVersion])
  func `a subclass that keeps touchesBegan to itself isn't edited before 3.2`(system: SystemVersion) throws {
    final class Silent: TextField {
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
    }
    for scrollView in [nil, ScrollView()] {
      let scene = Scene(system, in: scrollView, Silent(frame: field().frame))
      try scene.tap()
      #expect(scene.target.isEditing == (system != "3.1.3"))
    }
  }

  @Test(.fact("B50")) func `from 3.2 a field begins editing by its recognizer, when the finger lifts`() throws
  {
    for scrollView in [nil, ScrollView()] {
      let scene = Scene("3.2", in: scrollView, field())
      let finger = try scene.touchDown()
      scene.simulator.advance(by: .milliseconds(400))
      #expect(!scene.target.isEditing)
      finger.lift()
      #expect(scene.target.isEditing)
      let steps = scene.lines.filter { $0.contains("touches") || $0.contains("Recognizer \"text") }
      #expect(
        steps == [
          "\(scrollView == nil ? 0 : 150) TextField \"it\": touchesBegan at (40, 95)",
          "400 TextTapGestureRecognizer \"text interaction\": ended",
          "400 TextField \"it\": touchesEnded at (40, 95)",
        ]
      )
    }
  }

  @Test(.fact("B50", "F1"), arguments: systems) func `no recognizer of a text receives the touch`(
    system: SystemVersion
  ) throws {
    final class Curious: TextField {
      var recognizers: [String] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        recognizers = touches.first?.gestureRecognizers?.map(\.debugName) ?? []
        super.touchesBegan(touches, with: event)
      }
    }
    let scene = Scene(system, in: ScrollView(), Curious(frame: field().frame))
    _ = try scene.touchDown()
    scene.simulator.advance(by: .milliseconds(150))
    #expect(scene.target.recognizers == ["ScrollPanTracking \"scrolling\""])
  }

  @Test(.fact("B50"), arguments: systems) func `a delegate that refuses is asked once for a tap`(
    system: SystemVersion
  ) throws {
    final class Refusing: TextFieldDelegate {
      var questions = 0
      func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
        questions += 1
        return false
      }
    }
    let refusing = Refusing()
    for scrollView in [nil, ScrollView()] {
      let scene = Scene(system, in: scrollView, field())
      scene.target.delegate = refusing
      try scene.tap()
      #expect(!scene.target.isEditing)
    }
    #expect(refusing.questions == 2)
  }

  // MARK: The caret

  @Test(.fact("B50"), arguments: systems)
  func `the tap that begins editing leaves the caret at the end, and the next one moves it`(
    system: SystemVersion
  ) throws {
    for scrollView in [nil, ScrollView()] {
      let scene = Scene(system, in: scrollView, field())
      scene.target.text = "hello world"
      try scene.tap(x: 17)
      #expect(scene.target.selectedRange == NSRange(location: 11, length: 0))
      scene.pause()
      // A drag, a finger that rests, and a cancelled touch are no taps.
      let drag = try scene.touchDown(x: 60)
      try drag.move(to: scene.simulator.point(90, 15, in: scene.target))
      drag.lift()
      scene.pause()
      let rest = try scene.touchDown()
      scene.simulator.advance(by: .milliseconds(800))
      rest.lift()
      scene.pause()
      let cancelled = try scene.touchDown()
      scene.simulator.advance(by: .milliseconds(200))
      cancelled.cancel()
      #expect(scene.target.selectedRange == NSRange(location: 11, length: 0))
      scene.pause()
      try scene.tap(x: 17)
      #expect(scene.target.selectedRange == NSRange(location: 2, length: 0))
      scene.pause()
      try scene.tap(x: 17, times: 2)
      #expect(scene.target.selectedRange == NSRange(location: 0, length: 5))
    }
  }

  // MARK: Text views

  @Test(.fact("B50"), arguments: systems, [true, false])
  func `a text view begins editing in touchesEnded, with the caret at the tap`(
    system: SystemVersion,
    isInside: Bool
  ) throws {
    let scene = Scene(system, in: isInside ? ScrollView() : nil, textView())
    try scene.tap(x: 34)
    let began = "\(isInside ? 50 : 0) TextView \"it\": touchesBegan at (54, 95)"
    let fails = "50 ScrollPanTracking \"scrolling\": fails"
    #expect(
      scene.lines == (isInside ? [fails, fails, began] : [began, fails])
        + [
          "TextView \"it\": touchesEnded at (54, 95)", "TextView \"it\": becomeFirstResponder",
          "TextView \"it\": is first responder", "keyboard: has the keys of iPhone-Portrait-QWERTY",
          "UIKeyboardWillShowNotification 320 x 216 to nobody",
          "keyboard: slides (0 480; 320 216) -> (0 264; 320 216) in 0.3 s",
          "UITextViewTextDidBeginEditingNotification to nobody",
        ].map { "50 \($0)" } + shown(at: 350)
    )
    #expect(scene.target.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test(.fact("B50"), arguments: systems)
  func `a text view that is dragged, or on which the finger rests, begins no editing`(system: SystemVersion)
    throws
  {
    let scene = Scene(system, textView())
    scene.target.alwaysBounceVertical = true
    let drag = try scene.touchDown()
    try drag.move(to: scene.simulator.point(20, 50, in: scene.target))
    drag.lift()
    scene.simulator.settle()
    let rest = try scene.touchDown()
    scene.simulator.advance(by: .milliseconds(800))
    rest.lift()
    #expect(!scene.target.isFirstResponder)
    try scene.tap()
    #expect(scene.target.isFirstResponder)
  }

  @Test(.fact("B50"), arguments: ["3.1.3", "3.2", "4.3"] as [SystemVersion])
  func `a text view whose subclass keeps touchesEnded to itself isn't edited before 3.2`(
    system: SystemVersion
  ) throws {
    final class Silent: TextView {
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
    }
    let scene = Scene(system, Silent(frame: textView().frame))
    try scene.tap()
    #expect(scene.target.isFirstResponder == (system != "3.1.3"))
  }
}
