import Responder
import Simulation

extension Application {
  /// Performs an action; returns whether any object performed it (A56).
  ///
  /// The target performs the action if there is one. Otherwise, the first responder for which
  /// `canPerformAction(_:withSender:)` returns true on the responder chain performs it. The chain starts at
  /// the key window's first responder or, without one, at `sender` or the view of a bar button item (Q9).
  @discardableResult
  public func sendAction(
    _ action: MethodSelector,
    to target: AnyObject?,
    from sender: Any?,
    for event: Event?
  ) -> Bool {
    if let target, !log.isEnabled {
      context.activate { action.call(on: target, sender: sender, event: event) }
      return true
    }
    guard let receiver = target ?? responder(for: action, from: sender) else {
      log.record(
        .action,
        (sender as? Responder)?.debugName ?? "",
        "\(action) found nobody on the responder chain"
      )
      return false
    }
    context.activate {
      log.recording(
        .action,
        (receiver as? Responder)?.debugName ?? String(describing: type(of: receiver)),
        "performs \(action.name ?? "a method")\((sender as? Responder).map { " for \($0.debugName)" } ?? "")",
        .performed(isInternal: action.isInternal)
      ) {
        action.call(on: receiver, sender: sender, event: event)
      }
    }
    return true
  }

  private func responder(for action: MethodSelector, from sender: Any?) -> Responder? {
    let start = focusedResponder ?? sender as? Responder ?? (sender as? BarButtonItem)?.view
    return start?.chain.first { $0.canPerformAction(action, withSender: sender) }
  }
}
