import Foundation
import Responder
import Simulation

/// An interaction that lets the user drag items out of a view, after a finger has rested on it for half a
/// second (assumed); UIKit's `UIDragInteraction`. From iOS 11; on older systems it has no effect.
///
/// The finger lifts the items after half a second; the drag begins when it then moves by more than 10 points
/// (assumed). A context menu of the view opens too, and closes when the drag begins.
@preconcurrency @MainActor open class DragInteraction: Interaction, IdentityHashable {
  /// The view that has the interaction.
  public private(set) final weak var view: View?
  /// The delegate.
  public private(set) final weak var delegate: (any DragInteractionDelegate)?
  private let press = DragPress()
  private var flight: DragFlight?
  private var lifting: DragAnimator?
  private var start = CGPoint.zero
  /// Called before the touches are cancelled in their views, because items are lifted.
  final var willLift: (() -> Void)?

  /// Whether drags are enabled without a decision of the app: on iPads, and on phones from iOS 15.
  open class var isEnabledByDefault: Bool {
    guard let context = Application.current?.context else { return true }
    return context.device.idiom == .pad || context.rule(VersionRules.phonesDrag)
  }

  /// Whether a finger drags items; ``isEnabledByDefault`` at first.
  open var isEnabled: Bool {
    didSet { press.isEnabled = isEnabled }
  }
  /// Whether other recognizers recognize while a finger lifts items.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates an interaction.
  public init(delegate: any DragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    press.interaction = self
    press.name = "drag"
    press.isEnabled = isEnabled
    press.addTarget(self, action: MethodSelector("handlePress", DragInteraction.handlePress).internalSelector)
  }

  /// Called before the interaction is added to a view, or removed. An override calls super.
  open func willMove(to view: View?) {
    guard view == nil else { return }
    self.view?.baseRemove(press)
  }

  /// Called after the interaction was added to a view, or removed. An override calls super.
  open func didMove(to view: View?) {
    self.view = view
    view?.baseAdd(press)
  }

  /// Asks the delegate whether there are items at the place of the press.
  final func mayBegin() -> Bool {
    guard flight == nil, let view, let delegate, let application = view.baseWindow?.application,
      application.context.rule(VersionRules.hasDragAndDrop)
    else { return false }
    start = view.convertToScreen(press.location(in: view))
    let new = DragFlight(items: [], from: self, at: start, in: application)
    let items = delegate.dragInteraction(self, itemsForBeginning: new)
    guard !items.isEmpty else { return false }
    new.take(items)
    flight = new
    willLift?()
    return true
  }

  private func handlePress(_ press: LongPressGestureRecognizer) {
    guard let flight, let view else { return }
    switch press.state {
    case .began: lift(flight, of: view)
    case .changed:
      let point = view.convertToScreen(press.location(in: view))
      if !flight.hasBegun {
        guard point.distance(to: start) > 10 else { return }
        endLifting(at: .end)
        view.closeContextMenu()
        flight.begin()
      }
      flight.move(to: point)
    case .ended, .cancelled:
      self.flight = nil
      guard flight.hasBegun else { return endLifting(at: .start) }
      if press.state == .ended { flight.lift() } else { flight.cancel() }
    case .possible, .failed: break
    }
  }

  private func lift(_ flight: DragFlight, of view: View) {
    let animator = DragAnimator()
    lifting = animator
    for item in flight.items { _ = delegate?.dragInteraction(self, previewForLifting: item, session: flight) }
    delegate?.dragInteraction(self, willAnimateLiftWith: animator, session: flight)
  }

  private func endLifting(at position: ViewAnimatingPosition) {
    let animator = lifting
    lifting = nil
    animator?.finish(at: position)
  }
}

extension View {
  /// Closes the menu of a context menu interaction.
  fileprivate func closeContextMenu() {
    for case let interaction as ContextMenuInteraction in interactions { interaction.dismissMenu() }
  }
}

/// The press that lifts items. It begins only if there are items, so that other touches keep their effects.
final class DragPress: LongPressGestureRecognizer {
  weak var interaction: DragInteraction?
  override var isInternal: Bool { true }

  override var state: State {
    get { super.state }
    set {
      let isBeginning = newValue == .began && super.state == .possible
      let mayBegin = !isBeginning || interaction?.mayBegin() == true
      super.state = mayBegin ? newValue : .failed
    }
  }

  override func canPrevent(_ other: GestureRecognizer) -> Bool {
    !(other is ContextMenuPress) && interaction?.allowsSimultaneousRecognitionDuringLift != true
  }

  override func canBePrevented(by other: GestureRecognizer) -> Bool { !(other is ContextMenuPress) }
}

/// The methods by which a delegate provides the items of a drag, and follows it. All except the first have
/// default implementations.
///
/// The order of the calls: the items, the preview for lifting, `willAnimateLiftWith`; when the finger moves,
/// `sessionWillBegin`, the two permissions, `sessionDidMove` for each move; at the end `willEndWith`, without
/// a drop the preview for cancelling and `willAnimateCancelWith`; then `didEndWith`, and after a drop
/// `sessionDidTransferItems` when its data is loaded. Some of the order is assumed.
@preconcurrency @MainActor public protocol DragInteractionDelegate: AnyObject {
  /// Returns the items of a drag; none prevents it.
  func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: any DragSession)
    -> [DragItem]
  /// Returns the preview of an item while it is lifted.
  func dragInteraction(
    _ interaction: DragInteraction,
    previewForLifting item: DragItem,
    session: any DragSession
  ) -> TargetedDragPreview?
  /// Called when the items are lifted.
  func dragInteraction(
    _ interaction: DragInteraction,
    willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession
  )
  /// Called before the drag begins to move.
  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession)
  /// Returns whether a drop may move the data.
  func dragInteraction(_ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession)
    -> Bool
  /// Returns whether the data may be dropped only in the app.
  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
  /// Called at each move.
  func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: any DragSession)
  /// Called when the finger is lifted, before the preview drops or returns.
  func dragInteraction(
    _ interaction: DragInteraction,
    session: any DragSession,
    willEndWith operation: DropOperation
  )
  /// Called after the preview has dropped or returned.
  func dragInteraction(
    _ interaction: DragInteraction,
    session: any DragSession,
    didEndWith operation: DropOperation
  )
  /// Called after a drop, when its data is loaded.
  func dragInteraction(_ interaction: DragInteraction, sessionDidTransferItems session: any DragSession)
  /// Returns the preview of an item to which it returns after a drag without a drop.
  func dragInteraction(
    _ interaction: DragInteraction,
    previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview?
  /// Called when the preview of an item returns.
  func dragInteraction(
    _ interaction: DragInteraction,
    item: DragItem,
    willAnimateCancelWith animator: any DragAnimating
  )
}

extension DragInteractionDelegate {
  /// Returns `nil`.
  public func dragInteraction(
    _ interaction: DragInteraction,
    previewForLifting item: DragItem,
    session: any DragSession
  ) -> TargetedDragPreview? { nil }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction,
    willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession) {}
  /// Returns true.
  public func dragInteraction(
    _ interaction: DragInteraction,
    sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// Returns false.
  public func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: any DragSession) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction,
    session: any DragSession,
    willEndWith operation: DropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction,
    session: any DragSession,
    didEndWith operation: DropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction,
    sessionDidTransferItems session: any DragSession
  ) {}
  /// Returns the standard preview.
  public func dragInteraction(
    _ interaction: DragInteraction,
    previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction,
    item: DragItem,
    willAnimateCancelWith animator: any DragAnimating
  ) {}
}
