import Foundation
import Simulation

/// Directions of a popover's arrow; `up` means that the popover is below its anchor. The raw values are
/// UIKit's.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction while there is no arrow.
  public static let unknown = PopoverArrowDirection(rawValue: .max)
}

/// A presentation controller for popovers, which has the popover's anchor; from iOS 8.
///
/// On pads, a controller of the style `.popover` is placed beside ``sourceView`` or ``barButtonItem``. On
/// phones it is a page sheet, or full screen before iOS 13, unless the delegate's
/// `adaptivePresentationStyle(for:)` returns `.none`. A tap outside dismisses the popover if the delegate
/// permits it.
@preconcurrency @MainActor public final class PopoverPresentationController: PresentationController {
  /// The view that the popover points at.
  public var sourceView: View?
  /// The part of ``sourceView`` that the popover points at; the null rectangle, by default, for the whole
  /// view.
  public var sourceRect = CGRect.null
  /// The bar button item that the popover points at. It takes precedence over ``sourceView`` while it is in a
  /// bar.
  public var barButtonItem: BarButtonItem?
  /// The view or bar button item that the popover points at; from iOS 16. It takes precedence over
  /// ``barButtonItem`` and ``sourceView``.
  public var sourceItem: (any PopoverPresentationControllerSourceItem)?
  /// The controller with the sheet's detents and appearance if the popover adapts to a sheet; from iOS 15.
  public private(set) lazy var adaptiveSheetPresentationController = SheetPresentationController(
    presentedViewController: presentedViewController,
    presenting: presentingViewController
  )
  /// The delegate, which is also notified of the popover's own events. It is the value of
  /// ``PresentationController/delegate``, or `nil` if that is no ``PopoverPresentationControllerDelegate``.
  @_nonoverride public weak var delegate: (any PopoverPresentationControllerDelegate)? {
    get { super.delegate as? any PopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }
  /// The permitted directions of the arrow; any by default.
  public var permittedArrowDirections = PopoverArrowDirection.any
  /// The direction of the arrow; unknown while the popover isn't presented.
  public internal(set) var arrowDirection = PopoverArrowDirection.unknown
  /// The minimum distances between the popover and the edges of the area that it may cover.
  public var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The views outside the popover that receive touches while it is presented; a tap on one of them doesn't
  /// dismiss it.
  public var passthroughViews: [View]?
  /// The color of the popover's frame and arrow; `nil` for the system's. It is stored, but not drawn.
  public var backgroundColor: Color?
  /// Whether the popover may cover its anchor. It never does.
  public var canOverlapSourceViewRect = false

  /// The reason why there is no ``anchor``, as the end of a sentence about a popover.
  var reasonOfMissingAnchor: String {
    if sourceItem != nil { return "whose sourceItem is in no window" }
    if let sourceView { return "whose sourceView, \(sourceView.debugName), is in no window" }
    return barButtonItem == nil ? "without sourceView and barButtonItem" : "whose barButtonItem is in no bar"
  }

  /// The rectangle that the popover points at, in the coordinates of its window.
  var anchor: CGRect? {
    if let sourceItem {
      guard let window = presentation?.container.window ?? sourceItem.sourceWindow else { return nil }
      return sourceItem.frame(in: window)
    }
    if let view = barButtonItem?.view { return view.convert(view.bounds, to: nil) }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
  }
}

/// An item that a popover can point at: a view or a bar button item; from iOS 16.
@preconcurrency @MainActor public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the item's rectangle in the coordinates of a view, or `nil` if it is in no window; from iOS 17.
  func frame(in referenceView: View) -> CGRect?
}

extension View: PopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in the coordinates of another view, or `nil` if the view is in no window.
  public final func frame(in referenceView: View) -> CGRect? {
    guard baseWindow != nil else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// Returns the rectangle of the item's view in the coordinates of another view, or `nil` if it is in no
  /// bar.
  public final func frame(in referenceView: View) -> CGRect? { view?.frame(in: referenceView) }
}

extension PopoverPresentationControllerSourceItem {
  /// The window of the item's view.
  fileprivate var sourceWindow: Window? { (self as? View ?? (self as? BarButtonItem)?.view)?.baseWindow }
}

/// A delegate that prepares the presentation of a popover and permits its dismissal. Every method has a
/// default.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate:
  AdaptivePresentationControllerDelegate
{
  /// Called before the popover is presented: the last opportunity to set its anchor.
  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
  /// Returns whether a tap outside the popover dismisses it. From iOS 13 on it is called after
  /// `presentationControllerShouldDismiss`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool
  /// Called after a tap outside the popover has dismissed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  )
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}

extension ViewController {
  /// The controller's popover presentation controller, if its style is `.popover` or it is an action sheet;
  /// otherwise `nil`. On phones, action sheets are placed at the bottom all the same.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// Whether the presentation controller is a popover's.
  final var isPopover: Bool {
    modalPresentationStyle == .popover || (self as? AlertController)?.preferredStyle == .actionSheet
  }
}
