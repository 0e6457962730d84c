/// Calls of methods that the program has put off, and may take back by whom they are of, what they call and with what.
@MainActor package final class DelayedCalls {
  /// One of them. It lives until it is swept away, and holds its argument as long as it waits.
  @MainActor private final class Call {
    let owner: ObjectIdentifier
    let name: AnyHashable
    var argument: Any?
    var work: ScheduledWork?

    init(of owner: ObjectIdentifier, _ name: AnyHashable, with argument: Any?) {
      (self.owner, self.name, self.argument) = (owner, name, argument)
    }

    var isPending: Bool { work?.isPending == true }

    /// Gives the argument away.
    func takeArgument() -> Any? {
      defer { argument = nil }
      return argument
    }

    func cancel() {
      work?.cancel()
      argument = nil
    }
  }

  private var calls: [Call] = []
  /// How many there may be before those are looked for that wait no more.
  private var limit = 16

  nonisolated init() {}

  /// Runs `body` with the argument after a delay. What `body` holds lives until then, or until it is taken back.
  package func schedule(
    after delay: Duration,
    in context: SimulationContext,
    of owner: AnyObject,
    named name: AnyHashable,
    with argument: Any?,
    body: @escaping @MainActor (Any?) -> Void
  ) {
    if calls.count >= limit {
      calls.removeAll { !$0.isPending }
      limit = 2 * max(8, calls.count)
    }
    let call = Call(of: ObjectIdentifier(owner), name, with: argument)
    calls.append(call)
    call.work = context.schedule(after: delay, label: "perform \(name)") { [weak call] in
      if let call { body(call.takeArgument()) }
    }
  }

  /// Takes all calls of the owner off the clock.
  package func cancel(of owner: AnyObject) {
    cancel { $0.owner == ObjectIdentifier(owner) }
  }

  /// Takes the owner's calls off the clock that have that name and an argument that is the same or equal.
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
