import HeadlessUIKit

/// A bug of published keyboard-avoidance techniques. With the published technique a claim fails; with the
/// corrected one it holds.
///
/// A scenario has stages of its own, on which the bug occurs, but can be played on every device and system:
///
/// ```swift
/// for scenario in Scenario.all(of: "ScrollableForm") {
///   let occurrence = scenario.occurrence(on: stage)
///   for claim in occurrence.broken { print("FLAW", claim, scenario.id) }
///   if let obstacle = occurrence.obstacle { print(scenario.id, "can't occur here:", obstacle) }
/// }
/// ```
///
/// Whether the bug occurs is not stored anywhere: the published technique is played on the stage. The reason
/// why it doesn't is that of the first condition that the stage doesn't meet; see ``obstacle(on:)``.
public struct Scenario: Sendable {
  /// The number in the catalogue, from 1.
  public let number: Int
  /// The bug in a few words.
  public let title: String
  /// A description of the setup and the user's actions.
  public let setting: String
  /// The condition that must hold.
  public let invariant: String
  /// A description of the fix.
  public let fix: String
  /// The stages on which the scenario is played by default; one for each way in which systems differ.
  public let stages: [Stage]
  /// The names of the example programs whose published technique has the bug, such as `ScrollableForm`; empty
  /// if the technique has no program.
  public let programs: [String]
  /// The conditions that a stage must meet so that the bug can occur.
  public let requirements: [ScenarioRequirement]
  private let conditions: @Sendable (TechniqueVariant) -> [ScenarioRequirement]
  private let play: @MainActor @Sendable (TechniqueVariant, Simulator) throws -> [Claim]

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - programs: The names of the example programs whose published technique has the bug.
  ///   - requirements: The conditions without which the bug can't occur; a published technique that is played
  ///     where one of them isn't met must keep its claims.
  ///   - conditions: Returns the conditions without which a variant isn't offered; it isn't played there.
  ///   - play: Launches the app in a new simulator, performs the setting with one variant, and returns the
  ///     claims. If it throws, the variant fails, whichever it is.
  init(
    _ number: Int,
    _ title: String,
    setting: String,
    invariant: String,
    fix: String,
    of programs: [String] = [],
    on stages: [Stage],
    requiring requirements: [ScenarioRequirement] = [],
    offering conditions: @escaping @Sendable (TechniqueVariant) -> [ScenarioRequirement] = { _ in [] },
    play: @escaping @MainActor @Sendable (TechniqueVariant, Simulator) throws -> [Claim]
  ) {
    (self.number, self.title, self.setting) = (number, title, setting)
    (self.invariant, self.fix, self.stages) = (invariant, fix, stages)
    (self.programs, self.requirements, self.conditions) = (programs, requirements, conditions)
    self.play = play
  }

  /// The id, for example `X07`.
  public var id: String { number < 10 ? "X0\(number)" : "X\(number)" }

  /// Plays one variant on one stage.
  ///
  /// A variant that isn't offered on the stage isn't played; see ``refusal(of:on:)``.
  ///
  /// - Parameter isTraced: Whether the moments of the run are recorded.
  @MainActor public func run(
    _ variant: TechniqueVariant,
    on stage: Stage,
    isTraced: Bool = false
  ) -> Outcome {
    let obstacle = obstacle(on: stage)
    if let refusal = refusal(of: variant, on: stage) {
      return Outcome(
        stage: stage,
        variant: variant,
        claims: [],
        obstacle: obstacle,
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
      obstacle: obstacle,
      refusal: nil,
      failure: failure,
      log: "\(simulator.log)",
      end: simulator.snapshot(),
      trace: recorder?.end()
    )
  }

  /// Returns the reason why a variant isn't offered on a stage, or `nil` if it is: the system or the device
  /// lacks something that the technique uses, or its author excludes the device.
  @MainActor public func refusal(of variant: TechniqueVariant, on stage: Stage) -> String? {
    conditions(variant).first { !$0.isMet(on: stage) }?.reason
  }
}
