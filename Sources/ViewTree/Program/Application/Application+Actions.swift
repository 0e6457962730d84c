import Responder
import Simulation

extension Application {
  /// Performs an action; returns whether anybody did (A56).
  ///
  /// With a target, that object performs it. Without one, the responder chain is asked: from the key window's first
  /// responder, or from `sender`, or its place in a bar, if there is none (Q9). The first responder on it whose
  /// `canPerformAction(_:withSender:)` says yes performs the action.
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
        .performed(isOfToolkit: action.isOfToolkit)
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
