import Foundation

/// The measures of a letters keyboard, from which all its keys follow (KL1, KL4).
///
/// Ten keys share the width; the second row is set in by half a key, the third by one and a half.
struct LetterLayout: Hashable, Sendable {
  var width: CGFloat
  /// The top of each of the four rows.
  var rows: [CGFloat]
  var keyHeight: CGFloat
  /// The width of shift and delete.
  var sideKeyWidth: CGFloat
  /// The width of the key that changes the plane.
  var planeKeyWidth: CGFloat
  var returnKeyWidth: CGFloat
  /// The width of the globe key; nil if it is in the dock below.
  var globeKeyWidth: CGFloat?
  /// How the interface stands, as the layout's name says it.
  var orientation = "Portrait"

  private static let margin: CGFloat = 3
  private static let gap: CGFloat = 6

  private var pitch: CGFloat { width / 10 }

  /// All planes of the layout, letters first.
  var layout: KeyboardLayout {
    KeyboardLayout(
      name: "iPhone-\(orientation)-QWERTY",
      firstPlane: .letters,
      planes: [
        .letters: characters("qwertyuiop", row: 0, inset: 0) + characters("asdfghjkl", row: 1, inset: 0.5)
          + [key("shift", .shift, x: Self.margin, row: 2, width: sideKeyWidth)]
          + characters("zxcvbnm", row: 2, inset: 1.5) + [delete] + bottomRow("123", .numbers),
        .numbers: characters("1234567890", row: 0, inset: 0) + characters("-/:;()$&@\"", row: 1, inset: 0)
          + [key("#+=", .plane(.symbols), x: Self.margin, row: 2, width: sideKeyWidth)]
          + punctuation + [delete] + bottomRow("ABC", .letters),
        .symbols: characters("[]{}#%^*+=", row: 0, inset: 0) + characters("_\\|~<>€£¥•", row: 1, inset: 0)
          + [key("123", .plane(.numbers), x: Self.margin, row: 2, width: sideKeyWidth)]
          + punctuation + [delete] + bottomRow("ABC", .letters),
      ]
    )
  }

  private func characters(_ labels: String, row: Int, inset: CGFloat) -> [Key] {
    labels.enumerated().map { index, label in
      let x = Self.margin + (CGFloat(index) + inset) * pitch
      return key(String(label), .character, x: x, row: row, width: pitch - Self.gap)
    }
  }

  /// The five wide keys that take the place of the seven letters in the third row.
  private var punctuation: [Key] {
    let start = Self.margin + 1.5 * pitch
    let width = (7 * pitch - Self.gap - 4 * Self.gap) / 5
    return ".,?!'".enumerated().map { index, label in
      key(String(label), .character, x: start + CGFloat(index) * (width + Self.gap), row: 2, width: width)
    }
  }

  private var delete: Key {
    key("delete", .delete, x: width - Self.margin - sideKeyWidth, row: 2, width: sideKeyWidth)
  }

  private func bottomRow(_ planeLabel: String, _ plane: KeyPlane) -> [Key] {
    var keys = [key(planeLabel, .plane(plane), x: Self.margin, row: 3, width: planeKeyWidth)]
    if let globeKeyWidth {
      keys.append(key("globe", .globe, x: keys[0].frame.maxX + Self.gap, row: 3, width: globeKeyWidth))
    }
    let returnX = width - Self.margin - returnKeyWidth
    let spaceX = keys[keys.count - 1].frame.maxX + Self.gap
    keys.append(key("space", .space, x: spaceX, row: 3, width: returnX - Self.gap - spaceX))
    keys.append(key("return", .return, x: returnX, row: 3, width: returnKeyWidth))
    return keys
  }

  private func key(_ label: String, _ kind: Key.Kind, x: CGFloat, row: Int, width: CGFloat) -> Key {
    Key(label: label, kind: kind, frame: CGRect(x: x, y: rows[row], width: width, height: keyHeight))
  }
}
