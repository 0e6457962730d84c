import Responder

/// An object among which the focus of a remote control or a hardware keyboard moves; UIKit's
/// `UIFocusEnvironment`.
///
/// The simulated devices have no focus engine, as phones have none: its hooks are never called.
@preconcurrency @MainActor public protocol FocusEnvironment: AnyObject {
  /// The environments in which the focus is searched first, the most preferred one first.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any FocusEnvironment)? { get }
  /// Requests an update of the focus. There is none to update.
  func setNeedsFocusUpdate()
  /// Updates the focus if an update was requested. There is none to update.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move; never called.
  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool
  /// Notifies that the focus has moved; never called.
  func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
}

/// An object that can have the focus; UIKit's `UIFocusItem`.
@preconcurrency @MainActor public protocol FocusItem: FocusEnvironment {
  /// Whether the object can have the focus.
  var canBecomeFocused: Bool { get }
}

/// The directions in which the focus moves; UIKit's `UIFocusHeading`.
public struct FocusHeading: OptionSet, Sendable {
  /// The directions' bits.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = FocusHeading(rawValue: 1)
  /// Downwards.
  public static let down = FocusHeading(rawValue: 2)
  /// To the left.
  public static let left = FocusHeading(rawValue: 4)
  /// To the right.
  public static let right = FocusHeading(rawValue: 8)
  /// To the next element.
  public static let next = FocusHeading(rawValue: 16)
  /// To the previous element.
  public static let previous = FocusHeading(rawValue: 32)
}

/// A move of the focus; UIKit's `UIFocusUpdateContext`. Nothing creates one, as there is no focus engine.
@preconcurrency @MainActor open class FocusUpdateContext {
  /// The element that had the focus.
  public final let previouslyFocusedItem: (any FocusItem)?
  /// The element that receives the focus.
  public final let nextFocusedItem: (any FocusItem)?
  /// The direction of the move.
  public final let focusHeading: FocusHeading
  /// The view that had the focus.
  public final var previouslyFocusedView: View? { previouslyFocusedItem as? View }
  /// The view that receives the focus.
  public final var nextFocusedView: View? { nextFocusedItem as? View }

  package init(from old: (any FocusItem)?, to new: (any FocusItem)?, heading: FocusHeading) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (old, new, heading)
  }
}

/// The animations of a move of the focus; UIKit's `UIFocusAnimationCoordinator`. Nothing creates one.
@preconcurrency @MainActor open class FocusAnimationCoordinator {
  package init() {}

  /// Runs animations beside those of the focus: at once, and then the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// The hooks of the focus engine that views and view controllers share.
@preconcurrency @MainActor open class FocusResponder: Responder, FocusEnvironment {
  /// Creates a responder.
  public override init() { super.init() }

  /// The environments in which the focus is searched first; none by default.
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// The view in which the focus is searched first, before iOS 10; nil by default.
  open var preferredFocusedView: View? { nil }
  /// The next responder that is a view or a controller.
  open var parentFocusEnvironment: (any FocusEnvironment)? { next as? any FocusEnvironment }
  /// Requests an update of the focus. There is none to update.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus if an update was requested. There is none to update.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move; never called. True by default.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Notifies that the focus has moved; never called.
  open func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}
}

extension View: FocusItem {}
