import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

/// A trail, its plan, its notes and its map.
@MainActor @Suite struct DetailTests {
  private func launchDetail(_ name: String = "Saddle", _ device: Device = .iPhone17) throws -> LaunchedApp {
    let app = LaunchedApp(device)
    try app.cell(name).tap()
    return app
  }

  @Test func `the button for favorites is a toggle`() throws {
    let app = try launchDetail()
    try app.user.buttons["Add"].tap()
    #expect(try app.trail("Saddle").isFavorite)
    #expect(app.user.buttons["Favorite"].isSelected)
    try app.user.buttons["Favorite"].tap()
    #expect(try !app.trail("Saddle").isFavorite)
  }

  @Test func `a pop-up button changes the unit`() throws {
    let app = try launchDetail()
    #expect(app.user.staticTexts["summary"].label == "Ridge 14.5 km")
    try app.user.buttons["Metric"].tap()
    try app.user.buttons["Imperial"].tap()
    #expect(app.user.staticTexts["summary"].label == "Ridge 9.0 mi")
    #expect(app.user.buttons["Imperial"].exists)
  }

  @Test func `a download shows its progress and ends`() throws {
    let app = try launchDetail()
    let clock = app.simulator.clock.now
    try app.user.manually { try app.user.buttons["Download Map"].tap() }
    app.simulator.advance(by: .milliseconds(600))
    #expect(!app.user.buttons["Loading"].isEnabled)
    #expect(app.user.progressIndicators.firstMatch.value == "50%")
    app.simulator.advance(by: .milliseconds(600))
    #expect(app.user.buttons["Download Map"].isEnabled)
    #expect(app.simulator.clock.now > clock)
  }

  @Test func `a day is planned in a calendar, and counted in the badge`() throws {
    let app = try launchDetail()
    try app.user.scrollViews.buttons["More"].tap()
    try app.user.buttons["Plan a Day"].tap()
    try app.user.buttons.matching { $0.label.contains(" 15") }.firstMatch.tap()
    #expect(try app.trail("Saddle").plannedDay?.day == 15)
    app.user.swipeBack()
    #expect(app.user.tabBars.buttons["Library"].value == "1")
  }

  @Test func `the map is a card that a long drag dismisses and a short one doesn't`() throws {
    let app = try launchDetail()
    try app.user.buttons["Map"].tap()
    let close = app.user.buttons["Close"]
    #expect(close.isHittable && close.frame.minY > 300)
    let start = CGPoint(x: 201, y: close.frame.midY)
    func drag(by distance: CGFloat) throws {
      let end = CGPoint(x: start.x, y: start.y + distance)
      try app.user.touch(along: [FingerPath(from: start).moving(to: end, over: .milliseconds(300))])
    }
    try drag(by: 60)
    #expect(close.exists)
    try drag(by: 400)
    #expect(!close.exists)
    #expect(app.user.navigationBars["Saddle"].isHittable)
  }

  @Test func `notes are written, counted and searched`() throws {
    let app = try launchDetail()
    try app.user.scrollViews.buttons["More"].tap()
    try app.user.buttons["Notes"].tap()
    let notes = app.user.textViews["notes"]
    #expect(notes.hasKeyboardFocus)
    try notes.clearText()
    try app.user.typeText("steep and long")
    #expect(app.user.staticTexts["3 words"].exists)
    try app.user.toolbars.buttons["Done"].tap()
    #expect(!app.simulator.keyboard.isVisible)
    app.user.swipeBack()
    #expect(try app.trail("Saddle").notes == "steep and long")
  }

  @Test func `a website is opened outside of the app, if a browser is there`() throws {
    let app = try launchDetail()
    try app.user.scrollViews.buttons["More"].tap()
    try app.user.buttons["Website"].tap()
    #expect(app.simulator.openedURLs.map(\.absoluteString) == ["https://example.org/trails"])
  }
}
