import Foundation

extension FocusGraph: CustomStringConvertible {
  /// A line for each input, then the inputs that no key leads to, and the rounds.
  public var description: String {
    var lines = inputs.map { "\($0.name): return \($0.onReturn), tab \($0.onTab)" }
    if !unreachable.isEmpty { lines.append("no key leads to \(unreachable.joined(separator: ", "))") }
    for cycle in cycles {
      lines.append("return never ends editing: \((cycle + cycle.prefix(1)).joined(separator: " -> "))")
    }
    return lines.joined(separator: "\n")
  }

  /// The graph as a picture: the inputs from top to bottom, the return key's steps at the right, and the tab
  /// key's, dashed, at the left.
  public var svg: String {
    let (width, distance, box, left) = (500, 64, 36, 160)
    let height = max(1, inputs.count) * distance + 40
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      font-family="sans-serif" font-size="14">
      <title>The focus graph</title>
      <style>text{fill:#222}.box{fill:#f4f6fa;stroke:#456}.return{stroke:#06c}.tab{stroke:#b50;stroke-dasharray:5 3}\
      path{fill:none;stroke-width:1.5}@media(prefers-color-scheme:dark){text{fill:#eee}.box{fill:#223;stroke:#9ab}}</style>
      <defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
      <path d="M0 0L8 4L0 8" style="fill:none;stroke:#666"/></marker></defs>
      """
    ]
    let places = Dictionary(
      inputs.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (place, input) in inputs.enumerated() {
      let y = 20 + place * distance
      parts.append(
        "<rect class=\"box\" x=\"\(left)\" y=\"\(y)\" width=\"180\" height=\"\(box)\" rx=\"6\"/>"
          + "<text x=\"\(left + 90)\" y=\"\(y + 23)\" text-anchor=\"middle\">\(Self.escaped(input.name))</text>"
      )
      for (name, text, step, edge) in [
        ("return", "Return", input.onReturn, left + 180), ("tab", "Tab", input.onTab, left),
      ] {
        let side = edge == left ? -1 : 1
        let middle = y + box * 3 / 4
        guard case .to(let target) = step, let other = places[target] else {
          guard step != .noKey else { continue }
          let anchor = side > 0 ? "start" : "end"
          parts.append(
            "<text x=\"\(edge + side * 8)\" y=\"\(middle + 4)\" font-size=\"11\" text-anchor=\"\(anchor)\">\(text) \(step)</text>"
          )
          continue
        }
        let end = 20 + other * distance + box / 4
        let bend = edge + side * (24 + 8 * abs(other - place))
        parts.append(
          "<path class=\"\(name)\" marker-end=\"url(#end)\" d=\"M\(edge) \(middle)C\(bend) \(middle) \(bend) \(end) \(edge) \(end)\"/>"
        )
      }
    }
    return (parts + ["</svg>"]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension FocusGraph.Step: CustomStringConvertible {
  /// The effect in words: `to Street`, `ends editing`.
  public var description: String {
    switch self {
    case .to(let name): "to \(name)"
    case .stays: "has no effect"
    case .types: "is typed"
    case .ends: "ends editing"
    case .noKey: "is no key"
    }
  }
}
