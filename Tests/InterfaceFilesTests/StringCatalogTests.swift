import Foundation
import InterfaceFiles
import Testing

/// Tests of string catalogs and of the texts with rules.
@Suite struct StringCatalogTests {
  private func catalog(
    _ strings: String,
    source: String = "en",
    device: String = "iphone"
  ) throws -> StringCatalog {
    let text = "{\"sourceLanguage\" : \"\(source)\", \"strings\" : {\n\(strings)\n}, \"version\" : \"1.0\"}"
    return try StringCatalog(Data(text.utf8), file: "Trees.xcstrings", device: device)
  }

  private static func unit(_ value: String, state: String = "translated") -> String {
    "{\"stringUnit\" : {\"state\" : \"\(state)\", \"value\" : \"\(value)\"}}"
  }

  private func format(
    _ text: LocalizedText?,
    _ arguments: any CVarArg...,
    language: String = "en"
  ) -> String? { text?.formatted(arguments, language: language, locale: nil) }

  @Test func `a text is used in each state, but an empty new one is missing`() throws {
    let catalog = try catalog(
      """
      "pick" : {"extractionState" : "stale", "comment" : "A verb", "localizations" : {
        "de" : \(Self.unit("Pfl\\u00fccken", state: "needs_review")),
        "en" : \(Self.unit("Pick", state: "new")),
        "fr" : \(Self.unit("", state: "new")),
        "it" : \(Self.unit(""))}},
      "unused" : {},
      "Malus" : {"shouldTranslate" : false, "localizations" : {
        "en" : \(Self.unit("Malus")), "de" : \(Self.unit("Apfel"))}}
      """
    )
    let texts = ["de", "en", "fr", "it", "ja"].map { catalog.text("pick", language: $0)?.format }
    #expect(texts == ["Pflücken", "Pick", nil, "", nil])
    #expect(catalog.text("unused", language: "en") == nil)
    #expect(["de", "en"].map { catalog.text("Malus", language: $0)?.format } == ["Malus", "Malus"])
    #expect(catalog.warnings.isEmpty && catalog.mistakes.isEmpty)
  }

  @Test(arguments: [("iphone", "Tap"), ("ipad", "Point"), ("mac", "Choose")])
  func `a text varies by device`(device: String, expected: String) throws {
    let catalog = try catalog(
      """
      "choose" : {"localizations" : {"en" : {"variations" : {"device" : {
        "iphone" : \(Self.unit("Tap")), "ipad" : \(Self.unit("Point")), "other" : \(Self.unit("Choose"))}}}}},
      "count" : {"localizations" : {"en" : {"variations" : {"device" : {"other" : {"variations" : {"plural" : {
        "one" : \(Self.unit("%lld tap")), "other" : \(Self.unit("%lld taps"))}}}}}}}}
      """,
      device: device
    )
    #expect(catalog.text("choose", language: "en")?.format == expected)
    #expect(format(catalog.text("count", language: "en"), 1) == "1 tap")
  }

  @Test func `a text varies by the number that it has`() throws {
    let catalog = try catalog(
      """
      "crates" : {"localizations" : {"en" : {"variations" : {"plural" : {
        "zero" : \(Self.unit("no crate of %2$@")), "one" : \(Self.unit("one crate of %2$@")),
        "other" : \(Self.unit("%1$lld crates of %2$@, 100%%"))}}}}},
      "late" : {"localizations" : {"en" : {"variations" : {"plural" : {
        "one" : \(Self.unit("%@: %lld day")), "other" : \(Self.unit("%@: %lld days"))}}}}}
      """
    )
    let crates = catalog.text("crates", language: "en")
    #expect(crates?.format == "%#@value@")
    let counts = [0, 1, 2].map { format(crates, $0, "Cox" as NSString) }
    #expect(counts == ["no crate of Cox", "one crate of Cox", "2 crates of Cox, 100%"])
    let late = catalog.text("late", language: "en")
    #expect([1, 3].map { format(late, "Cox" as NSString, $0) } == ["Cox: 1 day", "Cox: 3 days"])
  }

  @Test func `substitutions take the arguments that they name`() throws {
    let catalog = try catalog(
      """
      "found" : {"localizations" : {"en" : {
        "stringUnit" : {"state" : "translated", "value" : "%#@trees@ in %#@rows@ of %3$@"},
        "substitutions" : {
          "rows" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
            "one" : \(Self.unit("%arg row")), "other" : \(Self.unit("%arg rows"))}}},
          "trees" : {"argNum" : 2, "formatSpecifier" : "lld", "variations" : {"plural" : {
            "one" : \(Self.unit("a tree")), "other" : \(Self.unit("%arg trees"))}}}}}}}
      """
    )
    let found = catalog.text("found", language: "en")
    #expect(format(found, 1, 5, "Kent" as NSString) == "5 trees in 1 row of Kent")
    #expect(format(found, 2, 1, "Kent" as NSString) == "a tree in 2 rows of Kent")
    // Without an argument, the part stays as it is.
    #expect(format(found, 2) == "%#@trees@ in 2 rows of %3$@")
  }

  @Test(arguments: [
    ("{\"sourceLanguage\" : \"en\",\n\"strings\" : {", "2:14: expected a key in quotes"),
    ("{\"sourceLanguage\" : \"en\"}", "1:1: expected the key \"strings\""),
    ("{\"strings\" : {}}", "1:1: expected the key \"sourceLanguage\""),
    ("[]", "1:1: expected a catalog to be an object, found an array"),
    ("{\"a\" : \"\\x\"}", "1:10: expected one of \" \\ / b f n r t u after \\"),
    ("{\"a\" : \"\\ud83c\"}", "1:16: expected both halves of a surrogate pair"),
    ("{\"a\" : 1,\n \"a\" : 2}", "2:2: expected the key \"a\" once"),
    ("{\"a\" : tru}", "1:8: expected a value"),
    ("{} x", "1:4: expected the end of the file"),
    ("\(String(repeating: "[", count: 300))", "1:201: expected at most 200 nested values"),
  ])
  func `a file that isn't a catalog is refused with the position`(text: String, expected: String) {
    let error = #expect(throws: InterfaceFileError.self) {
      try StringCatalog(Data(text.utf8), file: "A.xcstrings", device: "iphone")
    }
    #expect(error?.description == "A.xcstrings:\(expected)")
  }

  @Test func `parts that aren't known are warnings, and values of a wrong kind leave out their text`() throws
  {
    let catalog = try catalog(
      """
      "a" : {"extractionState" : "wild", "localizations" : {"en" : \(Self.unit("A", state: "odd"))}},
      "b" : {"localizations" : {"en" : {"stringUnit" : {"state" : "new", "value" : 7}}}},
      "c" : {"localizations" : {"en" : {}}, "size" : 1},
      "d" : {"localizations" : {"en" : \(Self.unit("%#@n@"))}},
      "e" : {"localizations" : {"en" : {"variations" : {"width" : {}}}}},
      "f" : {"shouldTranslate" : 1}
      """
    )
    #expect(catalog.text("a", language: "en")?.format == "A")
    #expect(["b", "c", "d", "e"].allSatisfy { catalog.text($0, language: "en") == nil })
    #expect(
      catalog.warnings.map { "\($0.line): \($0.text)" } == [
        "2: the extractionState \"wild\" isn't known", "2: the state \"odd\" isn't known",
        "4: \"size\" in the entry \"c\" isn't modeled", "6: \"width\" in variations isn't modeled",
      ]
    )
    #expect(
      catalog.mistakes.map { "\($0.line): \($0.text)" } == [
        "3: expected value to be a string, found a number",
        "4: expected stringUnit or variations in the text of \"c\" in en",
        "5: expected the substitution \"n\"", "6: expected plural or device in the variations",
        "7: expected shouldTranslate to be true or false, found a number",
      ]
    )
  }

  @Test func `a file of rules has the forms, the widest text and the device's`() throws {
    func list(_ entries: [String: Any]) throws -> Data {
      try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
    }
    func rule(_ type: String, _ forms: [String: String]) -> [String: Any] {
      forms.merging(
        ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type]
      ) { first, _ in first }
    }
    let data = try list([
      "rows": [
        "NSStringLocalizedFormatKey": "%#@a@, %#@b@ by %@",
        "a": rule("li", ["zero": "no row", "one": "%li row", "other": "%li rows"]),
        "b": rule("li", ["one": "a tree", "other": "%li trees"]),
      ],
      "name": ["NSStringVariableWidthRuleType": ["20": "Cox", "50": "Cox’s Orange"]],
      "choose": ["NSStringDeviceSpecificRuleType": ["ipad": "Point", "other": "Choose"]],
    ])
    let texts = try StringRules.read(data, file: "A.stringsdict", device: "ipad")
    #expect(format(texts["rows"], 0, 1, "Ann" as NSString) == "no row, a tree by Ann")
    #expect(format(texts["rows"], 4, 5, "Ann" as NSString) == "4 rows, 5 trees by Ann")
    #expect(texts["name"]?.format == "Cox’s Orange")
    #expect(texts["choose"]?.format == "Point")
    let broken = try list(["a": ["NSStringLocalizedFormatKey": "%#@x@", "x": ["one": "1"]]])
    #expect(throws: InterfaceFileError.self) {
      try StringRules.read(broken, file: "A.stringsdict", device: "ipad")
    }
  }

  @Test(
    arguments: [
      ("en", [.other, .one, .other, .other, .other, .other, .other, .other]),
      ("ja", [.other, .other, .other, .other, .other, .other, .other, .other]),
      ("fr", [.one, .one, .other, .other, .other, .other, .other, .one]),
      ("ru", [.many, .one, .few, .many, .many, .one, .few, .other]),
      ("pl", [.many, .one, .few, .many, .many, .many, .few, .other]),
      ("cs", [.other, .one, .few, .other, .other, .other, .other, .many]),
      ("hr", [.other, .one, .few, .other, .other, .one, .few, .other]),
      ("sl", [.other, .one, .two, .other, .other, .other, .other, .few]),
      ("ro", [.few, .one, .few, .few, .few, .other, .other, .few]),
      ("lv", [.zero, .one, .other, .other, .zero, .one, .other, .other]),
      ("lt", [.other, .one, .few, .few, .other, .one, .few, .many]),
      ("ar", [.zero, .one, .two, .few, .many, .many, .many, .other]),
      ("he", [.other, .one, .two, .other, .other, .other, .other, .other]),
      ("cy", [.zero, .one, .two, .other, .other, .other, .other, .other]),
      ("ga", [.other, .one, .two, .few, .other, .other, .other, .other]),
      ("hi", [.one, .one, .other, .other, .other, .other, .other, .other]),
      ("pt-BR", [.one, .one, .other, .other, .other, .other, .other, .one]),
      ("pt-PT", [.other, .one, .other, .other, .other, .other, .other, .other]),
      ("zxx", [.other, .one, .other, .other, .other, .other, .other, .other]),
    ] as [(String, [PluralCategory])]
  )
  func `numbers have the categories of the language`(language: String, expected: [PluralCategory]) {
    let numbers: [Double] = [0, 1, 2, 5, 11, 21, 22, 1.5]
    #expect(numbers.map { PluralCategory(of: $0, language: language) } == expected)
  }

  /// The catalogs of the orchard's app, in the form in which Xcode saves them.
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../HeadlessUIKitTests/Fixtures/Corpus")

  @Test(arguments: ["Catalog.xcstrings", "Harvest.xcstrings", "mul.lproj/PackingSlip.xcstrings"])
  func `all parts of a catalog that Xcode has saved are known`(path: String) throws {
    let data = try Data(contentsOf: Self.corpus.appending(path: path))
    let catalog = try StringCatalog(data, file: path, device: "ipad")
    #expect(catalog.warnings.isEmpty && catalog.mistakes.isEmpty && !catalog.texts.isEmpty)
    guard path == "Harvest.xcstrings" else { return }
    #expect(catalog.text("choose.row", language: "de")?.format == "Reihe wählen")
    #expect(format(catalog.text("graft.summary", language: "en"), 0, 1) == "no graft on 1 tree")
    let crates = catalog.text("%lld crates of %@", language: "pl")
    let counts = [1, 3, 5].map { format(crates, $0, "Cox" as NSString, language: "pl") }
    #expect(counts == ["1 skrzynka, Cox", "3 skrzynki, Cox", "5 skrzynek, Cox"])
    #expect(catalog.text("harvest.title", language: "fr") == nil)
    #expect(catalog.text("old.title", language: "de")?.format == "Ernte")
  }
}
