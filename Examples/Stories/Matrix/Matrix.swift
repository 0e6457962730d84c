import HeadlessUIKit

/// The outcomes of techniques, in both variants, on all kinds of devices and all systems.
struct Matrix {
  /// The outcome of a variant on a kind of device and a system.
  struct Cell: Hashable {
    let variant: TechniqueVariant
    let device: String
    let system: SystemVersion
    /// The device that represents its kind on the system, or `nil` if none ran the system.
    let stage: Stage?
    let outcome: Technique.Outcome
    /// Whether the height of a keyboard was an estimate.
    let isEstimated: Bool
  }

  /// All cells of a technique, ordered by device, then system, then variant.
  struct Table {
    let technique: Technique
    let cells: [Cell]

    /// Returns the cells of a device and a variant, in the order of the systems.
    func cells(of device: DeviceClass, _ variant: TechniqueVariant) -> [Cell] {
      cells.filter { $0.device == device.name && $0.variant == variant }
    }
  }

  let tables: [Table]

  /// Tests both variants of each technique on all kinds of devices and all systems.
  @MainActor init(_ techniques: [Technique] = Technique.all) {
    tables = techniques.map { technique in
      let cells = DeviceClass.all.flatMap { device in
        Matrix.systems.flatMap { system in
          TechniqueVariant.allCases.map { variant in
            let stage = device.stage(on: system)
            let result = stage.map { technique.outcome(of: variant, on: $0) } ?? (.neverRan, false)
            return Cell(
              variant: variant,
              device: device.name,
              system: system,
              stage: stage,
              outcome: result.outcome,
              isEstimated: result.isEstimated
            )
          }
        }
      }
      return Table(technique: technique, cells: cells)
    }
  }

  /// The number of cells, in total and per outcome.
  var summary: String {
    let outcomes = tables.flatMap { $0.cells.map(\.outcome) }
    let parts = Technique.Outcome.words.map { word in "\(outcomes.count { $0.word == word }) \(word)" }
    let axes = "\(DeviceClass.all.count) kinds of device x \(Matrix.systems.count) systems"
    let techniques = "\(tables.count) technique\(tables.count == 1 ? "" : "s")"
    return "\(techniques) x 2 variants x \(axes) = \(outcomes.count) cells: \(parts.joined(separator: ", "))."
  }
}

extension Technique.Outcome {
  /// The words for all outcomes, in the order of a summary.
  static let words = ["works", "flawed", "broken", "not offered", "never ran"]

  /// The word for the outcome.
  var word: String {
    switch self {
    case .works: "works"
    case .flawed: "flawed"
    case .broken: "broken"
    case .notOffered: "not offered"
    case .neverRan: "never ran"
    }
  }

  /// The claims that don't hold.
  var faults: [Technique.Fault] {
    switch self {
    case .flawed(let faults), .broken(let faults): faults
    default: []
    }
  }

  /// A description of the faults, or the reason why the technique wasn't tested.
  var text: String {
    switch self {
    case .works, .neverRan: ""
    case .flawed(let faults), .broken(let faults):
      faults.count == 1 ? faults[0].what : faults.map { "\($0.fact): \($0.what)" }.joined(separator: "; ")
    case .notOffered(let reason): reason
    }
  }
}
