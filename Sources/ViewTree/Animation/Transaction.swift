import Foundation
import Simulation

/// A group of animations with a completion that is called when the last of them is over.
///
/// A transaction has only the animations that begin between ``begin()`` and ``commit()``: those of animation
/// blocks, those that are added to layers, and those of the system, such as a push. Changes of layers have no
/// implicit animations.
@preconcurrency @MainActor public final class Transaction: IdentityHashable {
  private var completion: (@MainActor () -> Void)?
  private var disablesActions = false
  private var duration: TimeInterval?
  /// Whether the transaction begins the animations of layers when it is committed: it isn't inside another
  /// one, and no animation waited when it was opened.
  private var commitsLayers = false
  private var running = 0
  private var isOpen = true
  private let context: Handle<SimulationContext>

  private init(in context: SimulationContext) { self.context = context.handle }

  /// Opens a transaction inside the current one.
  public static func begin() {
    let application = Application.required(for: "Transaction.begin")
    let animator = application.animator
    let transaction = Transaction(in: application.context)
    transaction.commitsLayers = animator.transactions.isEmpty && !animator.layers.isWaiting
    animator.transactions.append(transaction)
  }

  /// Closes the innermost transaction. Its completion is called when all its animations are over, after their
  /// own completions; if it has none, at the next run-loop turn. Does nothing if no transaction is open.
  ///
  /// The outermost transaction performs the pending layout first, and animations that begin there, such as a
  /// push, belong to it. Then it begins the animations that were added to layers inside it, unless others
  /// already wait for the end of the run-loop turn.
  public static func commit() {
    let application = Application.required(for: "Transaction.commit")
    if application.animator.transactions.count == 1 { application.layoutIfNeeded() }
    guard let transaction = application.animator.transactions.popLast() else { return }
    if transaction.commitsLayers, application.animator.layers.isWaiting {
      application.animator.layers.commit()
    }
    transaction.close()
  }

  /// Performs the pending layout, and begins the animations of layers.
  public static func flush() {
    let application = Application.required(for: "Transaction.flush")
    application.layoutIfNeeded()
    if application.animator.layers.isWaiting { application.animator.layers.commit() }
  }

  /// Sets the completion of the innermost transaction. If there is none, the block is called at the next
  /// run-loop turn.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let application = Application.required(for: "Transaction.setCompletionBlock")
    guard let transaction = application.animator.transactions.last else {
      if let block {
        _ = application.context.schedule(after: .zero, label: "completion of a transaction", body: block)
      }
      return
    }
    transaction.completion = block
  }

  /// Returns the completion of the innermost transaction.
  public static func completionBlock() -> (@MainActor () -> Void)? { innermost?.completion }

  /// Sets whether changes of layers have no implicit animations, which is always the case here.
  public static func setDisableActions(_ flag: Bool) { innermost?.disablesActions = flag }

  /// Returns the value set by ``setDisableActions(_:)`` in the innermost transaction; false if there is none.
  public static func disableActions() -> Bool { innermost?.disablesActions ?? false }

  /// Sets the duration of animations that are added to layers in the innermost transaction without a duration
  /// of their own, in seconds; outside of any, until the end of the run-loop turn.
  public static func setAnimationDuration(_ dur: TimeInterval) {
    let application = Application.required(for: "Transaction.setAnimationDuration")
    guard let transaction = application.animator.transactions.last else {
      return application.animator.layers.implicitDuration = dur
    }
    transaction.duration = dur
  }

  /// Returns the duration of animations without a duration of their own: that of the innermost transaction
  /// which has set one, or 0.25 seconds.
  public static func animationDuration() -> TimeInterval {
    animationDuration(in: Application.required(for: "Transaction.animationDuration"))
  }

  static func animationDuration(in application: Application) -> TimeInterval {
    let inner = application.animator.transactions.reversed().lazy.compactMap(\.duration).first
    return inner ?? application.animator.layers.implicitDuration ?? 0.25
  }

  private static var innermost: Transaction? { Application.current?.animator.transactions.last }

  /// Returns the innermost open transaction.
  static func current(in context: SimulationContext) -> Transaction? {
    (context.application as? Application)?.animator.transactions.last
  }

  /// Counts an animation that begins in the transaction.
  func enter() { running += 1 }

  /// Counts an animation of the transaction that is over.
  func leave() {
    running -= 1
    if running == 0, !isOpen { notifyOnNextTurn() }
  }

  private func close() {
    isOpen = false
    if running == 0 { notifyOnNextTurn() }
  }

  /// Calls the completion after everything else that ends at this moment, such as the appearance of a pushed
  /// controller.
  private func notifyOnNextTurn() {
    guard completion != nil else { return }
    _ = context.object?.schedule(after: .zero, label: "completion of a transaction") {
      self.notifyIfFinished()
    }
  }

  private func notifyIfFinished() {
    guard running == 0, !isOpen, let completion else { return }
    self.completion = nil
    completion()
  }
}
