import Foundation

/// The registrations on a ``NotificationBus`` by observer, so that a removal doesn't search the others (Z24).
///
/// The registrations of an observer are a linked list in the order in which they were made. It contains those
/// that have not ended; the memory of their observer is not used for another object meanwhile.
@MainActor final class ObserverIndex {
  typealias Place = ObserverList.Place

  /// The registrations of an observer.
  private struct Chain {
    var first: Place
    var last: Place
    var count = 1
  }

  private var chains: [ObjectIdentifier: Chain] = [:]
  /// The orphans of lists that the bus has dropped.
  var orphansOfDroppedLists: Set<Orphan> = []

  /// Returns the number of an observer's registrations.
  func count(of owner: ObjectIdentifier) -> Int { chains[owner]?.count ?? 0 }

  /// Returns the registrations of an observer, in the order in which they were made.
  func places(of owner: ObjectIdentifier) -> [Place] {
    guard let first = chains[owner]?.first else { return [] }
    return Array(sequence(first: first) { $0.pointee.neighbors.next })
  }

  /// Adds a new registration, unless it is that of a closure.
  func add(_ place: Place) {
    guard let owner = place.pointee.ownerID else { return }
    guard var chain = chains[owner] else {
      chains[owner] = Chain(first: place, last: place)
      return
    }
    place.pointee.neighbors.previous = chain.last
    chain.last.pointee.neighbors.next = place
    chain.last = place
    chain.count += 1
    chains[owner] = chain
  }

  /// Removes a registration, unless it is that of a closure.
  func remove(_ place: Place) {
    guard let owner = place.pointee.ownerID, var chain = chains[owner] else { return }
    let (previous, next) = place.pointee.neighbors
    place.pointee.neighbors = (nil, nil)
    if let previous { previous.pointee.neighbors.next = next } else if let next { chain.first = next }
    if let next { next.pointee.neighbors.previous = previous } else if let previous { chain.last = previous }
    chain.count -= 1
    chains[owner] = chain.count == 0 ? nil : chain
  }
}
