// The code of the steps of a tutorial. DocumentationTests compares it with the tutorial's files, and writes
// it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import SignUp

enum SignUpStep3_1 {
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
      try user.buttons["Create Account"].tap()
      let account = Account(name: "Ada", email: "ada@lovelace.org", age: 36, wantsNews: false)
      #expect(accounts.created == [account])
      #expect(user.staticTexts["Hello, Ada!"].exists)
      #expect(user.staticTexts["Have a look around"].waitForExistence(timeout: 3))
    }

    @Test func `the focused field is visible while the keyboard is up`() throws {
      let simulator = launch()
      for name in ["Name", "Email", "Age"] {
        try simulator.user.textFields[name].tap()
        simulator.settle()
        expectClaim(simulator.claimFocusVisible())
      }
    }
  }
}

enum SignUpStep3_2 {
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
      try user.buttons["Create Account"].tap()
      let account = Account(name: "Ada", email: "ada@lovelace.org", age: 36, wantsNews: false)
      #expect(accounts.created == [account])
      #expect(user.staticTexts["Hello, Ada!"].exists)
      #expect(user.staticTexts["Have a look around"].waitForExistence(timeout: 3))
    }

    @Test(arguments: [Device.iPhone8, .iPhone16, .iPadAir2])
    func `the focused field is visible while the keyboard is up`(device: Device) throws {
      let simulator = launch(device)
      for name in ["Name", "Email", "Age"] {
        try simulator.user.textFields[name].tap()
        simulator.settle()
        expectClaim(simulator.claimFocusVisible())
      }
    }
  }
}

enum SignUpStep3_3 {
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
      try user.buttons["Create Account"].tap()
      let account = Account(name: "Ada", email: "ada@lovelace.org", age: 36, wantsNews: false)
      #expect(accounts.created == [account])
      #expect(user.staticTexts["Hello, Ada!"].exists)
      #expect(user.staticTexts["Have a look around"].waitForExistence(timeout: 3))
    }

    @Test(arguments: [Device.iPhone8, .iPhone16, .iPadAir2])
    func `the focused field is visible while the keyboard is up`(device: Device) throws {
      let simulator = launch(device)
      for name in ["Name", "Email", "Age"] {
        try simulator.user.textFields[name].tap()
        simulator.settle()
        expectClaim(simulator.claimFocusVisible())
      }
    }

    @Test func `the form is as before when the keyboard has left`() throws {
      let simulator = launch(.iPhone8)
      let geometry = simulator.recordGeometry()
      try simulator.user.textFields["Age"].tap()
      try simulator.user.dismissKeyboard()
      expectClaim(simulator.claimEditingEnded())
      expectClaim(geometry.claimRestored())
    }
  }
}

enum SignUpStep3_4 {
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
      try user.buttons["Create Account"].tap()
      let account = Account(name: "Ada", email: "ada@lovelace.org", age: 36, wantsNews: false)
      #expect(accounts.created == [account])
      #expect(user.staticTexts["Hello, Ada!"].exists)
      #expect(user.staticTexts["Have a look around"].waitForExistence(timeout: 3))
    }

    @Test(arguments: [Device.iPhone8, .iPhone16, .iPadAir2])
    func `the focused field is visible while the keyboard is up`(device: Device) throws {
      let simulator = launch(device)
      for name in ["Name", "Email", "Age"] {
        try simulator.user.textFields[name].tap()
        simulator.settle()
        expectClaim(simulator.claimFocusVisible())
      }
    }

    @Test func `the form is as before when the keyboard has left`() throws {
      let simulator = launch(.iPhone8)
      let geometry = simulator.recordGeometry()
      try simulator.user.textFields["Age"].tap()
      try simulator.user.dismissKeyboard()
      expectClaim(simulator.claimEditingEnded())
      expectClaim(geometry.claimRestored())
    }

    @Test func `each field is visible on each device of the audit`() {
      let audit = Simulator.auditKeyboard(on: [.iPhone5s, .iPhone8, .iPhone16]) {
        UINavigationController(rootViewController: SignUpViewController())
      }
      #expect(audit.passes, "\(audit)")
    }
  }
}
