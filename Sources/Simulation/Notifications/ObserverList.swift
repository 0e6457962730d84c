import Foundation

/// Registrations in the order in which they were made, either for one name or for all names.
@MainActor final class ObserverList {
  typealias Place = UnsafeMutablePointer<Registration>

  /// The name, or `nil` for all names.
  let name: Notification.Name?
  /// The notification with the name alone, for posts without an object and a user info; unused in a list for
  /// all names.
  let bare: Notification
  /// The registrations' places, in the order of their numbers. A registration stays in its place until
  /// ``sweep(keepsOrphans:)``.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var places: [Place] = []
  /// The number of registrations at which those of deallocated owners are swept.
  private var limit = 16
  /// The number of places whose registrations have ended.
  private var endedCount = 0
  /// The orphans whose registrations were dropped, each once.
  private var droppedOrphans: [Orphan] = []

  init(_ name: Notification.Name?) {
    self.name = name
    bare = Notification(name: name ?? Notification.Name(""))
  }

  deinit {
    for place in places { place.free() }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Whether most of the registrations have ended.
  var hasMostlyEnded: Bool { 2 * endedCount > places.count }

  /// Counts a registration that has ended.
  func noteEnd() { endedCount += 1 }

  /// Returns the place of the registration with a number, which may have ended. Costs O(log registrations).
  func place(numbered number: Int) -> Place? {
    var range = places.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let sequence = places[middle].pointee.sequence
      if sequence == number { return places[middle] }
      range = sequence < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The observers that were deallocated without ending their registrations, each once.
  var orphans: [Orphan] {
    places.compactMap { $0.pointee.orphan }.reduce(into: droppedOrphans) { orphans, orphan in
      if !orphans.contains(orphan) { orphans.append(orphan) }
    }
  }

  /// Sweeps the list if it is long; not called during a post.
  func makeRoom(keepsOrphans: Bool) -> [Place] {
    guard places.count >= limit else { return [] }
    defer { limit = 2 * max(8, places.count) }
    return sweep(keepsOrphans: keepsOrphans)
  }

  /// Appends a registration and returns its place.
  func append(_ registration: consuming Registration) -> Place {
    let place = Place.allocate(capacity: 1)
    place.initialize(to: registration)
    places.append(place)
    return place
  }

  /// Removes the registrations that have ended and, unless `keepsOrphans`, those of deallocated observers;
  /// not called during a post. Returns their places, which the caller deallocates.
  func sweep(keepsOrphans: Bool) -> [Place] {
    func counts(_ place: Place) -> Bool { keepsOrphans ? place.pointee.isRegistered : place.pointee.isAlive }
    endedCount = 0
    let gone = places.filter { !counts($0) }
    guard !gone.isEmpty else { return [] }
    droppedOrphans = orphans
    places.removeAll { !counts($0) }
    return gone
  }
}

extension ObserverList.Place {
  /// Deallocates a registration. The release of its closure's captures may run any client code.
  func free() {
    deinitialize(count: 1)
    deallocate()
  }
}
