import Foundation
import HeadlessUIKit
import Testing

@testable import Stories

/// A form with a number pad field and a text field, whose DONE button on the keyboard ends editing.
private final class DoneForm: NumberPadDoneViewController {
  let code = TextField(frame: CGRect(x: 20, y: 30, width: 200, height: 31))
  let name = TextField(frame: CGRect(x: 20, y: 70, width: 200, height: 31))
  /// The top edges, on the screen, of the views to which a button was added.
  private(set) var tops: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    code.keyboardType = .numberPad
    for field in [code, name] { view.addSubview(field) }
    watch(code)
  }

  override func add(_ doneButton: Button, to view: View) {
    super.add(doneButton, to: view)
    if let superview = view.superview {
      tops.append(superview.convert(view.presentation.frame, to: nil).minY)
    }
  }
}

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

  private func launched(_ walk: NumberPadWalk, _ device: Device, _ system: SystemVersion) -> (
    simulator: Simulator, form: DoneForm
  ) {
    let simulator = Simulator(device: device, system: system)
    let form = simulator.perform { DoneForm(walk) }
    simulator.launch(form)
    return (simulator, form)
  }

  /// Returns the buttons in the windows other than the app's, oldest first.
  private func buttons(in simulator: Simulator) -> [Button] {
    simulator.application.windows.dropFirst().flatMap { window in
      var (found, open): ([Button], [View]) = ([], [window])
      while let view = open.popLast() {
        if let button = view as? Button, button.accessibilityIdentifier == "DONE" { found.append(button) }
        open += view.subviews.reversed()
      }
      return found
    }
  }

  private func outcome(of walk: NumberPadWalk, _ device: Device, _ system: SystemVersion) throws -> Outcome {
    let (simulator, form) = launched(walk, device, system)
    try simulator.user.tap(form.code)
    simulator.settle()
    guard let button = buttons(in: simulator).last, let place = button.superview else { return .missed }
    if place.systemClassName == "UIKeyboardCornerView" {
      #expect(place.bounds.size == CGSize(width: 7, height: 7))
      #expect(simulator.user.obstacle(to: button) != nil)
      return .corner
    }
    let frame = button.convert(button.bounds, to: nil)
    try simulator.user.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(form.code.isEditing == simulator.keyboard.isVisible)
    return form.code.isEditing ? .noTaps : .works
  }

  /// The searches and their outcomes from iOS 2.0 to 18.
  nonisolated private static let outcomes: [(walk: NumberPadWalk, [(Outcome, count: Int)])] = [
    (.firstVersion, [(.works, 2), (.missed, 11)]),
    (.className, [(.works, 2), (.missed, 11)]),
    (.june2010, [(.works, 7), (.missed, 6)]),
    (.tagged, [(.works, 7), (.missed, 6)]),
    (.nextTurn, [(.missed, 2), (.works, 5), (.missed, 6)]),
    (.halfSecond, [(.works, 3), (.corner, 3), (.works, 1), (.missed, 6)]),
    (.container, [(.missed, 7), (.works, 1), (.noTaps, 5)]),
    (.anyWindow, [(.missed, 7), (.works, 4), (.noTaps, 2)]),
    (.remoteWindow, [(.missed, 8), (.works, 3), (.missed, 2)]),
    (.lastWindow, [(.works, 11), (.noTaps, 2)]),
    (.textEffects, [(.missed, 7), (.works, 1), (.noTaps, 5)]),
    (.finder, [(.works, 11), (.noTaps, 2)]),
  ]

  @Test(
    .fact("KW12", "KW18-KW27", "KB15", "KP2", "KT20", "X20"),
    arguments: NumberPadWalk.published
  )
  func `a published walk has on each system its result on the device`(walk: NumberPadWalk) throws {
    let row = try #require(Self.outcomes.first { $0.walk == walk })
    let expected = row.1.flatMap { Array(repeating: $0.0, count: $0.count) }
    #expect(expected.count == Self.eras.count)
    for (era, wanted) in zip(Self.eras, expected) {
      let result = try outcome(of: walk, era.device, era.system)
      #expect(result == wanted, "\(walk.name) on \(era.device), iOS \(era.system)")
    }
  }

  @Test(.fact("KW18"), arguments: 0..<13) func `the finder finds a view of the keyboard in each era`(
    place: Int
  )
    throws
  {
    let era = Self.eras[place]
    let (simulator, form) = launched(.finder, era.device, era.system)
    try simulator.user.tap(form.code)
    simulator.settle()
    let view = try #require(buttons(in: simulator).last?.superview)
    // Since iOS 16 that is the placeholder's host view; the keys' own view can't be found.
    #expect((view === simulator.keyboard.view) == (era.system < "16.0"))
    #expect(view.bounds.height == simulator.keyboard.frame.height)
  }

  @Test(.fact("KW23")) func `one turn after will-show the button rides up with the keyboard`() throws {
    for (walk, top) in [(NumberPadWalk.nextTurn, 480), (.june2010, 264)] as [(NumberPadWalk, CGFloat)] {
      let (simulator, form) = launched(walk, .iPhone4, "4.3")
      try simulator.user.tap(form.code)
      simulator.settle()
      #expect(form.tops == [top])
    }
  }

  @Test(.fact("KW11")) func `the published text without the bracket finds nothing, unless asked to`()
    throws
  {
    let asPrinted = NumberPadWalk(
      "as printed",
      fact: "KW11",
      .init(.willShow, .secondWindow, .descriptions(["UIKeyboard"]))
    )
    for drops in [false, true] {
      let (simulator, form) = launched(asPrinted, .iPhone3GS, "3.1.3")
      simulator.application.dropsBracketOfSystemViews = drops
      try simulator.user.tap(form.code)
      simulator.settle()
      #expect(buttons(in: simulator).count == (drops ? 1 : 0))
    }
  }

  // MARK: Buttons that stay

  @Test(
    .fact("KB14", "KP2", "X20"),
    arguments: [
      (NumberPadWalk.firstVersion, Device.iPhone3GS, "3.1.3"), (.june2010, .iPhone4, "4.3"),
      (.container, .iPhone5s, "8.4"),
    ]
  )
  func `the button stays for other keyboards, over their keys, and each show adds one`(
    walk: NumberPadWalk,
    device: Device,
    system: String
  ) throws {
    let (simulator, form) = launched(walk, device, try #require(SystemVersion(system)))
    for count in 1...3 {
      try simulator.user.tap(form.code)
      simulator.settle()
      #expect(buttons(in: simulator).count == count)
      form.view.endEditing(true)
      simulator.settle()
    }
    try simulator.user.tap(form.name)
    #expect(buttons(in: simulator).count == 4)
    #expect(!simulator.claimKeysTappable().holds)
    // The button covers the key for the numbers plane.
    #expect(throws: InteractionError.self) { try simulator.user.tap(key: "123") }
    try simulator.user.tap(#require(buttons(in: simulator).last))
    // It makes only the number pad field resign.
    #expect(form.name.isEditing)
  }

  @Test(.fact("KW22")) func `a tagged button is taken away again, and other keyboards have none`() throws {
    let (simulator, form) = launched(.tagged, .iPhone4, "4.3")
    for _ in 0..<3 {
      try simulator.user.tap(form.code)
      simulator.settle()
      #expect(buttons(in: simulator).count == 1)
      form.view.endEditing(true)
      simulator.settle()
    }
    try simulator.user.tap(form.name)
    #expect(buttons(in: simulator).isEmpty)
    #expect(simulator.claimKeysTappable().holds)
  }

  @Test(.fact("KW16", "KB15"), arguments: [NumberPadWalk.june2010, .container])
  func `a second window of the program's leads the walk astray`(walk: NumberPadWalk) throws {
    let (simulator, form) = launched(walk, .iPhone5s, walk == .container ? "8.4" : "7.1")
    let other = simulator.perform { Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    other.isHidden = false
    try simulator.user.tap(form.code)
    simulator.settle()
    #expect(simulator.application.windows[1] === other)
    #expect(buttons(in: simulator).isEmpty && form.code.isEditing)
  }

  @Test func `a controller in memory hears of every keyboard once, and of none once it is gone`() throws {
    let (simulator, form) = launched(.tagged, .iPhone4, "4.3")
    #expect(simulator.claimOneHandlerPerNotification().holds)
    #expect(simulator.notifications.observerCount(for: Responder.keyboardDidHideNotification) == 1)
    simulator.launch(ViewController())
    #expect(form.isViewLoaded)
    #expect(simulator.notifications.observerCount(for: Responder.keyboardDidShowNotification) == 1)
  }
}
