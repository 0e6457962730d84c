import HeadlessUIKit
import Testing

/// Keyboards of pads that the user undocks, splits or floats.
@MainActor @Suite struct KeyboardModeTests {
  private static let byUser = "UIKeyboardFrameChangedByUserInteraction"

  @Test(.fact("Z11")) func `a hidden keyboard that floats is moved for its next show`() {
    let scene = PadScene(.iPadAir2, "13.4")
    scene.keyboard.float()
    scene.keyboard.isHardwareKeyboardConnected = true
    scene.field.resignFirstResponder()
    scene.simulator.settle()
    #expect(scene.keyboard.mode == .floating && !scene.keyboard.isVisible)
    scene.keyboard.move(to: CGPoint(x: 30, y: 40))
    scene.keyboard.isHardwareKeyboardConnected = false
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.keyboard.frame == CGRect(x: 30, y: 40, width: 320, height: 254))
  }

  @Test(.fact("Z11")) func `a floating keyboard without keys says why it can't be moved`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PadScene(.iPadAir2, "13.4", isEditing: false)
        scene.keyboard.float()
        scene.field.inputView = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.field.becomeFirstResponder()
        scene.simulator.settle()
        scene.keyboard.move(to: .zero)
      }
    }
    expectTrap(result, says: "the keyboard has no keys and is at the bottom: only one")
  }

  // MARK: Undocking

  @Test(.fact("S8a", "KG9"), arguments: [Keyboard.Mode.undocked, .split])
  func `undocking and splitting by the menu post a hide that leads nowhere`(mode: Keyboard.Mode) {
    let scene = PadScene(.iPad, "5.1")
    if mode == .split { scene.keyboard.split() } else { scene.keyboard.undock() }
    #expect(scene.keyboard.mode == mode && scene.keyboard.isVisible && !scene.keyboard.isShown)
    scene.simulator.settle()
    #expect(
      scene.takeLog() == ["keyboard keyboard: is \(mode)"]
        + (mode == .split ? ["keyboard keyboard: has the keys of iPad-Portrait-QWERTY"] : []) + [
          "notification UIKeyboardWillChangeFrameNotification (0 760; 768 264) -> (0 0; 0 0) to a closure",
          "notification UIKeyboardWillHideNotification (0 760; 768 264) -> (0 0; 0 0) to a closure",
          "keyboard keyboard: slides (0 760; 768 264) -> (0 380; 768 264) in 0.25 s",
          "notification UIKeyboardDidChangeFrameNotification (0 760; 768 264) -> (0 0; 0 0) to a closure",
          "notification UIKeyboardDidHideNotification (0 760; 768 264) -> (0 0; 0 0) to a closure",
        ]
    )
    #expect(scene.keyboard.isShown && scene.keyboard.frame == CGRect(x: 0, y: 380, width: 768, height: 264))
    #expect(scene.field.isFirstResponder)
  }

  @Test(.fact("Z16"), arguments: [Keyboard.Mode.undocked, .split], [true, false])
  func `an undocking that a hide or a turn interrupts reports its end`(mode: Keyboard.Mode, turns: Bool) {
    let scene = PadScene(.iPad4, "10.3")
    if mode == .split { scene.keyboard.split() } else { scene.keyboard.undock() }
    scene.simulator.advance(by: .milliseconds(50))
    if turns { scene.simulator.rotate(to: .landscapeLeft) } else { scene.field.resignFirstResponder() }
    scene.simulator.settle()
    let told = scene.takeLog().filter { $0.contains("Hide") }.map { $0.split(separator: " ")[1] }
    #expect(told == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
  }

  @Test(.fact("Z16"), arguments: [Keyboard.Mode.undocked, .split])
  func `a bar at the bottom whose keys are elsewhere reports the end of its show`(mode: Keyboard.Mode) {
    let scene = PadScene(.iPadMini3, "9.3")
    if mode == .split { scene.keyboard.split() } else { scene.keyboard.undock() }
    scene.simulator.settle()
    scene.field.resignFirstResponder()
    scene.keyboard.isHardwareKeyboardConnected = true
    scene.simulator.settle()
    _ = scene.takeLog()
    // The bar of the hardware keyboard is at the bottom, the keys that replace it aren't.
    scene.field.becomeFirstResponder()
    scene.keyboard.isHardwareKeyboardConnected = false
    scene.field.resignFirstResponder()
    scene.simulator.settle()
    let told = scene.takeLog().filter { $0.contains("Show") }.map { $0.split(separator: " ")[1] }
    #expect(told == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
  }

  @Test(
    .fact("KN14"),
    arguments: [(Device.iPad, "5.1"), (.iPad2, "6.1"), (.iPadAir, "7.1"), (.iPadAir, "8.4")]
      as [(Device, SystemVersion)]
  )
  func `up to iOS 7 a person's changes of the mode are told as such`(device: Device, system: SystemVersion) {
    let scene = PadScene(device, system)
    scene.keyboard.undock()
    scene.simulator.settle()
    let isTold: Int? = system < "8.0" ? 1 : nil
    #expect(scene.take(Self.byUser, as: Int.self) == Array(repeating: isTold, count: 4))
    scene.field.resignFirstResponder()
    #expect(scene.take(Self.byUser, as: Int.self) == [isTold.map { _ in 0 }])
  }

  @Test(.fact("S8a"))
  func `while undocked, showing and hiding post changes of the frame only`() {
    let scene = PadScene(.iPadAir2, "9.3")
    scene.keyboard.undock()
    scene.simulator.settle()
    _ = scene.takeLog()
    scene.field.resignFirstResponder()
    scene.simulator.settle()
    #expect(scene.keyboard.view == nil && scene.keyboard.mode == .undocked)
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      scene.takeLog() == [
        "focus TextField \"field\": resigns first responder",
        "notification UIKeyboardWillChangeFrameNotification (0 355; 768 313) -> (0 1024; 768 313) to a closure",
        "keyboard keyboard: slides (0 355; 768 313) -> (0 1024; 768 313) in 0.25 s",
        "action TextField \"field\": sends .editingDidEnd to 0 actions",
        "notification UITextFieldTextDidEndEditingNotification to a closure",
        "notification UIKeyboardDidChangeFrameNotification (0 355; 768 313) -> (0 1024; 768 313) to a closure",
        "focus TextField \"field\": becomeFirstResponder", "focus TextField \"field\": is first responder",
        "action TextField \"field\": sends .editingDidBegin to 0 actions",
        "notification UITextFieldTextDidBeginEditingNotification to a closure",
        "keyboard keyboard: has the keys of iPad-Portrait-QWERTY",
        "notification UIKeyboardWillChangeFrameNotification (0 1024; 768 313) -> (0 355; 768 313) to a closure",
        "keyboard keyboard: slides (0 1024; 768 313) -> (0 355; 768 313) in 0.25 s",
        "notification UIKeyboardDidChangeFrameNotification (0 1024; 768 313) -> (0 355; 768 313) to a closure",
      ]
    )
  }

  @Test(
    .fact("S8a", "S8b"),
    arguments: [(Device.iPad2, "7.1", true), (.iPadAir2, "8.4", false), (.iPadAir2, "9.3", true)]
      as [(Device, SystemVersion, Bool)]
  )
  func `a finger that undocks hides the keyboard, but on iOS 8`(
    device: Device,
    system: SystemVersion,
    hides: Bool
  ) {
    let scene = PadScene(device, system)
    let (docked, height) = (scene.keyboard.frame, scene.keyboard.frame.height)
    let top = ((1024 - height) / 2).rounded(.down)
    let change = "(0 \(Int(docked.minY)); 768 \(Int(height))) -> (0 \(Int(top)); 768 \(Int(height)))"
    scene.keyboard.undock(by: .gesture)
    scene.simulator.settle()
    let hide = hides ? ["notification UIKeyboardWillHideNotification \(change) to a closure"] : []
    let end = hides ? ["notification UIKeyboardDidHideNotification \(change) to a closure"] : []
    #expect(
      scene.takeLog() == [
        "keyboard keyboard: is undocked",
        "notification UIKeyboardWillChangeFrameNotification \(change) to a closure",
      ] + hide + [
        "keyboard keyboard: slides \(change) in 0.25 s",
        "notification UIKeyboardDidChangeFrameNotification \(change) to a closure",
      ] + end
    )
  }

  // MARK: Dragging

  @Test(
    .fact("KN30"),
    arguments: [(Device.iPad2, "6.1", 1), (.iPad2, "7.1", 8)] as [(Device, SystemVersion, Int)]
  )
  func
    `a drag of an undocked keyboard tells on iOS 5 and 6 where it was, and nothing else, until it is dropped`(
      device: Device,
      system: SystemVersion,
      count: Int
    )
  {
    let scene = PadScene(device, system)
    scene.keyboard.undock()
    scene.simulator.settle()
    _ = (scene.takeLog(), scene.take("", as: Int.self))
    scene.keyboard.move(to: CGPoint(x: 50, y: 300))
    scene.simulator.settle()
    let end = count == 1 ? "somewhere" : "(0 300; 768 264)"
    #expect(
      scene.takeLog() == [
        "keyboard keyboard: is dragged to (0, 300)",
        "notification UIKeyboardWillChangeFrameNotification (0 380; 768 264) -> \(end) to a closure",
        "keyboard keyboard: slides (0 380; 768 264) -> (0 300; 768 264) in 0 s",
        "notification UIKeyboardDidChangeFrameNotification (0 380; 768 264) -> (0 300; 768 264) to a closure",
      ]
    )
    #expect(scene.told.map(\.info.count) == [count, 8])
    scene.keyboard.move(to: CGPoint(x: 0, y: 5000))
    #expect(scene.keyboard.frame.maxY == 1024)
  }

  // MARK: Docking

  @Test(.fact("S8c")) func `on 9_3 docking is told twice`() {
    let scene = PadScene(.iPadAir2, "9.3")
    scene.keyboard.undock()
    scene.simulator.settle()
    _ = scene.takeLog()
    scene.keyboard.dock()
    scene.simulator.settle()
    let change = "(0 355; 768 313) -> (0 711; 768 313)"
    func post(_ name: String) -> String {
      "notification UIKeyboard\(name)Notification \(change) to a closure"
    }
    #expect(
      scene.takeLog() == [
        "keyboard keyboard: is docked", post("WillChangeFrame"), post("DidChangeFrame"), post("WillShow"),
        post("WillChangeFrame"), post("WillShow"), "keyboard keyboard: slides \(change) in 0.25 s",
        post("DidChangeFrame"), post("DidShow"), post("DidChangeFrame"), post("DidShow"),
      ]
    )
  }

  @Test(.fact("S8a"), arguments: [(Device.iPad2, "6.1"), (.iPadAir2, "12.4")] as [(Device, SystemVersion)])
  func `otherwise docking posts the notifications of a show`(device: Device, system: SystemVersion) {
    let scene = PadScene(device, system)
    let docked = scene.keyboard.frame
    for change in [Keyboard.ModeChange.menu, .gesture] {
      scene.keyboard.split(by: change)
      scene.simulator.settle()
      let diary = Diary()
      scene.simulator.tellKeyboard(to: diary)
      scene.keyboard.dock(by: change)
      scene.simulator.settle()
      let place = "\(Int(docked.minY))+\(Int(docked.height))"
      #expect(
        diary.take() == [
          "WillChangeFrame \(place) in 0.25", "WillShow \(place) in 0.25", "DidChangeFrame \(place)",
          "DidShow \(place)",
        ]
      )
      #expect(scene.keyboard.frame == docked && scene.keyboard.mode == .docked)
    }
  }

  // MARK: Floating

  @Test(.fact("S8d", "KG9")) func `a pinch makes a small keyboard that hides, floats and is dragged`() {
    let scene = PadScene(.iPadPro11Inch, "18.0")
    scene.keyboard.float()
    scene.simulator.settle()
    let change = "(0 854; 834 340) -> (257 470; 320 254)"
    func post(_ name: String, _ change: String) -> String {
      "notification UIKeyboard\(name)Notification \(change) to a closure"
    }
    #expect(
      scene.takeLog() == [
        "keyboard keyboard: is floating", "keyboard keyboard: has the keys of iPhone-Portrait-QWERTY",
        post("WillChangeFrame", change), post("WillHide", change),
        "keyboard keyboard: slides \(change) in 0.25 s", post("DidChangeFrame", change),
        post("DidHide", change),
      ]
    )
    scene.keyboard.move(to: CGPoint(x: 30, y: 600))
    scene.simulator.settle()
    let drag = "(257 470; 320 254) -> (30 600; 320 254)"
    #expect(
      scene.takeLog() == [
        "keyboard keyboard: is dragged to (30, 600)", post("WillChangeFrame", drag),
        "keyboard keyboard: slides \(drag) in 0 s", post("DidChangeFrame", drag),
      ]
    )
    scene.keyboard.dock()
    scene.simulator.settle()
    let back = "(30 600; 320 254) -> (0 854; 834 340)"
    #expect(
      scene.takeLog() == [
        "keyboard keyboard: is docked", "keyboard keyboard: has the keys of iPad-Portrait-QWERTY",
        post("WillChangeFrame", back), post("WillShow", back),
        "keyboard keyboard: slides \(back) in 0.25 s", post("DidChangeFrame", back), post("DidShow", back),
      ]
    )
  }

  @Test(.fact("S8d"))
  func `a bar of shortcuts that is dragged off the bottom tells a show that leads nowhere`() {
    let scene = PadScene(.iPadPro11Inch, "18.0")
    scene.keyboard.isHardwareKeyboardConnected = true
    scene.simulator.settle()
    _ = scene.takeLog()
    scene.keyboard.move(to: CGPoint(x: 0, y: 500))
    scene.simulator.settle()
    let change = "(0 1125; 834 340) -> (0 0; 0 0)"
    func post(_ name: String) -> String {
      "notification UIKeyboard\(name)Notification \(change) to a closure"
    }
    #expect(
      scene.takeLog() == [
        "keyboard keyboard: is dragged to (0, 500)", post("WillChangeFrame"), post("WillShow"),
        "keyboard keyboard: slides (0 1125; 834 340) -> (0 500; 834 69) in 0 s", post("DidChangeFrame"),
        post("DidShow"),
      ]
    )
    scene.field.resignFirstResponder()
    scene.simulator.settle()
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.keyboard.frame.minY == 1125)
  }

  @Test(.fact("S8d"), arguments: ["another view", "at once"])
  func `a keyboard after a dragged shortcuts bar is at the bottom`(how: String) {
    let scene = PadScene(.iPadPro11Inch, "18.0")
    scene.keyboard.isHardwareKeyboardConnected = true
    scene.simulator.settle()
    scene.keyboard.move(to: CGPoint(x: 0, y: 500))
    scene.simulator.settle()
    if how == "at once" {
      scene.field.resignFirstResponder()
      scene.field.becomeFirstResponder()
    } else {
      scene.field.inputView = View.bar("pad", height: 200)
      scene.field.reloadInputViews()
      #expect(scene.keyboard.frame.maxY == 1194)
      scene.field.inputView = nil
      scene.field.reloadInputViews()
    }
    scene.simulator.settle()
    #expect(scene.keyboard.frame.minY == 1125)
  }

  @Test func `an accessory view alone is no bar of shortcuts, and can't be dragged`() async {
    let onPhone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = SequenceScene(.iPhone16, "18.0")
        scene.simulator.keyboard.isHardwareKeyboardConnected = true
        scene.first.inputAccessoryView = View.bar("bar")
        scene.first.becomeFirstResponder()
        scene.simulator.settle()
        scene.simulator.keyboard.move(to: CGPoint(x: 0, y: 100))
      }
    }
    expectTrap(
      onPhone,
      says: "the keyboard is docked: only one that is undocked, split or floating can be dragged"
    )
  }

  // MARK: Keys

  @Test(.fact("KG9", "KG10"), arguments: [Keyboard.Mode.undocked, .split, .floating])
  func `keys are tapped where the mode has them, and touches beside them reach the program`(
    mode: Keyboard.Mode
  ) throws {
    let scene = mode == .floating ? PadScene(.iPadPro11Inch, "18.0") : PadScene(.iPadAir2, "10.3")
    let behind = Button(frame: scene.controller.view.bounds)
    scene.controller.view.insertSubview(behind, at: 0)
    var taps = 0
    behind.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    switch mode {
    case .docked, .undocked: scene.keyboard.undock()
    case .split: scene.keyboard.split()
    case .floating: scene.keyboard.float()
    }
    scene.simulator.settle()
    scene.keyboard.move(to: CGPoint(x: 10, y: 200))
    scene.simulator.settle()
    try scene.simulator.user.type("Quo pa 17 ")
    #expect(scene.field.text == "Quo pa 17 ")
    let (frame, screen) = (scene.keyboard.frame, scene.simulator.screen.bounds)
    #expect(scene.keyboard.presentationFrame == frame && frame.minY == 200)
    try scene.simulator.user.tap(CGPoint(x: 300, y: screen.maxY - 20))
    #expect(taps == 1)
    // The middle of the strip is free only between the halves, or beside a floating keyboard.
    try scene.simulator.user.tap(CGPoint(x: screen.midX, y: frame.maxY - 20))
    #expect(taps == (mode == .undocked ? 1 : 2))
    let spaces = scene.keyboard.keys.filter { $0.key.kind == .space }.count
    #expect(spaces == (mode == .split ? 2 : 1))
    #expect(frame.width == (mode == .floating ? 320 : screen.width))
  }

  @Test(.fact("KG10")) func `every key of a split keyboard is in one of its halves`() {
    let scene = PadScene(.iPadAir2, "10.3")
    let whole = scene.keyboard.keys.count
    scene.keyboard.split()
    scene.simulator.settle()
    let keys = scene.keyboard.keys.map(\.key.frame)
    #expect(keys.count == whole + 1)
    let halves = [CGRect(x: 0, y: 0, width: 300, height: 300), CGRect(x: 468, y: 0, width: 300, height: 300)]
    for key in keys { #expect(halves.contains { $0.contains(key) }, "\(key)") }
    for (index, key) in keys.enumerated() {
      #expect(!keys[..<index].contains { $0.intersects(key) }, "\(key)")
    }
    scene.keyboard.dock()
    scene.simulator.settle()
    #expect(scene.keyboard.keys.count == whole)
  }

  @Test func `an input view of the program's stands at the bottom in any mode`() {
    let scene = PadScene(.iPadAir2, "10.3")
    scene.keyboard.undock()
    scene.simulator.settle()
    scene.field.inputView = View.bar("pad", height: 200)
    scene.field.reloadInputViews()
    scene.simulator.settle()
    #expect(scene.keyboard.frame == CGRect(x: 0, y: 824, width: 768, height: 200))
    scene.field.inputView = nil
    scene.field.reloadInputViews()
    scene.simulator.settle()
    #expect(scene.keyboard.frame == CGRect(x: 0, y: 355, width: 768, height: 313))
  }

  @Test func `a loose keyboard turns with the interface, and tells changes of its frame only`() {
    let scene = PadScene(.iPadPro11Inch, "18.0")
    scene.keyboard.float()
    scene.keyboard.move(to: CGPoint(x: 500, y: 900))
    scene.simulator.settle()
    let diary = Diary()
    scene.simulator.tellKeyboard(to: diary)
    scene.simulator.user.rotate(to: .landscapeLeft)
    #expect(diary.lines.allSatisfy { $0.contains("ChangeFrame") } && !diary.lines.isEmpty)
    #expect(scene.keyboard.frame == CGRect(x: 500, y: 580, width: 320, height: 254))
    #expect(scene.keyboard.presentationFrame == scene.keyboard.frame)
  }

  // MARK: Unsupported modes

  @Test func `a mode that is chosen while the keyboard is away is that of the next show`() {
    let scene = PadScene(.iPadAir2, "10.3", isEditing: false)
    scene.keyboard.undock()
    scene.keyboard.undock()
    #expect(scene.takeLog() == ["keyboard keyboard: is undocked"])
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.keyboard.frame == CGRect(x: 0, y: 355, width: 768, height: 313))
    #expect(
      scene.told.map(\.name) == ["WillChangeFrame", "DidChangeFrame"].map { "UIKeyboard\($0)Notification" }
    )
  }

  @Test func `modes that a device or a system does not have are refused`() async {
    let onPhone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator(device: .iPhone16, system: "18.0").keyboard.float() }
    }
    expectTrap(onPhone, says: "the keyboard of iPhone 16 can't float on iOS 18.0")
    let early = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator(device: .iPad, system: "4.3").keyboard.undock() }
    }
    expectTrap(early, says: "the keyboard of iPad can't be undocked on iOS 4.3")
    let late = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator(device: .iPadAir2, system: "13.0").keyboard.split() }
    }
    expectTrap(late, says: "the keyboard of iPad Air 2 can't be split on iOS 13.0")
    let small = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator(device: .iPadAir2, system: "12.4").keyboard.float() }
    }
    expectTrap(small, says: "the keyboard of iPad Air 2 can't float on iOS 12.4")
    let docked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator(device: .iPadAir2, system: "12.4").keyboard.move(to: .zero) }
    }
    expectTrap(
      docked,
      says: "the keyboard is docked: only one that is undocked, split or floating can be dragged"
    )
  }
}
