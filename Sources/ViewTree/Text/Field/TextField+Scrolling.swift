import Foundation
import Responder
import Simulation

/// The automatic scrolling of the scroll view around a field that is edited.
extension TextField {
  /// Scrolls the nearest enclosing scroll view to the field, unless the caret is visible there (E53).
  package final func showCaretAfterEdit() {
    guard let scrollView = enclosingScrollView, isFirstResponder,
      isRuleTrue(VersionRules.editingScrollsToCaret)
    else { return }
    let field = convert(bounds, to: scrollView)
    // The measuring of the text before the caret is needed only for a field that isn't completely visible.
    guard !scrollView.shows(field) else { return }
    let caret = convert(caretInside, to: scrollView)
    guard !scrollView.shows(caret) else { return }
    acting(as: LogEntry.Rule("the automatic scroll to the caret", fact: "E53")) {
      scrollView.scroll(to: field, withCaret: caret)
    }
  }

  /// The caret's rectangle. A text that is wider than the field is shown so that the caret is inside.
  private var caretInside: CGRect {
    baseCaretRect(at: engine.buffer.selection.end).moved(into: bounds)
  }
}
