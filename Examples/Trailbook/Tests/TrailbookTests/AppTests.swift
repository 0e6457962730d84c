import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

/// The app as a whole: tabs, settings, URLs, pads.
@MainActor @Suite struct AppTests {
  @Test func `the gallery scrolls its favorites to the side`() throws {
    let app = LaunchedApp()
    try app.user.tabBars.buttons["Explore"].tap()
    let page = app.user.pageIndicators.firstMatch
    #expect(page.value == "page 1 of 2")
    try app.cell("Saddle").swipeLeft()
    #expect(page.value == "page 2 of 2")
    try app.cell("Pine Grove").scrollIntoView()
    #expect(app.user.staticTexts["All Trails"].isHittable)
    try app.cell("Pine Grove").tap()
    #expect(app.user.navigationBars["Pine Grove"].exists && !app.user.tabBars.firstMatch.isHittable)
  }

  @Test func `settings change the appearance of the window`() throws {
    let app = LaunchedApp()
    try app.user.tabBars.buttons["More"].tap()
    try app.user.switches["Dark Mode"].tap()
    let scene = try #require(app.simulator.application.connectedScenes.first as? UIWindowScene)
    #expect(scene.windows.first?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a file is imported, and the system's settings are opened`() throws {
    let app = LaunchedApp()
    try app.user.tabBars.buttons["More"].tap()
    try app.cell("System Settings").tap()
    #expect(app.simulator.openedURLs.count == 1)
    try app.user.cells["Import"].tap()
    try app.user.chooseFiles([URL(fileURLWithPath: "/Documents/trails.json")])
    #expect(app.user.staticTexts["Imported trails.json"].exists)
  }

  @Test func `the introduction is leafed through and skipped`() throws {
    let app = LaunchedApp()
    try app.user.tabBars.buttons["More"].tap()
    try app.user.cells["Introduction"].tap()
    #expect(app.user.staticTexts["Find a trail."].frame.minX == 0)
    app.user.swipeLeft()
    #expect(app.user.staticTexts["Plan your day."].frame.minX == 0)
    try app.user.buttons["Skip"].tap()
    #expect(app.user.cells["Introduction"].isHittable)
  }

  @Test func `URLs and shortcuts lead to a trail and to the form`() throws {
    let app = LaunchedApp()
    app.simulator.openURL(try #require(URL(string: "trailbook://trail/Saddle")))
    #expect(app.user.navigationBars["Saddle"].exists)
    let item = try #require(app.simulator.application.shortcutItems?.first)
    #expect(app.simulator.chooseShortcut(item) == true)
    #expect(app.user.navigationBars["New Trail"].exists)
  }

  @Test func `the app saves in the background and shows the trail again after it was ended`() throws {
    let app = LaunchedApp()
    try app.cell("Saddle").tap()
    try app.user.leaveProgram()
    app.user.returnToProgram()
    #expect(app.user.navigationBars["Saddle"].exists)
    let again = LaunchedApp(on: Simulator(relaunching: app.simulator.terminate()))
    #expect(again.user.navigationBars["Saddle"].exists)
  }

  @Test func `a pad shows the list beside the trail`() throws {
    let app = LaunchedApp(.iPadPro13M4, "26.1")
    #expect(app.user.staticTexts["No Trail Selected"].frame.minX > 370)
    try app.cell("Old Mill").tap()
    #expect(app.user.staticTexts["summary"].label == "Valley 9.8 km")
    #expect(app.cell("Old Mill").isHittable)
  }
}
