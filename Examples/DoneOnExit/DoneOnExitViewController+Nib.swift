import Foundation
import HeadlessUIKit

extension DoneOnExitViewController {
  /// Connects Did End On Exit of a field to ``textFieldDoneEditing(_:)``, as the tutorial does in its nib; a
  /// second call for the same field has no effect.
  func connectReturnKey(of field: TextField) {
    field.addTarget(
      self,
      action: MethodSelector("textFieldDoneEditing", DoneOnExitViewController.textFieldDoneEditing),
      for: .editingDidEndOnExit
    )
  }
}
