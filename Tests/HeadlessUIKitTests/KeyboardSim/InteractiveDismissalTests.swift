import HeadlessUIKit
import Testing

/// Drags that scroll and pull the keyboard down.
@MainActor @Suite struct InteractiveDismissalTests {
  /// A field in a scroll view that covers the whole screen, with long content.
  @MainActor private final class Scene: TextFieldDelegate {
    let pad: PadScene
    let scrollView: ScrollView
    let diary = Diary()
    var mayEnd = true

    init(_ device: Device, _ system: SystemVersion, _ mode: ScrollView.KeyboardDismissMode = .interactive) {
      pad = PadScene(device, system, isEditing: false)
      scrollView = ScrollView(frame: pad.controller.view.bounds)
      scrollView.accessibilityIdentifier = "scroller"
      scrollView.contentSize = CGSize(width: 100, height: 5000)
      scrollView.keyboardDismissMode = mode
      pad.controller.view.addSubview(scrollView)
      scrollView.addSubview(pad.field)
      pad.field.delegate = self
      pad.simulator.tellKeyboard(to: diary)
    }

    var simulator: Simulator { pad.simulator }
    var keyboard: Keyboard { pad.simulator.keyboard }

    func show(accessory: View? = nil) {
      pad.field.inputAccessoryView = accessory
      pad.field.becomeFirstResponder()
      simulator.settle()
      _ = (pad.takeLog(), diary.take(), pad.take("", as: Int.self))
    }

    /// Begins a touch at the first height and moves it to each of the others, a frame apart.
    func drag(_ heights: CGFloat...) throws -> Finger {
      try simulator.user.manually {
        let finger = try simulator.user.touchDown(at: CGPoint(x: 10, y: heights[0]))
        for height in heights.dropFirst() {
          simulator.advance(by: .milliseconds(20))
          try finger.move(to: CGPoint(x: 10, y: height))
        }
        return finger
      }
    }

    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { mayEnd }
  }

  @Test(.fact("E47", "S10")) func `the keyboard follows the finger, and goes from where it is lifted`() throws
  {
    let scene = Scene(.iPhone8, "16.7")
    scene.show()
    let rest = scene.keyboard.frame
    #expect(rest == CGRect(x: 0, y: 407, width: 375, height: 260))
    let finger = try scene.drag(300, 380, 407)
    #expect(scene.keyboard.presentationFrame == rest)
    try finger.move(to: CGPoint(x: 10, y: 447))
    #expect(scene.keyboard.presentationFrame == rest.offsetBy(dx: 0, dy: 40))
    #expect(scene.keyboard.frame == scene.keyboard.presentationFrame && scene.keyboard.isShown)
    scene.simulator.advance(by: .milliseconds(20))
    try finger.move(to: CGPoint(x: 10, y: 487))
    #expect(scene.diary.lines == [])
    _ = scene.pad.takeLog()
    finger.lift()
    #expect(
      scene.pad.takeLog().filter { !$0.hasPrefix("touch") && !$0.hasPrefix("scrolling") } == [
        "gesture ScrollPanGestureRecognizer \"scrolling\": ended",
        "action ScrollView \"scroller\": performs handlePan",
        "editing TextField \"field\": textFieldShouldEndEditing -> true",
        "focus TextField \"field\": resigns first responder",
        "notification UIKeyboardWillChangeFrameNotification (0 487; 375 260) -> (0 667; 375 260) to a closure, a closure",
        "notification UIKeyboardWillHideNotification (0 487; 375 260) -> (0 667; 375 260) to a closure, a closure",
        "keyboard keyboard: slides (0 487; 375 260) -> (0 667; 375 260) in 0.25 s",
        "editing TextField \"field\": textFieldDidEndEditing",
        "action TextField \"field\": sends .editingDidEnd to 0 actions",
        "notification UITextFieldTextDidEndEditingNotification to a closure",
        "notification UIKeyboardDidChangeFrameNotification (0 487; 375 260) -> (0 667; 375 260) to a closure, a closure",
        "notification UIKeyboardDidHideNotification (0 487; 375 260) -> (0 667; 375 260) to a closure, a closure",
      ]
    )
    #expect(!scene.keyboard.isVisible && !scene.pad.field.isFirstResponder)
  }

  @Test(.fact("E47")) func `a finger that pulls the keyboard down can pull it up again`() throws {
    let scene = Scene(.iPhone8, "16.7")
    scene.show()
    let rest = scene.keyboard.frame
    let finger = try scene.drag(300, 500, 600)
    #expect(scene.keyboard.presentationFrame.minY == 600)
    for (height, top) in [(500, 500), (420, 420), (350, 407)] as [(CGFloat, CGFloat)] {
      scene.simulator.advance(by: .milliseconds(20))
      try finger.move(to: CGPoint(x: 10, y: height))
      #expect(scene.keyboard.presentationFrame.minY == top)
    }
    finger.lift()
    #expect(scene.keyboard.presentationFrame == rest && scene.keyboard.isShown)
    #expect(scene.diary.lines == [] && scene.pad.field.isFirstResponder)
  }

  @Test(.fact("S10")) func `lifted on its way up, the keyboard goes back, and nothing is posted`() throws {
    let scene = Scene(.iPhone8, "16.7")
    scene.show()
    let rest = scene.keyboard.frame
    let finger = try scene.drag(300, 500, 600, 590, 570, 550, 530, 515, 500)
    #expect(scene.keyboard.presentationFrame.minY == 500)
    scene.simulator.user.manually { finger.lift() }
    #expect(scene.keyboard.presentationFrame.minY == 500 && scene.keyboard.frame == rest)
    scene.simulator.advance(by: .milliseconds(125))
    #expect((407..<500).contains(scene.keyboard.presentationFrame.minY))
    scene.simulator.settle()
    #expect(scene.keyboard.presentationFrame == rest && scene.keyboard.isShown)
    #expect(scene.diary.lines == [] && scene.pad.field.isFirstResponder)
  }

  @Test func `a touch that is cancelled, or a field that may not end, brings the keyboard back`() throws {
    let scene = Scene(.iPhone8, "16.7")
    scene.show()
    let rest = scene.keyboard.frame
    try scene.drag(300, 500, 600).cancel()
    #expect(scene.keyboard.presentationFrame == rest && scene.pad.field.isFirstResponder)
    scene.mayEnd = false
    try scene.drag(300, 500, 600).lift()
    #expect(scene.keyboard.presentationFrame == rest && scene.pad.field.isFirstResponder)
    #expect(scene.diary.lines == [])
  }

  @Test func `a finger that rests decides by the half of the way`() throws {
    for (height, goes) in [(500.0, false), (600, true)] {
      let scene = Scene(.iPhone8, "16.7")
      scene.show()
      let finger = try scene.drag(300, height, height, height, height, height, height, height)
      finger.lift()
      #expect(scene.keyboard.isVisible == !goes)
    }
  }

  @Test(.fact("S10")) func `an accessory view rides along, and the finger meets it first`() throws {
    let scene = Scene(.iPhone8, "16.7")
    let bar = View.bar("bar")
    scene.show(accessory: bar)
    let finger = try scene.drag(300, 360, 383)
    #expect(scene.keyboard.frame.minY == 383)
    #expect(bar.window != nil && bar.convert(bar.bounds, to: nil).minY == 383)
    finger.lift()
    #expect(!scene.keyboard.isVisible)
  }

  @Test(
    .fact("E48", "S10"),
    arguments: [
      (Device.iPhone4S, "6.1", ScrollView.KeyboardDismissMode.interactive), (.iPhone4S, "7.1", .none),
      (.iPhone4S, "7.1", .interactive),
    ] as [(Device, SystemVersion, ScrollView.KeyboardDismissMode)]
  )
  func `the keyboard follows from iOS 7 on, where a scroll view says so`(
    device: Device,
    system: SystemVersion,
    mode: ScrollView.KeyboardDismissMode
  ) throws {
    let scene = Scene(device, system, mode)
    scene.show()
    let follows = system >= "7.0" && mode == .interactive
    let finger = try scene.drag(100, 200, 300)
    #expect(scene.keyboard.frame.minY == (follows ? 300 : 264))
    finger.lift()
    #expect(scene.keyboard.isVisible == !follows)
  }

  @Test(arguments: [true, false])
  func `before iOS 8 the keyboard follows upside down too, by the interface's heights`(goes: Bool) throws {
    let scene = Scene(.iPad2, "7.1")
    scene.simulator.user.rotate(to: .portraitUpsideDown)
    scene.show()
    let fromInterface = scene.simulator.screen.fromInterface
    func top() -> CGFloat { scene.keyboard.frame.applying(fromInterface.inverted()).minY }
    #expect(top() == 760)
    let finger = try scene.simulator.user.manually {
      let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 300, y: 300).applying(fromInterface))
      for height in goes ? [700.0, 800, 900] : [700, 1000, 980, 960, 940, 920, 910, 900] {
        scene.simulator.advance(by: .milliseconds(20))
        try finger.move(to: CGPoint(x: 300, y: height).applying(fromInterface))
      }
      return finger
    }
    #expect(top() == 900)
    finger.lift()
    #expect(scene.keyboard.isVisible == !goes)
  }

  @Test func `a keyboard that is off the bottom does not follow`() throws {
    let scene = Scene(.iPadAir2, "10.3")
    scene.show()
    scene.keyboard.undock()
    scene.simulator.settle()
    let frame = scene.keyboard.frame
    let finger = try scene.drag(100, 200, frame.minY + 50)
    #expect(scene.keyboard.presentationFrame == frame)
    finger.lift()
    #expect(scene.keyboard.isVisible)
  }

  // MARK: When a drag begins

  /// As reported: the code sizes its content by the end frame of the last notification.
  @Test(
    .fact("KB18"),
    arguments: [
      (Device.iPadAir2, "10.3", 313, 711), (.iPadAir2, "11.4", 0, 1024), (.iPadAir2, "12.4", 313, 711),
      (.iPhone8, "11.4", 260, 407),
    ] as [(Device, SystemVersion, CGFloat, CGFloat)]
  )
  func `on pads with iOS 11 a keyboard that goes by a drag is told to have no height`(
    device: Device,
    system: SystemVersion,
    height: CGFloat,
    left: CGFloat
  ) throws {
    let scene = Scene(device, system, .onDrag)
    let (screen, scrollView) = (scene.simulator.screen.bounds, scene.scrollView)
    scene.show()
    scrollView.frame.size.height = scene.keyboard.frame.minY
    _ = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillHideNotification) {
      let end = $0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
      scrollView.frame.size.height += end.height
    }
    try scene.drag(300, 280, 200).lift()
    #expect(
      scene.pad.take(Responder.keyboardFrameEndUserInfoKey, as: CGRect.self)
        == Array(repeating: CGRect(x: 0, y: screen.maxY, width: screen.width, height: height), count: 4)
    )
    // The result is wrong if the reported height is 0.
    #expect((scrollView.frame.height == screen.height) == (height > 0))
    #expect(!scene.keyboard.isVisible && scene.keyboard.frame.minY == screen.maxY)

    // The corrected code uses the part that the keyboard finally covers.
    scene.show()
    scrollView.frame.size.height = left
    _ = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillHideNotification) {
      let end = $0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
      scrollView.frame.size.height = min(screen.height, end.minY)
    }
    try scene.drag(300, 280, 200).lift()
    #expect(scrollView.frame.height == screen.height)
  }
}
