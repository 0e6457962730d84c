import HeadlessUIKit

/// A technique in the matrix: what is tried, and what must hold.
public struct Technique: Sendable {
  /// Its name, as in the table.
  public let name: String
  /// The document that has it: `000`.
  public let document: String
  /// Why the corrected variant is not offered on a stage, in a few words; nil where it is.
  let refusal: @Sendable (TechniqueVariant, Stage) -> String?
  private let attempt: @MainActor @Sendable (TechniqueVariant, Simulator, inout Trial) throws -> Void

  /// - Parameter attempt: Launches the program in a fresh simulator and does what a person does with it, with a check wherever
  ///   something has to hold. The first check that fails ends it.
  init(
    _ name: String,
    document: String,
    refusal: @escaping @Sendable (TechniqueVariant, Stage) -> String? = { _, _ in nil },
    attempt: @escaping @MainActor @Sendable (TechniqueVariant, Simulator, inout Trial) throws -> Void
  ) {
    (self.name, self.document, self.refusal, self.attempt) = (name, document, refusal, attempt)
  }

  /// Tries a variant on a stage.
  @MainActor func outcome(of variant: TechniqueVariant, on stage: Stage) -> Outcome {
    guard stage.device.supports(stage.system) else { return .neverRan }
    if let reason = refusal(variant, stage) { return .notOffered(reason) }
    let simulator = Simulator(device: stage.device, system: stage.system, logIsEnabled: false)
    simulator.keyboard.gaps = []
    var trial = Trial()
    do {
      try simulator.perform { try attempt(variant, simulator, &trial) }
      return simulator.keyboard.gaps?.first.map(Outcome.notEstablished) ?? .works
    } catch  where simulator.keyboard.gaps != [] {
      return .notEstablished(simulator.keyboard.gaps?.first ?? "")
    } catch let broken as Trial.Broken {
      return .broken(by: broken.fact, broken.what)
    } catch {
      return .broken(by: trial.fact, "\(error)")
    }
  }

  /// What became of a variant on a stage.
  enum Outcome: Hashable, Sendable {
    /// All that was checked holds.
    case works
    /// The first thing that does not hold: the scenario or fact that says why, and what happened.
    case broken(by: String, String)
    /// The variant needs something that the system does not have.
    case notOffered(String)
    /// What a keyboard is like there is not established, so nothing can be said.
    case notEstablished(String)
    /// The device never ran the system.
    case neverRan
  }
}

/// The checks of one attempt.
struct Trial {
  /// Why an attempt ended.
  struct Broken: Error {
    let fact: String
    let what: String
  }

  /// The scenario or fact that the present part of the attempt is about; what can't be done in it is put down to that.
  private(set) var fact = ""

  /// Begins a part of the attempt.
  mutating func begin(_ fact: String) { self.fact = fact }

  /// Ends the attempt if a claim does not hold.
  func check(_ claim: Claim) throws { if !claim.holds { throw Broken(fact: fact, what: claim.text) } }
}
