// The code of the steps of a tutorial. DocumentationTests compares it with the tutorial's files, and writes
// it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

enum TrailbookStep1_1 {
  @MainActor @Suite struct TrailbookTests {
    private let simulator = Simulator()
    private let delegate: AppDelegate

    init() {
      delegate = simulator.perform { AppDelegate() }
      simulator.launch(delegate)
      simulator.settle()
    }
  }
}

enum TrailbookStep1_2 {
  @MainActor @Suite struct TrailbookTests {
    private let simulator = Simulator()
    private let delegate: AppDelegate

    init() {
      delegate = simulator.perform { AppDelegate() }
      simulator.launch(delegate)
      simulator.settle()
    }

    @Test func `the library is shown after the launch`() {
      #expect(simulator.user.navigationBars["Library"].exists)
      #expect(simulator.user.staticTexts["6.2 km · Easy"].exists)
    }
  }
}
