/// The entries of a log, stored in a ring in which a full log overwrites its oldest entry.
struct LogRing {
  /// The entries, oldest first from `start` to the end, continued from the beginning.
  private var storage: [LogEntry] = []
  /// The index of the oldest entry; 0 until the ring has wrapped.
  private var start = 0

  /// The entries, oldest first. Costs O(1), or O(entries) once the ring has dropped some.
  var elements: [LogEntry] {
    start == 0 ? storage : Array(storage[start...] + storage[..<start])
  }

  /// Adds an entry. If `limit` entries are present, it replaces the oldest.
  mutating func append(_ entry: LogEntry, limit: Int?) {
    guard let limit, storage.count >= limit else { return storage.append(entry) }
    storage[start] = entry
    start = start + 1 == storage.count ? 0 : start + 1
  }

  /// Changes the entry with number `index`, or does nothing if it was dropped.
  ///
  /// The numbers of the stored entries have no gaps, so the index follows from the distance to the oldest.
  mutating func change(_ index: Int, _ body: (inout LogEntry) -> Void) {
    guard !storage.isEmpty else { return }
    let distance = index - storage[start].index
    guard storage.indices.contains(distance) else { return }
    body(&storage[(start + distance) % storage.count])
  }

  /// Drops all but the newest `limit` entries, or none for `nil`. Costs O(entries).
  mutating func resize(to limit: Int?) {
    let ordered = elements
    storage = limit.map { Array(ordered.suffix($0)) } ?? ordered
    start = 0
  }

  mutating func removeAll() {
    storage = []
    start = 0
  }
}
