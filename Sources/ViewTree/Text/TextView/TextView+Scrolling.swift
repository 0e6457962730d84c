import Foundation
import Responder
import Simulation

/// The automatic scrolling of the scroll views around a text view. Unlike a field's, it is not animated, as
/// the text view's own scrolling isn't.
extension TextView {
  /// Scrolls the nearest enclosing scroll view to the caret, or all of them on systems with E52. The text
  /// view itself has scrolled to the caret before (E53, E58).
  ///
  /// A text view that doesn't scroll, and whose lines don't fit, is expected to grow in the next layout; it
  /// is scrolled to after that.
  package final func showCaretAfterEdit() {
    guard enclosingScrollView != nil, isFirstResponder else { return }
    guard !isScrollEnabled, contentSize.height > bounds.height, let context = inputContext else {
      return scrollAfterEdit()
    }
    _ = context.schedule(after: .zero, label: "scroll to the caret after the layout") { [weak self] in
      guard let self, isFirstResponder else { return }
      scrollAfterEdit()
    }
  }

  private func scrollAfterEdit() {
    if isRuleTrue(VersionRules.textViewScrollsSurroundings) {
      scrollToCaret(inAll: true, as: LogEntry.Rule("the text view's scroll of its surroundings", fact: "E52"))
    } else if isRuleTrue(VersionRules.editingScrollsToCaret) {
      scrollToCaret(inAll: false, as: LogEntry.Rule("the automatic scroll to the caret", fact: "E53"))
    }
  }

  /// Scrolls all enclosing scroll views to the caret, in system versions that do so when a text view becomes
  /// first responder, or when code sets its text (E52).
  final func showCaretInSurroundings() {
    guard enclosingScrollView != nil, isRuleTrue(VersionRules.textViewScrollsSurroundings) else { return }
    scrollToCaret(inAll: true, as: LogEntry.Rule("the text view's scroll of its surroundings", fact: "E52"))
  }

  /// Scrolls to the visible end of the text if the caret is outside of the text view's bounds.
  private func scrollToCaret(inAll: Bool, as rule: @autoclosure () -> LogEntry.Rule) {
    var surrounding = enclosingScrollView
    while let scrollView = surrounding {
      let caret = convert(caretRect(at: selectedRange.end).moved(into: bounds), to: scrollView)
      if !scrollView.shows(caret) {
        acting(as: rule()) { scrollView.scrollRectToVisible(caret, animated: false) }
      }
      surrounding = inAll ? scrollView.enclosingScrollView : nil
    }
  }
}
