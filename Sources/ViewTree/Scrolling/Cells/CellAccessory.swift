import Foundation
import Responder
import Simulation

/// A control, a symbol or a view beside the content of a list cell; UIKit's `UICellAccessory`.
///
/// The standard accessories have a fixed order, whatever the order in which the app lists them. At the
/// leading edge: delete, insert, multiselect. At the trailing edge: label, checkmark, pop-up menu, detail,
/// disclosure indicator, outline disclosure, reorder. A custom view is inserted at a position of its own.
@preconcurrency @MainActor public struct CellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A sign that a tap on the cell shows something.
    case disclosureIndicator
    /// A button that expands and collapses the cell's item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle by which the item is moved.
    case reorder
    /// A sign of selection in editing mode.
    case multiselect
    /// A text.
    case label
    /// A view of the app.
    case customView(View)
    /// A button for details.
    case detail
    /// A button with a menu from which an element is selected.
    case popUpMenu
  }

  /// The modes in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// In both modes.
    case always
    /// In editing mode.
    case whenEditing
    /// Outside of editing mode.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory, in which it is centered.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The system's width for the accessories at an edge.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The edge and the position of a custom view.
  @preconcurrency @MainActor public enum Placement {
    /// A closure that returns the index of a custom view among the accessories that are already at the edge.
    public typealias Position = (_ accessories: [CellAccessory]) -> [CellAccessory].Index

    /// A position at the leading edge.
    case leading(
      displayed: CellAccessory.DisplayedState = .always,
      at: Placement.Position = { $0.count }
    )
    /// A position at the trailing edge.
    case trailing(
      displayed: CellAccessory.DisplayedState = .always,
      at: Placement.Position = { _ in 0 }
    )

    /// Returns a position before the first accessory of a kind, or before all others if there is none.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
    }

    /// Returns a position after the last accessory of a kind, or after all others if there is none.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        (accessories.lastIndex { $0.accessoryType == accessoryType } ?? accessories.count - 1) + 1
      }
    }
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  /// The placement of a custom view.
  let placement: Placement?
  var looks = CellAccessoryLooks()
  /// The closure that a tap calls in place of the system's effect.
  var handler: (() -> Void)?
  /// The menu, and the closure that is called after a selection in it.
  var menu: (Menu, ((Menu) -> Void)?)?

  init(_ accessoryType: AccessoryType, _ displayed: DisplayedState, placement: Placement? = nil) {
    (self.accessoryType, self.displayed, self.placement) = (accessoryType, displayed, placement)
  }

  /// Returns whether the accessory is displayed in a mode.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !looks.isHidden
    case .whenEditing: isEditing && !looks.isHidden
    case .whenNotEditing: !isEditing && !looks.isHidden
    }
  }

  var isLeading: Bool {
    if case .leading = placement { return true }
    return [.delete, .insert, .multiselect].contains(accessoryType)
  }

  /// The place of a standard accessory among the others at its edge.
  var rank: Int {
    switch accessoryType {
    case .delete, .label: 0
    case .insert, .checkmark: 1
    case .multiselect, .popUpMenu: 2
    case .detail: 3
    case .disclosureIndicator: 4
    case .outlineDisclosure: 5
    case .reorder: 6
    case .customView: 7
    }
  }
}

/// The options of an accessory.
struct CellAccessoryLooks {
  var isHidden = false
  var width: CellAccessory.LayoutDimension?
  var tintColor: Color?
  var backgroundColor: Color?
  var text: String?
  var font: Font?
  var followsTextSize = true
  var keepsSize = true
  /// Whether a tap on the cell has the effect of the accessory.
  var isHeader = false
  var hasSeparator = false
}

extension [CellAccessory] {
  /// Returns the accessories of an edge that are displayed in a mode, from the leading one to the trailing
  /// one.
  @MainActor func shown(isEditing: Bool, atLeadingEdge isLeading: Bool) -> [CellAccessory] {
    let all = filter { $0.isShown(isEditing: isEditing) && $0.isLeading == isLeading }
    var result = all.enumerated().filter { $0.element.placement == nil }
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for accessory in all {
      let position: CellAccessory.Placement.Position
      switch accessory.placement {
      case .leading(_, let at), .trailing(_, let at): position = at
      case nil: continue
      }
      result.insert(accessory, at: Swift.min(Swift.max(0, position(result)), result.count))
    }
    return result
  }
}
