import Foundation
import HeadlessUIKit
import Testing

/// The published walks to the keyboard's view, on a device of each era.
@MainActor @Suite struct DoneWalkTests {
  /// What became of a walk.
  enum Outcome: String, Sendable, CustomStringConvertible {
    /// The button is seen on the keyboard, and a tap on it ends editing.
    case works
    /// Nothing was found.
    case missed
    /// The button is in a view, and a finger on it touches something else.
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

  private func launched(_ walk: DoneWalk, _ device: Device, _ system: SystemVersion) -> DoneForm {
    let simulator = Simulator(device: device, system: system)
    let form = DoneForm(walk, on: simulator)
    simulator.launch(form)
    return form
  }

  private func outcome(of walk: DoneWalk, _ device: Device, _ system: SystemVersion) throws -> Outcome {
    let form = launched(walk, device, system)
    try form.simulator.user.tap(form.code)
    guard let button = form.button, let place = button.superview, button.window != nil else { return .missed }
    if place.systemClassName == "UIKeyboardCornerView" {
      #expect(form.simulator.user.obstacle(to: button) != nil)
      return .corner
    }
    let frame = button.convert(button.bounds, to: nil)
    try form.simulator.user.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(form.code.isEditing == form.simulator.keyboard.isVisible)
    return form.code.isEditing ? .noTaps : .works
  }

  /// The walks, and what becomes of them from 2.0 to 18.
  nonisolated private static let outcomes: [(walk: DoneWalk, [(Outcome, count: Int)])] = [
    (.a, [(.works, 2), (.missed, 11)]),
    (.b, [(.works, 2), (.missed, 11)]),
    (.c, [(.works, 7), (.missed, 6)]),
    (.d, [(.works, 7), (.missed, 6)]),
    (.e, [(.missed, 2), (.works, 5), (.missed, 6)]),
    (.f, [(.works, 3), (.corner, 3), (.works, 1), (.missed, 6)]),
    (.g, [(.missed, 7), (.works, 1), (.noTaps, 5)]),
    (.hAnyWindow, [(.missed, 7), (.works, 4), (.noTaps, 2)]),
    (.hRemoteWindow, [(.missed, 8), (.works, 3), (.missed, 2)]),
    (.hLastWindow, [(.works, 11), (.noTaps, 2)]),
    (.i, [(.missed, 7), (.works, 1), (.noTaps, 5)]),
    (.j, [(.missed, 2), (.works, 11)]),
    (.k, [(.missed, 2), (.works, 11)]),
    (.finder, [(.works, 11), (.noTaps, 2)]),
  ]

  @Test(
    .fact("KW12", "KW18-KW29", "KB15", "KP2", "KT20", "X20"),
    arguments: DoneWalk.allCases
  )
  func `a published walk finds on each system what it did on the device`(walk: DoneWalk) throws {
    let row = try #require(Self.outcomes.first { $0.walk == walk })
    let expected = row.1.flatMap { Array(repeating: $0.0, count: $0.count) }
    #expect(expected.count == Self.eras.count)
    for (era, wanted) in zip(Self.eras, expected) {
      let result = try outcome(of: walk, era.device, era.system)
      #expect(result == wanted, "\(walk) on \(era.device), iOS \(era.system)")
    }
  }

  @Test(.fact("KW18"), arguments: 0..<13) func `the finder finds a view of the keyboard in each era`(
    place: Int
  )
    throws
  {
    let era = Self.eras[place]
    let form = launched(.finder, era.device, era.system)
    try form.simulator.user.tap(form.code)
    let view = try #require(form.keyboardView)
    // From iOS 16 that is the placeholder's host; the keys' own is not to be found.
    #expect((view === form.simulator.keyboard.view) == (era.system < "16.0"))
    #expect(view.bounds.height == form.simulator.keyboard.frame.height)
  }

  @Test(.fact("KW23")) func `one turn after will-show the button rides up with the keyboard`() throws {
    for (walk, top) in [(DoneWalk.e, 480), (.c, 264)] as [(DoneWalk, CGFloat)] {
      let form = launched(walk, .iPhone4, "4.3")
      try form.simulator.user.tap(form.code)
      #expect(form.topWhenAdded == top)
    }
  }

  // MARK: Buttons that stay

  /// The buttons in the keyboard's windows.
  private func buttons(in form: DoneForm) -> [Button] {
    var found: [Button] = []
    func look(_ view: View) {
      if let button = view as? Button, button.tag == 123 { found.append(button) }
      for subview in view.subviews { look(subview) }
    }
    for window in form.simulator.application.windows.dropFirst() { look(window) }
    return found
  }

  @Test(
    .fact("KB14", "KP2", "X20"),
    arguments: [(DoneWalk.a, Device.iPhone3GS, "3.1.3"), (.c, .iPhone4, "4.3"), (.g, .iPhone5s, "8.4")]
  )
  func `the button stays for other keyboards, over their keys, and each show adds one`(
    walk: DoneWalk,
    device: Device,
    system: String
  ) throws {
    let form = launched(walk, device, try #require(SystemVersion(system)))
    let simulator = form.simulator
    for count in 1...3 {
      try simulator.user.tap(form.code)
      #expect(buttons(in: form).count == count)
      form.view.endEditing(true)
      simulator.settle()
    }
    try simulator.user.tap(form.name)
    #expect(buttons(in: form).count == 4)
    // The button is in front of the key for the numbers.
    #expect(throws: InteractionError.self) { try simulator.user.tap(key: "123") }
    let button = try #require(form.button)
    try simulator.user.tap(button)
    #expect(!form.name.isEditing)
  }

  @Test(.fact("KW22")) func `a tagged button is taken away again, and other keyboards have none`() throws {
    let form = launched(.d, .iPhone4, "4.3")
    for _ in 0..<3 {
      try form.simulator.user.tap(form.code)
      #expect(buttons(in: form).count == 1)
      form.view.endEditing(true)
      form.simulator.settle()
    }
    try form.simulator.user.tap(form.name)
    #expect(buttons(in: form).isEmpty)
    try form.simulator.user.tap(key: "123")
  }

  @Test(.fact("KW16", "KB15"), arguments: [DoneWalk.c, .g])
  func `a second window of the program's leads the walk astray`(walk: DoneWalk) throws {
    let form = launched(walk, .iPhone5s, walk == .g ? "8.4" : "7.1")
    let other = form.simulator.perform { Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    other.isHidden = false
    try form.simulator.user.tap(form.code)
    #expect(form.simulator.application.windows[1] === other)
    #expect(buttons(in: form).isEmpty && form.code.isEditing)
  }
}
