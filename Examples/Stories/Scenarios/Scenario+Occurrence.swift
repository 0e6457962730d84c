import HeadlessUIKit

extension Scenario {
  /// The scenarios of an example program's published technique, by number; empty if there is no such program.
  ///
  /// - Parameter program: The name of the program, such as `ScrollableForm`.
  public static func all(of program: String) -> [Scenario] {
    all.filter { $0.programs.contains(program) }
  }

  /// Plays both variants on a stage, and returns whether the bug occurs there, or why it can't.
  ///
  /// Each variant is played once, in a simulator of its own.
  ///
  /// - Parameter isTraced: Whether the moments of the runs are recorded.
  @MainActor public func occurrence(on stage: Stage, isTraced: Bool = false) -> Occurrence {
    Occurrence(
      published: run(.classic, on: stage, isTraced: isTraced),
      corrected: run(.fixed, on: stage, isTraced: isTraced)
    )
  }

  /// Plays the published technique on a stage, and returns whether it breaks a claim there.
  @MainActor public func occurs(on stage: Stage) -> Bool { !run(.classic, on: stage).broken.isEmpty }

  /// Returns the reason why the bug can't occur on a stage, or `nil` if it can, without playing it: the
  /// published technique isn't offered there, or the stage doesn't meet one of ``requirements``.
  ///
  /// The reason is the end of the sentence "It can't occur here: ...".
  @MainActor public func obstacle(on stage: Stage) -> String? {
    refusal(of: .classic, on: stage) ?? requirements.first { !$0.isMet(on: stage) }?.reason
  }

  /// The outcomes of both variants on one stage.
  public struct Occurrence {
    /// The outcome of the published technique.
    public let published: Outcome
    /// The outcome of the corrected technique.
    public let corrected: Outcome

    /// The claims that the published technique breaks on the stage.
    public var broken: [Claim] { published.broken }
    /// Whether the bug occurs: the published technique breaks a claim.
    public var occurs: Bool { !broken.isEmpty }
    /// The reason why the bug can't occur on the stage, or `nil` if it can.
    public var obstacle: String? { published.obstacle }
    /// Whether both outcomes are as described: the bug occurs if there is no obstacle, and only then, and the
    /// corrected technique breaks no claim, or isn't offered.
    public var isAsDescribed: Bool { published.isAsDescribed && corrected.isAsDescribed }
  }

  /// The outcome of one variant on one stage.
  public struct Outcome {
    /// The stage.
    public let stage: Stage
    /// The variant.
    public let variant: TechniqueVariant
    /// The checked claims, in the order of the checks.
    public let claims: [Claim]
    /// The reason why the bug can't occur on the stage, or `nil` if it can; see ``Scenario/obstacle(on:)``.
    public let obstacle: String?
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

    /// The claims that don't hold.
    public var broken: [Claim] { claims.filter { !$0.holds } }
    /// Whether the run had no failure and all claims hold.
    public var holds: Bool { failure == nil && broken.isEmpty }
    /// Whether the outcome is as expected. The published variant breaks a claim if the bug can occur on the
    /// stage, and otherwise none; the corrected one breaks none. Where a variant isn't offered, nothing is
    /// expected of it.
    public var isAsDescribed: Bool {
      if refusal != nil { return true }
      return failure == nil && !claims.isEmpty && holds == (variant == .fixed || obstacle != nil)
    }
  }
}
