import Foundation
import Responder
import Simulation

/// An object that contains the contents of others, such as a view controller; UIKit's `UIContentContainer`.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The size that the content prefers in its container.
  var preferredContentSize: CGSize { get }
  /// Notifies that the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Notifies that the size of a child by its constraints has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Returns the size of a child in a container of a size.
  func size(forChildContentContainer container: any ContentContainer, withParentContainerSize size: CGSize)
    -> CGSize
  /// Notifies that the size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
  /// Notifies that the traits are about to change.
  func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  )
}

/// The preferences of a view controller that the system reads or that its container does, and that have no
/// visible effect in the simulation.
@preconcurrency @MainActor open class ControllerPreferences: FocusResponder {
  /// Creates an object with the default preferences.
  public override init() { super.init() }

  /// Whether the home indicator hides after a time without touches; false by default. Pictures show it
  /// always.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator in place of this controller; nil by default.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// Requests the preferences for the home indicator to be read again. Nothing reads them.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures precede the system's; none by default. The simulated user doesn't
  /// use the system's gestures at edges.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// The child that decides about the edges in place of this controller; nil by default.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// Requests the preferences for the edges to be read again. Nothing reads them.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the pointer is hidden and its position is that of the scene's center; false by default. The
  /// simulated pointer is never locked.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about the pointer's lock in place of this controller; nil by default.
  open var childViewControllerForPointerLock: ViewController? { nil }
  /// Requests the preference for the pointer's lock to be read again. Nothing reads it.
  @available(*, deprecated, message: "the simulated pointer is never locked: it has no effect")
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Called when the preferred size of a child has changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
  /// Called when the size of a child by its constraints has changed; nothing calls it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}
}

extension ViewController: ContentContainer {}
