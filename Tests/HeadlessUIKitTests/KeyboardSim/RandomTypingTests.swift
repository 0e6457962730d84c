import Foundation
import HeadlessUIKit
import Testing

/// Random texts, typed by tapping keys, compared with the expected results.
@MainActor @Suite struct RandomTypingTests {
  /// A keyboard for typing.
  struct Case: CustomTestStringConvertible, Sendable {
    var setup = Setup.classic
    var type = KeyboardType.default
    var capitalization = TextAutocapitalizationType.none
    var isLandscape = false
    var testDescription: String { "\(setup), \(type), \(isLandscape ? "landscape" : "portrait")" }
  }

  private nonisolated static let cases = [
    Case(capitalization: .sentences),
    Case(capitalization: .words, isLandscape: true),
    Case(setup: .current, capitalization: .sentences),
    Case(setup: .current, capitalization: .allCharacters, isLandscape: true),
    Case(type: .emailAddress),
    Case(setup: .current, type: .URL),
    Case(setup: Setup(device: .iPhone4, system: "5.1"), type: .twitter, capitalization: .sentences),
    Case(setup: .current, type: .webSearch, capitalization: .words),
    Case(type: .phonePad),
    Case(setup: .current, type: .namePhonePad, capitalization: .sentences),
  ]

  private static let emoji = ["🙂", "👍🏽", "👨‍👩‍👧", "🇫🇷", "é", "漢"]

  /// The user's expected text, by a direct statement of the rules.
  private struct Expected {
    var text = ""
    let rules: Case

    var capitalizesNextLetter: Bool {
      switch rules.type == .namePhonePad || rules.type == .phonePad ? .none : rules.capitalization {
      case .none: return false
      case .allCharacters: return true
      case .words: return text.isEmpty || text.last == " "
      case .sentences:
        let words = text.drop { $0 == " " }
        guard let last = words.last(where: { $0 != " " }) else { return true }
        return text.last == " " && [".", "!", "?"].contains(last)
      }
    }

    mutating func type(_ character: Character) {
      let ends = rules.type != .emailAddress && text.count > 1 && character == " " && text.last == " "
      if ends, let before = text.dropLast().last, !" .!?,;:".contains(before) {
        text = text.dropLast() + ". "
      } else {
        text.append(character)
      }
    }
  }

  @Test(.fact("KL1", "KL13", "KT2", "KT9", "KT10", "KT14"), arguments: cases)
  func `random texts have the capitals that a person would get`(rules: Case) throws {
    let simulator = Simulator(device: rules.setup.device, system: rules.setup.system, logIsEnabled: false)
    let controller = RotatingController("A", Recorder())
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
    simulator.launch(controller)
    controller.view.addSubview(field)
    if rules.isLandscape { simulator.user.rotate(to: .landscapeLeft) }
    (field.keyboardType, field.autocapitalizationType) = (rules.type, rules.capitalization)
    try simulator.user.tap(field)
    let typeable = Array(simulator.keyboard.typeableCharacters.filter { $0 != "•" })
    let letters = typeable.filter(\.isLetter)
    let hasSpace = rules.type != .URL && rules.type != .phonePad
    var random = FixedRandom(seed: 5)
    for number in 0..<Repetitions.count(1000, inDebug: 80) {
      field.text = ""
      var expected = Expected(rules: rules)
      let length = Int.random(in: 1...6, using: &random)
      try simulator.user.manually {
        for _ in 0..<length {
          try step(&expected, simulator, field, typeable, letters, hasSpace, &random)
        }
      }
      guard field.text == expected.text else {
        Issue.record("text \(number): \(field.text ?? "nil") instead of \(expected.text)")
        return
      }
    }
  }

  private func step(
    _ expected: inout Expected,
    _ simulator: Simulator,
    _ field: TextField,
    _ typeable: [Character],
    _ letters: [Character],
    _ hasSpace: Bool,
    _ random: inout FixedRandom
  ) throws {
    let user = simulator.user
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      try user.tap(key: "delete")
      if !expected.text.isEmpty { expected.text.removeLast() }
    case 1:
      let text = Self.emoji.randomElement(using: &random) ?? ""
      field.insertText(text)
      expected.text += text
    case 2...4 where hasSpace:
      try user.type(" ")
      expected.type(" ")
    case 5...8 where !letters.isEmpty && simulator.keyboard.plane == .letters:
      // A letter key whatever the state of shift: capitals result from autocapitalization.
      guard let letter = letters.randomElement(using: &random) else { return }
      let typed = expected.capitalizesNextLetter ? letter.uppercased() : letter.lowercased()
      try user.tap(key: String(letter))
      expected.text += typed
    default:
      guard var character = typeable.randomElement(using: &random) else { return }
      if character.isLetter, random.once(in: 2) { character = Character(character.uppercased()) }
      try user.type(String(character))
      expected.type(character)
    }
  }
}
