import Foundation
import Testing
import UIKit
import HeadlessUIKit

/// Files and texts of the app's packages in the main bundle.
@MainActor @Suite(.serialized) struct ResourceTests {
  /// Writes the resources of a module beside the program, and calls a closure.
  private func withResources(_ files: [String: String], _ body: () throws -> Void) throws {
    let folder = Bundle.main.bundleURL.appendingPathComponent("Test\(UUID().uuidString)_Shop.resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body()
  }

  private func text(_ url: URL?) -> String? { url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }

  @Test func `the main bundle finds the resources of packages in any folder`() throws {
    let files = [
      "Fixtures/huk-trails.json": "trails", "huk-top.txt": "top", "Menus/huk-a.txt": "menus",
      "Pages/huk-a.txt": "pages",
      "de.lproj/huk-page.html": "Seite", "Base.lproj/huk-page.html": "page", "huk-row~ipad.txt": "pad",
      "huk-row.txt": "phone",
    ]
    try withResources(files) {
      for (device, language, page, row) in [
        (Device.iPhone17, "en", "page", "phone"), (.iPadA16, "de", "Seite", "pad"),
      ] {
        let simulator = Simulator(device: device)
        simulator.application.language = language
        simulator.perform {
          let main = Bundle.main
          #expect(text(main.url(forResource: "huk-trails", withExtension: "json")) == "trails")
          #expect(
            text(Bundle(for: Holder.self).url(forResource: "huk-trails", withExtension: "json")) == "trails"
          )
          #expect(
            main.path(forResource: "huk-trails", ofType: "json")?.hasSuffix("Fixtures/huk-trails.json")
              == true
          )
          #expect(text(main.url(forResource: "huk-top.txt", withExtension: nil)) == "top")
          #expect(
            text(main.url(forResource: "huk-a", withExtension: "txt", subdirectory: "Pages")) == "pages"
          )
          #expect(text(main.url(forResource: "Menus/huk-a", withExtension: "txt")) == "menus")
          #expect(text(main.url(forResource: "huk-page", withExtension: "html")) == page)
          #expect(text(main.url(forResource: "huk-row", withExtension: "txt")) == row)
          #expect(main.url(forResource: "huk-missing", withExtension: "txt") == nil)
          #expect(main.url(forResource: "../huk-top", withExtension: "txt") == nil)
        }
      }
    }
  }

  @Test func `texts come from the app's tables in the user's language`() throws {
    let files = [
      "en.lproj/HukTexts.strings": "\"hello\" = \"Hello\"; \"only\" = \"English\";",
      "de.lproj/HukTexts.strings": "\"hello\" = \"Hallo\";",
    ]
    try withResources(files) {
      for (language, hello) in [("en", "Hello"), ("de", "Hallo"), ("de-AT", "Hallo"), ("fr", "Hello")] {
        let simulator = Simulator()
        simulator.application.language = language
        simulator.perform {
          #expect(NSLocalizedString("hello", tableName: "HukTexts", comment: "") == hello)
          let bundle = Bundle(for: Holder.self)
          #expect(NSLocalizedString("hello", tableName: "HukTexts", bundle: bundle, comment: "") == hello)
          #expect(NSLocalizedString("only", tableName: "HukTexts", comment: "") == "English")
          #expect(NSLocalizedString("none", tableName: "HukTexts", comment: "") == "none")
          #expect(NSLocalizedString("none", tableName: "HukTexts", value: "Value", comment: "") == "Value")
        }
      }
    }
  }
}

private final class Holder {}
