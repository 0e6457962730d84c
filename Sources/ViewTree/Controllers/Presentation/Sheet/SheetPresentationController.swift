import Foundation
import Responder
import Simulation

/// A presentation controller for sheets: it has their detents and their appearance; from iOS 15.
///
/// It is the presentation controller of a controller with the style `.pageSheet`, `.formSheet` or
/// `.automatic`. On phones the sheet is as high as the selected detent, except in a compact height, where it
/// fills the screen (MC8). The simulated user drags the sheet between detents, and below the smallest one to
/// dismiss it. Changes of the properties take effect at once, or with an animation in
/// ``animateChanges(_:)``.
@preconcurrency @MainActor open class SheetPresentationController: PresentationController {
  /// The delegate, which is also notified of the detents that the simulated user selects. It is the value of
  /// ``PresentationController/delegate``, or `nil` if that is no ``SheetPresentationControllerDelegate``.
  @_nonoverride open weak var delegate: (any SheetPresentationControllerDelegate)? {
    get { super.delegate as? any SheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The detents, from the smallest to the largest; by default only the large one.
  ///
  /// Stops with `ViewController: a sheet needs a detent` for an empty array.
  open var detents = [Detent.large()] {
    didSet {
      guard !detents.isEmpty else {
        programmerError("\(presentedViewController.debugName): a sheet needs a detent")
      }
      resolved = nil
      sheetDidChange()
    }
  }

  /// The identifier of the detent at which the sheet rests. `nil`, the default, and an identifier that
  /// ``detents`` doesn't have mean the smallest one. A drag to another detent sets it.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// The identifier of the largest detent at which the presenter isn't dimmed and receives touches; `nil`,
  /// the default, and an unknown identifier mean that it is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// Whether a drag upwards on content at its top moves the sheet to a larger detent, if there is one; true
  /// by default. Otherwise it scrolls the content.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a grabber is visible at the top of the sheet; false by default. A tap on it selects the next
  /// larger detent, or the smallest one after the largest.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { sheetDidChange() } }
  }

  /// Whether the sheet is attached to the bottom in a compact height, and doesn't fill the screen; false by
  /// default.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetDidChange() } }
  }

  /// Whether a sheet that is attached to the bottom of a phone has the width of the controller's preferred
  /// content size; false, the default, for the width of the safe area.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetDidChange() } }
  }

  /// The corner radius of the sheet in pictures; `nil`, the default, for the system's.
  open var preferredCornerRadius: CGFloat?

  /// Whether the sheet has the size of a page on a pad, and not that of a form; from iOS 17. By default it
  /// depends on the style of the presentation.
  open var prefersPageSizing: Bool {
    get { givenPageSizing ?? (presentedViewController.modalPresentationStyle != .formSheet) }
    set {
      guard newValue != prefersPageSizing else { return }
      givenPageSizing = newValue
      sheetDidChange()
    }
  }

  /// The view over which a form on a pad is centered, as far as the screen allows it; `nil`, the default, for
  /// the middle of the screen.
  open var sourceView: View? {
    didSet { if sourceView !== oldValue { sheetDidChange() } }
  }

  private var givenPageSizing: Bool?
  private var isCollectingChanges = false
  /// The heights of the active detents in the surroundings in which they were resolved last.
  private var resolved: (context: SheetContext, values: [(Detent.Identifier, CGFloat)])?

  /// Calls `changes`, and then moves the sheet with an animation to the place that follows from them.
  open func animateChanges(_ changes: () -> Void) {
    let isNested = isCollectingChanges
    isCollectingChanges = true
    changes()
    isCollectingChanges = isNested
    if !isNested { presentation?.moveSheet() }
  }

  /// Resolves the detents again, and places the sheet; from iOS 16. Call it when a custom detent would
  /// resolve to another height.
  open func invalidateDetents() {
    resolved = nil
    sheetDidChange()
  }

  private func sheetDidChange() {
    if !isCollectingChanges { presentation?.placeSheet() }
  }

  /// Returns the active detents with their heights, in the order of their heights.
  final func activeDetents(in context: SheetContext) -> [(Detent.Identifier, CGFloat)] {
    if let resolved, resolved.context.hasSameValues(as: context) { return resolved.values }
    let values = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min(max(0, $0), context.maximumDetentValue))
      }
    }
    let sorted = values.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    resolved = (context, sorted.map(\.element))
    return sorted.map(\.element)
  }

  /// Selects a detent for the simulated user, and notifies the delegate if it is another one.
  final func select(_ identifier: Detent.Identifier?, insteadOf old: Detent.Identifier?) {
    guard let identifier, identifier != old else { return }
    let isNested = isCollectingChanges
    isCollectingChanges = true
    selectedDetentIdentifier = identifier
    isCollectingChanges = isNested
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

extension SheetContext {
  fileprivate func hasSameValues(as other: SheetContext) -> Bool {
    maximumDetentValue == other.maximumDetentValue && medium == other.medium
      && containerTraitCollection == other.containerTraitCollection
  }
}

/// A delegate that is also notified of the detents that the simulated user selects; from iOS 15.
@preconcurrency @MainActor
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called after the simulated user has dragged the sheet to another detent or tapped its grabber, before
  /// the sheet has arrived there. Code that selects a detent doesn't cause the call.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  )
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}

extension ViewController {
  /// The presentation controller of this controller, or of its nearest presented ancestor, if the style is
  /// that of a sheet; `nil` otherwise, and before iOS 15.
  public final var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }
}
