/// The delayed method calls of client code, which it may cancel by target, method and argument.
@MainActor package final class DelayedCalls {
  /// A delayed call. It exists until it is swept, and retains its argument while it is pending.
  @MainActor private final class Call {
    let owner: ObjectIdentifier
    let name: AnyHashable
    var argument: Any?
    var work: ScheduledWork?

    init(of owner: ObjectIdentifier, _ name: AnyHashable, with argument: Any?) {
      (self.owner, self.name, self.argument) = (owner, name, argument)
    }

    var isPending: Bool { work?.isPending == true }

    /// Returns the argument and releases it.
    func consumeArgument() -> Any? {
      defer { argument = nil }
      return argument
    }

    func cancel() {
      work?.cancel()
      argument = nil
    }
  }

  private var calls: [Call] = []
  /// The number of calls at which those no longer pending are swept.
  private var limit = 16

  nonisolated init() {}

  /// Runs `body` with the argument after a delay. `body` is retained until then, or until the call is
  /// cancelled.
  package func schedule(
    after delay: Duration,
    in context: SimulationContext,
    of owner: AnyObject,
    named name: AnyHashable,
    with argument: Any?,
    file: StaticString,
    line: Int,
    body: @escaping @MainActor (Any?) -> Void
  ) {
    if calls.count >= limit {
      calls.removeAll { !$0.isPending }
      limit = 2 * max(8, calls.count)
    }
    let call = Call(of: ObjectIdentifier(owner), name, with: argument)
    calls.append(call)
    let label = "perform \(name)"
    call.work = context.schedule(after: delay, label: label, isPrograms: true, file: file, line: line) {
      [weak call] in
      if let call { body(call.consumeArgument()) }
    }
  }

  /// Cancels all calls of the owner.
  package func cancel(of owner: AnyObject) {
    cancel { $0.owner == ObjectIdentifier(owner) }
  }

  /// Cancels the owner's calls with that name and an identical or equal argument.
  package func cancel(of owner: AnyObject, named name: AnyHashable, with argument: Any?) {
    cancel {
      $0.owner == ObjectIdentifier(owner) && $0.name == name && Self.isSame($0.argument, argument)
    }
  }

  private func cancel(where isMeant: (Call) -> Bool) {
    for call in calls where call.isPending && isMeant(call) { call.cancel() }
    calls.removeAll { !$0.isPending }
  }

  private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }
}
