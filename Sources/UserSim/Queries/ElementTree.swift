import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// The shown elements below some views as text: a line for each, indented below the element around it.
///
/// Containers without a name are left out, as searches don't need them; what is in them is not. The keys of
/// the keyboard are one line.
@MainActor struct ElementTree {
  /// The number of elements that are listed. Each one's query is searched on the whole screen.
  private static let limit = 1_000

  private let user: User
  private var depths: [ObjectIdentifier: Int] = [:]
  private var count = 0
  private(set) var lines: [String] = []

  init(_ roots: [View], _ user: User) {
    self.user = user
    for root in roots { add(root) }
    if count > Self.limit { lines.append("... and \(count - Self.limit) more elements") }
  }

  private mutating func add(_ root: View) {
    root.forEachShown { view in
      let kind = user.kind(of: view)
      let type = kind.type(of: view)
      let depth = view === root ? 0 : view.superview.flatMap { depths[ObjectIdentifier($0)] } ?? 0
      let isListed = !view.isPartOfButton && (type != .other || view === root || view.hasElementName)
      depths[ObjectIdentifier(view)] = isListed ? depth + 1 : depth
      if isListed { note(.view(view), type, depth) }
      for part in ElementPart.parts(of: view, kind) { note(.part(part), part.type, depth + 1) }
      if let keyplane = view as? KeyplaneView { noteKeys(of: keyplane, depth) }
      if let text = view.unsearchedItems { lines.append(Self.indent(depth + 1) + text) }
      return user.hidesSubviews(view, type) ? .leaveOutSubviews : .goOn
    }
  }

  private mutating func note(_ element: FoundElement, _ type: ElementType, _ depth: Int) {
    count += 1
    guard count <= Self.limit else { return }
    var words = ["\(type)".prefix(1).uppercased() + "\(type)".dropFirst(), GeometryText.rect(element.frame)]
    if let text = element.identifier, !text.isEmpty { words.append("identifier: \(text.inSwift)") }
    if let text = element.label, !text.isEmpty { words.append("label: \(text.inSwift)") }
    if let text = element.value, !text.isEmpty { words.append("value: \(text.inSwift)") }
    if !element.isEnabled { words.append("disabled") }
    if element.isSelected { words.append("selected") }
    if let view = element.view, view === user.firstResponder { words.append("first responder") }
    let query = element.isPart ? nil : element.view.flatMap { user.path(of: $0) }
    lines.append(
      Self.indent(depth) + words.joined(separator: ", ") + (query.map { ": user.\($0.code)" } ?? "")
    )
  }

  private mutating func noteKeys(of keyplane: KeyplaneView, _ depth: Int) {
    let names = keyplane.keys.compactMap { FoundElement.key($0).identifier }.filter { !$0.isEmpty }
    guard !names.isEmpty else { return }
    lines.append("\(Self.indent(depth))Keys: \(names.joined(separator: " "))")
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension FoundElement {
  fileprivate var isPart: Bool { if case .part = self { true } else { false } }
}

extension View {
  /// Whether a search can find the view by a name.
  fileprivate var hasElementName: Bool {
    FoundElement.NameLevel.allCases.contains { FoundElement.view(self).name($0)?.isEmpty == false }
  }

  /// The numbers of a list's rows or items and of its cells, and how elements in the others are found; `nil`
  /// if searches find all of them.
  var unsearchedItems: String? {
    switch self {
    case let table as TableView:
      // A count can be that of `Int.max` rows in several sections.
      let all = table.rowCounts.reduce(0) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }
      let shown = table.rowsWithCells.count
      return all - shown > UnshownRow.readLimit
        ? "\(all) rows, \(shown) of them with cells: a search reads \(UnshownRow.readLimit) of the others"
        : nil
    case let list as CollectionView:
      let all = (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
      let shown = list.visibleCells.count
      return all > shown
        ? "\(all) items, \(shown) of them with cells: scrollIntoView() finds the others" : nil
    default: return nil
    }
  }
}

extension User: @preconcurrency CustomDebugStringConvertible {
  /// The shown elements of all windows as a tree, each with its frame on the screen, its names and state, and
  /// a query that picks it; XCUITest's `debugDescription` of an application.
  ///
  /// Costs O(shown views) for each of at most 1,000 elements.
  public var debugDescription: String {
    application.layoutIfNeeded()
    return ElementTree(application.visibleWindows, self).lines.joined(separator: "\n")
  }
}

extension Element: @preconcurrency CustomDebugStringConvertible {
  /// The element and those inside it as a tree, see ``User/debugDescription``; for an element without a
  /// match, or with several, a line that says so.
  public var debugDescription: String {
    user.application.layoutIfNeeded()
    switch resolution {
    case .one(.view(let view)): return ElementTree([view], user).lines.joined(separator: "\n")
    case .one(let element): return element.debugName
    case .several(let elements): return "\(elements.count) elements match \(spelling)"
    case .none, .astray: return "nothing matches \(spelling)"
    }
  }
}
