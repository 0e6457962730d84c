import Foundation
import Rendering
import Simulation

/// The results of using an interface in all ways that a person can, while conditions are checked.
///
/// ```swift
/// let exploration = Simulator.explore(on: [.iPhone4], systems: ["4.3"]) { simulator in
///   simulator.launch(LoginForm())
/// }
/// #expect(exploration.findings.isEmpty, "\(exploration)")
/// ```
///
/// An exploration performs actions in states that it has not seen yet: a state is what a person can tell
/// apart, see ``Simulator/explore(on:systems:seed:actions:depth:kinds:keeping:launchCode:launch:)``. The same
/// arguments give the same results, and the same text.
public struct Exploration: Sendable {
  /// A device with a system.
  public struct Stage: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// The system.
    public let system: SystemVersion
  }

  /// A broken condition, with the shortest list of actions that breaks it.
  public struct Finding: Sendable {
    /// The device and the system.
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
    var launchCode = ""
  }

  /// The results on one stage.
  public struct Result: Sendable {
    /// The device and the system.
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
  struct Plan {
    var seed: UInt64
    var actionLimit: Int
    var depthLimit: Int
    var kinds: ExplorationActions
    var invariants: [Invariant]
    var launchCode: String
    var launch: @MainActor (Simulator) -> Void

    /// Whether a condition is checked.
    func has(_ condition: Invariant) -> Bool { invariants.contains { $0.name == condition.name } }
  }
}

extension Simulator {
  /// Uses an interface in all ways that a person can, on each device and system, and returns the broken
  /// conditions, each with the shortest list of actions that breaks it.
  ///
  /// A state of the interface is what a person can tell apart: the views with their places, texts and states,
  /// the first responder, the offsets in steps of 44 points, the keyboard and the orientation. In each state
  /// the exploration tries each action once, and when there is none left, it takes the shortest known path to
  /// a state with one. A condition is checked after each action, when the interface is at rest; an action
  /// that breaks one ends its session, and the next session launches the interface again.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - systems: The systems; those that a device never ran are left out. If empty, the newest of each
  ///     device.
  ///   - seed: The seed of the order in which actions are tried.
  ///   - actions: The largest number of actions on each stage.
  ///   - depth: The largest number of actions after a launch.
  ///   - kinds: The kinds of actions.
  ///   - conditions: The conditions that must hold.
  ///   - launchCode: The statements that launch the interface, for the tests that the description prints.
  ///   - launch: Launches the interface in a new simulator. It is called for each session, in the simulator's
  ///     `perform`, and must make the same interface each time.
  public static func explore(
    on devices: [Device],
    systems: [SystemVersion] = [],
    seed: UInt64 = 1,
    actions: Int = 1000,
    depth: Int = 20,
    kinds: ExplorationActions = .all,
    keeping conditions: [Invariant] = Invariant.standard,
    launchCode: String = "// Launch the interface here.",
    launch: @escaping @MainActor (Simulator) -> Void
  ) -> Exploration {
    let plan = Exploration.Plan(
      seed: seed,
      actionLimit: actions,
      depthLimit: depth,
      kinds: kinds,
      invariants: conditions,
      launchCode: launchCode,
      launch: launch
    )
    var exploration = Exploration()
    for device in devices {
      let all = systems.isEmpty ? [device.newestKnownSystem] : systems
      for system in all where device.supports(system) {
        var explorer = Explorer(plan, on: Exploration.Stage(device: device, system: system))
        exploration.results.append(explorer.run())
      }
    }
    return exploration
  }
}
