import Foundation
import Rendering
import Simulation
import ViewTree

/// The results of using an interface in all ways that a person can, while conditions are checked.
///
/// ```swift
/// let exploration = await Simulator.explore(on: [.iPhone4], systems: ["4.3"]) { simulator in
///   simulator.launch(LoginForm())
/// }
/// #expect(exploration.findings.isEmpty, "\(exploration)")
/// ```
///
/// An exploration performs actions in states that it has not seen yet; a state is what a person can tell
/// apart. The same arguments give the same results, and the same text.
public struct Exploration: Sendable {
  /// A device with a system and the user's settings.
  public struct Stage: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// The system.
    public let system: SystemVersion
    /// The preferred text size.
    public let textSize: ContentSizeCategory
    /// The direction in which the interface is read.
    public let direction: UserInterfaceLayoutDirection
  }

  /// A broken condition, with the shortest list of actions that breaks it.
  public struct Finding: Sendable {
    /// The device, the system and the settings.
    public let stage: Stage
    /// The condition.
    public let invariant: Invariant
    /// The numbers that break the condition.
    public internal(set) var claim: Claim
    /// The actions after the launch.
    public internal(set) var actions: [ExplorationAction]
    /// The screen before the last action.
    public internal(set) var before: Snapshot?
    /// The screen at the end.
    public internal(set) var after: Snapshot?
    /// The explanation of the broken state from the log of the actions; nil for a condition without one.
    public internal(set) var why: String?
    /// The place of the action that begins the last editing.
    var firstEdit = 0
    /// The arguments of the exploration, for the printed test.
    let plan: Plan
  }

  /// The results on one stage.
  public struct Result: Sendable {
    /// The device, the system and the settings.
    public let stage: Stage
    /// The broken conditions, in the order in which they were found.
    public internal(set) var findings: [Finding] = []
    /// The number of actions.
    public internal(set) var actionCount = 0
    /// The number of states that a person can tell apart.
    public internal(set) var stateCount = 0
    /// The number of actions in states whose result is known.
    public internal(set) var edgeCount = 0
    /// Whether each action was tried in each state.
    public internal(set) var isComplete = false
    /// The elements that were shown and never tapped, each with its reason.
    public internal(set) var unusedElements: [String] = []
  }

  /// The results, in the order of the devices, each with its systems.
  public internal(set) var results: [Result] = []

  /// The broken conditions on all stages.
  public var findings: [Finding] { results.flatMap(\.findings) }

  /// The arguments of an exploration.
  struct Plan: Sendable {
    var seed: UInt64
    var actionLimit: Int
    var depthLimit: Int
    var kinds: ExplorationActions
    var invariants: [Invariant]
    var launchCode: String
    var settling: Settling

    /// Whether a condition is checked.
    func has(_ condition: Invariant) -> Bool { invariants.contains { $0.name == condition.name } }
  }
}
