import Foundation
import Simulation

/// A parsed visual format string: `H:|-[name(>=80@700)]-8-[field]|`.
struct VisualFormat {
  /// A condition for a size or a distance.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var number: CGFloat = 0
    /// The name of a view whose size replaces the number.
    var view: String?
    var priority = LayoutPriority.required
  }

  /// The connection between two neighbors.
  enum Connection {
    case none
    /// The standard distance.
    case standard
    case predicates([Predicate])
  }

  /// A view with conditions for its size, or the superview if `name` is `nil`.
  struct Part {
    var name: String?
    var sizes: [Predicate] = []
  }

  private(set) var axis = LayoutConstraint.Axis.horizontal
  /// The views and superviews in their order; there is one connection less.
  private(set) var parts: [Part] = []
  private(set) var connections: [Connection] = []
  /// The name of the first view.
  private(set) var firstName = ""

  private let text: [Character]
  private let metrics: [String: Any]
  private var place = 0

  /// Parses a visual format string; stops with a text that contains the position of the error.
  init(_ format: String, metrics: [String: Any]?) {
    text = Array(format)
    self.metrics = metrics ?? [:]
    read()
  }

  private mutating func read() {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    parts.append(readPart())
    while place < text.count {
      connections.append(readConnection())
      parts.append(readPart())
    }
    for part in parts.dropFirst().dropLast() where part.name == nil {
      fail("the superview is at the ends only")
    }
    guard let name = parts.lazy.compactMap(\.name).first else { fail("there is no view") }
    firstName = name
  }

  private mutating func readPart() -> Part {
    if take("|") { return Part() }
    guard take("[") else { fail("expected [ or |") }
    var part = Part(name: readName())
    if take("(") { part.sizes = readPredicates(allowViews: true) }
    guard take("]") else { fail("expected ]") }
    return part
  }

  private mutating func readConnection() -> Connection {
    guard take("-") else { return .none }
    if place < text.count, text[place] == "[" || text[place] == "|" { return .standard }
    let predicates =
      take("(") ? readPredicates(allowViews: false) : [readPredicate(allowViews: false, isPlain: true)]
    guard take("-") else { fail("expected -") }
    return .predicates(predicates)
  }

  private mutating func readPredicates(allowViews: Bool) -> [Predicate] {
    var result = [readPredicate(allowViews: allowViews, isPlain: false)]
    while take(",") { result.append(readPredicate(allowViews: allowViews, isPlain: false)) }
    guard take(")") else { fail("expected , or )") }
    return result
  }

  private mutating func readPredicate(allowViews: Bool, isPlain: Bool) -> Predicate {
    var relation = LayoutConstraint.Relation.equal
    if !isPlain {
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
    }
    var predicate = Predicate(relation: relation)
    if let number = readMetric(orFail: !allowViews) {
      predicate.number = number
    } else {
      predicate.view = readName()
    }
    if take("@") {
      guard let priority = readMetric(orFail: true), (0...1000).contains(priority) else {
        fail("a priority is a number from 0 to 1000")
      }
      predicate.priority = LayoutPriority(Float(priority))
    }
    return predicate
  }

  /// Reads a number or the name of a metric. At any other name, fails or returns `nil` without advancing.
  private mutating func readMetric(orFail fails: Bool) -> CGFloat? {
    if let number = readNumber() { return number }
    let start = place
    let name = readName()
    if let metric = metrics[name] {
      guard let number = Self.number(metric) else { fail("the metric \"\(name)\" is no number") }
      return number
    }
    place = start
    if fails { fail("there is no metric \"\(name)\"") }
    return nil
  }

  private mutating func readNumber() -> CGFloat? {
    var end = place
    if end < text.count, text[end] == "-" { end += 1 }
    while end < text.count, text[end].isNumber || text[end] == "." { end += 1 }
    guard let number = Double(String(text[place..<end])) else { return nil }
    place = end
    return CGFloat(number)
  }

  private mutating func readName() -> String {
    let start = place
    while place < text.count, text[place].isLetter || text[place].isNumber || text[place] == "_" {
      place += 1
    }
    guard place > start, !text[start].isNumber else { fail("expected a name") }
    return String(text[start..<place])
  }

  private mutating func take(_ token: String) -> Bool {
    let characters = Array(token)
    guard text[place...].starts(with: characters) else { return false }
    place += characters.count
    return true
  }

  private func fail(_ why: String) -> Never {
    programmerError("the visual format \"\(String(text))\" is wrong at character \(place + 1): \(why)")
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
