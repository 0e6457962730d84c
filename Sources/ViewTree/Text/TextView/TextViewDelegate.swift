import Foundation
import Responder

/// A delegate that controls editing in a text view and is notified of editing and scrolling.
///
/// Every method has a default implementation.
@preconcurrency @MainActor public protocol TextViewDelegate: ScrollViewDelegate {
  /// Returns whether editing may begin. Also called when code merely reads `canBecomeFirstResponder`.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called when editing has begun. Unlike with a text field, the keyboard is already about to appear (A69).
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether editing may end. Not called when editing is forced to end.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called when editing has ended and the keyboard has begun to disappear.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns whether the text that a key types or deletes may replace `range`, in UTF-16 units of the old
  /// text. The return key types a line feed.
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user has changed the text, after ``textViewDidChangeSelection(_:)``.
  func textViewDidChange(_ textView: TextView)
  /// Called when the selected position or range has changed.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Returns the action that a tap on an item performs, or nil for none; from iOS 17.
  func textView(_ textView: TextView, primaryActionFor textItem: TextItem, defaultAction: Action) -> Action?
  /// Returns the menu that a press on an item opens, or nil for none; from iOS 17.
  func textView(_ textView: TextView, menuConfigurationFor textItem: TextItem, defaultMenu: Menu)
    -> TextItem.MenuConfiguration?
  /// Called before the menu of an item opens.
  func textView(
    _ textView: TextView,
    textItemMenuWillDisplayFor textItem: TextItem,
    animator: any ContextMenuInteractionAnimating
  )
  /// Called before the menu of an item closes.
  func textView(
    _ textView: TextView,
    textItemMenuWillEndFor textItem: TextItem,
    animator: any ContextMenuInteractionAnimating
  )
  /// Returns whether the user may interact with a link; from iOS 10, and not called if the delegate provides
  /// the action or the menu.
  func textView(
    _ textView: TextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool
  /// Returns whether the user may interact with an attachment; from iOS 10, and not called if the delegate
  /// provides the action or the menu.
  func textView(
    _ textView: TextView,
    shouldInteractWith textAttachment: TextAttachment,
    in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool
  /// Returns whether the user may interact with a link; called if the delegate has none of the newer methods.
  func textView(_ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Returns whether the user may interact with an attachment; called if the delegate has none of the newer
  /// methods.
  func textView(
    _ textView: TextView,
    shouldInteractWith textAttachment: TextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// Returns the edit menu of a range, or `nil` for one of the suggested actions; from iOS 16.
  func textView(
    _ textView: TextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [MenuElement]
  ) -> Menu?
  /// Called before the edit menu is shown; from iOS 16.
  func textView(_ textView: TextView, willPresentEditMenuWith animator: any EditMenuInteractionAnimating)
  /// Called before the edit menu is hidden; from iOS 16.
  func textView(_ textView: TextView, willDismissEditMenuWith animator: any EditMenuInteractionAnimating)
}

extension TextViewDelegate {
  /// Returns the default action.
  public func textView(_ textView: TextView, primaryActionFor textItem: TextItem, defaultAction: Action)
    -> Action?
  {
    OptionalMethod.standard(defaultAction, of: self)
  }
  /// Returns the default menu.
  public func textView(_ textView: TextView, menuConfigurationFor textItem: TextItem, defaultMenu: Menu)
    -> TextItem.MenuConfiguration?
  {
    OptionalMethod.standard(TextItem.MenuConfiguration(menu: defaultMenu), of: self)
  }
  /// Does nothing.
  public func textView(
    _ textView: TextView,
    textItemMenuWillDisplayFor textItem: TextItem,
    animator: any ContextMenuInteractionAnimating
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func textView(
    _ textView: TextView,
    textItemMenuWillEndFor textItem: TextItem,
    animator: any ContextMenuInteractionAnimating
  ) { OptionalMethod.standard(of: self) }
  /// Returns true.
  public func textView(
    _ textView: TextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns true.
  public func textView(
    _ textView: TextView,
    shouldInteractWith textAttachment: TextAttachment,
    in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns true.
  public func textView(_ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns true.
  public func textView(
    _ textView: TextView,
    shouldInteractWith textAttachment: TextAttachment,
    in characterRange: NSRange
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
}

extension TextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) { OptionalMethod.standard(of: self) }
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) { OptionalMethod.standard(of: self) }
  /// Returns true.
  public func textView(
    _ textView: TextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) { OptionalMethod.standard(of: self) }
  /// Returns `nil`.
  public func textView(
    _ textView: TextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [MenuElement]
  ) -> Menu? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Does nothing.
  public func textView(
    _ textView: TextView,
    willPresentEditMenuWith animator: any EditMenuInteractionAnimating
  ) {
    OptionalMethod.standard(of: self)
  }
  /// Does nothing.
  public func textView(
    _ textView: TextView,
    willDismissEditMenuWith animator: any EditMenuInteractionAnimating
  ) {
    OptionalMethod.standard(of: self)
  }
}
