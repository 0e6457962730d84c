import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

@MainActor @Suite struct TrailbookTests {
  private let simulator = Simulator()
  private let delegate: AppDelegate

  init() {
    delegate = simulator.perform { AppDelegate() }
    simulator.launch(delegate)
    simulator.settle()
  }
}
