import Foundation
import Simulation

extension View {
  /// An identifier for state restoration between launches, kept for the app to read.
  public final var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { change(\.restorationIdentifier, to: newValue) }
  }

  /// The default ``description``.
  final var baseDescription: String {
    var parts = ["frame = \(GeometryText.rect(geometry.frame))"]
    if isHidden { parts.append("hidden = YES") }
    if storedAlpha < 1 { parts.append("alpha = \(GeometryText.number(storedAlpha))") }
    if let accessibilityIdentifier { parts.append("id = '\(accessibilityIdentifier)'") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let identity = rare?.systemIdentity { parts.insert(identity.addressText, at: 0) }
    let dropsBracket = baseWindow?.application.dropsBracketOfSystemViews ?? false
    let bracket = dropsBracket && rare?.systemIdentity != nil ? "" : "<"
    return "\(bracket)\(systemClassName): \((parts + descriptionDetails).joined(separator: "; "))>"
  }

  /// Returns the subtree as text, one line per view, indented by depth.
  ///
  /// After `limit` views, a last line contains the number of the others: `(999000 more views)`. Costs O(views
  /// in the subtree).
  public final func recursiveDescription(limit: Int = 1000) -> String {
    var lines: [String] = []
    var hiddenCount = 0
    var stack: [(view: View, depth: Int)] = [(self, 0)]
    while let (view, depth) = stack.popLast() {
      if lines.count < limit {
        lines.append(String(repeating: "   | ", count: depth) + view.description)
      } else {
        hiddenCount += 1
      }
      stack.append(contentsOf: view.children.reversed().map { ($0, depth + 1) })
    }
    if hiddenCount > 0 { lines.append("(\(hiddenCount) more view\(hiddenCount == 1 ? "" : "s"))") }
    return lines.joined(separator: "\n")
  }
}
