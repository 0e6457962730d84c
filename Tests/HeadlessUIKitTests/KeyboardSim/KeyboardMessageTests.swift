import HeadlessUIKit
import Testing

/// The typed messages of iOS 26.
@MainActor @Suite struct KeyboardMessageTests {
  private func scene(_ system: SystemVersion = "26.0") -> SequenceScene {
    let scene = SequenceScene(.iPhone17, system)
    // The heights of keyboards are not established there, so the app provides an input view.
    scene.first.inputView = View.bar("pad", height: 200)
    return scene
  }

  private static let up = CGRect(x: 0, y: 640, width: 402, height: 234)
  private static let away = CGRect(x: 0, y: 874, width: 402, height: 234)

  @Test(.fact("KN34", "KI48")) func `each notification is a message too, and stays a notification`() {
    let scene = scene()
    let (bus, diary, screen) = (scene.simulator.notifications, scene.diary, scene.simulator.screen)
    func listen<Message: KeyboardMessage>(_ type: Message.Type) {
      _ = bus.addObserver(of: screen, for: type) { message in
        let move = message.beginFrame == Self.away && message.endFrame == Self.up
        #expect(message.isLocal && message.screen === screen)
        let name = "\(Message.self)".dropFirst("Keyboard".count)
        diary.note(
          "\(name) \(move ? "up" : "away") in \(message.animationDuration) \(message.animationCurve.rawValue)"
        )
      }
    }
    listen(Responder.KeyboardWillShowMessage.self)
    listen(Responder.KeyboardDidShowMessage.self)
    listen(Responder.KeyboardWillHideMessage.self)
    listen(Responder.KeyboardDidHideMessage.self)
    listen(Responder.KeyboardWillChangeFrameMessage.self)
    listen(Responder.KeyboardDidChangeFrameMessage.self)
    #expect(
      scene.told { scene.first.becomeFirstResponder() } == [
        "first.didBegin", "WillChangeFrame 874+234 -> 640+234 in 0.3833333333333333",
        "WillChangeFrameMessage up in 0.3833333333333333 7",
        "WillShow 874+234 -> 640+234 in 0.3833333333333333", "WillShowMessage up in 0.3833333333333333 7",
        "DidChangeFrame 874+234 -> 640+234 in 0.3833333333333333",
        "DidChangeFrameMessage up in 0.3833333333333333 7",
        "DidShow 874+234 -> 640+234 in 0.3833333333333333", "DidShowMessage up in 0.3833333333333333 7",
      ]
    )
    #expect(
      scene.told { scene.first.resignFirstResponder() }.filter { $0.contains("Message") } == [
        "WillChangeFrameMessage away in 0.3833333333333333 7", "WillHideMessage away in 0.3833333333333333 7",
        "DidChangeFrameMessage away in 0.3833333333333333 7", "DidHideMessage away in 0.0 0",
      ]
    )
  }

  @Test(.fact("KN34", "KI48")) func `messages are observed by identifiers, and end with their tokens`() {
    let scene = scene()
    let bus = scene.simulator.notifications
    var heard: [String] = []
    let tokens = [
      bus.addObserver(of: scene.simulator.screen, for: .keyboardWillShow) {
        heard.append("show \($0.isLocal)")
      },
      bus.addObserver(of: Screen.self, for: .keyboardWillHide) { _ in heard.append("hide") },
      bus.addObserver(of: Screen.self, for: .keyboardDidShow) { _ in heard.append("shown") },
      bus.addObserver(of: Screen.self, for: .keyboardDidHide) { _ in heard.append("hidden") },
      bus.addObserver(of: Screen.self, for: .keyboardWillChangeFrame) { _ in heard.append("will") },
      bus.addObserver(of: Screen.self, for: .keyboardDidChangeFrame) { _ in heard.append("did") },
    ]
    _ = scene.told { scene.first.becomeFirstResponder() }
    _ = scene.told { scene.first.resignFirstResponder() }
    #expect(heard == ["will", "show true", "did", "shown", "will", "hide", "did", "hidden"])
    for token in tokens { bus.removeObserver(token) }
    _ = scene.told { scene.first.becomeFirstResponder() }
    #expect(heard.count == 8)
  }

  @Test(.fact("KI47", "KI48")) func `a message that a program posts is a notification with its subject`()
    throws
  {
    let scene = scene()
    let simulator = scene.simulator
    var notifications: [Notification] = []
    _ = simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      notifications.append($0)
    }
    let message = Responder.KeyboardWillShowMessage(
      beginFrame: Self.away,
      endFrame: Self.up,
      animationDuration: 1,
      animationCurve: .easeOut,
      isLocal: false,
      screen: simulator.screen
    )
    simulator.notifications.post(message, subject: simulator.screen)
    #expect(notifications.count == 1 && notifications.first?.object as? Screen === simulator.screen)
    #expect(scene.diary.take() == ["WillShow 874+234 -> 640+234 in 1.0 of another program"])
    let first = try #require(notifications.first)
    #expect(Responder.KeyboardWillShowMessage.makeMessage(first)?.content == message.content)
    #expect(Responder.KeyboardWillShowMessage.makeMessage(Notification(name: first.name)) == nil)
  }

  @Test(.fact("KN34", "KI48")) func `before 26 there are none`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator(device: .iPhone16, system: "18.0")
        _ = simulator.notifications.addObserver(for: Responder.KeyboardWillShowMessage.self) { _ in }
        withExtendedLifetime(simulator) {}
      }
    }
    expectTrap(
      result,
      says: "typed messages came with iOS 26.0: observe UIKeyboardWillShowNotification on iOS 18.0"
    )
  }
}
