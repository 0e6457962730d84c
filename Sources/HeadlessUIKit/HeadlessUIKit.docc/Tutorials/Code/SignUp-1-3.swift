import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import SignUp

@MainActor @Suite struct SignUpFormTests {
  private func launch(_ device: Device = .iPhone16) -> Simulator {
    let simulator = Simulator(device: device)
    simulator.perform {
      simulator.launch(UINavigationController(rootViewController: SignUpViewController()))
    }
    return simulator
  }
}
