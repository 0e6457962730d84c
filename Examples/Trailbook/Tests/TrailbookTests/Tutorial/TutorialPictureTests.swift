import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

/// The pictures of the tutorial about this app.
@MainActor @Suite struct TutorialPictureTests {
  @Test func `the tutorial shows the app at each section`() throws {
    let app = LaunchedApp()
    try expectPicture(app.simulator.svg(title: "Launched"), named: "TrailbookLaunched.svg")
    try app.user.searchFields.firstMatch.tap()
    try app.user.typeText("p")
    app.simulator.settle()
    try expectPicture(app.simulator.svg(title: "Search"), named: "TrailbookSearch.svg")
  }

  @Test func `the tutorial shows a download and the trail after the return`() throws {
    let app = LaunchedApp()
    try app.cell("Saddle").tap()
    try app.user.manually { try app.user.buttons["Download Map"].tap() }
    app.simulator.advance(by: .milliseconds(600))
    try expectPicture(app.simulator.svg(title: "Download"), named: "TrailbookDownload.svg")
    app.simulator.settle()
    try app.user.leaveProgram()
    let again = LaunchedApp(on: Simulator(relaunching: app.simulator.terminate()))
    try expectPicture(again.simulator.svg(title: "Launched again"), named: "TrailbookRelaunched.svg")
  }

  /// Compares a picture with the file in the documentation catalog; `UPDATE_GOLDEN=1` writes it.
  private func expectPicture(_ picture: String, named name: String) throws {
    let folder = "../../../../../Sources/HeadlessUIKit/HeadlessUIKit.docc/Resources"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "\(folder)/\(name)").standardizedFileURL
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(picture == (try String(contentsOf: file, encoding: .utf8)))
  }
}
