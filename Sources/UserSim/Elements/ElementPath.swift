import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// The way in which a test names an element: by its type, and its name or its place among those of the type.
package struct ElementPath: Hashable, Codable, Sendable {
  /// The type's number, as `ElementType` isn't `Codable`.
  private let typeNumber: UInt
  private let name: String?
  private let index: Int

  /// The element in Swift, without the user: `textFields["Street"]`, or `textFields.element(boundBy: 1)` for
  /// one whose name isn't its own.
  package var code: String {
    let query = type.queryName.map { $0 } ?? "descendants(matching: .any)"
    return query + (name.map { "[\($0.inSwift)]" } ?? ".element(boundBy: \(index))")
  }

  /// The element's name, or its type and its number: `text field 2`.
  package var label: String { name ?? "\(type.words) \(index + 1)" }

  /// The element in words: `the text field "Street"`.
  package var words: String {
    "the \(type.words) " + (name.map { "\"\($0)\"" } ?? "number \(index + 1)")
  }

  /// Returns the element of a user's screen.
  @MainActor package func element(for user: User) -> Element {
    let query = user.descendants(matching: type)
    return name.map { query[$0] } ?? query.element(boundBy: index)
  }

  fileprivate init(_ type: ElementType, _ name: String?, _ index: Int) {
    (typeNumber, self.name, self.index) = (type.rawValue, name, index)
  }

  private var type: ElementType { ElementType(rawValue: typeNumber) ?? .any }
}

extension User {
  /// Returns the shown elements that react to a tap, with their views, in view order: enabled controls,
  /// cells, editable text views, items of the edit menu, and views with a tap recognizer.
  package func actionableElements() -> [(path: ElementPath, view: View)] { elements(where: isActionable) }

  /// Returns the shown scroll views, tables and collection views of the app, in view order.
  package func scrollableElements() -> [(path: ElementPath, view: View)] {
    elements { $0 is ScrollView && !($0 is TextView) }
  }

  /// Returns the path of a shown element; `nil` if searches don't find the view.
  func path(of view: View) -> ElementPath? { elements { $0 === view }.first?.path }

  /// Returns the shown elements with a property, with the paths by which a test finds them.
  private func elements(where isWanted: (View) -> Bool) -> [(path: ElementPath, view: View)] {
    application.layoutIfNeeded()
    var listed: [ElementType: [View]] = [:]
    var wanted: [(type: ElementType, view: View, place: Int)] = []
    for window in application.visibleWindows {
      window.forEachShown { view in
        let type = kind(of: view).type(of: view)
        if !view.isPartOfButton {
          let place = listed[type, default: []].count
          listed[type, default: []].append(view)
          if isWanted(view) { wanted.append((type, view, place)) }
        }
        return hidesSubviews(view, type) ? .leaveOutSubviews : .goOn
      }
    }
    return wanted.map { element in
      let name = name(of: element.view, among: listed[element.type] ?? [])
      return (ElementPath(element.type, name, element.place), element.view)
    }
  }

  private func isActionable(_ view: View) -> Bool {
    switch view {
    case let control as Control: control.isEnabled
    case is TableViewCell, is CollectionViewCell: true
    case let text as TextView: text.isEditable
    default: view.gestureRecognizers?.contains { $0 is TapGestureRecognizer && $0.isEnabled } ?? false
    }
  }

  /// The name by which a search among elements of its type finds a view and no other; nil if there is none.
  private func name(of view: View, among views: [View]) -> String? {
    for level in FoundElement.NameLevel.allCases {
      guard let name = FoundElement.view(view).name(level), !name.isEmpty else { continue }
      let first = FoundElement.NameLevel.allCases.lazy.map { level in
        views.filter { FoundElement.view($0).name(level) == name }
      }.first { !$0.isEmpty }
      if let first, first.count == 1, first[0] === view { return name }
    }
    return nil
  }
}
