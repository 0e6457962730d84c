import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import SignUp

@MainActor @Suite struct SignUpFormTests {
  private final class Accounts: SignUpViewControllerDelegate {
    var created: [Account] = []

    func signUpViewController(_ controller: SignUpViewController, didCreate account: Account) {
      created.append(account)
    }
  }

  private let accounts = Accounts()

  private func launch(_ device: Device = .iPhone16) -> Simulator {
    let simulator = Simulator(device: device)
    simulator.perform {
      let form = SignUpViewController(delegate: accounts)
      simulator.launch(UINavigationController(rootViewController: form))
    }
    return simulator
  }

  @Test func `an empty form can't be sent`() {
    let simulator = launch()
    #expect(simulator.user.navigationBars["Sign Up"].exists)
    #expect(!simulator.user.buttons["Create Account"].isEnabled)
  }

  @Test func `a form that is filled creates an account`() throws {
    let simulator = launch()
    let user = simulator.user
    try user.textFields["Name"].tap()
    try user.type("Ada\n")
    try user.type("ada@lovelace.org\n")
    try user.type("36")
    try user.buttons["Done"].tap()
  }
}
