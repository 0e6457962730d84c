import HeadlessUIKit
import Testing

@testable import Stories

/// The techniques for a DONE button that don't search the system's views, on a device of each era.
@MainActor @Suite struct NumberPadReplacementTests {
  private let code = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 31))
  private let email = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))

  nonisolated private static let stages: [(Device, SystemVersion)] = [
    (.iPad, "3.2"), (.iPhone4, "4.3"), (.iPhone4, "5.1"), (.iPhone4, "6.1"), (.iPhone4, "7.1"),
    (.iPhone5s, "8.4"), (.iPhone5s, "9.3"), (.iPhone6sPlus, "10.3"), (.iPhoneX, "11.4"), (.iPhone5s, "12.5"),
    (.iPadPro11Inch, "13.7"), (.iPhone8, "15.8"), (.iPhone8, "16.7"), (.iPhone16, "18.0"),
  ]

  private func launched(_ device: Device, _ system: SystemVersion) -> (
    Simulator, FixedNumberPadDoneViewController
  ) {
    let simulator = Simulator(device: device, system: system)
    let form = simulator.perform { FixedNumberPadDoneViewController() }
    code.keyboardType = .numberPad
    email.keyboardType = .emailAddress
    for field in [code, email] { form.view.addSubview(field) }
    form.textField = code
    simulator.launch(form)
    return (simulator, form)
  }

  @Test(.fact("KW29"), arguments: stages)
  func `a bar with Done ends editing, each time, and comes for its field only`(
    device: Device,
    system: SystemVersion
  ) throws {
    let (simulator, _) = launched(device, system)
    let bar = try #require(code.inputAccessoryView as? Toolbar)
    for _ in 0..<3 {
      try simulator.user.tap(code)
      #expect(
        simulator.claimKeysTappable()
          == Claim("all keys can be tapped", true)
      )
      #expect(bar.frame.width == simulator.keyboard.frame.width)
      try simulator.user.buttons["Done"].tap()
      #expect(simulator.claimEditingEnded().holds)
      #expect(bar.superview == nil)
    }
    try simulator.user.tap(email)
    #expect(bar.superview == nil)
    #expect(simulator.claimKeysTappable().holds)
  }

  @Test(arguments: [(Device.iPhone, "2.0"), (.iPhone3GS, "3.1.3")] as [(Device, SystemVersion)])
  func `before 3.2 the bar is not shown`(device: Device, system: SystemVersion) throws {
    let (simulator, _) = launched(device, system)
    try simulator.user.tap(code)
    #expect(simulator.keyboard.isVisible)
    #expect(code.inputAccessoryView?.window == nil)
  }

  @Test(.fact("KW28"), arguments: stages)
  func `a pad of the program's own types, deletes and ends editing`(device: Device, system: SystemVersion)
    throws
  {
    let (simulator, _) = launched(device, system)
    let pad = simulator.perform { DonePad(for: code) }
    code.inputView = pad
    try simulator.user.tap(code)
    #expect(pad.bounds.height == 216 && pad.bounds.width == simulator.screen.bounds.width)
    for key in ["1", "9", "0", "⌫", "5"] { try simulator.user.buttons[key].tap() }
    #expect(code.text == "195")
    try simulator.user.buttons["DONE"].tap()
    #expect(simulator.claimEditingEnded().holds)
  }

  @Test func `a pad does not hold its field`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    weak var released: TextField?
    let pad = simulator.perform {
      let field = TextField()
      released = field
      return DonePad(for: field)
    }
    #expect(pad.field == nil)
    #expect(released == nil)
  }

  @Test func `a claim names the covered keys, and the view in front`() throws {
    let (simulator, _) = launched(.iPhone4, "4.3")
    #expect(simulator.claimKeysTappable() == Claim("no keys are on the screen", false))
    try simulator.user.tap(code)
    let button = Button(frame: CGRect(x: 0, y: 400, width: 106, height: 80))
    button.accessibilityIdentifier = "cover"
    simulator.keyboard.view?.addSubview(button)
    let outside = """
      Button "cover" can't be tapped: its middle is 180 points below the bottom edge of UIPeripheralHostView, and touches \
      outside a view reach none of its subviews
      """
    #expect(simulator.claimTappable(button) == Claim(outside, false))
    button.frame.origin.y = 0
    #expect(simulator.claimTappable(button) == Claim("Button \"cover\" can be tapped", true))
    let covered = "key \"1\" can't be tapped: it is covered at (53, 291.5) by Button \"cover\""
    #expect(simulator.claimKeysTappable() == Claim(covered, false))
  }
}
