import Foundation
import ViewTree

/// A digit pad: three columns and four rows, with lines of one point between them (KL7, KL11).
///
/// On a number pad the bottom left cell has no key; Luzian Scherrer's DONE button is placed there. A decimal
/// pad has the separator there (KL10), a phone pad the key to its other plane (KL9).
struct DigitPadLayout: Hashable, Sendable {
  let request: LayoutRequest

  var layout: KeyboardLayout {
    KeyboardLayout(name: request.layoutName, firstPlane: .numbers, planes: planes)
  }

  private var planes: [KeyPlane: [Key]] {
    switch request.type {
    case .phonePad:
      let other = Cell("+*#", .plane(.symbols))
      return [
        .numbers: keys(Self.telephoneDigits + [other, Cell("0"), .delete]), .symbols: keys(Self.signs),
      ]
    case .decimalPad:
      return [.numbers: keys(Self.digits + [Cell(request.decimalSeparator), Cell("0"), .delete])]
    default:
      return [.numbers: keys(Self.digits + [.empty, Cell("0"), .delete])]
    }
  }

  /// The pad behind the letters of a name-phone pad (KL15).
  var namePhoneKeys: [Key] {
    keys(Self.telephoneDigits + [Cell("ABC", .plane(.letters)), Cell("0"), .delete])
  }

  /// The content of one of the twelve cells.
  private struct Cell {
    let label: String
    let kind: Key.Kind
    var text: String?
    var letters = ""

    init(_ label: String, _ kind: Key.Kind = .character, text: String? = nil, letters: String = "") {
      self.label = label
      self.kind = kind
      self.text = text
      self.letters = letters
    }

    static let delete = Cell("delete", .delete)
    static let empty = Cell("", .empty)
  }

  private static let digits = (1...9).map { Cell("\($0)") }

  private static let telephoneDigits = zip(
    1...9,
    ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
  ).map { Cell("\($0)", letters: $1) }

  /// The other plane of a phone pad; the places of its keys are assumed. Pause and wait type a comma and a
  /// semicolon (KL9).
  private static let signs = [
    Cell("+"), Cell("*"), Cell("#"), Cell("pause", text: ","), .empty, Cell("wait", text: ";"),
    .empty, .empty, .empty, Cell("123", .plane(.numbers)), .empty, .delete,
  ]

  private func keys(_ cells: [Cell]) -> [Key] {
    // Lines of a point between the keys, or gaps around the keys of a rounded keyboard (KI40).
    let edge: CGFloat = request.isRounded ? 7.5 : 0
    let gap: CGFloat = request.isRounded ? 7.75 : 1
    let gapY: CGFloat = request.isRounded ? 7 : 1
    let pitch = (request.size.width - 2 * edge + (request.isRounded ? 3.75 : 1)) / 3
    let size = CGSize(width: pitch - gap, height: request.size.height / 4 - gapY)
    return cells.enumerated().map { index, cell in
      let frame = CGRect(
        x: edge + CGFloat(index % 3) * pitch,
        y: gapY + CGFloat(index / 3) * (size.height + gapY),
        width: size.width,
        height: size.height
      )
      return Key(cell.label, cell.kind, frame, text: cell.text, letters: cell.letters)
    }
  }
}
