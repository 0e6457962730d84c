import Foundation
import Simulation
import ViewTree

/// The branches of the view tree that lead to the marked views, from the windows down, one line per view.
///
/// Where branches split, the siblings behind, between and in front of them are counted. In a long unbranched
/// path, the levels in the middle are counted instead of listed.
@MainActor struct BranchTree {
  /// A view to include, with the text of its mark.
  struct Mark {
    let view: View
    let text: String
  }

  /// The maximum number of consecutive levels shown without a branch or a mark; of longer runs only the first
  /// two and the last two are shown.
  private static let runLimit = 6

  private let marks: [Mark]
  private let windows: [Window]

  /// - Parameter windows: The visible windows, back to front.
  init(_ marks: [Mark], windows: [Window]) {
    self.marks = marks
    self.windows = windows
  }

  /// The lines, indented by two spaces per level.
  var lines: [String] {
    let ways = marks.map { Array($0.view.lineage.reversed()) }
    let roots = ways.compactMap(\.first).reduce(into: [View]()) { if !$0.contains($1) { $0.append($1) } }
    let order = { (root: View) in windows.firstIndex { $0 === root } ?? -1 }
    let ordered = roots.sorted { order($0) < order($1) }
    return ordered.flatMap { root in lines(ways.filter { $0.first == root }, level: 0, depth: 1) }
  }

  /// Returns the lines of paths that are already printed for their first `level` views and share the next
  /// one.
  private func lines(_ ways: [[View]], level: Int, depth: Int) -> [String] {
    guard let view = ways.first?[level] else { return [] }
    let indent = String(repeating: "  ", count: depth)
    let result = ["\(indent)\(line(for: view))"]
    let rest = ways.filter { $0.count > level + 1 }
    guard let way = rest.first else { return result }
    let run = run(rest, after: level)
    if run > Self.runLimit {
      let first = (1...2).map { String(repeating: "  ", count: depth + $0) + line(for: way[level + $0]) }
      let skipped = String(repeating: "  ", count: depth + 3) + "... \(run - 4) levels more"
      return result + first + [skipped] + lines(rest, level: level + run - 1, depth: depth + 4)
    }
    guard run == 0 else { return result + lines(rest, level: level + 1, depth: depth + 1) }
    return result + fork(rest, level: level, depth: depth)
  }

  /// Returns the lines of paths that may split after `level`.
  private func fork(_ ways: [[View]], level: Int, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth + 1)
    let branches = ways.reduce(into: [View]()) { if !$0.contains($1[level + 1]) { $0.append($1[level + 1]) } }
    guard branches.count > 1 else { return lines(ways, level: level + 1, depth: depth + 1) }
    let siblings = ways[0][level].subviews
    var result: [String] = []
    var place = 0
    for index in branches.compactMap({ siblings.firstIndex(of: $0) }).sorted() {
      if index > place { result.append("\(indent)(\(index - place) \(place == 0 ? "behind" : "between"))") }
      let branch = ways.filter { $0[level + 1] == siblings[index] }
      result += lines(branch, level: level + 1, depth: depth + 1)
      place = index + 1
    }
    if place < siblings.count { result.append("\(indent)(\(siblings.count - place) in front)") }
    return result
  }

  /// Returns the number of views after `level` that all paths share and that have no mark.
  private func run(_ ways: [[View]], after level: Int) -> Int {
    guard let way = ways.first else { return 0 }
    return way.indices.dropFirst(level + 1).prefix { index in
      ways.allSatisfy { $0.count > index && $0[index] == way[index] }
        && !marks.contains { $0.view === way[index] }
    }.count
  }

  private func line(for view: View) -> String {
    let frame = GeometryText.rect(view.convertToScreen(view.bounds))
    let texts = marks.filter { $0.view === view }.map(\.text)
    let mark = texts.isEmpty ? "" : "  <- \(texts.joined(separator: ", "))"
    return ([view.debugName, frame] + states(of: view)).joined(separator: " ") + mark
  }

  /// Returns the states of a view that may block touches.
  private func states(of view: View) -> [String] {
    var states: [String] = []
    if view.isHidden { states.append("hidden") }
    if view.alpha < 1 {
      let isFaint = view.alpha > 0 && view.alpha < 0.01
      states.append(isFaint ? "alpha < 0.01" : "alpha \(GeometryText.number(view.alpha))")
    }
    if !view.isUserInteractionEnabled { states.append("no interaction") }
    if let control = view as? Control, !control.isEnabled { states.append("disabled") }
    if view.isBlockedByAnimation { states.append("animated") }
    if view.clipsToBounds { states.append("clips") }
    return states
  }
}
