/// The pending work of a clock: a binary heap ordered by instant, then by the order of scheduling.
///
/// Adding and removing cost O(log n) for n pieces. Cancelled pieces stay in place until they reach the front,
/// or until a piece is added while more than half of the heap is cancelled; then they are swept in O(n).
struct WorkQueue: Sendable {
  /// A piece of work and its position in the order.
  struct Entry: Sendable {
    var instant: VirtualClock.Instant
    /// The number that orders the work of an instant: that of the scheduling, or, after all those, a task's.
    var sequence: UInt64
    var work: ScheduledWork

    func isBefore(_ other: Entry) -> Bool {
      instant != other.instant ? instant < other.instant : sequence < other.sequence
    }
  }

  private var heap: [Entry] = []
  private(set) var nextSequence: UInt64 = 0
  private let counts = QueueCounts()

  /// Whether the queue has no entries, not even cancelled ones.
  var isEmpty: Bool { heap.isEmpty }
  /// The number of entries, including cancelled ones.
  var count: Int { heap.count }

  /// The first entry, which may be cancelled.
  var first: Entry? { heap.first }

  /// The pending entries in the order in which they will run.
  @MainActor var pending: [Entry] {
    heap.filter(\.work.isPending).sorted { $0.isBefore($1) }
  }

  /// A pending entry that runs only once, or `nil` if there is none. Costs O(n), but usually finds one at the
  /// front.
  @MainActor var pendingFinite: ScheduledWork? {
    heap.first { $0.work.isPending && $0.work.interval == nil }?.work
  }

  /// Whether no work for which an action waits is due by `end`, and no other work is due now.
  ///
  /// Costs O(n) if the simulator is in motion, but usually finds such work at the front.
  @MainActor func isAtRest(by end: VirtualClock.Instant, now: VirtualClock.Instant) -> Bool {
    guard let first = heap.first else { return true }
    if first.instant <= now { return false }
    if counts.motions == 0 { return true }
    return !heap.contains { $0.instant <= end && $0.work.isMotion && $0.work.isPending }
  }

  /// Moves the pending entries due by an instant to a later one, in their order.
  @MainActor mutating func postpone(upTo instant: VirtualClock.Instant, to later: VirtualClock.Instant) {
    let due = pending.filter { $0.instant <= instant }
    heap = pending.filter { $0.instant > instant }
    counts.cancelled = 0
    for entry in due { add(entry.work, at: later) }
  }

  /// Adds work after all that is scheduled for the same instant.
  ///
  /// - Parameter sleeper: The task that the work resumes. The tasks that sleep until an instant are resumed
  ///   last, in the order of their creation, because they may have gone to sleep in any order.
  @MainActor mutating func add(
    _ work: ScheduledWork,
    at instant: VirtualClock.Instant,
    resuming sleeper: TaskIdentity? = nil
  ) {
    sweep()
    work.enterQueue(counts)
    let sequence = sleeper.map { 1 << 63 | $0.number } ?? nextSequence
    heap.append(Entry(instant: instant, sequence: sequence, work: work))
    nextSequence += 1
    siftUp(from: heap.count - 1)
  }

  mutating func removeFirst() -> Entry? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(from: 0)
    }
    return first
  }

  /// Drops the cancelled entries if they are the majority.
  @MainActor private mutating func sweep() {
    guard counts.cancelled > 32, counts.cancelled * 2 > heap.count else { return }
    heap = heap.filter(\.work.isPending).sorted { $0.isBefore($1) }
    counts.cancelled = 0
  }

  /// Decrements the number of cancelled entries after one was removed at the front.
  @MainActor mutating func noteCancelledEntryLeft() {
    counts.cancelled = max(0, counts.cancelled - 1)
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].isBefore(heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].isBefore(heap[smallest]) {
        smallest = child
      }
      guard smallest != index else { return }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}
