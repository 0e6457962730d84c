import Simulation

/// Stops the program when a responder chain returns to a responder, because an override of
/// ``Responder/next`` creates a cycle.
///
/// It compares each responder with a marked one, and doubles the number of steps until the next mark, so that
/// it finds every cycle (Z18).
@MainActor package struct ChainCycle {
  private var mark: ObjectIdentifier?
  private var steps = 0
  private var stepsUntilMark = 64

  /// Creates a detector for one chain.
  package init() {}

  /// Notes that the chain has reached a responder.
  package mutating func visit(_ responder: Responder) {
    let identity = ObjectIdentifier(responder)
    guard mark != identity else { return stop(at: responder) }
    steps += 1
    if steps == stepsUntilMark { (mark, steps, stepsUntilMark) = (identity, 0, stepsUntilMark * 2) }
  }

  private func stop(at responder: Responder) {
    var names = [responder.debugName]
    var current = responder.next
    while let next = current, next !== responder, names.count < 8 {
      names.append(next.debugName)
      current = next.next
    }
    names.append(current === responder ? responder.debugName : "...")
    programmerError("the responder chain is a cycle: \(names.joined(separator: " -> "))")
  }
}
