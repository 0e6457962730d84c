import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// The result of a search: a view, a key, a part of a view, or a row of a table that has no cell.
enum FoundElement {
  case view(View)
  case key(KeyboardKey)
  case part(ElementPart)
  case row(UnshownRow)

  /// The view that receives the touches, the table of a row without a cell, or `nil` for a key.
  var view: View? {
    switch self {
    case .view(let view): view
    case .key: nil
    case .part(let part): part.owner
    case .row(let row): row.table
    }
  }

  /// The key, or `nil` if the element isn't one.
  var key: KeyboardKey? {
    if case .key(let key) = self { key } else { nil }
  }

  /// The element's name in errors, as in logs.
  @MainActor var debugName: String {
    switch self {
    case .view(let view): view.debugName
    case .key(let key): key.debugName
    case .part(let part): part.debugName
    case .row(let row): row.debugName
    }
  }

  /// Whether the element is in a row without a cell.
  var isUnshown: Bool { if case .row = self { true } else { false } }

  /// The element's name within its view, or `nil` for a view.
  @MainActor var partName: String? {
    switch self {
    case .view: nil
    case .key(let key): key.debugName
    case .part(let part): part.name
    case .row: nil
    }
  }

  /// The element's center, in screen coordinates; taps aim at it.
  @MainActor var middle: CGPoint {
    switch self {
    case .view(let view): view.screenMiddle
    case .key(let key): key.accessibilityFrame.middle
    case .part(let part): part.owner.convertToScreen(part.bounds.middle)
    case .row(let row): row.frame.middle
    }
  }

  /// The element's bounding rectangle, in screen coordinates.
  @MainActor var frame: CGRect {
    switch self {
    case .view(let view): view.convertToScreen(view.bounds)
    case .key(let key): key.accessibilityFrame
    case .part(let part): part.owner.convertToScreen(part.bounds)
    case .row(let row): row.frame
    }
  }

  // MARK: Names

  /// A kind of name; searches try the kinds in this order.
  enum NameLevel: CaseIterable {
    case identifier, label, title
  }

  @MainActor func name(_ level: NameLevel) -> String? {
    switch level {
    case .identifier: identifier
    case .label: label
    case .title: title
    }
  }

  @MainActor var identifier: String? {
    switch self {
    case .view(let view): view.accessibilityIdentifier
    case .key(let key): key.elementIdentifier
    case .part: nil
    case .row(let row): row.current?.names[.identifier]
    }
  }

  @MainActor var label: String? {
    switch self {
    case .view(let view): view.accessibilityLabel
    case .key(let key): key.accessibilityLabel
    case .part(let part): part.label
    case .row(let row): row.current?.names[.label]
    }
  }

  /// The placeholder of a field, the title of a bar or an alert, or the label of a key.
  @MainActor var title: String? {
    switch self {
    case .view(let view): view.elementTitle
    case .key(let key): key.isButton ? key.key.label : nil
    case .part: nil
    case .row(let row): row.current?.names[.title]
    }
  }

  // MARK: State

  @MainActor var value: String? {
    switch self {
    case .view(let view): view.accessibilityValue
    case .key: nil
    case .part(let part): part.value
    case .row(let row): row.current?.value
    }
  }

  @MainActor var isEnabled: Bool {
    switch self {
    case .view(let view): (view as? Control)?.isEnabled ?? true
    case .key(let key): key.isEnabled
    case .part(let part): part.isEnabled
    case .row(let row): row.current?.isEnabled ?? true
    }
  }

  @MainActor var isSelected: Bool {
    switch self {
    case .view(let view): view.isSelectedElement
    case .key: false
    case .part(let part): part.isSelected
    case .row(let row): row.current?.isSelected ?? false
    }
  }
}

extension View {
  /// Whether the view is a selected control or cell.
  fileprivate var isSelectedElement: Bool {
    switch self {
    case let control as Control: control.isSelected
    case let cell as TableViewCell: cell.isSelected
    case let cell as CollectionViewCell: cell.isSelected
    default: false
    }
  }

  /// The placeholder of a field, or the title of a bar or an alert.
  fileprivate var elementTitle: String? {
    switch self {
    case let field as TextField: field.placeholder
    case let bar as NavigationBar: bar.topItem?.title
    default:
      if Swift.type(of: self) == View.self, let alert = superview?.owningController as? AlertController,
        alert.box === self
      {
        alert.title
      } else {
        nil
      }
    }
  }
}

extension KeyboardKey {
  /// Whether the key also counts as a button because it isn't a character key or the space bar.
  var isButton: Bool { key.kind != .character && key.kind != .space }

  /// Whether XCUITest lists the key among the buttons.
  var isListedAsButton: Bool {
    switch key.kind {
    case .shift, .capsLock, .return, .globe, .emoji, .dictation, .hide, .undo, .cursorLeft, .cursorRight: true
    case .character, .space, .tab, .delete, .plane, .empty: false
    }
  }

  /// The identifier that XCUITest uses for the key: the text it types now, or a word.
  fileprivate var elementIdentifier: String {
    switch key.kind {
    case .character: representedString
    case .return: "Return"
    case .plane: "more"
    case .globe: "Next keyboard"
    case .hide: "Hide keyboard"
    default: key.label
    }
  }
}
