import HeadlessUIKit

/// A bug that published techniques of keyboard avoidance have: shown with the technique as published, where a claim fails, and
/// as corrected, where it holds.
public struct Scenario: Sendable {
  /// Its number in the catalogue, 1 to 33.
  public let number: Int
  /// The bug in a few words.
  public let title: String
  /// What is set up and what the user does.
  public let setting: String
  /// What has to hold.
  public let invariant: String
  /// How it is put right.
  public let fix: String
  /// Where it is shown; one for each way in which systems differ.
  public let stages: [Stage]
  /// Why the corrected technique is not offered on a stage; nil where it is.
  let refusal: @Sendable (Stage) -> String?
  private let play: @MainActor @Sendable (TechniqueVariant, Simulator) throws -> [Claim]

  /// - Parameters:
  ///   - refusal: Says why the corrected technique is not offered on a stage; it is not played there then.
  ///   - play: Does what the setting says with one variant in a fresh simulator, and returns what is claimed. It
  ///     launches the program itself; what it throws is a failure of both variants.
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

  /// `X07`.
  public var id: String { number < 10 ? "X0\(number)" : "X\(number)" }

  /// What became of one variant on one stage.
  public struct Outcome {
    /// The stage.
    public let stage: Stage
    /// The variant.
    public let variant: TechniqueVariant
    /// What was claimed.
    public let claims: [Claim]
    /// Why the variant is not offered there; nothing was claimed then.
    public let refusal: String?
    /// What could not be done, if that is so.
    public let failure: String?
    /// The whole log.
    public let log: String
    /// The screen at the end; nil if the variant was not played.
    public let end: Snapshot?

    /// Whether all claims hold.
    public var holds: Bool { failure == nil && claims.allSatisfy(\.holds) }
    /// Whether the corrected variant may have this outcome: all holds, or it is not offered.
    public var isCorrect: Bool { refusal != nil || holds }
    /// Whether that is as it should be: the published variant breaks, the corrected one doesn't.
    public var isAsDescribed: Bool {
      if refusal != nil { return variant == .fixed }
      return failure == nil && !claims.isEmpty && holds == (variant == .fixed)
    }
  }

  /// Shows one variant on one stage.
  @MainActor public func run(_ variant: TechniqueVariant, on stage: Stage) -> Outcome {
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
      end: simulator.snapshot()
    )
  }
}
