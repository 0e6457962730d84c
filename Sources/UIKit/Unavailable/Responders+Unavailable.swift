// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UIResponder {
  public func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIResponder {
  public func canPaste(_ itemProviders: [Any]) -> Bool { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIResponder {
  public func buildMenu(with builder: Any) { unmodeled() }
  public func validate(_ command: Any) { unmodeled() }
}

@available(*, unavailable, message: "this configuration isn't modeled")
extension UIResponder {
  public var editingInteractionConfiguration: Any { unmodeled() }
  public var pasteConfiguration: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var activityItemsConfiguration: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UIResponder {
  public var inputViewController: Any? { unmodeled() }
  public var inputAccessoryViewController: Any? { unmodeled() }
  public var textInputContextIdentifier: String? { unmodeled() }
  public static func clearTextInputContextIdentifier(_ identifier: String) { unmodeled() }
  public func paste(itemProviders: [Any]) { unmodeled() }
  public func captureTextFromCamera(_ sender: Any?) { unmodeled() }
  public func pasteAndMatchStyle(_ sender: Any?) { unmodeled() }
  public func pasteAndGo(_ sender: Any?) { unmodeled() }
  public func pasteAndSearch(_ sender: Any?) { unmodeled() }
  public func toggleBoldface(_ sender: Any?) { unmodeled() }
  public func toggleItalics(_ sender: Any?) { unmodeled() }
  public func toggleUnderline(_ sender: Any?) { unmodeled() }
  public func increaseSize(_ sender: Any?) { unmodeled() }
  public func decreaseSize(_ sender: Any?) { unmodeled() }
  public func find(_ sender: Any?) { unmodeled() }
  public func findAndReplace(_ sender: Any?) { unmodeled() }
  public func findNext(_ sender: Any?) { unmodeled() }
  public func findPrevious(_ sender: Any?) { unmodeled() }
  public func useSelectionForFind(_ sender: Any?) { unmodeled() }
  public func printContent(_ sender: Any?) { unmodeled() }
  public func rename(_ sender: Any?) { unmodeled() }
  public func duplicate(_ sender: Any?) { unmodeled() }
  public func move(_ sender: Any?) { unmodeled() }
  public func export(_ sender: Any?) { unmodeled() }
}

@available(*, unavailable, message: "the characters of a line have no direction")
extension UIResponder {
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) { unmodeled() }
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UIResponder {
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { unmodeled() }
}
