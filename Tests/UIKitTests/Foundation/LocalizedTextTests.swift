import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Texts by `String(localized:)`, and their resources.
@MainActor @Suite(.serialized) struct LocalizedTextTests {
  /// Writes tables beside the program, and calls a closure in a simulator with a language.
  private func withTables(
    _ language: String,
    _ files: [String: String] = [
      "de.lproj/Localizable.strings": """
      "huk %lld trails by %@" = "%2$@ hat %1$lld Wege";
      "huk-greeting" = "Hallo, %@";
      "huk length %.1lf" = "Länge %.1lf";
      """, "de.lproj/Menu.strings": "\"huk-call\" = \"Anrufen\";",
    ],
    _ body: () -> Void
  ) throws {
    let folder = Bundle.main.bundleURL.appendingPathComponent("Test\(UUID().uuidString)_Shop.resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let simulator = Simulator()
    simulator.language = language
    simulator.perform(body)
  }

  @Test(arguments: [
    (
      "en",
      [
        "huk 1,234 trails by Ada", "Hello, Ada", "huk length 2.5", "Call", "Ann’s 7", "50% of huk 3", "100%",
        "1.500000 2.500000 4 5",
      ]
    ),
    (
      "de",
      [
        "Ada hat 1.234 Wege", "Hallo, Ada", "Länge 2,5", "Anrufen", "Ann’s 7", "50% of huk 3", "100%",
        "1,500000 2,500000 4 5",
      ]
    ),
  ])
  func `a text has its values in the format of the user's language`(language: String, texts: [String]) throws
  {
    try withTables(language) {
      let name = "Ada"
      var options = String.LocalizationOptions()
      options.replacements = [NSString(string: "Ann"), 7]
      let all = [
        String(localized: "huk \(1234) trails by \(name)", comment: "the number of trails"),
        String(localized: "huk-greeting", defaultValue: "Hello, \(name)", bundle: .main),
        String(localized: "huk length \(2.5, specifier: "%.1lf")"),
        String(localized: "huk-call", defaultValue: "Call", table: "Menu"),
        String(localized: "\(placeholder: .object)’s \(placeholder: .int)", options: options),
        String(localized: "50% of huk \(3)"), String(localized: "100%"),
        String(localized: "\(Float(1.5)) \(CGFloat(2.5)) \(UInt8(4)) \(UInt64(5))"),
      ]
      #expect(all == texts)
    }
  }

  @Test func `the locale of a text decides on its values, and not on its language`() throws {
    try withTables("de") {
      let text = String(localized: "huk \(1234) trails by \("Ada")", locale: Locale(identifier: "fr"))
      #expect(text == "Ada hat 1\u{202f}234 Wege")
      let price = String(localized: "\(1234.5, format: .number)", locale: Locale(identifier: "en_US"))
      #expect(price == "1,234.5")
    }
  }

  @Test func `a resource is looked up when a text is made of it`() throws {
    let resource = LocalizedStringResource("huk-call", defaultValue: "Call \(2)", table: "Menu")
    let plain: LocalizedStringResource = "huk \(7) trails by \("Bob")"
    #expect(resource.key == "huk-call")
    #expect(plain.key == "huk %lld trails by %@")
    #expect(plain == LocalizedStringResource("huk \(7) trails by \("Bob")"))
    #expect(plain != LocalizedStringResource("huk \(8) trails by \("Bob")"))
    try withTables("en") { #expect(String(localized: resource) == "Call 2") }
    try withTables("de") {
      #expect(String(localized: resource) == "Anrufen")
      #expect(String(localized: "\(plain)!") == "Bob hat 7 Wege!")
    }
  }
}
