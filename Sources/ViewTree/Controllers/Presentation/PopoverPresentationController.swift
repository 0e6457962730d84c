import Foundation
import Simulation

/// Where a popover's arrow may point, or points: up means that it stands below. The numbers are UIKit's.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// Anywhere.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// There is no arrow yet.
  public static let unknown = PopoverArrowDirection(rawValue: .max)
}

/// What is between a popover and its presenter: also what the popover belongs to; from iOS 8.
///
/// A controller of the style `.popover` stands beside ``sourceView`` or ``barButtonItem`` on pads. On phones it is a page
/// sheet, or before iOS 13 fills the screen, unless the delegate's `adaptivePresentationStyle(for:)` says `.none`. A tap
/// beside it takes it away, if the delegate agrees.
@preconcurrency @MainActor public final class PopoverPresentationController: PresentationController {
  /// The view that the popover belongs to.
  public var sourceView: View?
  /// The part of ``sourceView`` that it belongs to; the null rectangle, as at first, for all of it.
  public var sourceRect = CGRect.null
  /// The item that it belongs to, in place of a view.
  public var barButtonItem: BarButtonItem?
  /// Where the arrow may point; anywhere at first.
  public var permittedArrowDirections = PopoverArrowDirection.any
  /// Where the arrow points; unknown while there is no popover.
  public internal(set) var arrowDirection = PopoverArrowDirection.unknown
  /// How far the popover keeps away from the edges of what it may cover.
  public var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The views beside it that get touches while it is there; a tap on one does not take it away.
  public var passthroughViews: [View]?
  /// The color of its frame and arrow; nil for the system's. It is kept, and nothing is seen of it.
  public var backgroundColor: Color?
  /// Whether it may cover what it belongs to. It never does.
  public var canOverlapSourceViewRect = false

  /// What it belongs to, in the coordinates of its window.
  var anchor: CGRect? {
    if let view = barButtonItem?.view { return view.convert(view.bounds, to: nil) }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
  }
}

/// Has a say when a popover comes and goes. Every method has a default.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate:
  AdaptivePresentationControllerDelegate
{
  /// The popover is about to be presented: the last time to say what it belongs to.
  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
  /// Whether a tap beside the popover takes it away; asked before iOS 13, and from then on after
  /// `presentationControllerShouldDismiss`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool
  /// A tap beside the popover has taken it away.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  )
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  /// Says yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}

extension ViewController {
  /// What is between this controller and its presenter if it is to be a popover, or is an action sheet; nil else. An action
  /// sheet stands at the bottom all the same, also on pads.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// Whether what is between the controller and its presenter is a popover's.
  final var isPopover: Bool {
    modalPresentationStyle == .popover || (self as? AlertController)?.preferredStyle == .actionSheet
  }
}
