import Foundation
import Simulation
import ViewTree

/// The elements that a search by name without a match may have meant.
@MainActor struct NearMisses {
  private static let limit = 6
  private let search: MissedSearch
  private let finder: ObstacleFinder

  init(_ search: MissedSearch, _ finder: ObstacleFinder) {
    self.search = search
    self.finder = finder
  }

  /// A line for each near miss, the nearest first; without near misses, the elements of the same type. Then a
  /// line for each list on the screen that has items that searches don't find.
  var lines: [String] { elementLines + listLines }

  private var listLines: [String] {
    var lines: [String] = []
    for window in finder.application.visibleWindows {
      window.forEachShown { view in
        if let text = view.unsearchedItems { lines.append("\(view.debugName) has \(text).") }
        return .goOn
      }
    }
    return lines.listed(atMost: Self.limit, as: "more")
  }

  private var elementLines: [String] {
    let near = search.candidates.enumerated().compactMap { place, candidate in
      nearness(of: candidate).map { (rank: $0.rank, place: place, text: "\(candidate.query), \($0.text)") }
    }
    let ordered = near.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.text)
    if !ordered.isEmpty { return ["Near to it:"] + ordered.listed(atMost: Self.limit, as: "more") }
    let kind = search.candidates.filter { search.kind == nil || $0.kind == search.kind }.map(\.query)
    let noun = search.kind.map(\.plural) ?? "elements"
    guard !kind.isEmpty else { return ["There are no \(noun) at all."] }
    return ["The \(noun) that there are:"] + kind.listed(atMost: Self.limit, as: "more")
  }

  /// Returns the rank of a candidate, from 0 for the nearest, and a description of its differences; `nil` if
  /// it isn't near.
  private func nearness(of candidate: MissedSearch.Candidate) -> (rank: Int, text: String)? {
    var differences: [String] = []
    var rank = 0
    let distance = candidate.names.map { $0.nearness(to: search.name) }.min() ?? .max
    let isCase = candidate.names.contains { $0.lowercased() == search.name.lowercased() }
    let isSign = !isCase && candidate.names.contains { $0.withPlainSigns == search.name.withPlainSigns }
    // A name of one letter has nothing in common with another one.
    guard distance <= max(1, min(3, search.name.count / 3)) || isSign,
      isCase || isSign || distance < search.name.count
    else {
      return nil
    }
    if let kind = search.kind, kind != candidate.kind {
      differences.append("\(candidate.kind.withArticle), not \(kind.withArticle)")
      rank += 1
    }
    if distance > 0 {
      differences.append(
        isCase
          ? "upper and lower case differ"
          : isSign
            ? "other quotation marks, dashes, dots or spaces"
            : "\(distance) character\(distance == 1 ? "" : "s") different"
      )
      rank += isSign ? 1 : 2 * distance
    }
    if let view = candidate.view {
      if let scope = search.scope, !view.isDescendant(of: scope) {
        differences.append("not in \(scope.debugName)")
      } else if let obstacle = finder.obstacle(to: view), obstacle.keepsOutOfSight {
        differences.append("but \(obstacle)")
      }
    }
    return (rank, differences.isEmpty ? "of that name" : differences.joined(separator: ", "))
  }
}

extension Obstacle {
  /// Whether the obstacle makes the view invisible.
  fileprivate var keepsOutOfSight: Bool {
    switch self {
    case .notInWindow, .windowHidden, .hidden, .transparent, .zeroSize: true
    default: false
    }
  }
}

extension String {
  /// Returns the number of differing characters; all differences of case together count as one.
  fileprivate func nearness(to other: String) -> Int {
    if self == other { return 0 }
    let difference = lowercased().distance(to: other.lowercased())
    return max(1, difference)
  }

  /// The name with the quotation marks, dashes, dots and spaces of a keyboard in the place of typographic
  /// ones.
  fileprivate var withPlainSigns: String {
    var text = ""
    for character in self {
      switch character {
      case "\u{2018}", "\u{2019}", "\u{2032}": text += "'"
      case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2033}": text += "\""
      case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}": text += "-"
      case "\u{2026}": text += "..."
      case _ where character.isWhitespace: text += " "
      default: text.append(character)
      }
    }
    return text.trimmingCharacters(in: .whitespaces)
  }

  fileprivate var plural: String {
    hasSuffix("ch") || hasSuffix("s") || hasSuffix("x") ? self + "es" : self + "s"
  }

  fileprivate var withArticle: String { "\(first.map { "aeiou".contains($0) } == true ? "an" : "a") \(self)" }
}
