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

  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "huk %lld hikes": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "no hikes"}},
          "one": {"stringUnit": {"state": "translated", "value": "%lld hike"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld hikes"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld wyprawa"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld wyprawy"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld wypraw"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld wyprawy"}}}}}}},
      "huk %@ has %lld and %lld": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%@ has %#@maps@ and %#@pins@"},
        "substitutions": {
          "maps": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg map"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg maps"}}}}},
          "pins": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "one pin"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg pins"}}}}}}}}},
      "huk-tap": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Click"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
      "huk-plain": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Zwykły"}}}}
    }}
    """#

  @Test func `a string catalog has words for each number, in the user's language`() throws {
    let files = ["Localizable.xcstrings": Self.catalog]
    try withTables("en", files) {
      let texts = [0, 1, 2, 1000].map { String(localized: "huk \($0) hikes") }
      #expect(texts == ["no hikes", "1 hike", "2 hikes", "1,000 hikes"])
      #expect(String(localized: "huk \("Ada") has \(1) and \(3)") == "Ada has 1 map and 3 pins")
      #expect(String(localized: "huk \("Ada") has \(5) and \(1)") == "Ada has 5 maps and one pin")
      #expect(String(localized: "huk-tap") == "Tap")
      #expect(NSLocalizedString("huk-tap", comment: "") == "Tap")
      #expect(NSLocalizedString("huk-plain", comment: "") == "huk-plain")
    }
    try withTables("pl", files) {
      let texts = [0, 1, 2, 5, 22].map { String(localized: "huk \($0) hikes") }
      #expect(texts == ["0 wypraw", "1 wyprawa", "2 wyprawy", "5 wypraw", "22 wyprawy"])
      #expect(String(localized: "huk-plain") == "Zwykły")
      #expect(NSLocalizedString("huk-plain", comment: "") == "Zwykły")
    }
  }

  @Test func `a dictionary of texts has words for each number`() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>huk %lld files of %@</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ of %@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
      """
    try withTables("en", ["en.lproj/Localizable.stringsdict": dictionary]) {
      #expect(String(localized: "huk \(1) files of \("Ada")") == "1 file of Ada")
      #expect(String(localized: "huk \(7) files of \("Bob")") == "7 files of Bob")
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
