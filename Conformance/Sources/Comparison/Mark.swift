import Foundation

/// The origin of a line of an expectation: why it says what it says.
public enum Mark: Hashable, Sendable {
  /// Apple's documentation, or a header of its SDK, states the fact.
  case documented
  /// Somebody recorded the fact on UIKit of this major version, or several observers agree about it.
  case recorded(source: String)
  /// The fact is general knowledge, has a single report, or was recorded on another system.
  case assumed
  /// Sources disagree; the line has the simulator's position.
  case disputed

  /// The word of the mark.
  public var word: String {
    switch self {
    case .documented: "documented"
    case .recorded: "recorded"
    case .assumed: "assumed"
    case .disputed: "disputed"
    }
  }

  /// The words in the order of the columns of a table.
  public static let words = ["documented", "recorded", "assumed", "disputed"]

  private var strength: Int { 3 - (Self.words.firstIndex(of: word) ?? 0) }

  /// The weaker one of two marks.
  func weaker(_ other: Mark) -> Mark { strength <= other.strength ? self : other }
}

extension Mark: CustomStringConvertible {
  /// The word, with the source in parentheses.
  public var description: String {
    if case .recorded(let source) = self { return "recorded (\(source))" }
    return word
  }

  /// Reads a mark in the form of its description.
  public init?(_ text: some StringProtocol) {
    switch text {
    case "documented": self = .documented
    case "assumed": self = .assumed
    case "disputed": self = .disputed
    default:
      guard text.hasPrefix("recorded ("), text.hasSuffix(")") else { return nil }
      self = .recorded(source: String(text.dropFirst(10).dropLast()))
    }
  }
}

extension FactTable {
  /// Returns the mark of a fact on a system, such as `18.0`.
  ///
  /// The status of the fact comes first: disputed and assumed facts have that mark. Otherwise
  /// the confidence in Documentation/Facts decides: `documented`, and the documentation as a source, give
  /// `documented`; `several`, `high` and `medium` give `recorded` if a source is named and the column of the
  /// systems contains the system. All others are assumed.
  public func mark(of id: String, on system: String) -> Mark {
    guard let fact = facts[id] else { return .assumed }
    if fact.status == "disputed" { return .disputed }
    if fact.status == "assumed" || !covers(id, system) { return .assumed }
    if fact.confidence.hasPrefix("documented") { return .documented }
    guard ["several", "high", "medium"].contains(where: fact.confidence.hasPrefix) else { return .assumed }
    let source = fact.sources.prefix { $0 != ";" && $0 != "(" }
      .trimmingCharacters(in: .whitespaces)
    if ["Apple's documentation", "Apple's Human Interface", "AD:", "H-SV", "H-TF"].contains(
      where: fact.sources.contains
    ) {
      return .documented
    }
    let isNamed = !["", "none", "not stated", "-", "general knowledge"].contains(source)
    return isNamed ? .recorded(source: source) : .assumed
  }

  /// Returns the mark of a line that shows several facts: the weakest of those that cover the system, or of
  /// all if none does.
  public func mark(of ids: [String], on system: String) -> Mark {
    let covering = ids.filter { covers($0, system) }
    let marks = (covering.isEmpty ? ids : covering).map { mark(of: $0, on: system) }
    return marks.dropFirst().reduce(marks.first ?? .assumed) { $0.weaker($1) }
  }

  private func covers(_ id: String, _ system: String) -> Bool {
    facts[id].map { SystemSpan($0.systems).contains(system) } ?? false
  }
}
