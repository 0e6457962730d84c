import Foundation
import Simulation

/// Groups animations, to hear when the last of them is over.
///
/// Only what ``begin()`` and ``commit()`` enclose belongs to a transaction: animation blocks and what the system animates
/// there, such as a push. Nothing is animated by itself here, so the rest of what a transaction can say is only kept.
@preconcurrency @MainActor public final class Transaction {
  private var completion: (@MainActor () -> Void)?
  private var disablesActions = false
  private var duration: TimeInterval = 0.25
  private var running = 0
  private var isOpen = true
  private let context: Handle<SimulationContext>

  private init(in context: SimulationContext) { self.context = context.handle }

  /// Opens a transaction inside the one that is open.
  public static func begin() {
    let application = Application.required(for: "Transaction.begin")
    application.animator.transactions.append(Transaction(in: application.context))
  }

  /// Closes the innermost transaction. Its completion comes when all its animations are over, after their own completions;
  /// without any, at the clock's next turn. Nothing happens if none is open.
  public static func commit() {
    Application.required(for: "Transaction.commit").animator.transactions.popLast()?.close()
  }

  /// Does nothing: nothing waits.
  public static func flush() {}

  /// Sets what is called when the innermost transaction is over; outside of any, at the clock's next turn.
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

  /// What is called when the innermost transaction is over.
  public static func completionBlock() -> (@MainActor () -> Void)? { innermost?.completion }

  /// Sets whether changes of layers are animated by themselves; none ever are here.
  public static func setDisableActions(_ flag: Bool) { innermost?.disablesActions = flag }

  /// What ``setDisableActions(_:)`` has set in the innermost transaction; false outside of any.
  public static func disableActions() -> Bool { innermost?.disablesActions ?? false }

  /// Sets how long changes of layers take that are animated by themselves; none are here.
  public static func setAnimationDuration(_ dur: TimeInterval) { innermost?.duration = dur }

  /// What ``setAnimationDuration(_:)`` has set in the innermost transaction, in seconds; 0.25 at first.
  public static func animationDuration() -> TimeInterval { innermost?.duration ?? 0.25 }

  private static var innermost: Transaction? { Application.current?.animator.transactions.last }

  /// The innermost transaction that is open.
  static func current(in context: SimulationContext) -> Transaction? {
    (context.application as? Application)?.animator.transactions.last
  }

  /// An animation begins that belongs to it.
  func enter() { running += 1 }

  /// One of its animations is over.
  func leave() {
    running -= 1
    if running == 0, !isOpen { tellAtNextTurn() }
  }

  private func close() {
    isOpen = false
    if running == 0 { tellAtNextTurn() }
  }

  /// After all else that ends at this moment, such as the appearance of what was pushed.
  private func tellAtNextTurn() {
    guard completion != nil else { return }
    _ = context.object?.schedule(after: .zero, label: "completion of a transaction") { self.tellIfOver() }
  }

  private func tellIfOver() {
    guard running == 0, !isOpen, let completion else { return }
    self.completion = nil
    completion()
  }
}
