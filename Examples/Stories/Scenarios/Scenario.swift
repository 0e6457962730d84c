import HeadlessUIKit

/// A bug of published keyboard-avoidance techniques. With the published technique a claim fails; with the
/// corrected one it holds.
public struct Scenario: Sendable {
  /// The number in the catalogue, 1 to 33.
  public let number: Int
  /// The bug in a few words.
  public let title: String
  /// A description of the setup and the user's actions.
  public let setting: String
  /// The condition that must hold.
  public let invariant: String
  /// A description of the fix.
  public let fix: String
  /// The stages on which the scenario is played; one for each way in which systems differ.
  public let stages: [Stage]
  /// Returns the reason why the corrected technique isn't offered on a stage, or `nil` if it is.
  let refusal: @Sendable (Stage) -> String?
  private let play: @MainActor @Sendable (TechniqueVariant, Simulator) throws -> [Claim]

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - refusal: Returns the reason why the corrected technique isn't offered on a stage; it isn't played
  ///     there.
  ///   - play: Launches the app in a new simulator, performs the setting with one variant, and returns the
  ///     claims. If it throws, the variant fails, whichever it is.
  init(
    _ number: Int,
    _ title: String,
    setting: String,
    invariant: String,
    fix: String,
    on stages: [Stage],
    refusal: @escaping @Sendable (Stage) -> String? = { _ in nil },
    play: @escaping @MainActor @Sendable (TechniqueVariant, Simulator) throws -> [Claim]
  ) {
    (self.number, self.title, self.setting) = (number, title, setting)
    (self.invariant, self.fix, self.stages) = (invariant, fix, stages)
    (self.refusal, self.play) = (refusal, play)
  }

  /// The id, for example `X07`.
  public var id: String { number < 10 ? "X0\(number)" : "X\(number)" }

  /// The outcome of one variant on one stage.
  public struct Outcome {
    /// The stage.
    public let stage: Stage
    /// The variant.
    public let variant: TechniqueVariant
    /// The checked claims.
    public let claims: [Claim]
    /// The reason why the variant isn't offered on the stage; there are no claims then.
    public let refusal: String?
    /// A description of the action that failed; `nil` if none did.
    public let failure: String?
    /// The complete log.
    public let log: String
    /// The screen at the end; nil if the variant was not played.
    public let end: Snapshot?
    /// The moments of the run; nil if they weren't recorded.
    public var trace: Trace?

    /// Whether the run had no failure and all claims hold.
    public var holds: Bool { failure == nil && claims.allSatisfy(\.holds) }
    /// Whether the outcome is acceptable for the corrected variant: all claims hold, or it isn't offered.
    public var isCorrect: Bool { refusal != nil || holds }
    /// Whether the outcome is as expected: the published variant breaks a claim, and the corrected one breaks
    /// none or isn't offered.
    public var isAsDescribed: Bool {
      if refusal != nil { return variant == .fixed }
      return failure == nil && !claims.isEmpty && holds == (variant == .fixed)
    }
  }

  /// Plays one variant on one stage.
  ///
  /// - Parameter isTraced: Whether the moments of the run are recorded.
  @MainActor public func run(
    _ variant: TechniqueVariant,
    on stage: Stage,
    isTraced: Bool = false
  ) -> Outcome {
    let refusal = variant == .fixed ? refusal(stage) : nil
    guard refusal == nil else {
      return Outcome(
        stage: stage,
        variant: variant,
        claims: [],
        refusal: refusal,
        failure: nil,
        log: "",
        end: nil
      )
    }
    let simulator = Simulator(device: stage.device, system: stage.system)
    let title = "\(id) \(title), \(variant == .classic ? "as published" : "as corrected")"
    let recorder = isTraced ? simulator.beginTrace(title) : nil
    var claims: [Claim] = []
    var failure: String?
    do {
      claims = try simulator.perform { try play(variant, simulator) }
    } catch {
      failure = "\(error)"
    }
    return Outcome(
      stage: stage,
      variant: variant,
      claims: claims,
      refusal: nil,
      failure: failure,
      log: "\(simulator.log)",
      end: simulator.snapshot(),
      trace: recorder?.end()
    )
  }
}
