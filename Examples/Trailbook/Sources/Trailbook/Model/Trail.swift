import UIKit

/// A trail that somebody has walked, or wants to walk.
struct Trail: Hashable, Identifiable, Codable, Sendable {
  enum Difficulty: Int, CaseIterable, Codable, Sendable {
    case easy, moderate, hard

    var title: String {
      switch self {
      case .easy: "Easy"
      case .moderate: "Moderate"
      case .hard: "Hard"
      }
    }

    @MainActor var color: UIColor {
      UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        switch self {
        case .easy: return isDark ? .systemGreen : UIColor(red: 0.1, green: 0.5, blue: 0.2, alpha: 1)
        case .moderate: return .systemOrange
        case .hard: return isDark ? .systemPink : .systemRed
        }
      }
    }
  }

  let id: UUID
  var name: String
  var region: String
  var length: Double
  var difficulty: Difficulty
  var elevations: [Double]
  var plannedDay: DateComponents?
  var isFavorite = false
  var notes = ""
  var companions = 1

  init(
    id: UUID = UUID(),
    name: String,
    region: String,
    length: Double,
    difficulty: Difficulty = .easy,
    elevations: [Double] = []
  ) {
    self.id = id
    self.name = name
    self.region = region
    self.length = length
    self.difficulty = difficulty
    self.elevations = elevations
  }

  var lengthText: String {
    Measurement(value: length, unit: UnitLength.kilometers).value.formatted(
      .number.precision(.fractionLength(1))
    )
      + " km"
  }

  var climb: Double {
    zip(elevations, elevations.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0) }
  }
}
