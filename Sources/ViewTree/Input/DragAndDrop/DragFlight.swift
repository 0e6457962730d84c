import Foundation
import Responder
import Simulation

/// A drag from its beginning to its end: the session for its source, and the destinations over which it
/// moves.
///
/// The orders of the calls of source and destination are described at ``DragInteractionDelegate`` and
/// ``DropInteractionDelegate``.
@MainActor final class DragFlight: DragSession {
  /// The time in which a preview returns or drops (assumed).
  static let landing = Duration.milliseconds(300)
  /// The time for which a drag rests over a view before it springs (assumed).
  static let springDelay = Duration.milliseconds(800)

  let application: Application
  private(set) var items: [DragItem]
  var localContext: Any?
  /// The source, or `nil` for a drag from another app.
  private weak var source: DragInteraction?
  private let isLocal: Bool
  private var storedAllowsMove = true
  private var storedIsRestricted = false
  private lazy var drop = DropFlight(self, isLocal: isLocal)
  private let finger: Touch
  /// Whether the session has begun.
  private(set) var hasBegun = false
  /// The destinations that the drag has entered, in that order.
  private var entered: [DropInteraction] = []
  private weak var current: DropInteraction?
  private var proposal: DropProposal?
  /// The answers of the destinations.
  private var answers: [ObjectIdentifier: Bool] = [:]
  private weak var springing: SpringLoadedInteraction?
  private var spring: ScheduledWork?

  init(items: [DragItem], from source: DragInteraction?, at point: CGPoint, in application: Application) {
    (self.items, self.source, self.application) = (items, source, application)
    isLocal = source != nil
    finger = Touch(at: point, timestamp: application.context.presentTime)
  }

  var allowsMoveOperation: Bool { isLocal && storedAllowsMove }
  var isRestrictedToDraggingApplication: Bool { storedIsRestricted }

  func location(in view: View) -> CGPoint { finger.location(in: view) }

  /// Replaces the items before the session begins.
  func take(_ items: [DragItem]) { self.items = items }

  /// Begins the session.
  func begin() {
    hasBegun = true
    guard let source, let delegate = source.delegate else { return }
    log("begins a drag of \(items.count) item\(items.count == 1 ? "" : "s")") {
      delegate.dragInteraction(source, sessionWillBegin: self)
      storedAllowsMove = delegate.dragInteraction(source, sessionAllowsMoveOperation: self)
      storedIsRestricted = delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: self)
      for item in items { _ = item.previewProvider?() }
    }
  }

  /// Moves the drag to a point of the screen.
  func move(to point: CGPoint) {
    finger.update(.moved, at: point, timestamp: application.context.presentTime)
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: self) }
    let view = application.hitTest(atScreenPoint: point, with: nil)
    updateDestination(under: view)
    updateSpring(under: view)
  }

  // MARK: Destinations

  private func updateDestination(under view: View?) {
    let next = destination(under: view)
    if next !== current {
      if let current { current.delegate?.dropInteraction(current, sessionDidExit: drop) }
      current = next
      proposal = nil
      if let next {
        if !entered.contains(where: { $0 === next }) { entered.append(next) }
        next.delegate?.dropInteraction(next, sessionDidEnter: drop)
      }
    }
    // The calls may have changed the destination.
    guard let current, current === next else { return }
    proposal = current.delegate?.dropInteraction(current, sessionDidUpdate: drop)
  }

  /// Returns the nearest interaction around a view that can handle the drag; each is asked once.
  private func destination(under view: View?) -> DropInteraction? {
    var next = view
    while let current = next {
      for case let interaction as DropInteraction in current.interactions where accepts(interaction) {
        return interaction
      }
      next = current.baseSuperview
    }
    return nil
  }

  private func accepts(_ interaction: DropInteraction) -> Bool {
    let key = ObjectIdentifier(interaction)
    if let answer = answers[key] { return answer }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: drop) ?? false
    answers[key] = answer
    return answer
  }

  // MARK: Springs

  private func updateSpring(under view: View?) {
    var next = view
    var found: SpringLoadedInteraction?
    while let current = next, found == nil {
      found = current.interactions.lazy.compactMap { $0 as? SpringLoadedInteraction }.first
      next = current.baseSuperview
    }
    guard found !== springing else { return }
    endSpring()
    guard let found, found.begins(over: self) else { return }
    springing = found
    spring = application.context.schedule(after: Self.springDelay, label: "a spring-loaded interaction") {
      [weak self, weak found] in
      guard let self, let found, springing === found else { return }
      found.activate(over: self)
    }
  }

  private func endSpring() {
    spring?.cancel()
    springing?.ends()
    springing = nil
  }

  // MARK: The end

  /// Ends the drag where it is: with a drop if the destination takes it.
  func lift() {
    endSpring()
    guard let current, current.view != nil, let proposal, isPossible(proposal.operation) else {
      return cancel()
    }
    let operation = proposal.operation
    drop.begins()
    log("drops \(items.count) item\(items.count == 1 ? "" : "s") on \(current.view?.debugName ?? "a view")") {
      if let source { source.delegate?.dragInteraction(source, session: self, willEndWith: operation) }
      current.delegate?.dropInteraction(current, performDrop: drop)
      let animator = DragAnimator()
      for item in items {
        guard let view = current.view, let delegate = current.delegate else { break }
        _ = delegate.dropInteraction(current, previewForDropping: item, withDefault: preview(in: view))
        delegate.dropInteraction(current, item: item, willAnimateDropWith: animator)
      }
      land(animator, .end) { [self] in
        current.delegate?.dropInteraction(current, concludeDrop: drop)
        end(with: operation)
        drop.whenLoaded { [weak self] in
          guard let self, let source else { return }
          source.delegate?.dragInteraction(source, sessionDidTransferItems: self)
        }
      }
    }
  }

  /// A move needs a drag that allows it.
  private func isPossible(_ operation: DropOperation) -> Bool {
    switch operation {
    case .cancel, .forbidden: false
    case .copy: true
    case .move: allowsMoveOperation
    }
  }

  /// Ends the drag without a drop.
  func cancel() {
    endSpring()
    log("cancels a drag") {
      let animator = DragAnimator()
      if let source, let view = source.view, let delegate = source.delegate {
        delegate.dragInteraction(source, session: self, willEndWith: .cancel)
        for item in items {
          _ = delegate.dragInteraction(source, previewForCancelling: item, withDefault: preview(in: view))
          delegate.dragInteraction(source, item: item, willAnimateCancelWith: animator)
        }
      }
      land(animator, .end) { [self] in end(with: .cancel) }
    }
  }

  private func end(with operation: DropOperation) {
    for destination in entered { destination.delegate?.dropInteraction(destination, sessionDidEnd: drop) }
    if let source { source.delegate?.dragInteraction(source, session: self, didEndWith: operation) }
  }

  private func land(_ animator: DragAnimator, _ position: ViewAnimatingPosition, _ body: @escaping () -> Void)
  {
    _ = application.context.schedule(after: Self.landing, label: "the end of a drag") {
      animator.finish(at: position)
      body()
    }
  }

  /// The standard preview of an item: the view itself, in its superview.
  func preview(in view: View) -> TargetedDragPreview {
    let container = view.baseSuperview ?? view
    return TargetedDragPreview(
      view: view,
      parameters: DragPreviewParameters(),
      target: DragPreviewTarget(container: container, center: view.center)
    )
  }

  private func log(_ text: String, _ body: () -> Void) {
    application.log.recording(.gesture, source?.view?.debugName ?? "another app", text, during: body)
  }
}

/// The session of a drag for its destinations.
@MainActor private final class DropFlight: DropSession {
  private unowned let flight: DragFlight
  /// The drag, which the session retains while data is loaded.
  private var retained: DragFlight?
  private let isLocal: Bool
  private let ownItems: [DragItem]
  private var pending = 0
  private var didLoad: (() -> Void)?
  var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)

  init(_ flight: DragFlight, isLocal: Bool) {
    (self.flight, self.isLocal) = (flight, isLocal)
    ownItems = flight.items
  }

  var items: [DragItem] { ownItems }
  var localDragSession: (any DragSession)? { isLocal ? flight : nil }
  var allowsMoveOperation: Bool { flight.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { flight.isRestrictedToDraggingApplication }
  func location(in view: View) -> CGPoint { flight.location(in: view) }

  func begins() { retained = flight }

  func loadObjects(
    ofClass aClass: any ItemProviderReading.Type,
    completion: @escaping ([any ItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let whole = Progress(totalUnitCount: Int64(providers.count))
    progress.totalUnitCount += Int64(providers.count)
    guard !providers.isEmpty else {
      completion([])
      return whole
    }
    pending += 1
    var loaded = [(any ItemProviderReading)?](repeating: nil, count: providers.count)
    var rest = providers.count
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [self] object, _ in
        loaded[index] = object
        rest -= 1
        whole.completedUnitCount += 1
        progress.completedUnitCount += 1
        guard rest == 0 else { return }
        completion(loaded.compactMap { $0 })
        pending -= 1
        finishLoading()
      }
    }
    return whole
  }

  /// Calls a function when all loading has ended, at once without any.
  func whenLoaded(_ body: @escaping () -> Void) {
    didLoad = body
    finishLoading()
  }

  private func finishLoading() {
    guard pending == 0, let didLoad else { return }
    self.didLoad = nil
    didLoad()
    retained = nil
  }
}

/// The animations beside those of a drag.
@MainActor final class DragAnimator: DragAnimating {
  private var completions: [(ViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Calls the functions with the position at which the animation has ended.
  func finish(at position: ViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
