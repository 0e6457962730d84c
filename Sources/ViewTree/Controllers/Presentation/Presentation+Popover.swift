import Foundation
import Responder
import Simulation

extension Presentation {
  private var popover: PopoverPresentationController? {
    presented.ownPresentationController as? PopoverPresentationController
  }

  /// Returns the frame of a popover in its container.
  ///
  /// In the turn of its presentation, a popover without an anchor is in the middle (U52), as is one whose
  /// source was removed in this turn. Later it stops with `A is a popover without sourceView and
  /// barButtonItem`, or with another reason if it has one of them.
  func popoverFrame(in window: Window) -> CGRect {
    let popover = presented.popoverPresentationController
    let anchor = popover?.anchor
    if anchor == nil, !awaitsPopoverAnchor, lastPopoverAnchor != nil { return lastPopoverFrame }
    guard let popover, anchor != nil || awaitsPopoverAnchor || hadPopoverAnchor else {
      let reason = popover?.reasonOfMissingAnchor ?? "without a popover presentation controller"
      programmerError("\(presented.debugName) is a popover \(reason)")
    }
    lastPopoverAnchor = anchor
    let wish = presented.preferredContentSize
    let placement = PopoverPlacement(
      size: wish.width > 0 && wish.height > 0 ? wish : PopoverPlacement.standardSize,
      anchor: anchor ?? .zero,
      room: container.bounds.inset(by: window.storedSafeAreaInsets).inset(by: popover.popoverLayoutMargins),
      permitted: anchor == nil ? [] : popover.permittedArrowDirections,
      coversAnchor: presented is AlertController
        && window.application.context.rule(VersionRules.alertMeasures).sheetCoversSource,
      roomOverBar: roomOverBar(of: popover, in: window)
    )
    let (frame, arrow) = placement.result
    popover.arrowDirection = arrow
    lastPopoverFrame = frame
    return frame
  }

  /// Returns the rectangle in which a popover at an item of a navigation bar is placed from iOS 26 (MC41): 30
  /// points below the bar's top and 19 from the sides.
  private func roomOverBar(of popover: PopoverPresentationController, in window: Window) -> CGRect? {
    let source = popover.sourceItem.map { $0 as? BarButtonItem } ?? popover.barButtonItem
    guard let bar = source?.bar as? NavigationBar, bar.baseWindow === window,
      let over = bar.designValue(of: VersionRules.popoverOverBar)
    else { return nil }
    let margins = popover.popoverLayoutMargins
    let safe = container.bounds.inset(by: window.storedSafeAreaInsets).inset(by: margins)
    let top = bar.convert(bar.bounds, to: container).minY + over.top
    let sides = EdgeInsets(left: over.side, right: over.side)
    let room = container.bounds.inset(by: sides).intersection(safe)
    return CGRect(x: room.minX, y: top, width: room.width, height: max(0, room.maxY - top))
  }

  /// Places a popover at the end of the turn in which it is presented: until then, client code may set and
  /// change its anchor (U52).
  func placePopoverAfterTurn(in context: SimulationContext) {
    awaitsPopoverAnchor = true
    _ = context.schedule(after: .zero, label: "placement of a popover") { [weak self] in
      guard let self else { return }
      awaitsPopoverAnchor = false
      guard !isDropped, presented.presenter?.presentation === self, let window = container.window else {
        return
      }
      place(in: window)
    }
  }

  /// Adds the recognizer that dismisses the popover or sheet with a tap outside.
  func installTapBeside() {
    container.baseAdd(TapBesideGestureRecognizer(target: self, action: Presentation.tapBeside))
  }

  func tapBeside(_ tap: TapBesideGestureRecognizer) {
    guard tap.state == .ended, transition == nil, pull == nil, presented.presentation == nil,
      let controller = presented.presentationController
    else { return }
    let delegate = controller.delegate
    let ownDelegate = delegate as? any PopoverPresentationControllerDelegate
    guard !presented.isModal, delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    if let popover, style == .popover {
      guard ownDelegate?.popoverPresentationControllerShouldDismissPopover(popover) ?? true else { return }
    }
    delegate?.presentationControllerWillDismiss(controller)
    dismiss(animated: true) { [popover, presented, style] in
      (presented as? AlertController)?.popoverWasCancelled()
      delegate?.presentationControllerDidDismiss(controller)
      if let popover, style == .popover {
        ownDelegate?.popoverPresentationControllerDidDismissPopover(popover)
      }
    }
  }
}

/// A view that covers the window behind a popover, except the views that receive touches nevertheless.
final class PopoverGround: PresentationContainer {
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    let popover = presented?.ownPresentationController as? PopoverPresentationController
    guard hit === self, let passing = popover?.passthroughViews else { return hit }
    let isBesides = passing.contains { view in
      view.baseWindow === baseWindow && view.point(inside: view.convert(point, from: self), with: event)
    }
    return isBesides ? nil : hit
  }
}

/// A recognizer of taps outside a popover or sheet.
final class TapBesideGestureRecognizer: TapGestureRecognizer {
  override var isInternal: Bool { true }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    if touches.contains(where: { $0.view !== view }) { state = .failed }
  }
}
