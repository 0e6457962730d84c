import Foundation
import Simulation

/// An interaction that takes items which are dropped on a view; UIKit's `UIDropInteraction`. From iOS 11.
@preconcurrency @MainActor open class DropInteraction: Interaction, IdentityHashable {
  /// The view that has the interaction.
  public private(set) final weak var view: View?
  /// The delegate.
  public private(set) final weak var delegate: (any DropInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any DropInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed. An override calls super.
  open func willMove(to view: View?) {}

  /// Called after the interaction was added to a view, or removed. An override calls super.
  open func didMove(to view: View?) { self.view = view }
}

/// The methods by which a delegate takes a drop; each has a default implementation.
///
/// The order of the calls: `canHandle`, once for each drag; `sessionDidEnter`, `sessionDidUpdate` at each
/// move, `sessionDidExit`; for a drop `performDrop`, then for each item the preview and
/// `willAnimateDropWith`; `concludeDrop` after the animation; `sessionDidEnd` for each destination that the
/// drag has entered. Some of the order is assumed.
@preconcurrency @MainActor public protocol DropInteractionDelegate: AnyObject {
  /// Returns whether the view takes such items; true by default.
  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool
  /// Called when the drag enters the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession)
  /// Returns the effect of a drop at the place of the drag; none by default.
  func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: any DropSession)
    -> DropProposal
  /// Called when the drag leaves the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession)
  /// Called for a drop, to load the data.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession)
  /// Called when the drop's animations have ended.
  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession)
  /// Called at the end of the drag, also if it was dropped elsewhere.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession)
  /// Returns the preview of a dropped item.
  func dropInteraction(
    _ interaction: DropInteraction,
    previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview?
  /// Called when the preview of an item drops.
  func dropInteraction(
    _ interaction: DropInteraction,
    item: DragItem,
    willAnimateDropWith animator: any DragAnimating
  )
}

extension DropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {}
  /// Returns a proposal without effect.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: any DropSession)
    -> DropProposal
  { DropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {}
  /// Returns the standard preview.
  public func dropInteraction(
    _ interaction: DropInteraction,
    previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction,
    item: DragItem,
    willAnimateDropWith animator: any DragAnimating
  ) {}
}

extension Application {
  /// Drags items of another app to points of the screen, a second from one to the next, and drops them at the
  /// last.
  package func dragFromOutside(_ items: [DragItem], along points: [CGPoint]) {
    guard let first = points.first, context.rule(VersionRules.hasDragAndDrop) else { return }
    let flight = DragFlight(items: items, from: nil, at: first, in: self)
    for point in points {
      flight.move(to: point)
      context.clock.advance(by: .seconds(1))
    }
    flight.lift()
  }
}
