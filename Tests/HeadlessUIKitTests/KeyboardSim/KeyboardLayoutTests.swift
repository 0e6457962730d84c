import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct KeyboardLayoutTests {
  private func shownKeys(
    _ setup: Setup,
    _ type: KeyboardType,
    _ body: (Simulator) throws -> Void = { _ in }
  ) throws -> [KeyboardKey] {
    let (simulator, form) = SignInController.launched(on: setup)
    form.username.keyboardType = type
    form.username.autocapitalizationType = .none
    try simulator.user.tap(form.username)
    try body(simulator)
    return simulator.keyboard.keys
  }

  @Test(
    .fact("KL1", "KL2", "KL3", "KL4", "KL5", "KL6", "KL7", "KL9", "KL10", "KL11", "KL13"),
    arguments: LayoutTable.ids
  )
  func `the keys are where the table has them`(id: String) throws {
    let table = try LayoutTable.loaded().qwertyAndPads
    #expect(table.map(\.id) == LayoutTable.ids)
    let row = try #require(table.first { $0.id == id })
    let layout = KeyboardLayouts.layout(for: row.request)
    for (name, rows) in row.allPlanes {
      let plane = try #require(KeyPlane(rawValue: name))
      let keys = try #require(layout.planes[plane])
      // Keys that the table lacks come after the others.
      #expect(keys.count == rows.count || id == "phone-landscape-667x162" && keys.count == rows.count + 7)
      for (key, row) in zip(keys, rows) {
        #expect(key.letters.isEmpty ? key.label == row.label : "\(key.label) \(key.letters)" == row.label)
        #expect(key.kind.tableName == row.kind)
        let parts = [key.frame.minX, key.frame.minY, key.frame.width, key.frame.height]
        let isNear = zip(parts, row.frame).allSatisfy { abs($0 - $1) < 0.006 }
        #expect(isNear, "key \(row.label) of \(name) at \(key.frame) instead of \(row.frame)")
      }
    }
  }

  @Test(.fact("KL1", "KL13", "KL16"), arguments: ["letters", "numbers", "symbols"])
  func `the planes of the keyboard that is seen are those of the table`(plane: String) throws {
    let row = try LayoutTable.loaded().qwertyAndPads[0]
    let keys = try shownKeys(.classic, .default) { simulator in
      #expect(simulator.keyboard.layoutName == "iPhone-Portrait-QWERTY")
      if plane != "letters" { try simulator.user.tap(key: "123") }
      if plane == "symbols" { try simulator.user.tap(key: "#+=") }
      #expect(simulator.keyboard.plane.rawValue == plane)
    }
    #expect(keys.map(\.key.label) == row.planes?[plane]?.map(\.label))
  }

  @Test(.fact("KL4"))
  func `a wider keyboard has the rows of 390 points with the width scaled`() throws {
    let keys = try shownKeys(.current, .default)
    #expect(Set(keys.map(\.key.frame.minY)) == [10, 64, 118, 170])
    for (index, key) in keys.prefix(10).enumerated() {
      #expect(abs(key.key.frame.minX - (3 + 39.3 * CGFloat(index))) < 0.001)
      #expect(abs(key.key.frame.width - 33.3) < 0.001)
    }
  }

  @Test(.fact("KL7", "KL8", "KT15"), arguments: ["2.2", "3.0", "4.2"])
  func `the number pad has twelve cells and no return key`(system: SystemVersion) throws {
    let keys = try shownKeys(Setup(device: .iPhone3G, system: system), .numberPad) { simulator in
      #expect(simulator.keyboard.layoutName == "iPhone-Portrait-NumberPad")
    }
    #expect(keys.count == 12)
    let kinds = keys.map(\.key.kind)
    #expect(kinds.filter { $0 != .character } == [.empty, .delete])
    // Before 3.0 it looked different, but the place of the missing key was the same.
    #expect(keys[9].key.frame == CGRect(x: 0, y: 163, width: 106, height: 53))
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

  @Test(.fact("KL14"), arguments: ReturnKeyType.allCases)
  func `the return key has the title of the field's type, in the words of the system`(type: ReturnKeyType)
    throws
  {
    let row = try #require(LayoutTable.loaded().returnKeys.first { $0.raw == type.rawValue })
    for setup in Setup.both {
      let (simulator, form) = SignInController.launched(on: setup)
      form.username.returnKeyType = type
      try simulator.user.tap(form.username)
      let key = try #require(simulator.keyboard.keys.first { $0.key.kind == .return })
      // One row has two titles for the later systems, and one begins with iOS 9 (U32).
      let isKnown = type != .continue || setup.system >= "9.0"
      let words =
        !isKnown
        ? ["return"]
        : setup.system < "13.0" ? [row.title_2_12] : row.title_13_18.components(separatedBy: " / ").suffix(1)
      #expect(words.contains(key.title))
    }
    #expect(type.title(.sign) == "⏎")
  }

  @Test(
    .fact("U32"),
    arguments: [
      (.iPhone4, "4.3", "return"), (.iPhone4S, "8.4", "return"), (.iPhone4S, "9.0", "Continue"),
      (.iPhoneX, "12.0", "Continue"), (.iPhoneX, "13.0", "continue"),
    ] as [(Device, SystemVersion, String)]
  )
  func `the return key says Continue from iOS 9 on`(
    device: Device,
    system: SystemVersion,
    title: String
  ) throws {
    let (simulator, form) = SignInController.launched(on: Setup(device: device, system: system))
    form.username.returnKeyType = .continue
    try simulator.user.tap(form.username)
    #expect(simulator.keyboard.keys.first { $0.key.kind == .return }?.title == title)
  }

  @Test(.fact("KL1")) func `a touch between keys belongs to the nearest one`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.autocapitalizationType = .none
    try simulator.user.tap(form.username)
    let top = simulator.keyboard.frame.minY
    // q ends at 29, w begins at 35, both from 12 to 51; a begins at 19 in the row at 66.
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
