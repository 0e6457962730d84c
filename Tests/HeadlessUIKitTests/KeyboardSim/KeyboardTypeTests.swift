import Foundation
import HeadlessUIKit
import Testing

/// The keys of keyboards of each type, on each kind of device.
@MainActor @Suite struct KeyboardTypeTests {
  /// The sizes of the keys' areas of all phones, with the screens' widths in portrait.
  private static let phones: [(size: CGSize, screen: CGFloat, hasDock: Bool)] = [
    (320, 216, 320, false), (320, 235, 320, false), (375, 216, 375, false), (414, 226, 414, false),
    (375, 216, 375, true),
    (390, 216, 390, true), (393, 216, 393, true), (402, 216, 402, true), (414, 226, 414, true),
    (428, 226, 428, true), (430, 226, 430, true), (440, 226, 440, true), (480, 162, 320, false),
    (568, 162, 320, false), (667, 162, 375, false), (736, 162, 414, false), (812, 150, 375, true),
    (896, 150, 414, true), (844, 160, 390, true), (852, 160, 393, true), (874, 160, 402, true),
    (926, 160, 428, true), (932, 160, 430, true), (956, 160, 440, true),
  ].map { (CGSize(width: $0.0, height: $0.1), $0.2, $0.3) }

  /// The screens of all pads, with the heights of their keys' areas.
  private static let pads: [(screen: CGSize, portrait: CGFloat, landscape: CGFloat)] = [
    (768, 1024, 264, 352), (768, 1024, 258, 343), (768, 1024, 265, 353), (810, 1080, 265, 353),
    (834, 1112, 258, 343), (834, 1112, 265, 353), (744, 1133, 265, 353), (834, 1194, 265, 353),
    (834, 1210, 265, 353), (820, 1180, 262, 347), (1024, 1366, 323, 416), (1024, 1366, 328, 423),
    (1032, 1376, 330.5, 426),
  ].map { (CGSize(width: $0.0, height: $0.1), $0.2, $0.3) }

  private static func padRequest(
    _ type: KeyboardType,
    _ screen: CGSize,
    _ height: CGFloat,
    isLandscape: Bool
  ) -> LayoutRequest {
    let width = isLandscape ? screen.height : screen.width
    return LayoutRequest(
      type,
      size: CGSize(width: width, height: height),
      screen: screen,
      isPad: true,
      isLandscape: isLandscape
    )
  }

  /// Returns all layout requests for a type.
  private static func requests(for type: KeyboardType) -> [LayoutRequest] {
    var result = pads.flatMap { screen, portrait, landscape in
      [
        padRequest(type, screen, portrait, isLandscape: false),
        padRequest(type, screen, landscape, isLandscape: true),
      ]
    }
    for (size, screen, hasDock) in phones {
      for key in [LayoutRequest.SwitchKey.none, .globe, .emoji] where !hasDock || key != .globe {
        result.append(
          LayoutRequest(
            type,
            size: size,
            screen: CGSize(width: screen, height: 1000),
            isLandscape: size.width > 2 * size.height,
            hasDock: hasDock,
            switchKey: key,
            hasDictationKey: !hasDock && key == .globe
          )
        )
      }
    }
    return result
  }

  @Test(.fact("KL3", "KL4", "KL5", "KL6", "KL11", "KL18"), arguments: KeyboardType.allCases)
  func `the keys of every device lie in their area and apart from each other`(type: KeyboardType) throws {
    for request in Self.requests(for: type) {
      let layout = KeyboardLayouts.layout(for: request)
      let area = CGRect(origin: .zero, size: request.size)
      for (plane, keys) in layout.planes {
        #expect(!keys.isEmpty)
        for (index, key) in keys.enumerated() {
          #expect(
            area.insetBy(dx: -0.01, dy: -0.01).contains(key.frame),
            "\(key.label), \(plane), \(request)"
          )
          #expect(key.frame.width > 20 && key.frame.height > 20, "\(key.label), \(plane), \(request)")
          for other in keys[..<index] where other.frame.insetBy(dx: 0.01, dy: 0.01).intersects(key.frame) {
            Issue.record("\(key.label) over \(other.label), \(plane), \(request)")
          }
        }
      }
    }
  }

  // MARK: Phones

  @Test(
    .fact("KL15", "KL16"),
    arguments: zip(
      [
        KeyboardType.default, .asciiCapable, .emailAddress, .URL, .twitter, .webSearch, .namePhonePad,
        .numbersAndPunctuation,
      ],
      [
        ["space"], ["space"], ["space", "@", "."], [".", "/", ".com"], ["space", "@", "#"], ["space", "."],
        ["space"], ["space"],
      ]
    )
  )
  func `the last row has the keys of the keyboard type`(type: KeyboardType, middle: [String]) throws {
    for (size, hasDock) in [
      (CGSize(width: 320, height: 216), false), (CGSize(width: 390, height: 216), true),
    ] {
      let request = LayoutRequest(
        type,
        size: size,
        screen: CGSize(width: size.width, height: 800),
        hasDock: hasDock,
        switchKey: hasDock ? .none : .globe
      )
      let layout = KeyboardLayouts.layout(for: request)
      let keys = try #require(layout.planes[.letters]).map(\.label)
      let row = ["123"] + (hasDock ? [] : ["globe"]) + middle + ["return"]
      #expect(Array(keys.suffix(row.count)) == row)
      #expect(layout.firstPlane == (type == .numbersAndPunctuation ? .numbers : .letters))
      let suffix = [
        KeyboardType.emailAddress: "-Email", .URL: "-URL", .twitter: "-Twitter", .webSearch: "-WebSearch",
        .namePhonePad: "-NamePhonePad",
      ]
      #expect(layout.name == "iPhone-Portrait-QWERTY" + (suffix[type] ?? ""))
    }
  }

  /// Launches the form with its keyboard shown.
  private func typing(
    _ type: KeyboardType,
    on setup: Setup,
    _ prepare: (Simulator, TextField) -> Void = { _, _ in }
  ) throws -> (Simulator, TextField) {
    let (simulator, form) = SignInController.launched(on: setup)
    form.username.keyboardType = type
    prepare(simulator, form.username)
    try simulator.user.tap(form.username)
    return (simulator, form.username)
  }

  @Test(
    .fact("KL15"),
    arguments: [
      (KeyboardType.emailAddress, "ada@b.org"), (.URL, "a.b/c.com"), (.twitter, "@ada #1"),
      (.webSearch, "a. b"), (.numbersAndPunctuation, "1-a"),
    ]
  )
  func `each keyboard type enters its own characters`(type: KeyboardType, text: String) throws {
    let (simulator, field) = try typing(type, on: .current) { $1.autocapitalizationType = .none }
    try simulator.user.type(text)
    #expect(field.text == text)
    if type == .URL {
      #expect(throws: InteractionError.self) { try simulator.user.type(" ") }
      try simulator.user.tap(key: "shift")
      try simulator.user.tap(key: ".com")
      #expect(field.text == text + ".com")
    }
    if type == .webSearch { #expect(simulator.keyboard.keys.contains { $0.title == "go" }) }
  }

  @Test(.fact("KL9", "KL16"), arguments: Setup.both)
  func `a phone pad has its signs on another plane`(setup: Setup) throws {
    let (simulator, field) = try typing(.phonePad, on: setup)
    #expect(simulator.keyboard.layoutName == "iPhone-Portrait-PhonePad")
    #expect(simulator.keyboard.planeName == "Default")
    #expect(simulator.keyboard.keys[1].key.letters == "ABC")
    try simulator.user.tap(key: "+*#")
    #expect(simulator.keyboard.planeName == "Alternate")
    for key in ["+", "pause", "wait", "123", "4"] { try simulator.user.tap(key: key) }
    #expect(simulator.keyboard.planeName == "Default")
    try simulator.user.type("9#2")
    #expect(field.text == "+,;49#2")
  }

  @Test(.fact("KL10"), arguments: [".", ","])
  func `a decimal pad has the region's separator`(separator: String) throws {
    let (simulator, field) = try typing(.decimalPad, on: .current) { simulator, _ in
      simulator.keyboard.decimalSeparator = separator
    }
    #expect(simulator.keyboard.layoutName == "iPhone-Portrait-DecimalPad")
    try simulator.user.type("3\(separator)5")
    #expect(field.text == "3\(separator)5")
    simulator.keyboard.decimalSeparator = "٫"
    try simulator.user.type("٫")
    #expect(field.text == "3\(separator)5٫")
  }

  @Test(.fact("KT1", "KL15", "KL16")) func `a name's keyboard has a pad for the number behind its letters`()
    throws
  {
    let (simulator, field) = try typing(.namePhonePad, on: .current)
    #expect(!simulator.keyboard.isShifted)
    #expect(simulator.keyboard.planeName == "Small-Letters")
    try simulator.user.type("ada 5")
    #expect(simulator.keyboard.planeName == "Numbers")
    #expect(simulator.keyboard.keys.count == 12)
    try simulator.user.type("a")
    #expect(field.text == "ada 5a")
  }

  @Test(.fact("KL16")) func `the planes have the names of the keyboards' own files`() throws {
    let (simulator, _) = try typing(.default, on: .classic)
    #expect(simulator.keyboard.planeName == "Capital-Letters")
    try simulator.user.tap(key: "shift")
    #expect(simulator.keyboard.planeName == "Small-Letters")
    try simulator.user.tap(key: "123")
    #expect(simulator.keyboard.planeName == "Numbers-And-Punctuation")
    try simulator.user.tap(key: "#+=")
    #expect(simulator.keyboard.planeName == "Numbers-And-Punctuation-Alternate")
    let pad = LayoutRequest(
      .numberPad,
      size: CGSize(width: 375, height: 216),
      screen: CGSize(width: 375, height: 667)
    )
    #expect(KeyboardLayouts.layout(for: pad).name == "iPhone-PortraitTruffle-NumberPad")
  }

  @Test(
    .fact("KT16"),
    arguments: zip(
      [KeyboardType.decimalPad, .twitter, .webSearch],
      [("4.0", "4.1", "DecimalPad"), ("4.3", "5.0", "QWERTY-Twitter"), ("6.1", "7.0", "QWERTY-WebSearch")]
    )
  )
  func `a type that came later is the default before`(type: KeyboardType, change: (String, String, String))
    throws
  {
    for (system, name) in [(change.0, "QWERTY"), (change.1, change.2)] {
      let version = try #require(SystemVersion(system))
      let (simulator, _) = try typing(type, on: Setup(device: .iPhone4, system: version))
      #expect(simulator.keyboard.layoutName == "iPhone-Portrait-\(name)")
    }
  }

  @Test(.fact("KT16")) func `the pad of ASCII digits came with iOS 10`() throws {
    let (old, _) = try typing(.asciiCapableNumberPad, on: .classic)
    #expect(old.keyboard.layoutName == "iPhone-Portrait-QWERTY")
    let (new, _) = try typing(.asciiCapableNumberPad, on: .current)
    #expect(new.keyboard.layoutName == "iPhone-Portrait-NumberPad")
  }

  // MARK: Globe, emoji, dictation

  @Test(
    .fact("KT16", "KT19"),
    arguments: [
      ("4.3", InputModes.one, ["123", "space"]), ("4.3", .oneWithEmoji, ["123", "space"]),
      ("4.3", .several, ["123", "globe", "space"]), ("6.1", .one, ["123", "space"]),
      ("6.1", .oneWithEmoji, ["123", "globe", "space"]),
    ]
  )
  func `a globe is there if there is another keyboard`(system: String, modes: InputModes, row: [String])
    throws
  {
    let setup = Setup(device: .iPhone4, system: try #require(SystemVersion(system)))
    let (simulator, _) = try typing(.default, on: setup) { simulator, _ in
      simulator.keyboard.inputModes = modes
    }
    let keys = simulator.keyboard.keys.suffix(row.count + 1)
    #expect(keys.map(\.key.label) == row + ["return"])
    #expect(keys.first?.key.frame.width == (row.count == 2 ? 74 : 34))
    try simulator.user.tap(key: "space")
    simulator.keyboard.inputModes = .several
    #expect(simulator.keyboard.keys.contains { $0.key.kind == .globe })
  }

  @Test(.fact("KT16", "KT18", "KT19", "KL4"))
  func `above a dock there is an emoji key, but not for ASCII or a secret`()
    throws
  {
    let (simulator, field) = try typing(.default, on: .current) { simulator, _ in
      simulator.keyboard.inputModes = .oneWithEmoji
      simulator.keyboard.isDictationEnabled = true
    }
    let row = simulator.keyboard.keys.suffix(4)
    #expect(row.map(\.key.label) == ["123", "emoji", "space", "return"])
    #expect(row.map(\.key.frame.width) == [43, 43, 191, 92])
    try simulator.user.tap(key: "emoji")
    #expect(field.text == "")
    for change in [{ field.keyboardType = .asciiCapable }, { field.isSecureTextEntry = true }] {
      (field.keyboardType, field.isSecureTextEntry) = (.default, false)
      change()
      field.reloadInputViews()
      simulator.settle()
      #expect(!simulator.keyboard.keys.contains { $0.key.kind == .emoji })
    }
  }

  @Test(
    .fact("KT18", "KT19"),
    arguments: [(Device.iPhone4, "4.3", false), (.iPhone4, "5.1", false), (.iPhone4S, "5.0", true)]
  )
  func `a microphone is there on devices since iOS 5, but not in a secret`(
    device: Device,
    system: String,
    isThere: Bool
  ) throws {
    let setup = Setup(device: device, system: try #require(SystemVersion(system)))
    let (simulator, field) = try typing(.default, on: setup) { simulator, _ in
      simulator.keyboard.isDictationEnabled = true
    }
    let row = simulator.keyboard.keys.suffix(isThere ? 5 : 4)
    #expect(row.map(\.key.label) == ["123", "globe"] + (isThere ? ["dictation"] : []) + ["space", "return"])
    if isThere { #expect(row.map(\.key.frame.width) == [34, 34, 26, 122, 74]) }
    field.isSecureTextEntry = true
    field.reloadInputViews()
    simulator.settle()
    #expect(!simulator.keyboard.keys.contains { $0.key.kind == .dictation })
  }

  @Test(.fact("KL17")) func `key caps are capitals again if the setting says so`() throws {
    let (simulator, _) = try typing(.default, on: .current) { $1.autocapitalizationType = .none }
    #expect(simulator.keyboard.keys[0].title == "q")
    simulator.keyboard.showsLowercaseKeys = false
    #expect(simulator.keyboard.keys[0].title == "Q")
  }

  @Test(.fact("KL6")) func `a wide phone has keys at the sides for undo, the caret and the end`() throws {
    let simulator = Simulator(device: .iPhone6, system: "9.0")
    let controller = RotatingController("A", Recorder())
    let field = TextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    field.autocapitalizationType = .none
    simulator.launch(controller)
    controller.view.addSubview(field)
    simulator.user.rotate(to: .landscapeLeft)
    try simulator.user.tap(field)
    let extra = simulator.keyboard.keys.suffix(7)
    #expect(extra.allSatisfy { $0.key.frame.size == CGSize(width: 64.5, height: 33) })
    #expect(extra.first?.key.frame.minX == 4 && extra.last?.key.frame.maxX == 663)
    try simulator.user.type("ab")
    for key in ["cursor left", ",", "cursor right", "."] { try simulator.user.tap(key: key) }
    #expect(field.text == "a,b.")
    try simulator.user.tap(key: "undo")
    #expect(field.text == "a,b")
    try simulator.user.tap(key: "hide")
    #expect(!field.isFirstResponder && !simulator.keyboard.isVisible)
  }

  // MARK: Pads

  @Test(
    .fact("KL12", "KL18", "KT7"),
    arguments: [(Device.iPad2, "6.1"), (.iPadAir4, "18.0"), (.iPadPro12Inch3, "18.0")]
  )
  func `a pad's keyboard can be typed on, and hides by a key`(device: Device, system: String) throws {
    let setup = Setup(device: device, system: try #require(SystemVersion(system)))
    let (simulator, field) = try typing(.default, on: setup) { $1.autocapitalizationType = .none }
    #expect(simulator.keyboard.layoutName == "iPad-Portrait-QWERTY")
    let finger = try simulator.touchDown(onKey: "q")
    #expect(!simulator.keyboard.keys.contains { $0.hasPopup })
    finger.lift()
    try simulator.user.type("A-[€]'1b")
    #expect(field.text == "qA-[€]'1b")
    if simulator.keyboard.keys.contains(where: { $0.key.kind == .capsLock }) {
      for key in ["caps lock", "a", "b", "caps lock", "c", "tab"] { try simulator.user.tap(key: key) }
      #expect(field.text == "qA-[€]'1bABc\t")
    }
    try simulator.user.tap(key: "hide")
    #expect(!field.isFirstResponder && !simulator.keyboard.isVisible)
    field.keyboardType = .numberPad
    try simulator.user.tap(field)
    #expect(simulator.keyboard.planeName == "Numbers-And-Punctuation")
  }

  @Test(.fact("KL12"), arguments: [KeyboardType.numberPad, .phonePad, .decimalPad])
  func `a pad has no pad of digits but the numbers of the full keyboard`(type: KeyboardType) throws {
    let screen = CGSize(width: 768, height: 1024)
    let layout = KeyboardLayouts.layout(for: Self.padRequest(type, screen, 264, isLandscape: false))
    #expect(layout.name == "iPad-Portrait-QWERTY" && layout.firstPlane == .numbers)
    #expect(layout.planes.count == 3)
    #expect(layout.planes[.numbers]?.prefix(11).map(\.label).joined() == "1234567890delete")
  }

  @Test(.fact("KL18")) func `a pad's keys have the table's measures`() throws {
    let table = try LayoutTable.loaded().padMetrics
    #expect(table.sizes.count == 7)
    for row in table.sizes {
      let screen = CGSize(width: row.size[0], height: row.size[1])
      for (isLandscape, metrics) in [(false, row.portrait), (true, row.landscape)] {
        let request = Self.padRequest(.default, screen, isLandscape ? 440 : 350, isLandscape: isLandscape)
        let keys = try #require(KeyboardLayouts.layout(for: request).planes[.letters])
        check(keys, metrics, width: request.size.width, rows: row.rows ?? 4, top: table.topInset)
      }
    }
  }

  private func check(
    _ keys: [Key],
    _ metrics: LayoutTable.PadMetrics.Orientation,
    width: CGFloat,
    rows: Int,
    top: CGFloat
  ) {
    func isNear(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 0.01 } ?? false }
    let lines = Dictionary(grouping: keys, by: \.frame.minY).sorted { $0.key < $1.key }.map(\.value)
    #expect(lines.count == rows)
    let heights = (0..<rows).map {
      $0 == 0 ? metrics.topRowKeyHeight ?? metrics.keyHeight : metrics.keyHeight
    }
    var y = top
    for (line, height) in zip(lines, heights) {
      #expect(isNear(line[0].frame.minY, y) && line.allSatisfy { $0.frame.height == height })
      #expect(isNear(line.last?.frame.maxX, width - metrics.edge))
      for (left, right) in zip(line, line.dropFirst()) {
        #expect(isNear(right.frame.minX - left.frame.maxX, metrics.gapX))
      }
      y += height + metrics.gapY
    }
    let (tab, deleteWidth) = (metrics.tabW ?? metrics.tabDeleteW, metrics.deleteW ?? metrics.tabDeleteW)
    let shifts = keys.filter { $0.kind == .shift }
    #expect(isNear(shifts.last?.frame.width, metrics.rightShiftW))
    #expect(isNear(keys.first { $0.kind == .return }?.frame.width, metrics.returnW))
    if let tab, let deleteWidth, let caps = metrics.capsW, let shift = metrics.leftShiftW {
      #expect(isNear(keys.first { $0.kind == .tab }?.frame.width, tab))
      #expect(isNear(keys.first { $0.kind == .delete }?.frame.width, deleteWidth))
      #expect(isNear(keys.first { $0.kind == .capsLock }?.frame.width, caps))
      #expect(isNear(shifts.first?.frame.width, shift))
    } else {
      // The table's rule: eleven keys of equal width in the first row, the second row indented by half a key.
      let key = (width - 2 * metrics.edge - 10 * metrics.gapX) / 11
      #expect(lines[0].count == 11 && lines[0].allSatisfy { isNear($0.frame.width, key) })
      #expect(isNear(lines[1][0].frame.minX, metrics.edge + lines[1][0].frame.width / 2))
    }
    if rows == 5 {
      // All characters have the same width, which shows that the metrics are consistent.
      let widths = lines.dropLast().joined().filter { $0.kind == .character }.map(\.frame.width)
      #expect(widths.allSatisfy { isNear($0, widths[0]) })
    }
  }
}
