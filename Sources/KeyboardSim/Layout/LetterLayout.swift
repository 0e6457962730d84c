import Foundation
import ViewTree

/// The letters of a phone, with numbers and symbols behind them (KL1-KL6, KL13, KL15).
///
/// Ten keys share the width; the second row is inset by half a key, the third by one and a half.
struct LetterLayout: Hashable, Sendable {
  let measures: LetterMeasures
  let request: LayoutRequest

  /// All planes of the layout, letters first.
  var layout: KeyboardLayout {
    KeyboardLayout(
      name: request.layoutName,
      firstPlane: request.type == .numbersAndPunctuation ? .numbers : .letters,
      planes: request.type == .namePhonePad
        ? [.letters: letters, .numbers: DigitPadLayout(request: request).namePhoneKeys]
        : [.letters: letters, .numbers: numbers, .symbols: symbols]
    )
  }

  private var letters: [Key] {
    characters("qwertyuiop", row: 0, inset: 0) + characters("asdfghjkl", row: 1, inset: 0.5)
      + [sideKey("shift", .shift)] + characters("zxcvbnm", row: 2, inset: 1.5) + [delete]
      + bottomRow("123", .numbers) + extraKeys
  }

  private var numbers: [Key] {
    characters("1234567890", row: 0, inset: 0) + characters("-/:;()$&@\"", row: 1, inset: 0)
      + [sideKey("#+=", .plane(.symbols))] + punctuation + [delete] + bottomRow("ABC", .letters) + extraKeys
  }

  private var symbols: [Key] {
    characters("[]{}#%^*+=", row: 0, inset: 0) + characters("_\\|~<>€£¥•", row: 1, inset: 0)
      + [sideKey("123", .plane(.numbers))] + punctuation + [delete] + bottomRow("ABC", .letters) + extraKeys
  }

  private var start: CGFloat { measures.x + measures.margin }
  private var end: CGFloat { measures.x + measures.width - measures.margin }
  private var letterWidth: CGFloat { measures.pitch - measures.gap }

  private func characters(_ labels: String, row: Int, inset: CGFloat) -> [Key] {
    labels.enumerated().map { index, label in
      let x = start + (CGFloat(index) + inset) * measures.pitch
      return key(String(label), .character, x: x, row: row, width: letterWidth)
    }
  }

  /// The five wide keys that replace the seven letters in the third row.
  private var punctuation: [Key] {
    let first = start + 1.5 * measures.pitch
    let width = (7 * measures.pitch - 5 * measures.gap) / 5
    return ".,?!'".enumerated().map { index, label in
      let x = first + CGFloat(index) * (width + measures.gap)
      return key(String(label), .character, x: x, row: 2, width: width)
    }
  }

  private func sideKey(_ label: String, _ kind: Key.Kind) -> Key {
    key(label, kind, x: start, row: 2, width: measures.sideKeyWidth)
  }

  private var delete: Key {
    key("delete", .delete, x: end - measures.sideKeyWidth, row: 2, width: measures.sideKeyWidth)
  }

  /// Returns the last row: the keys for the plane and the keyboard, the space bar with its neighbors, and
  /// return.
  private func bottomRow(_ planeLabel: String, _ plane: KeyPlane) -> [Key] {
    let (gap, narrow) = (measures.bottomGap, measures.planeKeyWidth)
    let switches = switchKeys
    var row = BottomRow(x: start, y: measures.rows[3], height: measures.keyHeight, gap: gap)
    // Without a neighbor, the key is as wide as both.
    row.add(planeLabel, .plane(plane), width: switches.isEmpty ? 2 * narrow + gap : narrow)
    for (label, kind) in switches { row.add(label, kind, width: narrow) }
    // The dictation key is 26 points wide on a keyboard of 320 points, and scaled on others.
    if request.hasDictationKey { row.add("dictation", .dictation, width: (narrow * 26 / 34).rounded()) }
    let returnX = end - measures.returnKeyWidth
    row.addMiddle(for: request.type, until: returnX - gap, characterWidth: letterWidth)
    return row.keys + [key("return", .return, x: returnX, row: 3, width: measures.returnKeyWidth)]
  }

  private var switchKeys: [(String, Key.Kind)] {
    switch request.switchKey {
    case .globe: [("globe", .globe)]
    case .emoji where request.type != .asciiCapable: [("emoji", .emoji)]
    default: []
    }
  }

  /// The columns of additional keys at the sides of wide phones (KL6).
  private var extraKeys: [Key] {
    guard let width = measures.extraKeyWidth else { return [] }
    let left: [(String, Key.Kind)?] = [
      request.hasDictationKey ? ("dictation", .dictation) : nil, ("undo", .undo), (",", .character),
      request.type == .asciiCapable ? nil : ("emoji", .emoji),
    ]
    let right: [(String, Key.Kind)?] = [
      ("cursor left", .cursorLeft), ("cursor right", .cursorRight), (".", .character), ("hide", .hide),
    ]
    return [(start - measures.gap - width, left), (end + measures.gap, right)].flatMap { x, column in
      column.enumerated().compactMap { row, content in
        content.map { key($0.0, $0.1, x: x, row: row, width: width) }
      }
    }
  }

  private func key(_ label: String, _ kind: Key.Kind, x: CGFloat, row: Int, width: CGFloat) -> Key {
    Key(label, kind, CGRect(x: x, y: measures.rows[row], width: width, height: measures.keyHeight))
  }
}

/// The last row of a letters keyboard, filled from the left.
struct BottomRow {
  var x: CGFloat
  let y, height, gap: CGFloat
  private(set) var keys: [Key] = []

  init(x: CGFloat, y: CGFloat, height: CGFloat, gap: CGFloat) {
    self.x = x
    self.y = y
    self.height = height
    self.gap = gap
  }

  /// Appends a key.
  mutating func add(_ label: String, _ kind: Key.Kind, width: CGFloat) {
    keys.append(Key(label, kind, CGRect(x: x, y: y, width: width, height: height)))
    x += width + gap
  }

  /// Appends the space bar and the characters beside it, or the keys in its place; they fill the width up to
  /// `end`.
  mutating func addMiddle(for type: KeyboardType, until end: CGFloat, characterWidth: CGFloat) {
    let characters = type.bottomCharacters
    var width = characterWidth
    if type.hasSpaceBar {
      add("space", .space, width: end - x - CGFloat(characters.count) * (width + gap))
    } else {
      width = (end - x - CGFloat(characters.count - 1) * gap) / CGFloat(characters.count)
    }
    for character in characters { add(character, .character, width: width) }
  }
}
