import UIKit

extension Notification.Name {
  static let trailStoreDidChange = Notification.Name("TrailStoreDidChange")
}

/// The trails of the user. Posts `trailStoreDidChange` with the identifier of the trail that changed.
@MainActor final class TrailStore {
  static let changedTrailKey = "trail"

  private(set) var trails: [Trail]

  init(trails: [Trail] = TrailStore.samples) {
    self.trails = trails
  }

  var regions: [String] {
    var seen: Set<String> = []
    return trails.map(\.region).filter { seen.insert($0).inserted }
  }

  subscript(id: Trail.ID) -> Trail? { trails.first { $0.id == id } }

  func trails(in region: String, matching text: String = "", scope: Scope = .all) -> [Trail] {
    trails.filter { trail in
      trail.region == region && scope.includes(trail)
        && (text.isEmpty || trail.name.localizedCaseInsensitiveContains(text))
    }
  }

  func save(_ trail: Trail) {
    if let index = trails.firstIndex(where: { $0.id == trail.id }) {
      guard trails[index] != trail else { return }
      trails[index] = trail
    } else {
      trails.append(trail)
    }
    post(trail.id)
  }

  func toggleFavorite(_ id: Trail.ID) {
    guard var trail = self[id] else { return }
    trail.isFavorite.toggle()
    save(trail)
  }

  func delete(_ id: Trail.ID) {
    trails.removeAll { $0.id == id }
    post(id)
  }

  func move(_ id: Trail.ID, to index: Int) {
    guard let from = trails.firstIndex(where: { $0.id == id }) else { return }
    let trail = trails.remove(at: from)
    trails.insert(trail, at: min(index, trails.count))
    post(id)
  }

  private func post(_ id: Trail.ID) {
    NotificationCenter.default.post(
      name: .trailStoreDidChange,
      object: self,
      userInfo: [Self.changedTrailKey: id]
    )
  }

  enum Scope: Int, CaseIterable {
    case all, favorites, planned

    var title: String {
      switch self {
      case .all: "All"
      case .favorites: "Favorites"
      case .planned: "Planned"
      }
    }

    func includes(_ trail: Trail) -> Bool {
      switch self {
      case .all: true
      case .favorites: trail.isFavorite
      case .planned: trail.plannedDay != nil
      }
    }
  }
}

extension TrailStore {
  nonisolated static let samples: [Trail] = [
    Trail(name: "Lake Loop", region: "Valley", length: 6.2, elevations: [410, 415, 440, 430, 410]),
    Trail(
      name: "Old Mill",
      region: "Valley",
      length: 9.8,
      difficulty: .moderate,
      elevations: [400, 520, 480]
    ),
    Trail(name: "River Path", region: "Valley", length: 12.1, elevations: [380, 390, 385, 400]),
    Trail(
      name: "Saddle",
      region: "Ridge",
      length: 14.5,
      difficulty: .hard,
      elevations: [800, 1400, 1900, 1500]
    ),
    Trail(
      name: "Summit Cross",
      region: "Ridge",
      length: 18,
      difficulty: .hard,
      elevations: [900, 1600, 2400, 900]
    ),
    Trail(name: "Pine Grove", region: "Forest", length: 4.4, elevations: [300, 320, 310]),
    Trail(
      name: "Fern Gully",
      region: "Forest",
      length: 5.1,
      difficulty: .moderate,
      elevations: [280, 400, 290]
    ),
  ]
}
