import Foundation
import HeadlessUIKit
import Testing

/// A layout as the table of facts has it.
private struct TableLayout: Decodable {
  struct TableKey: Decodable {
    var label: String
    var kind: String
    var frame: [Double]
  }

  var id: String
  var width: Double
  var planes: [String: [TableKey]]

  static func named(_ id: String) throws -> TableLayout {
    let all = try JSONDecoder().decode([TableLayout].self, from: TestFiles.fixture("keylayouts.json"))
    return try #require(all.first { $0.id == id })
  }
}

extension Key.Kind {
  fileprivate var tableName: String {
    switch self {
    case .character: "char"
    case .plane: "plane"
    default: "\(self)"
    }
  }
}

@MainActor @Suite struct KeyboardLayoutTests {
  private func shownKeys(
    _ setup: Setup,
    _ type: KeyboardType,
    _ body: (Simulator) throws -> Void = { _ in }
  ) throws -> [KeyView] {
    let (simulator, form) = SignInController.launched(on: setup)
    form.username.keyboardType = type
    form.username.autocapitalizationType = .none
    try simulator.user.tap(form.username)
    try body(simulator)
    return simulator.keyboard.keys
  }

  private func compare(
    _ keys: [KeyView],
    with table: [TableLayout.TableKey],
    width: Double,
    of screen: Double
  ) {
    #expect(keys.map(\.key.label) == table.map(\.label))
    #expect(keys.map(\.key.kind.tableName) == table.map(\.kind))
    // A keyboard wider than the table's has wider keys at the same heights; only equal widths compare whole frames.
    for (key, row) in zip(keys, table) {
      let frame = key.frame
      #expect(frame.minY == row.frame[1] && frame.height == row.frame[3], "key \(row.label)")
      guard width == screen else { continue }
      let difference = max(abs(frame.minX - row.frame[0]), abs(frame.width - row.frame[2]))
      #expect(difference < 0.01, "key \(row.label) at \(frame) instead of \(row.frame)")
    }
  }

  @Test(.fact("KL1", "KL13", "KL16"), arguments: ["letters", "numbers", "symbols"])
  func `the keys of 320 points are where they were measured`(plane: String) throws {
    let table = try TableLayout.named("phone-portrait-320x216")
    let keys = try shownKeys(.classic, .default) { simulator in
      #expect(simulator.keyboard.layoutName == "iPhone-Portrait-QWERTY")
      if plane != "letters" { try simulator.user.tap(key: "123") }
      if plane == "symbols" { try simulator.user.tap(key: "#+=") }
      #expect(simulator.keyboard.plane.rawValue == plane)
    }
    compare(keys, with: try #require(table.planes[plane]), width: table.width, of: 320)
  }

  @Test(.fact("KL4", "KL13"), arguments: ["letters", "numbers", "symbols"])
  func `a wider keyboard has the rows of 390 points with the width scaled`(plane: String) throws {
    let table = try TableLayout.named("phone-portrait-390x216")
    let keys = try shownKeys(.current, .default) { simulator in
      if plane != "letters" { try simulator.user.tap(key: "123") }
      if plane == "symbols" { try simulator.user.tap(key: "#+=") }
    }
    compare(keys, with: try #require(table.planes[plane]), width: table.width, of: 393)
    let letters = keys.filter { $0.key.kind == .character }.prefix(10)
    for (index, key) in letters.enumerated() {
      #expect(abs(key.frame.minX - (3 + 39.3 * CGFloat(index))) < 0.001)
      #expect(abs(key.frame.width - 33.3) < 0.001)
    }
  }

  @Test(.fact("KL7", "KT15")) func `the number pad has twelve cells and no return key`() throws {
    let table = try TableLayout.named("numberPad-320x216")
    let keys = try shownKeys(.classic, .numberPad) { simulator in
      #expect(simulator.keyboard.layoutName == "iPhone-Portrait-NumberPad")
    }
    compare(keys, with: try #require(table.planes["numbers"]), width: 320, of: 320)
  }

  @Test(.fact("KL11")) func `a wider number pad shares the width among three columns`() throws {
    let keys = try shownKeys(.current, .numberPad)
    let width = (393.0 - 2) / 3
    for (index, key) in keys.enumerated() {
      #expect(abs(key.frame.width - width) < 0.001 && key.frame.height == 53)
      #expect(abs(key.frame.minX - CGFloat(index % 3) * (width + 1)) < 0.001)
    }
  }

  @Test func `numbers and punctuation begin on the numbers plane`() throws {
    let keys = try shownKeys(.classic, .numbersAndPunctuation) { #expect($0.keyboard.plane == .numbers) }
    #expect(keys.first?.key.label == "1")
  }

  @Test(.fact("KL17"), arguments: [(Setup.classic, "A", "A"), (Setup.current, "a", "A")])
  func `key caps follow shift from iOS 9 and are capitals before`(
    setup: Setup,
    off: String,
    on: String
  ) throws {
    let keys = try shownKeys(setup, .default)
    let a = try #require(keys.first { $0.key.label == "a" })
    #expect(a.title == off)
    let shifted = try shownKeys(setup, .default) { try $0.user.tap(key: "shift") }
    #expect(shifted.first { $0.key.label == "a" }?.title == on)
  }

  @Test(
    .fact("KL14"),
    arguments: zip(
      ReturnKeyType.allCases,
      [
        "return", "Go", "Google", "Join", "Next", "Route", "Search", "Send", "Yahoo", "Done",
        "Emergency Call",
        "Continue",
      ]
    )
  )
  func `the return key says what the field asks, in lower case from iOS 13`(
    type: ReturnKeyType,
    title: String
  ) throws {
    for setup in Setup.both {
      let (simulator, form) = SignInController.launched(on: setup)
      form.username.returnKeyType = type
      try simulator.user.tap(form.username)
      let key = try #require(simulator.keyboard.keys.first { $0.key.kind == .return })
      #expect(key.title == (setup.system < "13.0" || type == .google ? title : title.lowercased()))
    }
  }

  @Test(.fact("KL1")) func `a touch between keys belongs to the nearest one`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.autocapitalizationType = .none
    try simulator.user.tap(form.username)
    let top = simulator.keyboard.frame.minY
    // q ends at 29, w begins at 35, both from 12 to 51; a begins at 19 in the row from 66.
    for point in [CGPoint(x: 31, y: 30), CGPoint(x: 33, y: 30), CGPoint(x: 1, y: 0), CGPoint(x: 20, y: 60)] {
      try simulator.user.tap(CGPoint(x: point.x, y: top + point.y))
    }
    #expect(form.username.text == "qwqa")
  }

  @Test(.fact("KT20")) func `the empty place of the number pad takes touches and does nothing`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.keyboardType = .numberPad
    try simulator.user.tap(form.username)
    try simulator.user.type("12")
    try simulator.user.tap(CGPoint(x: 50, y: simulator.keyboard.frame.minY + 190))
    #expect(form.username.text == "12")
    #expect(form.username.isFirstResponder)
  }
}
