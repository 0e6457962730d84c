/// The categories of numbers that Unicode's rules know.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// Creates the category of a cardinal number by the rules of a language (Unicode CLDR, plural rules).
  ///
  /// - Parameters:
  ///   - number: The number; its sign doesn't matter.
  ///   - language: The language, such as `pt-BR`. One without known rules has `one` for 1 and `other` else.
  package init(of number: Double, language: String) {
    let number = abs(number)
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let operands = Operands(number)
    let name = parts.first?.lowercased() ?? ""
    let isEuropean = name == "pt" && parts.dropFirst().contains("PT")
    self = (Self.rules[isEuropean ? "pt-PT" : name] ?? Self.singular)(operands)
  }

  /// A number as the rules see it: with the digits after the point as written without zeros at the end.
  struct Operands {
    /// The absolute value.
    let n: Double
    /// The digits before the point.
    let i: Int
    /// The number of digits after the point.
    let v: Int
    /// The digits after the point.
    let f: Int

    init(_ number: Double) {
      n = number
      let isWhole = number == number.rounded(.down) || !number.isFinite
      i = number.isFinite && number < 9e15 ? Int(number) : 1_000_000_000_000
      let digits = isWhole ? "" : "\(number)".split(separator: ".").last.map(String.init) ?? ""
      v = digits.count
      f = Int(digits) ?? 0
    }

    /// Whether the last digits before the point are in a range, and there are none after it.
    func ends(_ divisor: Int, _ range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i % divisor) }
    /// The digits after the point, or before it if there are none.
    var last: Int { v == 0 ? i : f }
    /// Whether the number is a whole one in a range.
    func isIn(_ range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i) }
    /// Whether the number is a million or a multiple of it.
    var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
  }

  private typealias Choice = @Sendable (Operands) -> PluralCategory

  private static let singular: Choice = { $0.isIn(1...1) ? .one : .other }
  private static let upToOne: Choice = { $0.i == 0 || $0.n == 1 ? .one : .other }

  private static let rules: [String: Choice] = {
    var rules: [String: Choice] = [:]
    func set(_ languages: String, _ choice: @escaping Choice) {
      for language in languages.split(separator: " ") { rules[String(language)] = choice }
    }
    set("ja zh yue ko vi th id in ms lo my jv jw km bo dz ig yo wo to su sah ses sg hnj ii kea lkt nqo osa") {
      _ in .other
    }
    set("hi bn fa gu kn am zu as doi pcm", upToOne)
    set("ak bho guw ln mg nso pa ti wa") { $0.isIn(0...1) ? .one : .other }
    set("hy ff kab") { $0.i <= 1 ? .one : .other }
    set("fr") { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }
    set("pt") { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }
    set("es pt-PT it ca") { $0.isIn(1...1) ? .one : $0.isMillions ? .many : .other }
    set("si") { $0.n == 0 || $0.n == 1 || ($0.i == 0 && $0.f == 1) ? .one : .other }
    set("da") { $0.n == 1 || ($0.v != 0 && $0.i <= 1) ? .one : .other }
    set("is mk") { $0.last % 10 == 1 && $0.last % 100 != 11 ? .one : .other }
    set("fil tl ceb") { ![4, 6, 9].contains($0.last % 10) ? .one : .other }
    set("lv prg") {
      if $0.ends(10, 0...0) || $0.ends(100, 11...19) { return .zero }
      return $0.v == 0
        ? ($0.i % 10 == 1 ? .one : .other) : $0.f % 10 == 1 && $0.f % 100 != 11 ? .one : .other
    }
    set("lt") {
      if $0.v != 0 { return .many }
      if $0.ends(100, 11...19) { return .other }
      return $0.ends(10, 1...1) ? .one : $0.ends(10, 2...9) ? .few : .other
    }
    set("ru uk be") { slavic($0, others: .many) }
    set("hr sr bs sh") {
      if $0.v == 0 { return slavic($0, others: .other) }
      if $0.f % 10 == 1, $0.f % 100 != 11 { return .one }
      return (2...4).contains($0.f % 10) && !(12...14).contains($0.f % 100) ? .few : .other
    }
    set("pl") {
      if $0.v != 0 { return .other }
      if $0.i == 1 { return .one }
      return $0.ends(10, 2...4) && !$0.ends(100, 12...14) ? .few : .many
    }
    set("cs sk") { $0.v != 0 ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }
    set("sl") {
      if $0.v != 0 { return .few }
      return $0.ends(100, 1...1) ? .one : $0.ends(100, 2...2) ? .two : $0.ends(100, 3...4) ? .few : .other
    }
    set("ro mo") {
      if $0.isIn(1...1) { return .one }
      return $0.v != 0 || $0.i == 0 || $0.ends(100, 1...19) ? .few : .other
    }
    set("ga") {
      guard $0.v == 0 else { return .other }
      switch $0.i {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    }
    set("gd") {
      if $0.isIn(1...1) || $0.isIn(11...11) { return .one }
      if $0.isIn(2...2) || $0.isIn(12...12) { return .two }
      return $0.isIn(3...19) ? .few : .other
    }
    set("cy") {
      guard $0.v == 0 else { return .other }
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.i] ?? .other
    }
    set("mt") {
      if $0.isIn(1...1) { return .one }
      if $0.isIn(2...2) { return .two }
      if $0.isIn(0...0) || $0.ends(100, 3...10) { return .few }
      return $0.ends(100, 11...19) ? .many : .other
    }
    set("ar") {
      guard $0.v == 0 else { return .other }
      switch $0.i {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return $0.ends(100, 3...10) ? .few : $0.ends(100, 11...99) ? .many : .other
      }
    }
    set("he iw") {
      if $0.isIn(1...1) || ($0.i == 0 && $0.v != 0) { return .one }
      return $0.isIn(2...2) ? .two : .other
    }
    return rules
  }()

  private static func slavic(_ number: Operands, others: PluralCategory) -> PluralCategory {
    if number.v != 0 { return .other }
    if number.ends(10, 1...1), !number.ends(100, 11...11) { return .one }
    return number.ends(10, 2...4) && !number.ends(100, 12...14) ? .few : others
  }
}
