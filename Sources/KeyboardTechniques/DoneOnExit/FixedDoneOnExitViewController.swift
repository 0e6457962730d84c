import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose fields end editing by the return key or, where the keyboard has none, by a bar above it.
///
/// Systems before 3.2 show no accessory views (A60): there a pad of digits stays as document 000 leaves it.
@preconcurrency @MainActor open class FixedDoneOnExitViewController: DoneOnExitViewController {
  /// Connects a field's return key. A field for digits on a phone gets an accessory view with a Done button instead, unless
  /// it has an accessory view; its `keyboardType` has to be set before.
  open override func watchReturnKey(of field: TextField) {
    super.watchReturnKey(of: field)
    if field.inputAccessoryView == nil, !hasReturnKey(field.keyboardType) {
      field.inputAccessoryView = makeDoneBar()
    }
  }

  /// Ends the editing of whichever field has the bar.
  open func endEditingByBar() {
    view.endEditing(true)
  }

  private func makeDoneBar() -> Toolbar {
    .doneBar(self, action: MethodSelector("endEditingByBar", FixedDoneOnExitViewController.endEditingByBar))
  }

  /// Whether the keyboard for a type has a return key: on pads all have one (KL12).
  private func hasReturnKey(_ type: KeyboardType) -> Bool {
    if SimulationContext.current?.device.idiom == .pad { return true }
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return false
    default: return true
    }
  }
}
