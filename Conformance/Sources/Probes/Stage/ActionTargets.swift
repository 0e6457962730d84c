import UIKit

// A selector needs the Objective-C runtime on Apple's platforms, and a method reference elsewhere.

/// A view with two action methods, which takes part in the responder chain.
final class ActionView: UIView {
  /// Called by each of the actions, with its name and the sender.
  var receive: (String, Any?) -> Void = { _, _ in }

  #if canImport(ObjectiveC)
    static let fire = #selector(ActionView.fire(_:))
    static let other = #selector(ActionView.other)
    @objc func fire(_ sender: Any?) { receive("fire", sender) }
    @objc func other() { receive("other", nil) }
  #else
    static let fire = Selector("fire:", ActionView.fire)
    static let other = Selector("other", ActionView.other)
    func fire(_ sender: Any?) { receive("fire", sender) }
    func other() { receive("other", nil) }
  #endif
}

/// A view that can be first responder, with an action method.
final class FocusableView: UIView {
  var receive: () -> Void = {}
  var accepts = true
  override var canBecomeFirstResponder: Bool { accepts }

  #if canImport(ObjectiveC)
    static let act = #selector(FocusableView.act(_:))
    @objc func act(_ sender: Any?) { receive() }
  #else
    static let act = Selector("act:", FocusableView.act)
    func act(_ sender: Any?) { receive() }
  #endif
}

/// Selectors of the standard edit actions of a text field.
@MainActor enum EditActions {
  #if canImport(ObjectiveC)
    static let copy = #selector(UITextField.copy(_:))
    static let selectAll = #selector(UITextField.selectAll(_:))
  #else
    static let copy = Selector.copy
    static let selectAll = Selector.selectAll
  #endif
}
