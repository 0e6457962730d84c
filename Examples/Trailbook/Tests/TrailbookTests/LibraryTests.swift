import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

/// The list of trails by a user's hand.
@MainActor @Suite struct LibraryTests {
  @Test(arguments: ["17.0", "18.0", "26.1"]) func `the library lists trails by region`(system: SystemVersion)
  {
    let device: Device = system < "18.0" ? .iPhone15 : system < "26.0" ? .iPhone16 : .iPhone17
    let app = LaunchedApp(device, system)
    #expect(app.rows.prefix(4) == ["Lake Loop", "Old Mill", "River Path", "Saddle"])
    #expect(app.user.staticTexts["Valley"].exists && app.user.staticTexts["Ridge"].exists)
    #expect(app.user.staticTexts["6.2 km · Easy"].exists)
    #expect(app.user.navigationBars["Library"].exists)
  }

  @Test func `a tap on a trail shows it, and the way back deselects it`() throws {
    let app = LaunchedApp()
    try app.user.staticTexts["Old Mill"].tap()
    #expect(app.user.navigationBars["Old Mill"].exists)
    #expect(app.user.staticTexts["summary"].label == "Valley 9.8 km")
    app.user.swipeBack()
    #expect(app.user.navigationBars["Library"].exists)
    #expect(!app.cell("Old Mill").isSelected)
  }

  @Test func `a search shows the trails that match, and a scope only favorites`() throws {
    let app = LaunchedApp()
    try app.user.searchFields.firstMatch.tap()
    try app.user.typeText("p")
    #expect(app.rows == ["Lake Loop", "River Path", "Pine Grove"])
    try app.user.typeText("i")
    #expect(app.rows == ["Pine Grove"])
    try app.user.buttons["Favorites"].tap()
    #expect(app.rows == [])
    #expect(app.user.staticTexts["No Results for “pi”"].exists)
    try app.user.buttons["All"].tap()
    #expect(app.rows == ["Pine Grove"])
    #expect(app.simulator.firstResponder is UITextField)
  }

  @Test func `a swipe to the right marks a favorite, with a haptic feedback`() throws {
    let app = LaunchedApp()
    try app.cell("Old Mill").swipeRight()
    try app.user.buttons["Favorite"].tap()
    #expect(try app.trail("Old Mill").isFavorite)
    #expect(app.simulator.feedback.count == 1)
    #expect(app.rows.count == 7)
  }

  @Test func `a swipe to the left deletes after a confirmation`() throws {
    let app = LaunchedApp()
    try app.cell("Saddle").swipeLeft()
    try app.user.buttons["Delete"].tap()
    #expect(app.user.alerts["Delete Saddle?"].exists)
    try app.user.alerts.buttons["Cancel"].tap()
    #expect(app.rows.contains("Saddle"))
    try app.cell("Saddle").swipeLeft()
    try app.user.buttons["Delete"].tap()
    try app.user.alerts.buttons["Delete"].tap()
    #expect(!app.rows.contains("Saddle") && app.store.trails.count == 6)
    #expect(app.user.staticTexts["Ridge"].exists)
  }

  @Test func `several trails are deleted in edit mode, until none is left`() throws {
    let app = LaunchedApp()
    try app.user.buttons["Edit"].tap()
    #expect(app.user.toolbars.buttons["Delete"].exists)
    for name in ["Lake Loop", "Old Mill", "River Path", "Saddle", "Summit Cross", "Pine Grove", "Fern Gully"]
    {
      try app.cell(name).scrollIntoView()
      try app.cell(name).tap()
      #expect(app.cell(name).isSelected)
    }
    try app.user.toolbars.buttons["Delete"].tap()
    #expect(app.user.alerts["Delete 7 trails?"].exists)
    try app.user.alerts.buttons["Delete"].tap()
    #expect(app.rows == [])
    #expect(app.user.staticTexts["No Trails"].exists)
    try app.user.buttons["Add Trail"].tap()
    #expect(app.user.navigationBars["New Trail"].exists)
  }

  @Test func `a context menu copies the name, and its preview opens the trail`() throws {
    let app = LaunchedApp()
    try app.cell("River Path").press(forDuration: 1)
    try app.user.buttons["Copy Name"].tap()
    app.simulator.perform { #expect(UIPasteboard.general.string == "River Path") }
    #expect(app.rows.count == 7)
    try app.cell("River Path").press(forDuration: 1)
    // The trail in the preview is a screen of its own, above the menu.
    let menu = app.user.buttons["Copy Name"].frame
    try app.user.tap(CGPoint(x: menu.midX, y: menu.minY - 160))
    #expect(!app.user.buttons["Copy Name"].exists)
    #expect(app.user.navigationBars["River Path"].isHittable)
  }

  @Test func `VoiceOver reads a trail and performs its action`() throws {
    let app = LaunchedApp()
    app.simulator.accessibility.isVoiceOverRunning = true
    try app.user.voiceOver.move(to: "Lake Loop")
    try app.user.voiceOver.perform(action: "Favorite")
    #expect(try app.trail("Lake Loop").isFavorite)
  }
}
