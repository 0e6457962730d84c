import Foundation

extension SplitViewController {
  /// The arrangement of the columns; UIKit's `UISplitViewController.Style`.
  public enum Style: Int, Sendable {
    /// Two controllers, without columns in the sense of iOS 14.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column; UIKit's `UISplitViewController.Column`.
  public enum Column: Int, Sendable {
    /// The outermost column, such as a sidebar.
    case primary = 0
    /// The column between the others.
    case supplementary = 1
    /// The column of the content.
    case secondary = 2
    /// The controller that is shown in place of all columns where the width is compact.
    case compact = 3
  }

  /// The visible columns; UIKit's `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Sendable {
    /// That of the system.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that push a part of the secondary one out of the view.
    case twoDisplaceSecondary = 6

    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The relation of the other columns to the secondary one; UIKit's `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Sendable {
    /// That of the system.
    case automatic = 0
    /// Beside it.
    case tile = 1
    /// Over it.
    case overlay = 2
    /// They push it aside.
    case displace = 3
  }

  /// The edge of the primary column; UIKit's `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Sendable {
    /// The edge at which lines begin.
    case leading = 0
    /// The edge at which lines end.
    case trailing = 1
  }

  /// The visibility of the button for the display mode; UIKit's
  /// `UISplitViewController.DisplayModeButtonVisibility`.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Visible if a gesture can present the primary column.
    case automatic = 0
    /// Never visible.
    case never = 1
    /// Always visible.
    case always = 2
  }
}

/// The methods by which a delegate controls and follows a split view controller; UIKit's
/// `UISplitViewControllerDelegate`. All of them have default implementations.
@preconcurrency @MainActor public protocol SplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes, also by the app's change of the preferred one (MC23).
  func splitViewController(
    _ svc: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  )
  /// Called before a column is shown, after the change of the display mode was announced.
  func splitViewController(_ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden, after the change of the display mode was announced.
  func splitViewController(_ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Returns the column to show when the columns collapse; by default the proposed one: that for compact
  /// widths or else the secondary one.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns the display mode after the columns have expanded; by default the proposed one.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called after the columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called after the columns have expanded.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Called before a drag from the edge shows the primary column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: SplitViewController)
  /// Called after a drag from the edge has shown the primary column.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController)
  /// Returns the display mode that the button changes to; `automatic` for that of the system.
  func targetDisplayModeForAction(in svc: SplitViewController) -> SplitViewController.DisplayMode
  /// Returns whether the delegate has shown a controller itself; false by default.
  func splitViewController(_ splitViewController: SplitViewController, show vc: ViewController, sender: Any?)
    -> Bool
  /// Returns whether the delegate has shown a detail controller itself; false by default.
  func splitViewController(
    _ splitViewController: SplitViewController,
    showDetail vc: ViewController,
    sender: Any?
  ) -> Bool
  /// Returns the controller that is shown after a classic split view controller has collapsed, or `nil` for
  /// the primary one.
  func primaryViewController(forCollapsing splitViewController: SplitViewController) -> ViewController?
  /// Returns the primary controller after a classic split view controller has expanded, or `nil` for the one
  /// that was shown.
  func primaryViewController(forExpanding splitViewController: SplitViewController) -> ViewController?
  /// Returns whether the delegate has added the secondary controller to the primary one; if not, the default,
  /// the primary controller does so with
  /// ``ViewController/collapseSecondaryViewController(_:for:)``.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Returns the secondary controller after a classic split view controller has expanded; by default that of
  /// ``ViewController/separateSecondaryViewController(for:)``.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
}

extension SplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(_ svc: SplitViewController, willShow column: SplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: SplitViewController, willHide column: SplitViewController.Column) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Returns the proposed display mode.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController) {}
  /// Returns `automatic`.
  public func targetDisplayModeForAction(in svc: SplitViewController) -> SplitViewController.DisplayMode {
    .automatic
  }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    show vc: ViewController,
    sender: Any?
  ) -> Bool { false }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    showDetail vc: ViewController,
    sender: Any?
  ) -> Bool { false }
  /// Returns `nil`.
  public func primaryViewController(forCollapsing splitViewController: SplitViewController) -> ViewController?
  { nil }
  /// Returns `nil`.
  public func primaryViewController(forExpanding splitViewController: SplitViewController) -> ViewController?
  { nil }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// Returns `nil`.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }
}
