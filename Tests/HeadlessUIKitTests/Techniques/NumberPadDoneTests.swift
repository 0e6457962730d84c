import Foundation
import HeadlessUIKit
import Testing

@testable import Stories

/// The published searches for the keyboard's view, on a device of each era.
@MainActor @Suite struct NumberPadDoneTests {
  /// The result of a search.
  enum Outcome: String, Sendable, CustomStringConvertible {
    /// The button is visible on the keyboard, and a tap on it ends editing.
    case works
    /// No view was found.
    case missed
    /// The button is in a view, but a touch on it hits another view.
    case noTaps
    /// The button is in a corner view of 7 by 7 points.
    case corner
    var description: String { rawValue }
  }

  nonisolated private static let eras: [(device: Device, system: SystemVersion)] = [
    (.iPhone, "2.0"), (.iPhone3GS, "3.1.3"), (.iPad, "3.2"), (.iPhone4, "4.3"), (.iPhone4, "5.1"),
    (.iPhone4, "6.1"), (.iPhone4, "7.1"), (.iPhone5s, "8.4"), (.iPhone5s, "9.3"), (.iPhone5s, "12.5"),
    (.iPhone8, "15.8"), (.iPhone8, "16.7"), (.iPhone16, "18.0"),
  ]

  private func launched(_ button: DoneButton, _ device: Device, _ system: SystemVersion) -> (
    simulator: Simulator, form: NumberPadForm
  ) {
    let simulator = Simulator(device: device, system: system)
    let form = simulator.perform { NumberPadForm(button) }
    simulator.launch(form.controller)
    return (simulator, form)
  }

  private func buttons(in simulator: Simulator) -> [Button] { simulator.application.doneButtons }

  private func outcome(of button: DoneButton, _ device: Device, _ system: SystemVersion) throws -> Outcome {
    let (simulator, form) = launched(button, device, system)
    try simulator.user.tap(form.code)
    simulator.settle()
    guard let button = buttons(in: simulator).last, let holder = button.superview else { return .missed }
    if holder.systemClassName == "UIKeyboardCornerView" {
      #expect(holder.bounds.size == CGSize(width: 7, height: 7))
      #expect(simulator.user.obstacle(to: button) != nil)
      return .corner
    }
    let frame = button.convert(button.bounds, to: nil)
    try simulator.user.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(form.code.isEditing == simulator.keyboard.isVisible)
    return form.code.isEditing ? .noTaps : .works
  }

  /// The searches and their outcomes from iOS 2.0 to 18.
  nonisolated private static let outcomes: [(button: DoneButton, [(Outcome, count: Int)])] = [
    (.firstVersion, [(.works, 2), (.missed, 11)]),
    (.asPrinted, [(.missed, 13)]),
    (.june2010, [(.works, 7), (.missed, 6)]),
    (.walk(.className), [(.works, 2), (.missed, 11)]),
    (.walk(.tagged), [(.works, 7), (.missed, 6)]),
    (.walk(.nextTurn), [(.missed, 2), (.works, 5), (.missed, 6)]),
    (.walk(.halfSecond), [(.works, 3), (.corner, 3), (.works, 1), (.missed, 6)]),
    (.walk(.container), [(.missed, 7), (.works, 1), (.noTaps, 5)]),
    (.walk(.anyWindow), [(.missed, 7), (.works, 4), (.noTaps, 2)]),
    (.walk(.remoteWindow), [(.missed, 8), (.works, 3), (.missed, 2)]),
    (.walk(.lastWindow), [(.works, 11), (.noTaps, 2)]),
    (.walk(.textEffects), [(.missed, 7), (.works, 1), (.noTaps, 5)]),
    (.walk(.finder), [(.works, 11), (.noTaps, 2)]),
  ]

  @Test func `each button of the matrix has its outcomes`() {
    let names = Set(Self.outcomes.map(\.button.name))
    #expect(names.isSuperset(of: DoneButton.all.map(\.name)))
    #expect(DoneButton.all.count == NumberPadWalk.all.count + 2)
  }

  @Test(.fact("KW11", "KW12", "KW18-KW27", "KB15", "KP2", "KT20", "X20"), arguments: outcomes.indices)
  func `a published search has on each system its result on the device`(index: Int) throws {
    let row = Self.outcomes[index]
    let expected = row.1.flatMap { Array(repeating: $0.0, count: $0.count) }
    #expect(expected.count == Self.eras.count)
    for (era, wanted) in zip(Self.eras, expected) {
      let result = try outcome(of: row.button, era.device, era.system)
      #expect(result == wanted, "\(row.button.name) on \(era.device), iOS \(era.system)")
    }
  }

  @Test(.fact("KW18"), arguments: 0..<13) func `the finder finds a view of the keyboard in each era`(
    index: Int
  )
    throws
  {
    let era = Self.eras[index]
    let (simulator, form) = launched(.walk(.finder), era.device, era.system)
    try simulator.user.tap(form.code)
    simulator.settle()
    let view = try #require(buttons(in: simulator).last?.superview)
    // Since iOS 16 that is the placeholder's host view; the keys' own view can't be found.
    #expect((view === simulator.keyboard.view) == (era.system < "16.0"))
    #expect(view.bounds.height == simulator.keyboard.frame.height)
  }

  @Test(
    .fact("KW19", "KW21", "KW23"),
    arguments: [
      (DoneButton.firstVersion, Device.iPhone3G, "2.2.1", 1), (.june2010, .iPhone3GS, "3.1.3", 1),
      (.june2010, .iPhone4, "4.0", 0), (.walk(.nextTurn), .iPhone4, "4.0", 1),
    ] as [(DoneButton, Device, SystemVersion, Int)]
  )
  func `from 3.2 a button that is added at did-show is missing while the keyboard slides`(
    button: DoneButton,
    device: Device,
    system: SystemVersion,
    count: Int
  ) throws {
    let (simulator, form) = launched(button, device, system)
    try simulator.user.manually { try simulator.user.tap(form.code) }
    simulator.advance(by: .milliseconds(200))
    #expect(simulator.keyboard.isVisible && buttons(in: simulator).count == count)
    simulator.settle()
    #expect(buttons(in: simulator).count == 1)
  }

  @Test(.fact("KW11")) func `the listing as printed finds nothing, unless descriptions have no bracket`()
    throws
  {
    for drops in [false, true] {
      let (simulator, form) = launched(.asPrinted, .iPhone3GS, "3.1.3")
      simulator.application.dropsBracketOfSystemViews = drops
      try simulator.user.tap(form.code)
      #expect(buttons(in: simulator).count == (drops ? 1 : 0))
      if drops { try simulator.user.tap(#require(buttons(in: simulator).last)) }
      #expect(form.code.isEditing == !drops)
    }
  }

  @Test(
    arguments: [
      (DoneButton.firstVersion, Device.iPhone3G, "2.2.1", "DoneUp.png"),
      (.june2010, .iPhone3G, "2.2.1", "DoneUp.png"), (.june2010, .iPhone3GS, "3.1.3", "DoneUp3.png"),
      (.june2010, .iPhone4, "4.0", "DoneUp3.png"),
    ] as [(DoneButton, Device, SystemVersion, String)]
  )
  func `the button is at the document's position, and has the image of its system`(
    button: DoneButton,
    device: Device,
    system: SystemVersion,
    image: String
  ) throws {
    let (simulator, form) = launched(button, device, system)
    try simulator.user.tap(form.code)
    let done = try #require(buttons(in: simulator).last)
    #expect(done.frame == CGRect(x: 0, y: 163, width: 106, height: 53))
    #expect(done.image(for: .normal) == Image(named: image))
    #expect(!done.adjustsImageWhenHighlighted)
  }

  // MARK: Buttons that stay

  @Test(
    .fact("KB14", "KP2", "X20"),
    arguments: [
      (DoneButton.firstVersion, Device.iPhone3GS, "3.1.3"), (.june2010, .iPhone4, "4.3"),
      (.walk(.container), .iPhone5s, "8.4"),
    ] as [(DoneButton, Device, SystemVersion)]
  )
  func `the button stays for other keyboards, over their keys, and each show adds one`(
    button: DoneButton,
    device: Device,
    system: SystemVersion
  ) throws {
    let (simulator, form) = launched(button, device, system)
    for count in 1...3 {
      try simulator.user.tap(form.code)
      simulator.settle()
      #expect(buttons(in: simulator).count == count)
      form.controller.view.endEditing(true)
      simulator.settle()
    }
    try simulator.user.tap(form.email)
    #expect(buttons(in: simulator).count == 4)
    #expect(!simulator.claimKeysTappable().holds)
    // The button covers the key for the numbers plane.
    #expect(throws: InteractionError.self) { try simulator.user.tap(key: "123") }
    try simulator.user.tap(#require(buttons(in: simulator).last))
    // It makes only the number pad field resign.
    #expect(form.email.isEditing)
  }

  @Test(.fact("KW22")) func `a tagged button is taken away again, and other keyboards have none`() throws {
    let (simulator, form) = launched(.walk(.tagged), .iPhone4, "4.3")
    for _ in 0..<3 {
      try simulator.user.tap(form.code)
      simulator.settle()
      #expect(buttons(in: simulator).count == 1)
      form.controller.view.endEditing(true)
      simulator.settle()
    }
    try simulator.user.tap(form.email)
    #expect(buttons(in: simulator).isEmpty)
    #expect(simulator.claimKeysTappable().holds)
  }

  @Test(
    .fact("KW16", "KB15"),
    arguments: [
      (DoneButton.firstVersion, Device.iPhone3G, "2.2.1"), (.june2010, .iPhone4, "4.0"),
      (.june2010, .iPhone5s, "7.1"), (.walk(.container), .iPhone5s, "8.4"),
    ] as [(DoneButton, Device, SystemVersion)]
  )
  func `a second window of the app is the one that is searched, and there is no button`(
    button: DoneButton,
    device: Device,
    system: SystemVersion
  ) throws {
    let (simulator, form) = launched(button, device, system)
    let other = simulator.perform { Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    other.isHidden = false
    try simulator.user.tap(form.code)
    simulator.settle()
    #expect(simulator.application.windows[1] === other)
    #expect(buttons(in: simulator).isEmpty && form.code.isEditing)
  }

  @Test(arguments: [DoneButton.firstVersion, .june2010, .walk(.tagged)])
  func `a controller has one handler for a notification, and none after it was deallocated`(
    button: DoneButton
  ) {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    var record: ReleaseRecord?
    simulator.perform {
      let form = NumberPadForm(button)
      record = ReleaseRecord(of: form.controller)
      simulator.launch(form.controller)
      #expect(simulator.claimOneHandlerPerNotification().holds)
    }
    #expect(
      simulator.notifications.observerCount(for: Responder.keyboardDidHideNotification)
        == (button.isRemoved ? 1 : 0)
    )
    simulator.launch(ViewController())
    #expect(record?.claimReleased().holds == true)
    for name in [Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification] {
      #expect(simulator.notifications.observerCount(for: name) == 0)
    }
    #expect(simulator.claimObserversRemoved().holds)
  }
}
