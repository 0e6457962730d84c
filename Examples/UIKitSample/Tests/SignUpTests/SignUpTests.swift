import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import SignUp

/// Tests that a user can sign up, on phones and iPads from a small old one to a new one. A failing test
/// attaches its trace: `swift test --attachments-path FOLDER`, where the folder exists.
@MainActor @Suite(.traces) struct SignUpTests {
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
    try user.textFields["Name"].tap()
    try user.type("Ada\n")
    try user.type("ada@lovelace.org\n")
    try user.type(age)
    try user.buttons["Done"].tap()
    simulator.settle()
  }

  @Test(arguments: stages) func `the focused field is visible while the keyboard is up`(
    device: Device,
    system: SystemVersion
  ) throws {
    let simulator = launch(device, system)
    for name in ["Name", "Email", "Age"] {
      let field = simulator.user.textFields[name]
      // On the smallest phone the third field is under the keyboard of the second one.
      if !field.isHittable { try simulator.user.scrollViews.firstMatch.swipeUp(velocity: .slow) }
      try field.tap()
      simulator.settle()
      expectClaim(simulator.claimFocusVisible())
    }
  }

  @Test func `a form that is filled creates an account, and greets its owner`() throws {
    let simulator = launch()
    try fill(simulator, age: "36")
    try simulator.user.switches.firstMatch.tap()
    try simulator.user.buttons["Create Account"].tap()
    #expect(accounts.created == [Account(name: "Ada", email: "ada@lovelace.org", age: 36, wantsNews: true)])
    #expect(simulator.user.staticTexts["Have a look around"].waitForExistence(timeout: 3))
    expectClaim(simulator.claimEditingEnded())
  }

  @Test func `a child is told so, and comes back to the age`() throws {
    let simulator = launch()
    try fill(simulator, age: "9")
    try simulator.user.buttons["Create Account"].tap()
    simulator.settle()
    #expect(simulator.user.alerts["Too young"].exists)
    try simulator.user.buttons["OK"].tap()
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
    try simulator.user.textFields["Age"].tap()
    let field = try #require(simulator.firstResponder as? UITextField)
    simulator.perform {
      UIPasteboard.general.string = "x"
      field.paste(nil)
      UIPasteboard.general.string = "7"
      field.paste(nil)
    }
    #expect(field.text == "367")
  }

  @Test func `a tap beside the fields ends editing, and the form comes back to rest`() throws {
    let simulator = launch(.iPhone5s, "9.3")
    let rest = simulator.recordGeometry()
    try simulator.user.textFields["Age"].tap()
    simulator.settle()
    try simulator.user.tap(CGPoint(x: 300, y: 110))
    simulator.settle()
    expectClaim(simulator.claimEditingEnded())
    expectClaim(rest.claimRestored())
  }
}
