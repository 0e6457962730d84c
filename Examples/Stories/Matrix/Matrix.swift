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

  /// Creates a matrix with the results of all rows.
  init(_ results: [[MatrixRow.Result]], of techniques: [Technique]) {
    let rows = Array(zip(MatrixRow.all(of: techniques), results))
    let count = DeviceClass.all.count
    tables = techniques.enumerated().map { place, technique in
      Table(
        technique: technique,
        cells: rows[place * count..<(place + 1) * count].flatMap { row, results in row.cells(results) }
      )
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
