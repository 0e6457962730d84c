/// Scheduled work that whoever asked for it may take back by its owner and name.
@MainActor package final class OwnedWork {
  private var entries: [(owner: ObjectIdentifier, name: AnyHashable, work: ScheduledWork)] = []

  nonisolated init() {}

  /// Remembers work that holds its owner.
  package func add(_ work: ScheduledWork, of owner: AnyObject, named name: AnyHashable) {
    entries.removeAll { !$0.work.isPending }
    entries.append((ObjectIdentifier(owner), name, work))
  }

  /// Takes the owner's work off the clock: all of it, or what has that name.
  package func cancel(of owner: AnyObject, named name: AnyHashable? = nil) {
    for entry in entries where entry.owner == ObjectIdentifier(owner) && (name ?? entry.name) == entry.name {
      entry.work.cancel()
    }
    entries.removeAll { !$0.work.isPending }
  }
}
