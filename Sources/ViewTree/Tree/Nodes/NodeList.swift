import Foundation

/// The nodes of a view's subviews, back to front. Each element retains its view.
struct NodeList {
  private(set) var base: UnsafeMutablePointer<NodePointer>?
  // Small integers keep a node small.
  private var storedCount: Int32 = 0
  private var capacity: Int32 = 0

  var count: Int { Int(storedCount) }

  subscript(index: Int) -> NodePointer {
    @inline(__always) get { base.unsafelyUnwrapped[index] }
  }

  /// Inserts a node and retains its view. Costs O(elements behind it).
  mutating func insert(_ node: NodePointer, at index: Int) {
    if storedCount == capacity { grow() }
    let place = base.unsafelyUnwrapped + index
    (place + 1).update(from: place, count: count - index)
    place.initialize(to: node)
    storedCount += 1
    _ = node.pointee.owner.retain()
  }

  /// Removes a node; the caller owns the returned view. Costs O(elements behind it).
  mutating func remove(at index: Int) -> View {
    let place = base.unsafelyUnwrapped + index
    let view = place.pointee.pointee.owner.takeRetainedValue()
    place.update(from: place + 1, count: count - index - 1)
    storedCount -= 1
    return view
  }

  /// Removes the last node; the caller owns the returned view.
  mutating func removeLast() -> View? {
    count > 0 ? remove(at: count - 1) : nil
  }

  /// Moves a node to another index.
  mutating func move(from old: Int, to new: Int) {
    let base = base.unsafelyUnwrapped
    let node = base[old]
    if old < new {
      (base + old).update(from: base + old + 1, count: new - old)
    } else {
      (base + new + 1).update(from: base + new, count: old - new)
    }
    base[new] = node
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    let base = base.unsafelyUnwrapped
    (base[first], base[second]) = (base[second], base[first])
  }

  /// Returns the index of a node. Costs O(distance from the nearer end), where most views are added and
  /// removed.
  func index(of node: NodePointer) -> Int? {
    guard let base else { return nil }
    var (low, high) = (0, count - 1)
    while low <= high {
      if base[high] == node { return high }
      if base[low] == node { return low }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  private mutating func grow() {
    let room = max(2, Int(capacity) * 2)
    guard let memory = realloc(base, room * MemoryLayout<NodePointer>.stride) else {
      fatalError("out of memory")
    }
    (base, capacity) = (memory.bindMemory(to: NodePointer.self, capacity: room), Int32(room))
  }

  /// Frees the list, which must be empty.
  mutating func deallocate() {
    free(base)
    (base, storedCount, capacity) = (nil, 0, 0)
  }
}
