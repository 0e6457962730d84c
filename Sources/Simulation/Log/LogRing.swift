/// The entries of a log, and how a full one puts each new entry where the oldest was.
struct LogRing {
  /// Oldest first from `start` on, and then on from the beginning.
  private var storage: [LogEntry] = []
  /// The place of the oldest entry; 0 until the ring was full once.
  private var start = 0

  /// The entries, oldest first. Costs O(1), or O(entries) once the ring has forgotten some.
  var elements: [LogEntry] {
    start == 0 ? storage : Array(storage[start...] + storage[..<start])
  }

  /// Adds an entry. With `limit` entries present it takes the place of the oldest.
  mutating func append(_ entry: LogEntry, limit: Int?) {
    guard let limit, storage.count >= limit else { return storage.append(entry) }
    storage[start] = entry
    start = start + 1 == storage.count ? 0 : start + 1
  }

  /// Changes the entry with number `index`, or does nothing if it is gone.
  ///
  /// Numbers of kept entries have no gaps, so the entry is found by its distance from the oldest.
  mutating func change(_ index: Int, _ body: (inout LogEntry) -> Void) {
    guard !storage.isEmpty else { return }
    let distance = index - storage[start].index
    guard storage.indices.contains(distance) else { return }
    body(&storage[(start + distance) % storage.count])
  }

  /// Keeps the newest `limit` entries, all for nil. Costs O(entries).
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
