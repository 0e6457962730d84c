import Foundation
import ViewTree

/// The keyboard of an iPad: four rows, or five on the largest ones, all from edge to edge (KL18).
///
/// There are no digit pads; a text input that requests one gets the numbers plane of the full keyboard
/// (KL12). The places of keys on the numbers and symbols planes, and the widths of keys in the last row, are
/// assumed.
struct PadLayout: Hashable, Sendable {
  let measures: PadMeasures
  let request: LayoutRequest

  /// All planes of the layout; with a row of digits, numbers and symbols share one.
  var layout: KeyboardLayout {
    let beginsWithNumbers = request.type.isPad || request.type == .numbersAndPunctuation
    var planes = [KeyPlane.letters: keys(letterRows), .numbers: keys(hasDigits ? signRows : numberRows)]
    if !hasDigits { planes[.symbols] = keys(symbolRows) }
    return KeyboardLayout(
      name: request.layoutName,
      firstPlane: beginsWithNumbers ? .numbers : .letters,
      planes: planes
    )
  }

  private var hasDigits: Bool { measures.wide?.digitsHeight != nil }

  // MARK: Rows

  /// A key in a row. Keys without a width share the remaining space.
  private struct Item {
    var label: String
    var kind: Key.Kind
    var width: CGFloat?

    init(_ label: String, _ kind: Key.Kind, _ width: CGFloat? = nil) {
      self.label = label
      self.kind = kind
      self.width = width
    }
  }

  private var letterRows: [[Item]] {
    let shift = Item("shift", .shift, measures.wide?.leftShiftWidth)
    let rightShift = Item("shift", .shift, measures.rightShiftWidth)
    if hasDigits {
      return [
        digits, first("qwertyuiop[]\\"), second("asdfghjkl;'"),
        [shift] + characters("zxcvbnm,./") + [rightShift],
      ]
    }
    return [
      first("qwertyuiop"), second("asdfghjkl"), [shift] + characters("zxcvbnm,.") + [rightShift],
    ]
  }

  private var numberRows: [[Item]] {
    [first("1234567890"), second("-/:;()$&@"), third("#+=", .symbols, ".,?!'\"")]
  }

  private var symbolRows: [[Item]] {
    [first("[]{}#%^*+="), second("_\\|~<>€£¥"), third("123", .numbers, ".,?!'•")]
  }

  /// The one plane behind the letters of a keyboard with a row of digits.
  private var signRows: [[Item]] {
    [digits, first("[]{}#%^*+=\\|~"), second("-/:;()$&@\"_"), third("ABC", .letters, ".,?!'<>€£¥•")]
  }

  private var digits: [Item] {
    characters("`1234567890-=") + [Item("delete", .delete, measures.wide?.deleteWidth)]
  }

  private func first(_ labels: String) -> [Item] {
    guard let wide = measures.wide else { return characters(labels) + [Item("delete", .delete)] }
    let tab = [Item("tab", .tab, wide.tabWidth)]
    return tab + characters(labels) + (hasDigits ? [] : [Item("delete", .delete, wide.deleteWidth)])
  }

  private func second(_ labels: String) -> [Item] {
    let caps = measures.wide.map { [Item("caps lock", .capsLock, $0.capsWidth)] } ?? []
    return caps + characters(labels) + [Item("return", .return, measures.returnWidth)]
  }

  private func third(_ label: String, _ plane: KeyPlane, _ labels: String) -> [Item] {
    [Item(label, .plane(plane), measures.wide?.leftShiftWidth)] + characters(labels)
      + [Item(label, .plane(plane), measures.rightShiftWidth)]
  }

  private func characters(_ labels: String) -> [Item] {
    labels.map { Item(String($0), .character) }
  }

  // MARK: Places

  private func keys(_ rows: [[Item]]) -> [Key] {
    let heights = rows.indices.map { $0 == 0 ? measures.wide?.digitsHeight ?? keyHeight : keyHeight }
    let content = heights.reduce(keyHeight) { $0 + $1 + measures.gapY }
    var y = min(PadMeasures.top, max(0, request.size.height - measures.bottom - content))
    var result: [Key] = []
    for (index, row) in rows.enumerated() {
      // On keyboards without keys at the left, the second row is inset by half a key.
      let inset: CGFloat = index == 1 && measures.wide == nil ? 0.5 : 0
      result += place(row, inset: inset, y: y, height: heights[index])
      y += heights[index] + measures.gapY
    }
    let isLetters = rows[rows.count - 1].contains { $0.kind == .shift }
    return result + bottomRow(isLetters, y: y)
  }

  private var keyHeight: CGFloat { measures.keyHeight }
  private var rowWidth: CGFloat { request.size.width - 2 * measures.edge }

  private func place(_ row: [Item], inset: CGFloat, y: CGFloat, height: CGFloat) -> [Key] {
    let fixed = row.compactMap(\.width)
    let gaps = CGFloat(row.count - 1) * measures.gapX
    let shares = CGFloat(row.count - fixed.count) + inset
    let share = (rowWidth - gaps - fixed.reduce(0, +)) / shares
    var x = measures.edge + inset * share
    return row.map { item in
      let width = item.width ?? share
      defer { x += width + measures.gapX }
      return Key(item.label, item.kind, CGRect(x: x, y: y, width: width, height: height))
    }
  }

  /// Returns the last row: the keys for the plane and the keyboard beside the space bar, and the key that
  /// hides the keyboard.
  private func bottomRow(_ isLetters: Bool, y: CGFloat) -> [Key] {
    let plane = isLetters ? Key.Kind.plane(.numbers) : .plane(.letters)
    let label = isLetters ? ".?123" : "ABC"
    let width = (rowWidth - 10 * measures.gapX) / 11
    let step = width + measures.gapX
    var row = BottomRow(x: measures.edge, y: y, height: keyHeight, gap: measures.gapX)
    row.add(label, plane, width: width)
    switch request.switchKey {
    case .globe: row.add("globe", .globe, width: width)
    case .emoji where request.type != .asciiCapable: row.add("emoji", .emoji, width: width)
    default: break
    }
    if request.hasDictationKey { row.add("dictation", .dictation, width: width) }
    let end = request.size.width - measures.edge
    row.addMiddle(for: request.type, until: end - 2 * step, characterWidth: width)
    row.add(label, plane, width: width)
    row.add("hide", .hide, width: width)
    return row.keys
  }
}
