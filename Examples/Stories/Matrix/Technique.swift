import HeadlessUIKit

/// A technique in the matrix, with the attempts that test it.
public struct Technique: Sendable {
  /// A function that launches the app in a new simulator, performs the user's actions and checks claims. The
  /// first failed check ends the attempt.
  typealias Attempt = @MainActor @Sendable (TechniqueVariant, Simulator, inout Trial) throws -> Void

  /// The name of the technique, as in the table.
  public let name: String
  /// The source of the technique.
  public let origin: TechniqueOrigin
  /// Returns the reason why a variant isn't offered on a stage, or `nil` if it is.
  let refusal: @Sendable (TechniqueVariant, Stage) -> String?
  private let attempts: [Attempt]

  /// Creates a technique with a single attempt.
  init(
    _ name: String,
    origin: TechniqueOrigin,
    refusal: @escaping @Sendable (TechniqueVariant, Stage) -> String? = { _, _ in nil },
    attempt: @escaping Attempt
  ) {
    self.init(name, origin: origin, refusal: refusal, attempts: [attempt])
  }

  /// Creates a technique with several independent attempts, each in its own simulator.
  init(
    _ name: String,
    origin: TechniqueOrigin,
    refusal: @escaping @Sendable (TechniqueVariant, Stage) -> String? = { _, _ in nil },
    attempts: [Attempt]
  ) {
    (self.name, self.origin, self.refusal, self.attempts) = (name, origin, refusal, attempts)
  }

  /// Tests a variant on a valid stage. Returns its outcome, and whether the height of a keyboard was an
  /// estimate.
  ///
  /// - Parameter record: Receives the moments of each attempt, and whether it broke a claim; nil if they
  ///   aren't recorded.
  @MainActor func outcome(
    of variant: TechniqueVariant,
    on stage: Stage,
    record: ((Trace, Bool) -> Void)? = nil
  ) -> (outcome: Outcome, isEstimated: Bool) {
    if let reason = refusal(variant, stage) { return (.notOffered(reason), false) }
    var faults: [Fault] = []
    var (isBroken, isEstimated) = (false, false)
    for (place, attempt) in attempts.enumerated() {
      let simulator = Simulator(device: stage.device, system: stage.system, logIsEnabled: record != nil)
      let title = "\(name), \(variant == .classic ? "as published" : "as corrected")"
      let recorder = record == nil ? nil : simulator.beginTrace(title)
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
      if let recorder { record?(recorder.end(), fault != nil) }
      if simulator.keyboard.hasUsedEstimate { isEstimated = true }
      guard let fault else { continue }
      faults.append(fault)
      if place == 0, trial.coreFacts.contains(fault.fact) { isBroken = true }
    }
    return (faults.isEmpty ? .works : isBroken ? .broken(faults) : .flawed(faults), isEstimated)
  }

  /// The outcome of a variant on a stage.
  enum Outcome: Hashable, Codable, Sendable {
    /// All checked claims hold.
    case works
    /// The author's own result holds, but another claim doesn't; the faults are in the order of the attempts.
    case flawed([Fault])
    /// The author's own result doesn't hold; all faults are in the order of the attempts.
    case broken([Fault])
    /// The variant needs a feature that the system lacks; the value is the reason.
    case notOffered(String)
    /// No device of the kind ran the system.
    case neverRan
  }

  /// A claim that doesn't hold.
  struct Fault: Error, Hashable, Codable {
    /// The scenario or fact that explains the fault.
    let fact: String
    /// A description of the fault.
    let what: String
  }
}

/// The checks of one attempt.
struct Trial {
  /// The scenario or fact of the current part of the attempt. An action that fails is attributed to it.
  private(set) var fact = ""
  /// The facts of the author's own result: the fact of the first part and the fact about restoring.
  private(set) var coreFacts: Set<String> = []
  private var restoringFact: String?

  /// Begins a part of the attempt.
  mutating func begin(_ fact: String) {
    self.fact = fact
    if coreFacts.isEmpty { coreFacts.insert(fact) }
  }

  /// Begins the part that tests the author's own result: `fact` is about the shown keyboard, `restoring`
  /// about the end of editing.
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
