import Foundation
import Responder
import Simulation

/// The content of a context menu: a preview and actions; UIKit's `UIContextMenuConfiguration`.
@preconcurrency @MainActor public final class ContextMenuConfiguration: IdentityHashable {
  /// A function that returns the controller of the preview, or `nil` for the source view itself.
  public typealias PreviewProvider = () -> ViewController?
  /// A function that returns the menu. The suggested elements are always empty.
  public typealias ActionProvider = ([MenuElement]) -> Menu?

  /// The identifier, as given or generated.
  public let identifier: any NSCopying
  /// The identifiers of items besides the one under the finger, kept for the app to read; from iOS 16.
  public var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The order of the elements; from iOS 16.
  public var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// The order of the elements of a menu; UIKit's `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Sendable {
    /// The system's choice, which is the fixed order (assumed).
    case automatic = 0
    /// The first element is the nearest to the view: the last row of a menu above the view.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// Creates a configuration. The providers are called when the menu opens: first the one of the preview.
  ///
  /// An identifier that isn't given is unique.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// The object with which a delegate follows the opening or closing of a context menu; UIKit's
/// `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor public protocol ContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview, or `nil` without one.
  var previewViewController: ViewController? { get }
  /// Adds changes that are made with those of the menu. The menu opens and closes without animation, so they
  /// are made at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function to call on the next run-loop turn.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The object with which a delegate follows the effect of a tap on the preview; UIKit's
/// `UIContextMenuInteractionCommitAnimating`.
@preconcurrency @MainActor
public protocol ContextMenuInteractionCommitAnimating:
  ContextMenuInteractionAnimating
{
  /// The way in which the preview ends, kept for the app to read.
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}

/// The way in which a preview ends after a tap; UIKit's `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu is dismissed.
  case dismiss = 0
  /// The preview becomes the next screen.
  case pop = 1
}
