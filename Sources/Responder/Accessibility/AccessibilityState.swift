import Foundation

/// The accessibility properties that an app has set for a responder.
@MainActor package final class AccessibilityState {
  package var elements: [Any]?
  package var customActions: [AccessibilityCustomAction]?
  package var customRotors: [AccessibilityCustomRotor]?
  package var frame: CGRect?
  package var activationPoint: CGPoint?
  package var hidesElements = false
  package var isModal = false
  package var groupsChildren = false
  package var userInputLabels: [String]?
  /// The names of ``userInputLabels`` with attributes; valid as long as the strings are equal.
  package var attributedInputLabels: [NSAttributedString]?
  /// The outline, a path of the view tree, and its bounds.
  package var path: AnyObject?
  package var pathFrame: CGRect?
  package var respondsToInteraction: Bool?
  package var expandedStatus: Int?
  /// The texts with attributes; each is valid as long as its string is the responder's plain text.
  package var texts: (label: NSAttributedString?, hint: NSAttributedString?, value: NSAttributedString?)
  /// Whether VoiceOver is at the responder.
  package var isFocused = false

  nonisolated init() {}
}

extension Responder {
  /// Changes the accessibility state, which is created on first use.
  package final func changeAccessibility(_ change: (AccessibilityState) -> Void) {
    let state = accessibilityState ?? AccessibilityState()
    accessibilityState = state
    change(state)
  }
}

/// A responder whose value VoiceOver can change without code of the app.
@MainActor package protocol AccessibilityAdjusting {
  /// Changes the value by one step.
  func adjust(isIncrement: Bool)
}

/// A responder that VoiceOver can scroll without code of the app.
@MainActor package protocol AccessibilityScrolling {
  /// Scrolls by a page, and returns whether there was one.
  func scroll(_ direction: AccessibilityScrollDirection) -> Bool
}

/// A responder that handles the escape gesture without code of the app.
@MainActor package protocol AccessibilityEscaping {
  /// Returns to the previous contents, and returns whether there were any.
  func escape() -> Bool
}

/// A responder with a place on the screen.
@MainActor package protocol AccessibilityPlaced {
  /// The frame in screen coordinates.
  var screenFrame: CGRect { get }
}
