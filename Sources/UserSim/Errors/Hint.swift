import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// Advice about an error, in one line.
@MainActor struct Hint {
  private let reason: InteractionError.Reason
  private let finding: Finding?
  private let element: FoundElement?
  private let user: User

  init(_ reason: InteractionError.Reason, _ finding: Finding?, _ element: FoundElement?, _ user: User) {
    self.reason = reason
    self.finding = finding
    self.element = element
    self.user = user
  }

  /// The line, or `nil` if there is no advice.
  var text: String? {
    switch reason {
    case .obstructed: finding.map { ObstacleHint($0, element, user).text }
    case .offScreen: "aim at a point inside the screen; its right and bottom edges do not belong to it."
    case .noMatch where user.hasNothingLaunched: Hint.launch
    case .noMatch:
      "print(simulator.picture()) shows the screen; elements are found by identifier, label, placeholder or title."
    case .severalMatches: "take one of these, or give the one you mean an accessibilityIdentifier of its own."
    case .noFocus(nil): "tap a field first, as in user.textFields[\"Username\"].tap()."
    case .noFocus: "tap a text field or a text view first; who takes text conforms to KeyInput."
    case .notKey: "make the window of the field key with makeKey() or makeKeyAndVisible()."
    case .notFocused(let view, _): "tap \(view) first, and see that nothing takes the focus away."
    case .focusLost:
      "look at what resigns in the lines above: a delegate, an action or an observer; type the rest after tapping again."
    case .typedDiffers(_, let expected, let found) where !expected.isEmpty && expected.hasPrefix(found):
      "look at what keeps the next key from its effect; a return key may wait for text (enablesReturnKeyAutomatically)."
    case .typedDiffers:
      "look at what changes the text in between: a delegate, an action, or the keyboard's corrections."
    case .noText: "take the text field or text view itself, not a view around it."
    case .noKeyboard(nil): "tap a text field first; simulator.settle() lets the keyboard arrive."
    case .noKeyboard: noKeyboard
    case .noHardwareKeyboard:
      "set keyboard.isHardwareKeyboardConnected = true, or tap keys of the screen with user.tap(key:)."
    case .noSuchKey:
      "keys of another plane are seen after user.tap(key: \"123\") or \"ABC\"; user.type(_:) changes planes by itself."
    case .noKeyForCharacter:
      "set another keyboardType, or put the text in with insertText(_:), which needs no keys."
    case .noWayToDismissKeyboard(nil):
      "let a field become first responder again; one that resigns as it begins to edit leaves the keyboard (A46)."
    case .noWayToDismissKeyboard: "call resignFirstResponder(), or window.endEditing(true)."
    case .noSuchMenuItem(_, let items):
      items.isEmpty
        ? "show the menu first, with MenuController.shared.showMenu(from:rect:)."
        : "an item is there if somebody on the responder chain can perform it; look at canPerformAction(_:withSender:)."
    case .notAdjustable: nil
    case .appWouldStop: "take iOS 4.0 or later, where programs go on in the background."
    case .voiceOverIsOff: "set simulator.accessibility.isVoiceOverRunning = true."
    case .noAccessibilityElement(_, let elements):
      elements.isEmpty
        ? "set isAccessibilityElement of a view."
        : "print(simulator.user.voiceOver.elements) shows all of them."
    case .accessibilityRefused(_, let offered):
      offered.isEmpty ? "override the method of the element or of a responder around it." : nil
    case .noPicker: "present the picker first, over the key window."
    case .noDraggableSheet:
      "present a controller with the style .pageSheet or .formSheet first; sheets follow a drag from iOS 13."
    case .noRefreshControl: "set refreshControl of the scroll view, and scroll to its top."
    }
  }

  /// The advice if the screen is empty because a test has forgotten the first step (U83).
  static let launch = "call simulator.launch(controller) first; the app has no visible window yet."

  private var noKeyboard: String {
    if user.keyboard.isHardwareKeyboardConnected {
      return
        "a hardware keyboard is connected, so there are no keys on the screen; use user.typeKey(_:modifierFlags:)."
    }
    return "tap a text field or text view; who takes text conforms to KeyInput."
  }
}
