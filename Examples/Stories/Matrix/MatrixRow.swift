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

  /// Tests both variants on all systems. The results are ordered by system, then variant.
  @MainActor func results() -> [Result] {
    Matrix.systems.flatMap { system in
      let stage = device.stage(on: system)
      return TechniqueVariant.allCases.map { variant in
        let result = stage.map { technique.outcome(of: variant, on: $0) } ?? (.neverRan, false)
        return Result(outcome: result.outcome, isEstimated: result.isEstimated)
      }
    }
  }

  /// Returns the cells with the outcomes of ``results()``.
  func cells(_ results: [Result]) -> [Matrix.Cell] {
    let places = Matrix.systems.flatMap { system in TechniqueVariant.allCases.map { (system, $0) } }
    return zip(places, results).map { place, result in
      Matrix.Cell(
        variant: place.1,
        device: device.name,
        system: place.0,
        stage: device.stage(on: place.0),
        outcome: result.outcome,
        isEstimated: result.isEstimated
      )
    }
  }
}
