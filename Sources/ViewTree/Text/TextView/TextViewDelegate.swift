import Foundation

/// Decides about a text view's editing, and hears of it and of its scrolling.
///
/// Every method has a default. It is set as the `delegate` that any scroll view has.
@preconcurrency @MainActor public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether editing may begin. Also asked when somebody only reads `canBecomeFirstResponder`.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Editing has begun; unlike with a text field, the keyboard is on its way already (A69).
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether editing may end. Not asked when it is ended by force.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Editing has ended; the keyboard has begun to leave.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether what a key types, or deletes, may take the place of `range`, in UTF-16 units of the old text. Return types
  /// a line feed.
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A person changed the text; called after ``textViewDidChangeSelection(_:)``.
  func textViewDidChange(_ textView: TextView)
  /// Another place or range is selected.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Editing may begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Editing may end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// The text may change.
  public func textView(
    _ textView: TextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
