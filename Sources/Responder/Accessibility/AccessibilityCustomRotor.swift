import Foundation

/// A list of places through which a VoiceOver user moves with the rotor.
@preconcurrency @MainActor open class AccessibilityCustomRotor {
  /// A closure that returns the next place of a search, or `nil` at the end.
  public typealias Search = (AccessibilityCustomRotorSearchPredicate) -> AccessibilityCustomRotorItemResult?

  /// The direction of a search. The raw values are UIKit's.
  public enum Direction: Int, Sendable {
    /// To the place before the current one.
    case previous = 0
    /// To the place after the current one.
    case next = 1
  }

  /// The name that VoiceOver reads.
  open var name: String
  /// The closure that VoiceOver calls at each move.
  open var itemSearchBlock: Search

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
}

/// The current place and the direction of a rotor's search.
@preconcurrency @MainActor open class AccessibilityCustomRotorSearchPredicate {
  /// The place from which the search starts; its target is `nil` before the first.
  open var currentItem: AccessibilityCustomRotorItemResult
  /// The direction that the user wants, kept for the app to read.
  open var searchDirection = AccessibilityCustomRotor.Direction.next

  /// Creates a search from no place.
  public init() { currentItem = AccessibilityCustomRotorItemResult(target: nil) }
}

/// A place that a rotor has found.
@preconcurrency @MainActor open class AccessibilityCustomRotorItemResult {
  /// The element; a weak reference.
  open weak var targetElement: AnyObject?

  /// The range in the element's text, or `nil` for the whole element.
  package final var range: AnyObject?

  /// Creates a place at an element.
  package init(target: AnyObject?, range: AnyObject? = nil) {
    (targetElement, self.range) = (target, range)
  }
}
