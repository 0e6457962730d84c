import HeadlessUIKit
import Testing

/// The keyboard of an app that moves to the background, and beside other apps.
@MainActor @Suite struct ProgramSequenceTests {
  /// An app delegate, also a responder, that records the application's state changes.
  private final class Delegate: Responder, ApplicationDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    private func note(_ event: String, _ application: Application) {
      diary.note("\(event), \(application.applicationState)")
    }

    func applicationWillResignActive(_ application: Application) { note("willResignActive", application) }
    func applicationDidEnterBackground(_ application: Application) { note("didEnterBackground", application) }
    func applicationWillEnterForeground(_ application: Application) {
      note("willEnterForeground", application)
    }
    func applicationDidBecomeActive(_ application: Application) { note("didBecomeActive", application) }
  }

  private func launched(_ device: Device, _ system: SystemVersion) -> (SequenceScene, Delegate) {
    let scene = SequenceScene(device, system, isEditing: true)
    let delegate = Delegate(scene.diary)
    scene.simulator.application.delegate = delegate
    return (scene, delegate)
  }

  private static let left = ["willResignActive, inactive", "didEnterBackground, background"]
  private static let back = ["willEnterForeground, inactive", "didBecomeActive, active"]

  @Test(
    .fact("S20"),
    arguments: [(Device.iPhone4, "4.3"), (.iPhone5, "7.1"), (.iPhone6, "8.4")] as [(Device, SystemVersion)]
  )
  func `up to iOS 8 the keyboard stays up behind the home screen`(device: Device, system: SystemVersion)
    throws
  {
    let (scene, delegate) = launched(device, system)
    try scene.simulator.user.leaveProgram()
    #expect(scene.diary.take() == Self.left && scene.simulator.keyboard.isShown)
    scene.simulator.user.returnToProgram()
    #expect(scene.diary.take() == Self.back && scene.first.isFirstResponder)
    withExtendedLifetime(delegate) {}
  }

  @Test(
    .fact("S20"),
    arguments: [
      (Device.iPhone6, "9.3", "409+258", "667+258"), (.iPhone16, "18.0", "516+336", "852+336"),
    ] as [(Device, SystemVersion, String, String)]
  )
  func `from iOS 9 it leaves with the program and comes back with it`(
    device: Device,
    system: SystemVersion,
    up: String,
    away: String
  ) throws {
    let (scene, delegate) = launched(device, system)
    try scene.simulator.user.leaveProgram()
    #expect(scene.diary.take() == Self.left + keyboardRound("Hide", up, away))
    #expect(scene.first.isFirstResponder && scene.first.isEditing && !scene.simulator.keyboard.isVisible)
    scene.simulator.user.returnToProgram()
    #expect(
      scene.diary.take() == [
        Self.back[0], "WillChangeFrame \(away) -> \(up) in 0.25", "WillShow \(away) -> \(up) in 0.25",
        Self.back[1], "DidChangeFrame \(away) -> \(up) in 0.25", "DidShow \(away) -> \(up) in 0.25",
      ]
    )
    try scene.simulator.user.type("Ada")
    #expect(scene.first.text == "Ada")
    withExtendedLifetime(delegate) {}
  }

  @Test func `a field that resigns behind the home screen has no keyboard to come back to`() throws {
    let scene = SequenceScene(.iPhone16, "18.0", isEditing: true)
    try scene.simulator.user.leaveProgram()
    try scene.simulator.user.leaveProgram()
    _ = scene.diary.take()
    #expect(scene.told { scene.first.resignFirstResponder() } == ["first.didEnd"])
    #expect(scene.told { scene.second.becomeFirstResponder() } == ["second.didBegin"])
    #expect(scene.told { scene.second.resignFirstResponder() } == ["second.didEnd"])
    scene.simulator.user.returnToProgram()
    scene.simulator.user.returnToProgram()
    #expect(scene.diary.take() == [] && scene.simulator.application.applicationState == .active)
  }

  @Test func `the notifications have the application as their object`() throws {
    let scene = SequenceScene(.iPhone16, "18.0")
    let simulator = scene.simulator
    _ = simulator.notifications.addObserver(forName: nil, object: simulator.application) {
      scene.diary.note($0.name.rawValue)
    }
    try simulator.user.leaveProgram()
    simulator.user.returnToProgram()
    #expect(
      scene.diary.take() == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
      ]
    )
  }

  @Test(.fact("S20")) func `before iOS 4 a program that is left ends`() {
    let scene = SequenceScene(.iPhone3G, "3.1.3")
    expectRefusal(.appWouldStop(system: "3.1.3")) {
      try scene.simulator.user.leaveProgram()
    }
  }

  @Test(.fact("A64"), arguments: [("6.1", "ab"), ("7.1", "a")] as [(SystemVersion, String)])
  func `on 7 a field with an input view gets no hardware keys after coming back`(
    system: SystemVersion,
    text: String
  ) throws {
    let scene = SequenceScene(.iPhone5, system)
    let (simulator, field) = (scene.simulator, scene.first)
    simulator.keyboard.isHardwareKeyboardConnected = true
    field.inputView = View.bar("pad")
    field.becomeFirstResponder()
    try simulator.user.typeKey("a", modifierFlags: [])
    try simulator.user.leaveProgram()
    simulator.user.returnToProgram()
    try simulator.user.typeKey("b", modifierFlags: [])
    #expect(field.text == text && field.isFirstResponder)
    scene.second.becomeFirstResponder()
    field.becomeFirstResponder()
    try simulator.user.typeKey("c", modifierFlags: [])
    #expect(field.text == text + "c")
  }

  /// An app delegate with a key command of its own.
  private final class Commander: Responder, ApplicationDelegate {
    var count = 0
    override var keyCommands: [KeyCommand]? {
      [KeyCommand(input: "s", modifierFlags: .command, action: MethodSelector("save", Commander.save))]
    }
    func save(_ command: KeyCommand) { count += 1 }
  }

  @Test(.fact("A64")) func `on 7 a program without a first responder gets the keys of hardware`() throws {
    let scene = SequenceScene(.iPhone5, "7.1")
    let (simulator, commander) = (scene.simulator, Commander())
    simulator.application.delegate = commander
    simulator.keyboard.isHardwareKeyboardConnected = true
    scene.first.inputView = View.bar("pad")
    scene.first.becomeFirstResponder()
    scene.first.resignFirstResponder()
    simulator.settle()
    try simulator.user.leaveProgram()
    simulator.user.returnToProgram()
    try simulator.user.typeKey("s", modifierFlags: .command)
    #expect(commander.count == 1)
  }

  // MARK: Beside other apps

  /// Returns the same lines for another app's keyboard; did-hide lacks that information (KN28).
  private func ofAnother(_ lines: [String]) -> [String] {
    lines.map { $0.hasPrefix("DidHide") ? $0 : "\($0) of another program" }
  }

  @Test(
    .fact("S21", "KN15"),
    arguments: [
      (Device.iPadAir2, "9.3", "711+313", "1024+313"), (.iPad7, "18.0", "760+320", "1080+320"),
    ] as [(Device, SystemVersion, String, String)]
  )
  func `another program's keyboard is told as not local`(
    device: Device,
    system: SystemVersion,
    up: String,
    away: String
  ) {
    let scene = SequenceScene(device, system)
    let keyboard = scene.simulator.keyboard
    #expect(
      scene.told { keyboard.isShownByAnotherApp = true } == ofAnother(keyboardRound("Show", away, up))
    )
    #expect(!keyboard.isVisible && keyboard.keys.isEmpty && keyboard.window == nil)
    #expect(
      scene.told { keyboard.isShownByAnotherApp = false } == ofAnother(keyboardRound("Hide", up, away))
    )
    #expect(
      scene.told { keyboard.isShownByAnotherApp = true } == ofAnother(keyboardRound("Show", away, up))
    )
    // The app's own keyboard replaces it without moving.
    #expect(
      scene.told { scene.first.becomeFirstResponder() } == ["first.didBegin"] + keyboardRound("Show", up, up)
    )
    #expect(!keyboard.isShownByAnotherApp && keyboard.isShown)
    #expect(
      scene.told { scene.first.resignFirstResponder() }
        == keyboardRound("Hide", up, away, between: ["first.didEnd"])
    )
  }

  @Test(.fact("S21")) func `another program's keyboard that comes again is told when it arrives itself`() {
    let scene = SequenceScene(.iPadAir2, "9.3")
    let keyboard = scene.simulator.keyboard
    func others() -> [String] { scene.diary.take().filter { $0.hasSuffix("of another program") } }
    let shown = ofAnother(keyboardRound("Show", "1024+313", "711+313"))
    keyboard.isShownByAnotherApp = true
    scene.simulator.advance(by: .milliseconds(100))
    scene.first.becomeFirstResponder()
    scene.first.resignFirstResponder()
    scene.simulator.advance(by: .milliseconds(50))
    #expect(others() == Array(shown[..<2]))
    keyboard.isShownByAnotherApp = true
    scene.simulator.advance(by: .milliseconds(200))
    #expect(others() == Array(shown[..<2]))
    scene.simulator.advance(by: .milliseconds(50))
    #expect(others() == Array(shown[2...]))
  }

  @Test(
    .fact("S20"),
    arguments: [("11.4", []), ("12.4", ["WillChangeFrame 711+313 -> 711+313 in 0.25"])]
      as [(SystemVersion, [String])]
  )
  func `on 12 a program that comes back claims another program's keyboard`(
    system: SystemVersion,
    told: [String]
  ) throws {
    let scene = SequenceScene(.iPadAir2, system)
    scene.simulator.keyboard.isShownByAnotherApp = true
    try scene.simulator.user.leaveProgram()
    _ = scene.diary.take()
    scene.simulator.user.returnToProgram()
    #expect(scene.diary.take() == told)
  }

  @Test func `it turns with the interface`() {
    let scene = SequenceScene(.iPadAir2, "9.3")
    let keyboard = scene.simulator.keyboard
    keyboard.isShownByAnotherApp = true
    scene.simulator.user.rotate(to: .landscapeLeft)
    _ = scene.diary.take()
    #expect(
      scene.told { keyboard.isShownByAnotherApp = false }
        == ofAnother(keyboardRound("Hide", "370+398", "768+398"))
    )
  }

  @Test func `where no other program is, none has a keyboard`() async {
    let phone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator(device: .iPhone16, system: "18.0").keyboard.isShownByAnotherApp = true }
    }
    expectTrap(phone, says: "no program is beside another one on iPhone 16 with iOS 18.0")
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SequenceScene(.iPadAir2, "9.3", isEditing: true).simulator.keyboard.isShownByAnotherApp = true
      }
    }
    expectTrap(own, says: "another program can't show its keyboard: this one's is up")
  }
}
