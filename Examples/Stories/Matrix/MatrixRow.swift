import HeadlessUIKit

/// A technique on a kind of device, with all systems: a row of the matrix.
struct MatrixRow {
  /// The outcome of a variant on a system.
  struct Result: Codable {
    let outcome: Technique.Outcome
    /// Whether the height of a keyboard was an estimate.
    let isEstimated: Bool
  }

  let technique: Technique
  let device: DeviceClass

  /// The rows of techniques, ordered by technique, then device.
  static func all(of techniques: [Technique]) -> [MatrixRow] {
    techniques.flatMap { technique in
      DeviceClass.all.map { MatrixRow(technique: technique, device: $0) }
    }
  }

  /// The places of a row, ordered by system, then variant.
  private static let places = Matrix.systems.flatMap { system in
    TechniqueVariant.allCases.map { (system: system, variant: $0) }
  }

  /// Tests both variants on all systems, in the order of the places.
  @MainActor func results() -> [Result] {
    Self.places.map { place in
      let stage = device.stage(on: place.system)
      let result = stage.map { technique.outcome(of: place.variant, on: $0) } ?? (.neverRan, false)
      return Result(outcome: result.outcome, isEstimated: result.isEstimated)
    }
  }

  /// Returns the cells with the outcomes of ``results()``.
  func cells(_ results: [Result]) -> [Matrix.Cell] {
    zip(Self.places, results).map { place, result in
      Matrix.Cell(
        variant: place.variant,
        device: device.name,
        system: place.system,
        stage: device.stage(on: place.system),
        outcome: result.outcome,
        isEstimated: result.isEstimated
      )
    }
  }
}
