import Foundation
import Simulation

/// The directions in which a VoiceOver user scrolls. The raw values are UIKit's.
public enum AccessibilityScrollDirection: Int, Sendable {
  /// To the contents at the right.
  case right = 1
  /// To the contents at the left.
  case left = 2
  /// To the contents above.
  case up = 3
  /// To the contents below.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// An action at an element that a VoiceOver user finds by its name.
@preconcurrency @MainActor open class AccessibilityCustomAction: IdentityHashable {
  /// A closure that performs an action, and returns whether it succeeded.
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  /// The name that VoiceOver reads.
  open var name: String
  /// The object that performs the action; a weak reference.
  open weak var target: AnyObject?
  /// The method that performs the action, or `nil` for an action with a closure.
  open var selector: MethodSelector!
  /// The closure that performs the action, called instead of the method.
  open var actionHandler: Handler?

  /// Creates an action with a method of a target.
  public init(name: String, target: Any?, selector: MethodSelector) {
    (self.name, self.selector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action with a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Performs the action, and returns whether it succeeded; a method without a result succeeds.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    selector.call(on: target, sender: self, event: nil)
    return true
  }
}
