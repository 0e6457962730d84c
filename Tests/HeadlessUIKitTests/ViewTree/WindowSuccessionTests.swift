import Foundation
import HeadlessUIKit
import Testing

/// The window that becomes key when the key window leaves.
@MainActor @Suite struct WindowSuccessionTests {
  private nonisolated static let setups = [
    Setup(device: .iPhone4, system: "4.3"), Setup(device: .iPhone6, system: "8.4"),
    Setup(device: .iPhone6, system: "9.3"), Setup(device: .iPhone8, system: "12.4"),
    Setup(device: .iPhone8, system: "13.0"), Setup(device: .iPhone16, system: "18.0"),
    Setup(device: .iPhone17, system: "26.0"),
  ]

  private final class OverlayWindow: Window {
    override var canBecomeKey: Bool { false }
  }

  private func show(
    _ name: String,
    in simulator: Simulator,
    _ make: @MainActor (CGRect) -> Window = { Window(frame: $0) }
  ) -> Window {
    let window = simulator.perform { make(simulator.screen.bounds) }
    window.accessibilityIdentifier = name
    window.isHidden = false
    return window
  }

  /// Records the notifications of the app's windows and of the keyboard in the order in which they are
  /// posted.
  private func record(_ simulator: Simulator, _ recorder: Recorder) {
    let names = [
      Window.didBecomeKeyNotification, Window.didResignKeyNotification, Window.didBecomeVisibleNotification,
      Window.didBecomeHiddenNotification, Responder.keyboardWillShowNotification,
      Responder.keyboardDidShowNotification, Responder.keyboardWillHideNotification,
    ]
    for name in names {
      simulator.notifications.addObserver(forName: name) { note in
        guard let window = note.object as? Window else { return recorder.note(name.rawValue) }
        guard let identifier = window.accessibilityIdentifier else { return }
        recorder.note("\(identifier): \(name.rawValue)")
      }
    }
  }

  @Test(.fact("C41"), .fact("WN2"), arguments: setups)
  func `the window below a hidden key window is key again, with its keyboard`(setup: Setup) throws {
    let (simulator, form) = SignInController.launched(on: setup)
    simulator.window.accessibilityIdentifier = "below"
    try simulator.user.tap(form.username)
    let above = show("above", in: simulator)
    above.makeKey()
    simulator.settle()
    #expect(!simulator.keyboard.isVisible)
    let recorder = Recorder()
    record(simulator, recorder)
    above.isHidden = true
    simulator.settle()
    #expect(simulator.window.isKeyWindow)
    #expect(simulator.firstResponder === form.username)
    #expect(simulator.keyboard.isShown)
    #expect(
      recorder.take() == [
        "above: UIWindowDidResignKeyNotification", "below: UIWindowDidBecomeKeyNotification",
        "UIKeyboardWillShowNotification", "above: UIWindowDidBecomeHiddenNotification",
        "UIKeyboardDidShowNotification",
      ]
    )
    try simulator.user.type("a")
    #expect(form.username.text?.lowercased() == "a")
  }

  @Test(.fact("C41"), arguments: setups)
  func `a window that was only shown changes nothing when it is hidden`(setup: Setup) throws {
    let (simulator, form) = SignInController.launched(on: setup)
    simulator.window.accessibilityIdentifier = "below"
    try simulator.user.tap(form.username)
    let above = show("above", in: simulator)
    let recorder = Recorder()
    record(simulator, recorder)
    above.isHidden = true
    simulator.settle()
    #expect(recorder.take() == ["above: UIWindowDidBecomeHiddenNotification"])
    #expect(simulator.keyboard.isShown)
  }

  @Test(.fact("C41"), arguments: setups)
  func `of several windows the one that was key last follows`(setup: Setup) {
    let simulator = setup.simulator()
    let windows = ["first", "second", "third", "fourth"].map { show($0, in: simulator) }
    for place in [0, 1, 3] { windows[place].makeKey() }
    windows[3].isHidden = true
    #expect(simulator.application.keyWindow === windows[1])
    windows[1].isHidden = true
    #expect(simulator.application.keyWindow === windows[0])
    windows[0].isHidden = true
    #expect(simulator.application.keyWindow === windows[2])
    windows[2].isHidden = true
    #expect(simulator.application.keyWindow == nil)
  }

  @Test(.fact("C41"), arguments: [Setup.current])
  func `a window that refuses to be key follows no other`(setup: Setup) {
    let simulator = setup.simulator()
    let (below, above) = (show("below", in: simulator), show("above", in: simulator))
    let overlay = show("overlay", in: simulator) { OverlayWindow(frame: $0) }
    above.makeKey()
    above.isHidden = true
    #expect(below.isKeyWindow)
    #expect(!overlay.isKeyWindow)
  }

  @Test(.fact("C42"), arguments: setups)
  func `a deallocated key window is followed up to iOS 8`(setup: Setup) throws {
    let (simulator, form) = SignInController.launched(on: setup)
    try simulator.user.tap(form.username)
    do {
      let above = show("above", in: simulator)
      above.makeKey()
      simulator.settle()
    }
    simulator.settle()
    let isFollowed = setup.system < "9.0"
    #expect(simulator.application.keyWindow === (isFollowed ? simulator.window : nil))
    #expect(simulator.keyboard.isShown == isFollowed)
  }

  @Test func `typing without a key window names the field whose window isn't key`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    try simulator.user.tap(form.username)
    do { show("above", in: simulator).makeKey() }
    simulator.settle()
    let error = #expect(throws: InteractionError.self) { try simulator.user.type("a") }
    #expect(error?.reason == .notKey(firstResponder: form.username.debugName, keyWindow: nil))
    simulator.window.makeKey()
    simulator.settle()
    try simulator.user.type("a")
  }
}
