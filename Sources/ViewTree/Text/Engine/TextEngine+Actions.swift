import Foundation
import Responder
import Simulation

/// The edit menu's actions.
extension TextEngine {
  enum EditAction: CaseIterable {
    case cut, copy, paste, select, selectAll, delete

    var selector: MethodSelector {
      switch self {
      case .cut: .cut
      case .copy: .copy
      case .paste: .paste
      case .select: .select
      case .selectAll: .selectAll
      case .delete: .delete
      }
    }
  }

  /// Returns whether an action of the edit menu is available now, or nil for other actions.
  func canPerform(_ selector: MethodSelector) -> Bool? {
    EditAction.allCases.first { $0.selector == selector }.map(canPerform)
  }

  private func canPerform(_ action: EditAction) -> Bool {
    let hasSelection = buffer.selection.length > 0
    return switch action {
    case .cut: hasSelection && owner.allowsEditing && !owner.isSecureTextEntry
    case .copy: hasSelection && !owner.isSecureTextEntry
    case .paste: owner.allowsEditing && pasteboard?.hasStrings == true
    case .select: !hasSelection && buffer.length > 0
    case .selectAll: buffer.length > 0 && buffer.selection != buffer.fullRange
    case .delete: hasSelection && owner.allowsEditing
    }
  }

  private var pasteboard: Pasteboard? {
    owner.effectiveApplication?.pasteboard
  }

  /// Performs an action if it is available now.
  func perform(_ action: EditAction) {
    guard canPerform(action) else { return }
    let selection = buffer.selection
    switch action {
    case .copy: pasteboard?.string = String(buffer.substring(selection))
    case .cut:
      pasteboard?.string = String(buffer.substring(selection))
      change(selection, to: "", asks: true)
    case .paste: change(selection, to: pasteboard?.string ?? "", asks: true)
    case .select: select(word(at: selection.location))
    case .selectAll: select(buffer.fullRange)
    case .delete: change(selection, to: "", asks: true)
    }
  }
}
