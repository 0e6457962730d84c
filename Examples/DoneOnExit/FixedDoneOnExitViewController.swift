import Foundation
import HeadlessUIKit

/// A controller whose fields end editing with the return key or, where the keyboard has none, with a bar
/// above it.
///
/// Systems before 3.2 show no accessory views (A60), so a number pad has no bar there.
@preconcurrency @MainActor class FixedDoneOnExitViewController: DoneOnExitViewController {
  /// Adds an accessory view with a Done button to a field whose keyboard has no return key, unless the field
  /// already has an accessory view. Set `keyboardType` before the call.
  func addDoneBar(to field: TextField) {
    guard field.inputAccessoryView == nil, !hasReturnKey(field.keyboardType) else { return }
    field.inputAccessoryView = Toolbar.doneBar(
      self,
      action: MethodSelector("endEditingByBar", FixedDoneOnExitViewController.endEditingByBar)
    )
  }

  /// Ends editing in the controller's view.
  func endEditingByBar() {
    view.endEditing(true)
  }

  /// Whether the keyboard of a type has a return key; on iPads every keyboard has one (KL12).
  private func hasReturnKey(_ type: KeyboardType) -> Bool {
    if SimulationContext.current?.device.idiom == .pad { return true }
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return false
    default: return true
    }
  }
}
