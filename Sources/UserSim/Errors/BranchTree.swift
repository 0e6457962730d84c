import Foundation
import Simulation
import ViewTree

/// The branches of the tree of views that lead to some of them, from the windows down, a line each.
///
/// Where branches part, the views behind, between and in front of them are counted; so are levels in the middle of a
/// long way down.
@MainActor struct BranchTree {
  /// A view to lead to, and what to say of it.
  struct Mark {
    let view: View
    let text: String
  }

  /// How many levels of one branch are shown at most.
  private static let levelLimit = 10

  private let marks: [Mark]
  private let windows: [Window]

  /// - Parameter windows: The visible windows, back to front.
  init(_ marks: [Mark], windows: [Window]) {
    self.marks = marks
    self.windows = windows
  }

  /// The lines, indented by two for each level.
  var lines: [String] {
    let ways = marks.map { Array($0.view.lineage.reversed()) }
    let roots = ways.compactMap(\.first).reduce(into: [View]()) { if !$0.contains($1) { $0.append($1) } }
    let order = { (root: View) in windows.firstIndex { $0 === root } ?? -1 }
    let ordered = roots.sorted { order($0) < order($1) }
    return ordered.flatMap { root in lines(ways.filter { $0.first == root }, level: 0, depth: 1) }
  }

  /// The lines of ways that have their first `level` views behind them, and share the next one.
  private func lines(_ ways: [[View]], level: Int, depth: Int) -> [String] {
    guard let view = ways.first?[level] else { return [] }
    let indent = String(repeating: "  ", count: depth)
    var result = ["\(indent)\(line(for: view))"]
    var rest = ways.filter { $0.count > level + 1 }
    guard !rest.isEmpty else { return result }
    var next = level + 1
    if let skipped = skippedLevels(rest, after: level) {
      next += skipped
      result.append("\(indent)  … \(skipped) levels more")
    }
    let branches = rest.reduce(into: [View]()) { if !$0.contains($1[next]) { $0.append($1[next]) } }
    guard branches.count > 1 else {
      return result + lines(rest, level: next, depth: depth + (next > level + 1 ? 2 : 1))
    }
    var place = 0
    let siblings = rest[0][next - 1].subviews
    let places = branches.compactMap { siblings.firstIndex(of: $0) }.sorted()
    for (number, index) in places.enumerated() {
      if index > place { result.append("\(indent)  (\(index - place) \(number == 0 ? "behind" : "between"))") }
      let branch = rest.filter { $0[next] == siblings[index] }
      result += lines(branch, level: next, depth: depth + 1)
      rest.removeAll { $0[next] == siblings[index] }
      place = index + 1
    }
    if place < siblings.count { result.append("\(indent)  (\(siblings.count - place) in front)") }
    return result
  }

  /// How many levels after `level` are left out: those in the middle of a long way without branches or marks.
  private func skippedLevels(_ ways: [[View]], after level: Int) -> Int? {
    guard level == 2, let way = ways.first else { return nil }
    let shared = way.indices.prefix { index in
      ways.allSatisfy { $0.count > index && $0[index] == way[index] } && (index <= level || !isMarked(way[index]))
    }
    let longest = ways.map(\.count).max() ?? 0
    let skipped = min(longest - Self.levelLimit, shared.count - level - 2)
    return skipped > 1 ? skipped : nil
  }

  private func isMarked(_ view: View) -> Bool { marks.contains { $0.view === view } }

  private func line(for view: View) -> String {
    let frame = GeometryText.rect(view.convertToScreen(view.bounds))
    let texts = marks.filter { $0.view === view }.map(\.text)
    let mark = texts.isEmpty ? "" : "  <- \(texts.joined(separator: ", "))"
    return ([view.debugName, frame] + states(of: view)).joined(separator: " ") + mark
  }

  /// What may keep touches away.
  private func states(of view: View) -> [String] {
    var states: [String] = []
    if view.isHidden { states.append("hidden") }
    if view.alpha < 1 { states.append("alpha \(GeometryText.number(view.alpha))") }
    if !view.isUserInteractionEnabled { states.append("no interaction") }
    if let control = view as? Control, !control.isEnabled { states.append("disabled") }
    if view.isBlockedByAnimation { states.append("animated") }
    if view.clipsToBounds { states.append("clips") }
    return states
  }
}
