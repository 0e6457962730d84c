import Foundation

/// Registrations in the order in which they were made: those for one name, or those for every name.
@MainActor final class ObserverList {
  typealias Place = UnsafeMutablePointer<Registration>

  /// The name; nil for every name.
  let name: Notification.Name?
  /// Where the registrations are. One that was added stays in its place until ``sweep()``.
  nonisolated(unsafe) private(set) var places: [Place] = []
  /// How many there may be before those are looked for whose owners have gone.
  private var limit = 16
  /// Who had gone without ending its registration when that was dropped, each once.
  private var droppedOrphans: [Orphan] = []

  init(_ name: Notification.Name?) {
    self.name = name
  }

  deinit {
    for place in places { place.free() }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Whether its first registration was made earlier; an empty list comes first.
  func isOlder(than other: ObserverList) -> Bool {
    (places.first?.pointee.sequence ?? -1) < (other.places.first?.pointee.sequence ?? -1)
  }

  /// Who has gone without ending its registration, each once.
  var orphans: [Orphan] {
    places.compactMap { $0.pointee.orphan }.reduce(into: droppedOrphans) { orphans, orphan in
      if !orphans.contains(orphan) { orphans.append(orphan) }
    }
  }

  /// Drops the registrations of deallocated observers if there are many; not during a post. Client code may run in it, and
  /// change the list.
  func makeRoom(keepsOrphans: Bool) {
    guard places.count >= limit else { return }
    sweep(keepsOrphans: keepsOrphans)
    limit = 2 * max(8, places.count)
  }

  /// Adds a registration behind the others.
  func append(_ registration: consuming Registration) {
    let place = Place.allocate(capacity: 1)
    place.initialize(to: registration)
    places.append(place)
  }

  /// Drops the registrations that have ended and, unless `keepsOrphans`, those of deallocated observers; not during a post.
  func sweep(keepsOrphans: Bool) {
    func counts(_ place: Place) -> Bool { keepsOrphans ? place.pointee.isRegistered : place.pointee.isAlive }
    let gone = places.filter { !counts($0) }
    guard !gone.isEmpty else { return }
    droppedOrphans = orphans
    places.removeAll { !counts($0) }
    // What a closure holds may do anything when it goes.
    for place in gone { place.free() }
  }
}

extension ObserverList.Place {
  fileprivate func free() {
    deinitialize(count: 1)
    deallocate()
  }
}
