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

  @Test func `the library is shown after the launch`() {
    #expect(simulator.user.navigationBars["Library"].exists)
    #expect(simulator.user.staticTexts["6.2 km · Easy"].exists)
  }

  @Test func `a tap on a trail shows it, and a swipe leads back`() throws {
    let user = simulator.user
    try user.staticTexts["Old Mill"].tap()
    #expect(user.staticTexts["summary"].label == "Valley 9.8 km")
  }
}
