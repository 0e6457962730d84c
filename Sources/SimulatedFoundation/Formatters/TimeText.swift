import Foundation
import Simulation

/// The text of a quantity of time, from parts of Foundation's style for durations.
struct TimeText {
  private typealias Style = DateComponentsFormatter.UnitsStyle
  private typealias Width = Duration.UnitsFormatStyle.UnitWidth

  private let style: DateComponentsFormatter.UnitsStyle
  private let zeros: DateComponentsFormatter.ZeroFormattingBehavior
  private let maximum: Int
  private let collapses: Bool
  private let locale: Locale

  init(_ formatter: DateComponentsFormatter, _ locale: Locale) {
    (style, zeros) = (formatter.unitsStyle, formatter.zeroFormattingBehavior)
    (maximum, collapses) = (formatter.maximumUnitCount, formatter.collapsesLargestUnit)
    self.locale = locale
  }

  /// Returns the text of the values of units, from the largest one on.
  func text(_ all: [(unit: TimeUnit, value: Int)]) -> String? {
    let isNegative = all.contains { $0.value < 0 }
    var values = all.map { (unit: $0.unit, value: abs($0.value)) }
    if collapses { collapse(&values) }
    limit(&values)
    let shown = withoutZeros(values)
    guard let text = style == .positional ? positional(shown) : list(shown) else { return nil }
    return isNegative ? "-" + text : text
  }

  private func collapse(_ values: inout [(unit: TimeUnit, value: Int)]) {
    guard let first = values.firstIndex(where: { $0.value != 0 }), values[first].value == 1,
      first + 1 < values.count, values[first + 1].value != 0,
      let large = values[first].unit.durationUnit, let small = values[first + 1].unit.durationUnit
    else { return }
    values[first + 1].value += large.seconds / small.seconds
    values[first].value = 0
  }

  /// Removes the units behind the maximum. As in Foundation, the first of them is rounded, half a unit up,
  /// to the unit before it, also if that isn't shown otherwise (openradar 44523744, 32024200).
  private func limit(_ values: inout [(unit: TimeUnit, value: Int)]) {
    guard maximum > 0 else { return }
    var count = 0
    var hasBegun = !dropped.contains(.dropLeading)
    for index in values.indices {
      hasBegun = hasBegun || values[index].value != 0
      guard values[index].value != 0 || hasBegun && !dropped.contains(.dropMiddle) else { continue }
      count += 1
      guard count > maximum else { continue }
      let rest = values[index].value * values[index].unit.length
      values.removeSubrange(index...)
      guard index > 0, rest * 2 >= values[index - 1].unit.length else { return }
      values[index - 1].value += 1
      for larger in (1..<index).reversed() {
        let size = values[larger - 1].unit.length / values[larger].unit.length
        guard values[larger].value >= size else { break }
        values[larger].value -= size
        values[larger - 1].value += 1
      }
      return
    }
  }

  /// The zeros that are left out.
  private var dropped: DateComponentsFormatter.ZeroFormattingBehavior {
    if zeros.contains(.default) { return style == .positional ? .dropLeading : .dropAll }
    return zeros.intersection(.dropAll)
  }

  /// The values that are shown: without the zeros that are left out, but at least the last one.
  private func withoutZeros(_ values: [(unit: TimeUnit, value: Int)]) -> [(unit: TimeUnit, value: Int)] {
    let dropped = dropped
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else {
      return dropped.isDisjoint(with: [.dropLeading, .dropTrailing]) ? values : values.suffix(1)
    }
    let shown = values.indices.filter { index in
      if values[index].value != 0 { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      return !dropped.contains(index > last ? .dropTrailing : .dropMiddle)
    }
    return shown.map { values[$0] }
  }

  // MARK: Positional

  /// Hours, minutes and seconds between colons, behind the abbreviations of larger units.
  private func positional(_ values: [(unit: TimeUnit, value: Int)]) -> String? {
    let clock = values.filter { $0.unit.rawValue >= TimeUnit.hour.rawValue }
    let dates = values.filter { $0.unit.rawValue < TimeUnit.hour.rawValue }
    let pads = zeros.contains(.default) || zeros.contains(.pad)
    let digits = clock.enumerated().map { index, part in
      let isFirst = index == 0
      let isPadded = pads && (!isFirst || (zeros.contains(.pad) && part.unit != .hour && clock.count > 1))
      return number(part.value, digits: isPadded ? 2 : 1)
    }
    var parts: [String] = []
    for part in dates {
      guard let text = unitText(part.unit, part.value, .narrow) else { return nil }
      parts.append(text)
    }
    if !digits.isEmpty { parts.append(digits.joined(separator: colon)) }
    return parts.joined(separator: " ")
  }

  private func number(_ value: Int, digits: Int) -> String {
    value.formatted(.number.precision(.integerLength(digits...)).grouping(.never).locale(locale))
  }

  /// The text between minutes and seconds.
  private var colon: String {
    let sample = Duration.seconds(61).formatted(.time(pattern: .minuteSecond).locale(locale))
    let text = sample.filter { !$0.isNumber }
    return text.isEmpty ? ":" : text
  }

  // MARK: Lists

  private func list(_ values: [(unit: TimeUnit, value: Int)]) -> String? {
    let width: Width =
      switch style {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    var texts: [String] = []
    for part in values {
      guard var text = unitText(part.unit, part.value, width) else { return nil }
      if style == .brief { text = text.filter { !$0.isWhitespace } }
      if style == .spellOut { text = spelled(text, part.value) }
      texts.append(text)
    }
    return style == .brief ? texts.joined(separator: " ") : joined(texts, width)
  }

  private func spelled(_ text: String, _ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    let digits = value.formatted(.number.locale(locale))
    guard let words = formatter.string(from: NSNumber(value: value)), let range = text.range(of: digits)
    else {
      return text
    }
    return text.replacingCharacters(in: range, with: words)
  }

  /// The value with the name of the unit; nil if it isn't known.
  private func unitText(_ unit: TimeUnit, _ value: Int, _ width: Width) -> String? {
    guard let (duration, seconds) = unit.durationUnit else {
      return UnitNames.text(Double(value), unit == .year ? "year" : "month", width, locale)
    }
    return Duration.seconds(value * seconds).formatted(
      .units(allowed: [duration], width: width, zeroValueUnits: .show(length: 1)).locale(locale)
    )
  }

  /// The texts with the separators that the language has in lists of units.
  private func joined(_ texts: [String], _ width: Width) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let separators =
      texts.count == 2
      ? self.separators([.hour, .minute], width) : self.separators([.hour, .minute, .second], width)
    guard let first = separators.first, let last = separators.last else {
      return texts.joined(separator: " ")
    }
    return texts.dropLast().joined(separator: first) + last + texts[texts.count - 1]
  }

  /// The texts between the parts of a sample.
  private func separators(_ units: [TimeUnit], _ width: Width) -> [String] {
    let durations = units.compactMap(\.durationUnit)
    let sum = durations.reduce(0) { $0 + $1.seconds * 2 }
    let sample = Duration.seconds(sum).formatted(
      .units(allowed: Set(durations.map(\.unit)), width: width).locale(locale)
    )
    var rest = sample[...]
    var found: [String] = []
    for (index, unit) in units.enumerated() {
      guard let text = unitText(unit, 2, width), let range = rest.range(of: text) else { return [] }
      if index > 0 { found.append(String(rest[..<range.lowerBound])) }
      rest = rest[range.upperBound...]
    }
    return found
  }
}
