import HeadlessUIKit
import Testing

@MainActor @Suite struct KeyboardNotificationTests {
  private static let names = [
    Responder.keyboardWillChangeFrameNotification, Responder.keyboardWillShowNotification,
    Responder.keyboardDidChangeFrameNotification, Responder.keyboardDidShowNotification,
    Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
  ]

  /// A record of the keyboard's notifications.
  @MainActor private final class Collector {
    var all: [Notification] = []

    init(_ simulator: Simulator) {
      for name in names {
        simulator.notifications.addObserver(self, selector: Collector.collect, name: name)
      }
    }

    func collect(_ notification: Notification) { all.append(notification) }

    func first(_ name: Notification.Name) throws -> [AnyHashable: Any] {
      try #require(all.first { $0.name == name }?.userInfo)
    }
  }

  /// Returns the user info as text, sorted by key.
  private func text(_ info: [AnyHashable: Any]) -> [String] {
    info.map { key, value in
      switch value {
      case let rect as CGRect:
        "\(key) = (\(rect.minX) \(rect.minY); \(rect.width) \(rect.height))"
      case let point as CGPoint: "\(key) = (\(point.x), \(point.y))"
      default: "\(key) = \(value)"
      }
    }.sorted()
  }

  private func shown(on setup: Setup, _ type: KeyboardType = .default) throws -> (
    Simulator, SignInController, Collector
  ) {
    let (simulator, form) = SignInController.launched(on: setup)
    form.username.keyboardType = type
    let collector = Collector(simulator)
    try simulator.user.tap(form.username)
    return (simulator, form, collector)
  }

  // MARK: User info

  @Test(
    .fact("KN7", "KN8", "KN9", "KN10", "KN11", "KN12", "KN13", "KN17", "KN23", "KN33", "KH3"),
    arguments: [Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification]
  )
  func `on 4.3 the user info has frames, bounds, centers, duration and curve`(name: Notification.Name) throws
  {
    let (_, _, collector) = try shown(on: .classic)
    #expect(
      text(try collector.first(name)) == [
        "UIKeyboardAnimationCurveUserInfoKey = 0", "UIKeyboardAnimationDurationUserInfoKey = 0.3",
        "UIKeyboardBoundsUserInfoKey = (0.0 0.0; 320.0 216.0)",
        "UIKeyboardCenterBeginUserInfoKey = (160.0, 588.0)",
        "UIKeyboardCenterEndUserInfoKey = (160.0, 372.0)",
        "UIKeyboardFrameBeginUserInfoKey = (0.0 480.0; 320.0 216.0)",
        "UIKeyboardFrameEndUserInfoKey = (0.0 264.0; 320.0 216.0)",
      ]
    )
  }

  @Test(.fact("KN14", "KN18"), arguments: ["5.0", "6.1", "7.1"] as [SystemVersion])
  func `from 5 to 7 the user info says that no person moved the keyboard`(system: SystemVersion) throws {
    let (_, _, collector) = try shown(on: Setup(device: .iPhone4, system: system))
    let info = try collector.first(Responder.keyboardWillShowNotification)
    #expect(info["UIKeyboardFrameChangedByUserInteraction"] as? Int == 0)
    #expect(info[Responder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info.count == 8)
  }

  @Test(.fact("KN15", "KN18", "KN24", "KH56"))
  func `on 18 the user info also says that the keyboard is local`() throws {
    let (_, _, collector) = try shown(on: .current)
    #expect(
      text(try collector.first(Responder.keyboardWillShowNotification)) == [
        "UIKeyboardAnimationCurveUserInfoKey = 7", "UIKeyboardAnimationDurationUserInfoKey = 0.25",
        "UIKeyboardBoundsUserInfoKey = (0.0 0.0; 393.0 336.0)",
        "UIKeyboardCenterBeginUserInfoKey = (196.5, 1020.0)",
        "UIKeyboardCenterEndUserInfoKey = (196.5, 684.0)",
        "UIKeyboardFrameBeginUserInfoKey = (0.0 852.0; 393.0 336.0)",
        "UIKeyboardFrameEndUserInfoKey = (0.0 516.0; 393.0 336.0)", "UIKeyboardIsLocalUserInfoKey = 1",
      ]
    )
  }

  @Test(
    .fact("KN23", "KN24"),
    arguments: [("4.3", 0), ("6.1", 0), ("7.0", 7)] as [(SystemVersion, UInt)]
  )
  func `the curve is 0 up to 6 and 7 from then on`(system: SystemVersion, curve: UInt) throws {
    let (_, _, collector) = try shown(on: Setup(device: .iPhone4, system: system))
    let info = try collector.first(Responder.keyboardWillShowNotification)
    #expect(info[Responder.keyboardAnimationCurveUserInfoKey] as? UInt == curve)
  }

  @Test(.fact("KN28")) func `from iOS 9 did-hide lacks duration, curve and locality`() throws {
    let (simulator, form, collector) = try shown(on: .current)
    form.view.endEditing(true)
    simulator.settle()
    #expect(
      text(try collector.first(Responder.keyboardDidHideNotification)) == [
        "UIKeyboardBoundsUserInfoKey = (0.0 0.0; 393.0 336.0)",
        "UIKeyboardCenterBeginUserInfoKey = (196.5, 684.0)",
        "UIKeyboardCenterEndUserInfoKey = (196.5, 1020.0)",
        "UIKeyboardFrameBeginUserInfoKey = (0.0 516.0; 393.0 336.0)",
        "UIKeyboardFrameEndUserInfoKey = (0.0 852.0; 393.0 336.0)",
      ]
    )
  }

  @Test(.fact("KN31")) func `the object is the screen from 16_1, and nil before`() throws {
    let (_, _, old) = try shown(on: .classic)
    #expect(old.all.allSatisfy { $0.object == nil })
    let (simulator, _, new) = try shown(on: .current)
    #expect(!new.all.isEmpty && new.all.allSatisfy { $0.object as? Screen === simulator.screen })
  }

  @Test(.fact("KN22")) func `with animations off the keyboard moves at once and the duration is 0`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    let collector = Collector(simulator)
    simulator.perform { View.setAnimationsEnabled(false) }
    #expect(form.username.becomeFirstResponder())
    let info = try collector.first(Responder.keyboardWillShowNotification)
    #expect(info[Responder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
    #expect(simulator.keyboard.presentationFrame == CGRect(x: 0, y: 264, width: 320, height: 216))
    simulator.advance(by: .zero)
    #expect(collector.all.map(\.name) == [Self.names[1], Self.names[3]])
  }

  // MARK: Sequences

  /// Returns the keyboard's notifications and the delegate's calls as short lines.
  private func story(_ simulator: Simulator, since start: Int) -> [String] {
    simulator.log.entries.dropFirst(start).compactMap { entry in
      switch entry.category {
      case .notification where entry.event.hasPrefix("UIKeyboard"):
        String(entry.event.dropFirst("UIKeyboard".count).prefix { $0 != " " })
          .replacing("Notification", with: "")
      case .editing where entry.event.hasPrefix("textField") && !entry.event.hasSuffix("Selection"):
        "\(entry.subject == "TextField \"username\"" ? "A" : "B") \(entry.event)"
      case .focus where entry.event.hasPrefix("is first"):
        "\(entry.subject == "TextField \"username\"" ? "A" : "B") \(entry.event)"
      default: nil
      }
    }
  }

  @Test(.fact("S1a", "KN1", "KN2")) func `before 5 a show posts will-show and did-show`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    let start = simulator.log.entries.count
    try simulator.user.tap(form.username)
    #expect(
      story(simulator, since: start) == [
        "A textFieldShouldBeginEditing -> true", "A is first responder", "A textFieldDidBeginEditing",
        "WillShow", "DidShow",
      ]
    )
  }

  @Test(
    .fact("S1b", "KN5", "KN6", "A68", "A70", "A72"),
    arguments: [Setup(device: .iPhone4, system: "5.0"), Setup(device: .iPhone4, system: "7.1.2"), .current]
  )
  func `from 5 a show posts frame changes too, after editing has begun`(setup: Setup) throws {
    let (simulator, form) = SignInController.launched(on: setup)
    let start = simulator.log.entries.count
    try simulator.user.tap(form.username)
    #expect(
      story(simulator, since: start) == [
        "A textFieldShouldBeginEditing -> true", "A is first responder", "A textFieldDidBeginEditing",
        "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
      ]
    )
  }

  @Test(.fact("S3", "KN3", "KN4", "KN35", "A76"), arguments: Setup.both)
  func `a hide is announced before editing has ended`(setup: Setup) throws {
    let (simulator, form, collector) = try shown(on: setup)
    let start = simulator.log.entries.count
    form.username.resignFirstResponder()
    let change = setup.system < "5.0" ? [] : ["WillChangeFrame"]
    let now = ["A textFieldShouldEndEditing -> true"] + change + ["WillHide", "A textFieldDidEndEditing"]
    #expect(story(simulator, since: start) == now, "inside the call")
    simulator.settle()
    let later = setup.system < "5.0" ? [] : ["DidChangeFrame"]
    #expect(story(simulator, since: start) == now + later + ["DidHide"], "after the slide")
    let info = try collector.first(Responder.keyboardWillHideNotification)
    let (begin, end) = (
      info[Responder.keyboardFrameBeginUserInfoKey] as? CGRect,
      info[Responder.keyboardFrameEndUserInfoKey] as? CGRect
    )
    #expect(begin?.maxY == simulator.screen.bounds.maxY && end?.minY == simulator.screen.bounds.maxY)
    #expect(begin?.size == end?.size)
  }

  @Test(.fact("S4b", "A26", "A65"), arguments: Setup.both)
  func `a switch between fields of one kind posts nothing`(setup: Setup) throws {
    let (simulator, form, _) = try shown(on: setup)
    form.password.autocapitalizationType = .none
    let start = simulator.log.entries.count
    try simulator.user.tap(form.password)
    #expect(
      story(simulator, since: start) == [
        "B textFieldShouldBeginEditing -> true", "A textFieldShouldEndEditing -> true",
        "A textFieldDidEndEditing", "B is first responder", "B textFieldDidBeginEditing",
      ]
    )
    try simulator.user.type("x")
    #expect(form.password.text == "x")
  }

  @Test(
    .fact("S4b", "A73", "U33"),
    arguments: [
      ("9.3", true), ("10.3", true), ("11.0", false), ("12.4", false),
    ] as [(SystemVersion, Bool)]
  )
  func `on iOS 9 and 10 a switch between fields of one kind posts a whole show`(
    system: SystemVersion,
    posts: Bool
  ) throws {
    let (simulator, form, collector) = try shown(on: Setup(device: .iPhone6, system: system))
    // Before iOS 9, an observer must not be deallocated while it is registered (U59).
    defer { withExtendedLifetime(collector) {} }
    form.password.autocapitalizationType = .none
    let start = simulator.log.entries.count
    try simulator.user.tap(form.password)
    #expect(
      story(simulator, since: start) == [
        "B textFieldShouldBeginEditing -> true", "A textFieldShouldEndEditing -> true",
        "A textFieldDidEndEditing", "B is first responder", "B textFieldDidBeginEditing",
      ] + (posts ? ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"] : [])
    )
  }

  @Test(.fact("S5d", "KH57", "A74")) func `a switch to a keyboard of another height posts all four`() throws {
    let (simulator, form, _) = try shown(on: .current)
    form.password.keyboardType = .numberPad
    let collector = Collector(simulator)
    let start = simulator.log.entries.count
    try simulator.user.tap(form.password)
    #expect(
      story(simulator, since: start).suffix(6) == [
        "B is first responder", "B textFieldDidBeginEditing", "WillChangeFrame", "WillShow",
        "DidChangeFrame", "DidShow",
      ]
    )
    let info = try collector.first(Responder.keyboardWillShowNotification)
    #expect(
      info[Responder.keyboardFrameBeginUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 516, width: 393, height: 336)
    )
    #expect(
      info[Responder.keyboardFrameEndUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 561, width: 393, height: 291)
    )
  }

  @Test func `a hide in the middle of the show posts no did-show, and slides back from where it is`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    let collector = Collector(simulator)
    form.username.becomeFirstResponder()
    simulator.advance(by: .milliseconds(150))
    let middle = simulator.keyboard.presentationFrame.minY
    #expect(middle > 264 && middle < 480)
    form.username.resignFirstResponder()
    #expect(simulator.keyboard.presentationFrame.minY == middle)
    simulator.settle()
    #expect(
      collector.all.map(\.name) == [
        Responder.keyboardWillShowNotification, Responder.keyboardWillHideNotification,
        Responder.keyboardDidHideNotification,
      ]
    )
    #expect(!simulator.keyboard.isVisible && simulator.keyboard.keys.isEmpty)
  }

  @Test func `a handler of will-show that resigns leaves no keyboard behind`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    let token = simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      _ in form.view.endEditing(true)
    }
    let collector = Collector(simulator)
    #expect(!form.username.becomeFirstResponder())
    simulator.settle()
    #expect(simulator.firstResponder == nil && !simulator.keyboard.isVisible)
    #expect(simulator.keyboard.view == nil && simulator.keyboard.window?.isHidden == true)
    #expect(collector.all.last?.name == Responder.keyboardDidHideNotification)
    simulator.notifications.removeObserver(token)
  }

  @Test func `a field that is removed while it edits takes the keyboard with it`() throws {
    let (simulator, form, collector) = try shown(on: .classic)
    form.username.removeFromSuperview()
    simulator.settle()
    #expect(simulator.firstResponder == nil && !simulator.keyboard.isVisible)
    #expect(collector.all.last?.name == Responder.keyboardDidHideNotification)
  }

  // MARK: The window

  @Test(
    .fact("KH3", "KH56", "KH57"),
    arguments: [Setup.classic, .current],
    [KeyboardType.default, .numberPad]
  )
  func `the keyboard's parts add up to its height at the bottom of the screen`(
    setup: Setup,
    type: KeyboardType
  ) throws {
    let (simulator, _, _) = try shown(on: setup, type)
    let view = try #require(simulator.keyboard.view)
    let parts: [CGFloat] = [view.predictiveBar, view.keyplane, view.dock].map { $0?.frame.height ?? 0 }
    let expected: [CGFloat] =
      switch (setup.system < "5.0", type) {
      case (true, _): [0, 216, 0]
      case (false, .numberPad): [0, 216, 75]
      default: [45, 216, 75]
      }
    #expect(parts == expected)
    #expect(simulator.keyboard.frame.height == parts.reduce(0, +))
    #expect(simulator.keyboard.frame.maxY == simulator.screen.bounds.maxY)
    #expect(view.window === simulator.keyboard.window)
    #expect(simulator.application.windows.map(\.systemClassName) == ["Window", "UITextEffectsWindow"])
    #expect((simulator.application.windows.last === view.window) == (setup.system < "9.0"))
  }

  @Test func `the keyboard slides along the curve of its system`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.becomeFirstResponder()
    var tops: [Int] = []
    for _ in 0...6 {
      tops.append(Int(simulator.keyboard.presentationFrame.minY.rounded()))
      simulator.advance(by: .milliseconds(50))
    }
    // Ease-in-ease-out over 0.3 seconds: symmetric around the middle.
    #expect(tops == [480, 468, 430, 372, 314, 276, 264])
  }

  @Test func `a keyboard shown a hundred times leaves nothing behind`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    let collector = Collector(simulator)
    for _ in 0..<100 {
      form.username.becomeFirstResponder()
      simulator.settle()
      form.username.resignFirstResponder()
      simulator.settle()
    }
    #expect(simulator.clock.pendingWork.isEmpty)
    #expect(simulator.application.windows.map(\.systemClassName) == ["Window", "UITextEffectsWindow"])
    #expect(simulator.application.windows[1].subviews.isEmpty && simulator.keyboard.window?.isHidden == true)
    #expect(simulator.keyboard.view == nil && simulator.keyboard.keys.isEmpty)
    for name in Self.names {
      let count = name == Self.names[0] || name == Self.names[2] ? 200 : 100
      #expect(collector.all.filter { $0.name == name }.count == count, "\(name.rawValue)")
    }
  }
}
