// The code of the steps of a tutorial. DocumentationTests compares it with the tutorial's files, and writes
// it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import SignUp

enum SignUpStep1_2 {
  @MainActor @Suite struct SignUpFormTests {
  }
}

enum SignUpStep1_3 {
  @MainActor @Suite struct SignUpFormTests {
    private func launch(_ device: Device = .iPhone16) -> Simulator {
      let simulator = Simulator(device: device)
      simulator.perform {
        simulator.launch(UINavigationController(rootViewController: SignUpViewController()))
      }
      return simulator
    }
  }
}

enum SignUpStep1_4 {
  @MainActor @Suite struct SignUpFormTests {
    private func launch(_ device: Device = .iPhone16) -> Simulator {
      let simulator = Simulator(device: device)
      simulator.perform {
        simulator.launch(UINavigationController(rootViewController: SignUpViewController()))
      }
      return simulator
    }

    @Test func `an empty form can't be sent`() {
      let simulator = launch()
      #expect(simulator.user.navigationBars["Sign Up"].exists)
      #expect(!simulator.user.buttons["Create Account"].isEnabled)
    }
  }
}
