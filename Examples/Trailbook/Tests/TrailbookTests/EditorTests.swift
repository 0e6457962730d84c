import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

/// The form for a new trail, in a sheet.
@MainActor @Suite struct EditorTests {
  private func launchEditor(_ device: Device = .iPhone17) throws -> LaunchedApp {
    let app = LaunchedApp(device)
    try app.user.buttons["Add"].tap()
    return app
  }

  @Test func `a trail is saved with the values of all controls`() throws {
    let app = try launchEditor()
    #expect(app.user.textFields["Name"].hasKeyboardFocus)
    #expect(!app.user.buttons["Save"].isEnabled)
    try app.user.typeText("Mine\n")
    #expect(app.user.textFields["Kilometers"].hasKeyboardFocus)
    try app.user.typeText("7.5")
    try app.user.buttons["Hard"].tap()
    try app.user.buttons["Valley"].tap()
    try app.user.buttons["Forest"].tap()
    try app.user.steppers.buttons["Increment"].tap()
    #expect(app.user.staticTexts["2 people"].exists)
    try app.user.buttons["Save"].tap()
    #expect(app.user.navigationBars["Library"].exists)
    let saved = try app.trail("Mine")
    #expect(saved.length == 7.5 && saved.difficulty == .hard && saved.region == "Forest")
    #expect(saved.companions == 2)
    #expect(app.rows.last == "Mine")
  }

  @Test func `the focused field is visible while the keyboard is up`() throws {
    let app = try launchEditor()
    expectClaim(app.simulator.claimFocusVisible())
    try app.user.textFields["Kilometers"].tap()
    expectClaim(app.simulator.claimFocusVisible())
  }

  @Test func `changes are discarded only after a question`() throws {
    let app = try launchEditor()
    try app.user.typeText("Mine")
    try app.pullDownSheet()
    #expect(app.user.staticTexts["Discard your changes?"].exists)
    try app.user.buttons["Keep Editing"].tap()
    #expect(app.user.navigationBars["New Trail"].exists)
    try app.user.buttons["Cancel"].tap()
    try app.user.buttons["Discard"].tap()
    #expect(app.user.navigationBars["Library"].exists && app.store.trails.count == 7)
  }

  @Test func `an unchanged form is dismissed by a drag`() throws {
    let app = try launchEditor()
    try app.pullDownSheet()
    #expect(app.user.navigationBars["Library"].isHittable)
  }
}
