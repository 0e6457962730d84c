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

/// A direction of a swipe.
package enum SwipeDirection: String, CaseIterable, Codable, Sendable {
  case up, down, left, right

  fileprivate var isHorizontal: Bool { self == .left || self == .right }

  fileprivate var value: SwipeGestureRecognizer.Direction {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }

  /// Swipes over an element in the direction.
  @MainActor package func swipe(_ element: Element) throws(InteractionError) {
    switch self {
    case .up: try element.swipeUp()
    case .down: try element.swipeDown()
    case .left: try element.swipeLeft()
    case .right: try element.swipeRight()
    }
  }
}

extension View {
  /// Whether the view is a cell of a table or a collection view.
  fileprivate var isListCell: Bool { self is TableViewCell || self is CollectionViewCell }
}

extension User {
  /// Returns the shown elements that react to a tap, with their views, in view order: enabled controls,
  /// cells, editable text views, items of the edit menu, and views with a tap recognizer.
  package func actionableElements() -> [(path: ElementPath, view: View)] { elements(where: isActionable) }

  /// Returns the shown scroll views, tables and collection views of the app, in view order.
  package func scrollableElements() -> [(path: ElementPath, view: View)] {
    elements { $0 is ScrollView && !($0 is TextView) }
  }

  /// Returns the shown elements that react to a swipe: rows that reveal actions, and views with a swipe
  /// recognizer for one finger, each with its directions.
  package func swipeableElements() -> [(path: ElementPath, view: View, directions: [SwipeDirection])] {
    elements { !directions(of: $0).isEmpty }.map { ($0.path, $0.view, directions(of: $0.view)) }
  }

  /// Returns the shown elements that react to a long press: rows with a menu, views with a context menu, and
  /// views with a recognizer of presses with one finger; each with a sufficient duration in seconds.
  package func pressableElements() -> [(path: ElementPath, view: View, duration: TimeInterval)] {
    elements { pressDuration(of: $0) != nil }.map { ($0.path, $0.view, pressDuration(of: $0.view) ?? 0) }
  }

  /// Returns the shown controls and pickers whose value can be changed, each with its changes: sliders, the
  /// segments of segmented controls, the halves of steppers, the wheels of pickers, and page controls.
  package func adjustableElements() -> [(path: ElementPath, view: View, changes: [ElementAdjustment])] {
    elements { !ElementAdjustment.changes(of: $0).isEmpty }.map {
      ($0.path, $0.view, ElementAdjustment.changes(of: $0.view))
    }
  }

  /// Returns the shown handles by which rows are dragged, each with the handle of the next row of its list.
  package func rowHandles() -> [(path: ElementPath, view: View, next: ElementPath)] {
    let handles = elements { $0 is any RowHandle }.map {
      (path: $0.path, view: $0.view, list: $0.view.enclosingScrollView)
    }
    .sorted { $0.view.convertToScreen(.zero).y < $1.view.convertToScreen(.zero).y }
    return handles.indices.compactMap { index in
      let next = handles[(index + 1)...].first { $0.list === handles[index].list }
      return next.map { (handles[index].path, handles[index].view, $0.path) }
    }
  }

  /// Returns the shown scroll views whose content is wider than they are.
  package func sidewaysScrollableElements() -> [(path: ElementPath, view: View)] {
    scrollableElements().filter { element in
      guard let scrollView = element.view as? ScrollView, scrollView.isScrollEnabled else { return false }
      let geometry = scrollView.scrollGeometry
      return geometry.maximumOffset.x - geometry.minimumOffset.x > 0.5
    }
  }

  private func directions(of view: View) -> [SwipeDirection] {
    let list = view.isListCell ? view.superview.flatMap { $0 as? ScrollView } : nil
    let recognizers = (view.gestureRecognizers ?? []).compactMap { $0 as? SwipeGestureRecognizer }
      .filter { $0.isEnabled && !$0.isInternal && $0.numberOfTouchesRequired == 1 }
    return SwipeDirection.allCases.filter { direction in
      recognizers.contains { $0.direction.contains(direction.value) }
        || direction.isHorizontal && list?.offersSwipe(on: view, toLeft: direction == .left) == true
    }
  }

  private func pressDuration(of view: View) -> TimeInterval? {
    let own = (view.gestureRecognizers ?? []).compactMap { $0 as? LongPressGestureRecognizer }
      .filter {
        $0.isEnabled && !$0.isInternal && $0.numberOfTouchesRequired == 1 && $0.numberOfTapsRequired == 0
      }
    if let shortest = own.map(\.minimumPressDuration).min() { return max(1, shortest + 0.5) }
    if view.interactions.contains(where: { ($0 as? ContextMenuInteraction)?.delegate != nil }) { return 1 }
    guard view.isListCell, let list = view.superview as? ScrollView else { return nil }
    return list.offersMenu(on: view) ? 1 : nil
  }

  /// Returns the path of a shown element; `nil` if searches don't find the view.
  func path(of view: View) -> ElementPath? { elements { $0 === view }.first?.path }

  /// Returns the shown elements with a property, with the paths by which a test finds them.
  private func elements(where isWanted: (View) -> Bool) -> [(path: ElementPath, view: View)] {
    application.layoutIfNeeded()
    var listed: [ElementType: [FoundElement]] = [:]
    var wanted: [(type: ElementType, view: View, index: Int)] = []
    for window in application.visibleWindows {
      window.forEachShown { view in
        let kind = kind(of: view)
        let type = kind.type(of: view)
        if !view.isPartOfButton {
          if isWanted(view) { wanted.append((type, view, listed[type, default: []].count)) }
          listed[type, default: []].append(.view(view))
        }
        // Queries count segments, halves, wheels and keys, too.
        for (type, part) in parts(of: view, kind) { listed[type, default: []].append(part) }
        return hidesSubviews(view, type) ? .leaveOutSubviews : .goOn
      }
    }
    // Queries of cells count the rows without cells, too.
    lazy var cells = descendants(matching: .cell).found()
    return wanted.map { element in
      let name = name(of: element.view, among: listed[element.type] ?? [])
      var index = element.index
      if name == nil, element.type == .cell {
        index = cells.firstIndex { !$0.isUnshown && $0.view === element.view } ?? index
      }
      return (ElementPath(element.type, name, index), element.view)
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
  private func name(of view: View, among elements: [FoundElement]) -> String? {
    for level in FoundElement.NameLevel.allCases {
      guard let name = FoundElement.view(view).name(level), !name.isEmpty else { continue }
      let first = FoundElement.NameLevel.allCases.lazy.map { level in
        elements.filter { $0.name(level) == name }
      }.first { !$0.isEmpty }
      if let first, first.count == 1, case .view(let found) = first[0], found === view { return name }
    }
    return nil
  }
}
