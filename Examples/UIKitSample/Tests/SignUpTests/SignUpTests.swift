import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import SignUp

/// A person signs up, on phones and pads from a small old one to a new one.
@MainActor @Suite struct SignUpTests {
  private nonisolated static let stages: [(Device, SystemVersion)] = [
    (.iPhone5s, "9.3"), (.iPhone8, "12.0"), (.iPadAir2, "13.0"), (.iPhone16, "18.0"),
  ]

  private final class Accounts: SignUpViewControllerDelegate {
    var created: [Account] = []

    func signUpViewController(_ controller: SignUpViewController, didCreate account: Account) {
      created.append(account)
    }
  }

  private let accounts = Accounts()

  private func launch(_ device: Device = .iPhone16, _ system: SystemVersion? = nil) -> Simulator {
    let simulator = Simulator(device: device, system: system)
    simulator.perform {
      let form = SignUpViewController(delegate: accounts)
      simulator.launch(UINavigationController(rootViewController: form))
    }
    simulator.settle()
    return simulator
  }

  private func fill(_ simulator: Simulator, age: String) throws {
    let user = simulator.user
    try user.tap(user.textFields["Name"])
    try user.type("Ada\n")
    try user.type("ada@lovelace.org\n")
    try user.type(age)
    try user.tap(user.buttons["Done"])
    simulator.settle()
  }

  @Test(arguments: stages) func `the focused field is visible while the keyboard is up`(
    device: Device,
    system: SystemVersion
  ) throws {
    let simulator = launch(device, system)
    for name in ["Name", "Email", "Age"] {
      try simulator.user.tap(simulator.user.textFields[name])
      simulator.settle()
      expectClaim(simulator.claimFocusVisible())
    }
  }

  @Test func `a form that is filled creates an account, and greets its owner`() throws {
    let simulator = launch()
    try fill(simulator, age: "36")
    try simulator.user.tap(simulator.user.switches.firstMatch)
    try simulator.user.tap(simulator.user.buttons["Create Account"])
    simulator.advance(by: .seconds(1))
    #expect(accounts.created == [Account(name: "Ada", email: "ada@lovelace.org", age: 36, wantsNews: true)])
    #expect(simulator.user.staticTexts["Hello, Ada!"].exists)
    simulator.settle()
    #expect(simulator.user.staticTexts["Have a look around"].exists)
    expectClaim(simulator.claimEditingEnded())
  }

  @Test func `a child is told so, and comes back to the age`() throws {
    let simulator = launch()
    try fill(simulator, age: "9")
    try simulator.user.tap(simulator.user.buttons["Create Account"])
    simulator.settle()
    #expect(simulator.user.alerts["Too young"].exists)
    try simulator.user.tap(simulator.user.buttons["OK"])
    simulator.settle()
    #expect(accounts.created == [])
    #expect((simulator.firstResponder as? UITextField)?.placeholder == "Age")
  }

  @Test func `the button waits for all fields, and the age takes digits only`() throws {
    let simulator = launch()
    let button = simulator.user.buttons["Create Account"]
    #expect(!button.isEnabled)
    try fill(simulator, age: "36")
    #expect(button.isEnabled)
    try simulator.user.tap(simulator.user.textFields["Age"])
    simulator.user.typingStyle = .hardwareKeys
    try simulator.user.type("x7")
    let field = try #require(simulator.firstResponder as? UITextField)
    #expect(field.text == "367")
  }

  @Test func `a tap beside the fields ends editing, and the form comes back to rest`() throws {
    let simulator = launch(.iPhone5s, "9.3")
    let rest = simulator.recordGeometry()
    try simulator.user.tap(simulator.user.textFields["Age"])
    simulator.settle()
    try simulator.user.tap(simulator.user.staticTexts["headline"])
    simulator.settle()
    expectClaim(simulator.claimEditingEnded())
    expectClaim(rest.claimRestored())
  }
}
