import Foundation
import HeadlessUIKit
import Testing

@testable import Steps

/// The documents' apps, compiled as they are, and used as the documents say.
@MainActor @Suite struct DocumentAppsTests {
  @Test(
    "The steps of each document have the results that it promises",
    arguments: DocumentApp.all.map(\.module)
  )
  func steps(module: String) throws {
    let app = try #require(DocumentApp.all.first { $0.module == module })
    let walk = try app.walk()
    #expect(walk.failures == [])
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "Golden/\(module).txt"
    )
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try walk.text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(walk.text == (try String(contentsOf: golden, encoding: .utf8)))
  }

  @Test("The apps that don't depend on the keyboard's old frame work on today's system, too")
  func today() throws {
    for app in [DocumentApp.backgroundTap, .passingData] {
      let walk = Walk(app, on: .iPhone17, "26.0")
      try app.steps(walk)
      #expect(walk.failures == [], "\(app.module)")
      // From iOS 13 the window of PassingData belongs to its scene.
      let scenes = walk.simulator.application.connectedScenes.compactMap { $0 as? WindowScene }
      #expect(scenes.contains { $0.delegate != nil } == (app.module == "PassingData"))
    }
  }

  @Test("A second walk has the same lines") func repeated() throws {
    for app in DocumentApp.all { #expect(try app.walk().text == app.walk().text) }
  }
}
