/// The pending work of a clock: a binary heap ordered by instant, then by the order of scheduling.
///
/// Adding and removing cost O(log n) for n pieces. Cancelled pieces stay in place until they reach the front,
/// or until a piece is added while more than half of the heap is cancelled; then they are swept in O(n).
struct WorkQueue: Sendable {
  /// A piece of work and its position in the order.
  struct Entry: Sendable {
    var instant: VirtualClock.Instant
    var sequence: UInt64
    var work: ScheduledWork

    func isBefore(_ other: Entry) -> Bool {
      instant != other.instant ? instant < other.instant : sequence < other.sequence
    }
  }

  private var heap: [Entry] = []
  private var nextSequence: UInt64 = 0
  private let cancelled = CancelledCount()

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

  @MainActor mutating func add(_ work: ScheduledWork, at instant: VirtualClock.Instant) {
    sweep()
    work.cancelled = cancelled
    heap.append(Entry(instant: instant, sequence: nextSequence, work: work))
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
    guard cancelled.value > 32, cancelled.value * 2 > heap.count else { return }
    heap = heap.filter(\.work.isPending).sorted { $0.isBefore($1) }
    cancelled.value = 0
  }

  /// Decrements the number of cancelled entries after one was removed at the front.
  @MainActor mutating func noteCancelledEntryLeft() {
    cancelled.value = max(0, cancelled.value - 1)
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
