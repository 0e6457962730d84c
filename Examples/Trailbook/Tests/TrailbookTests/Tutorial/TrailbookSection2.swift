// The code of the steps of a tutorial. DocumentationTests compares it with the tutorial's files, and writes
// it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

enum TrailbookStep2_1 {
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
}

enum TrailbookStep2_2 {
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
      user.swipeBack()
      #expect(user.navigationBars["Library"].exists)
    }
  }
}

enum TrailbookStep2_3 {
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
      user.swipeBack()
      #expect(user.navigationBars["Library"].exists)
    }

    @Test func `a search shows the trails that match`() throws {
      let user = simulator.user
      try user.searchFields.firstMatch.tap()
      try user.typeText("pi")
      #expect(user.staticTexts["Pine Grove"].exists)
      #expect(!user.staticTexts["Old Mill"].exists)
    }
  }
}

enum TrailbookStep2_4 {
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
      user.swipeBack()
      #expect(user.navigationBars["Library"].exists)
    }

    @Test func `a search shows the trails that match`() throws {
      let user = simulator.user
      try user.searchFields.firstMatch.tap()
      try user.typeText("pi")
      #expect(user.staticTexts["Pine Grove"].exists)
      #expect(!user.staticTexts["Old Mill"].exists)
    }

    @Test func `a swipe to the right marks a favorite`() throws {
      let cell = simulator.user.cells.containing(.staticText, identifier: "Old Mill").firstMatch
      try cell.swipeRight()
      try simulator.user.buttons["Favorite"].tap()
      let trail = try #require(delegate.store.trails.first { $0.name == "Old Mill" })
      #expect(trail.isFavorite)
      #expect(simulator.feedback.count == 1)
    }
  }
}
