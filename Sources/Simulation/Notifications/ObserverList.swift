import Foundation

/// The registrations for one name, in the order in which they were made.
@MainActor final class ObserverList {
  let name: Notification.Name
  @exclusivity(unchecked) private(set) var registrations: [Registration] = []
  /// How many there may be before those are looked for whose owners have gone.
  private var limit = 16

  init(_ name: Notification.Name) {
    self.name = name
  }

  var isEmpty: Bool { registrations.isEmpty }

  /// Adds a registration behind the others. While nothing is being posted, those whose owners have gone make room.
  func append(_ registration: Registration, isIdle: Bool) {
    if isIdle, registrations.count >= limit {
      sweep()
      limit = 2 * max(8, registrations.count)
    }
    registrations.append(registration)
  }

  /// Drops the registrations that don't count any more.
  func sweep() {
    registrations.removeAll { !$0.isAlive }
  }
}
