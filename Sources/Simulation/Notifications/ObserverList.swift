import Foundation

/// Registrations in the order in which they were made, either for one name or for all names.
@MainActor final class ObserverList {
  typealias Place = UnsafeMutablePointer<Registration>

  /// The name, or `nil` for all names.
  let name: Notification.Name?
  /// The registrations' places. A registration stays in its place until ``sweep(keepsOrphans:)``.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var places: [Place] = []
  /// The number of registrations at which those of deallocated owners are swept.
  private var limit = 16
  /// The orphans whose registrations were dropped, each once.
  private var droppedOrphans: [Orphan] = []

  init(_ name: Notification.Name?) {
    self.name = name
  }

  deinit {
    for place in places { place.free() }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Returns whether the first registration is older; an empty list is the oldest.
  func isOlder(than other: ObserverList) -> Bool {
    (places.first?.pointee.sequence ?? -1) < (other.places.first?.pointee.sequence ?? -1)
  }

  /// The observers that were deallocated without ending their registrations, each once.
  var orphans: [Orphan] {
    places.compactMap { $0.pointee.orphan }.reduce(into: droppedOrphans) { orphans, orphan in
      if !orphans.contains(orphan) { orphans.append(orphan) }
    }
  }

  /// Drops the registrations of deallocated observers if there are many; not called during a post. Client
  /// code may run in it, and change the list.
  func makeRoom(keepsOrphans: Bool) {
    guard places.count >= limit else { return }
    sweep(keepsOrphans: keepsOrphans)
    limit = 2 * max(8, places.count)
  }

  /// Appends a registration.
  func append(_ registration: consuming Registration) {
    let place = Place.allocate(capacity: 1)
    place.initialize(to: registration)
    places.append(place)
  }

  /// Drops the registrations that have ended and, unless `keepsOrphans`, those of deallocated observers; not
  /// called during a post.
  func sweep(keepsOrphans: Bool) {
    func counts(_ place: Place) -> Bool { keepsOrphans ? place.pointee.isRegistered : place.pointee.isAlive }
    let gone = places.filter { !counts($0) }
    guard !gone.isEmpty else { return }
    droppedOrphans = orphans
    places.removeAll { !counts($0) }
    // The release of a closure's captures may run any client code.
    for place in gone { place.free() }
  }
}

extension ObserverList.Place {
  fileprivate func free() {
    deinitialize(count: 1)
    deallocate()
  }
}
