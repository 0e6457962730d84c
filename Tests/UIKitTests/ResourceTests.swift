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

  private static func catalog(_ strings: String) -> String {
    "{\"sourceLanguage\" : \"en\", \"strings\" : {\(strings)}, \"version\" : \"1.0\"}"
  }

  private static func unit(_ value: String) -> String {
    "{\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\(value)\"}}"
  }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let parts = forms.map { "\"\($0.key)\" : \(unit($0.value))" }.joined(separator: ", ")
    return "{\"variations\" : {\"plural\" : {\(parts)}}}"
  }

  @Test(.fact("SC1")) func `texts come from a string catalog, or from its source language`() throws {
    let catalog = Self.catalog(
      """
      "hello" : {"localizations" : {"en" : \(Self.unit("Hello")), "de" : \(Self.unit("Hallo"))}},
      "only" : {"localizations" : {"en" : \(Self.unit("English"))}}, "none" : {}
      """
    )
    try withResources(["Texts/HukCatalog.xcstrings": catalog]) {
      for (language, hello) in [("en", "Hello"), ("de", "Hallo"), ("de-AT", "Hallo"), ("fr", "Hello")] {
        let simulator = Simulator()
        simulator.application.language = language
        simulator.perform {
          #expect(NSLocalizedString("hello", tableName: "HukCatalog", comment: "") == hello)
          #expect(NSLocalizedString("only", tableName: "HukCatalog", comment: "") == "English")
          #expect(NSLocalizedString("none", tableName: "HukCatalog", comment: "") == "none")
          #expect(NSLocalizedString("none", tableName: "HukCatalog", value: "V", comment: "") == "V")
        }
      }
    }
  }

  @Test(.fact("SC2")) func `formats of catalogs and of rules take the form of the number`() throws {
    let catalog = Self.catalog(
      """
      "crates" : {"localizations" : {
        "en" : \(Self.plural(["one": "%lld crate", "other": "%lld crates"])),
        "ru" : \(Self.plural(["one": "%lld ящик", "few": "%lld ящика", "many": "%lld ящиков"]))}},
      "few" : {"localizations" : {"en" : \(Self.plural(["one": "a tree", "other": "many trees"]))}},
      "rows" : {"localizations" : {"en" : \(Self.plural(["one": "a row", "other": "%lld rows"]))}}
      """
    )
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>trees</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@value@</string><key>value</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d tree</string><key>other</key><string>%d trees</string></dict></dict></dict></plist>
      """
    let files = ["HukPlural.xcstrings": catalog, "en.lproj/HukRules.stringsdict": rules]
    try withResources(files) {
      for (language, crates) in [
        ("en", ["1 crate", "3 crates", "1,200 crates"]), ("ru", ["1 ящик", "3 ящика", "1\u{A0}200 ящиков"]),
      ] {
        let simulator = Simulator()
        simulator.application.language = language
        simulator.perform {
          // The strings of texts with the same parts are different, so that both know their rules.
          let format = NSLocalizedString("crates", tableName: "HukPlural", comment: "")
          let rows = NSLocalizedString("rows", tableName: "HukPlural", comment: "")
          let trees = NSLocalizedString("trees", tableName: "HukRules", comment: "")
          #expect([1, 3, 1200].map { String.localizedStringWithFormat(format, $0) } == crates)
          #expect(String(format: format, 3) == crates[1])
          #expect(String(format: format, arguments: [3]) == crates[1])
          #expect(String(format: rows, 1) == "a row")
          let few = NSLocalizedString("few", tableName: "HukPlural", comment: "")
          #expect([1, 2].map { String(format: few, $0) } == ["a tree", "many trees"])
          #expect(String(format: trees, 1) + String(format: trees, 2) == "1 tree2 trees")
          #expect(String(format: "%02d %@", 5, "a") == "05 a")
          // Foundation's own method, which an array of this type reaches, writes the form for other numbers.
          let arguments: [any CVarArg] = [1]
          #expect(String(format: trees, arguments: arguments) == "1 trees")
        }
      }
    }
  }

  @Test(.fact("SC3")) func `a table beside a catalog of its name and a broken catalog are problems`() throws {
    let files = [
      "HukTwice.xcstrings": Self.catalog("\"a\" : {\"localizations\" : {\"en\" : \(Self.unit("A"))}}"),
      "en.lproj/HukTwice.strings": "\"a\" = \"B\";",
      "HukBroken.xcstrings": "{\n\"sourceLanguage\" : 1}",
    ]
    try withResources(files) {
      let simulator = Simulator()
      withKnownIssue {
        simulator.perform {
          for _ in 1...2 { #expect(NSLocalizedString("a", tableName: "HukTwice", comment: "") == "A") }
        }
      } matching: {
        "\($0)".contains(
          "expected no other table of this name in the target, found en.lproj/HukTwice.strings"
        )
      }
      withKnownIssue {
        simulator.perform { #expect(NSLocalizedString("a", tableName: "HukBroken", comment: "") == "a") }
      } matching: {
        "\($0)".contains("HukBroken.xcstrings:")
      }
    }
  }
}

private final class Holder {}
