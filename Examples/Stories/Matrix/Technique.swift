import HeadlessUIKit

/// A technique in the matrix: what is tried, and what must hold.
public struct Technique: Sendable {
  /// Does what the user does with the program in a fresh simulator, with a check wherever something has to hold; it launches the
  /// program itself. The first check that fails ends it.
  typealias Attempt = @MainActor @Sendable (TechniqueVariant, Simulator, inout Trial) throws -> Void

  /// Its name, as in the table.
  public let name: String
  /// The source of the technique.
  public let origin: TechniqueOrigin
  /// Why a variant is not offered on a stage, in a few words; nil where it is.
  let refusal: @Sendable (TechniqueVariant, Stage) -> String?
  private let attempts: [Attempt]

  /// Makes a technique that is tried in one go.
  init(
    _ name: String,
    origin: TechniqueOrigin,
    refusal: @escaping @Sendable (TechniqueVariant, Stage) -> String? = { _, _ in nil },
    attempt: @escaping Attempt
  ) {
    self.init(name, origin: origin, refusal: refusal, attempts: [attempt])
  }

  /// Makes a technique that is tried in several attempts, each in a simulator of its own, whatever became of the others.
  init(
    _ name: String,
    origin: TechniqueOrigin,
    refusal: @escaping @Sendable (TechniqueVariant, Stage) -> String? = { _, _ in nil },
    attempts: [Attempt]
  ) {
    (self.name, self.origin, self.refusal, self.attempts) = (name, origin, refusal, attempts)
  }

  /// Tries a variant on a stage that there is.
  @MainActor func outcome(of variant: TechniqueVariant, on stage: Stage) -> Outcome {
    if let reason = refusal(variant, stage) { return .notOffered(reason) }
    var faults: [Fault] = []
    var isBroken = false
    var gap: String?
    for (place, attempt) in attempts.enumerated() {
      let simulator = Simulator(device: stage.device, system: stage.system, logIsEnabled: false)
      simulator.keyboard.gaps = []
      var trial = Trial()
      var fault: Fault?
      do {
        try simulator.perform { try attempt(variant, simulator, &trial) }
      } catch let broken as Fault {
        fault = broken
      } catch let error as InteractionError {
        fault = Fault(fact: trial.fact, what: "\(error.reason)")
      } catch {
        fault = Fault(fact: trial.fact, what: "\(error)")
      }
      if let unknown = simulator.keyboard.gaps?.first {
        // Without the first attempt the others say little.
        if place == 0 { return .notEstablished(unknown) }
        gap = gap ?? unknown
      } else if let fault {
        faults.append(fault)
        if place == 0, trial.coreFacts.contains(fault.fact) { isBroken = true }
      }
    }
    if !faults.isEmpty { return isBroken ? .broken(faults) : .flawed(faults) }
    return gap.map(Outcome.notEstablished) ?? .works
  }

  /// What became of a variant on a stage.
  enum Outcome: Hashable, Sendable {
    /// Everything that was checked holds.
    case works
    /// The author's own result holds, and something else does not; the faults in the order of the attempts.
    case flawed([Fault])
    /// The author's own result does not hold; all faults in the order of the attempts.
    case broken([Fault])
    /// The variant needs something that the system does not have.
    case notOffered(String)
    /// What a keyboard is like there is not established, so nothing can be said.
    case notEstablished(String)
    /// No device of the kind ran the system.
    case neverRan
  }

  /// Something that does not hold.
  struct Fault: Error, Hashable {
    /// The scenario or fact that says why.
    let fact: String
    /// What happened.
    let what: String
  }
}

/// The checks of one attempt.
struct Trial {
  /// The scenario or fact that the present part of the attempt is about; what can't be done in it is put down to that.
  private(set) var fact = ""
  /// The facts of the author's own result: that of the first part, and the one about what is restored.
  private(set) var coreFacts: Set<String> = []
  private var restoringFact: String?

  /// Begins a part of the attempt.
  mutating func begin(_ fact: String) {
    self.fact = fact
    if coreFacts.isEmpty { coreFacts.insert(fact) }
  }

  /// Begins the author's own result: `fact` is about the keyboard that is shown, `restoring` about its end.
  mutating func begin(_ fact: String, restoring: String) {
    begin(fact)
    restoringFact = restoring
    coreFacts.insert(restoring)
  }

  /// Ends the attempt if a claim about the end of editing does not hold.
  func checkRestored(_ claim: Claim) throws {
    if !claim.holds { throw Technique.Fault(fact: restoringFact ?? fact, what: claim.text) }
  }

  /// Ends the attempt if a claim does not hold.
  func check(_ claim: Claim) throws {
    if !claim.holds { throw Technique.Fault(fact: fact, what: claim.text) }
  }
}
