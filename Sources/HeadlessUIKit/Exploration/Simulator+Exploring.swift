import Simulation
import ViewTree

extension Simulator {
  /// Uses an interface in all ways that a person can, on each device and system, with each text size and
  /// direction, and returns the broken conditions, each with the shortest list of actions that breaks it.
  ///
  /// A state of the interface is what a person can tell apart: the views with their places, texts and states,
  /// the first responder, the offsets in steps of 44 points, the keyboard and the orientation. In each state
  /// the exploration tries each action once, and when there is none left, it takes the shortest known path to
  /// a state with one. A condition is checked after each action, when the interface is at rest: the tasks of
  /// the app have run, and its work of the next minute of virtual time, as in `await simulator.settle()`. An
  /// action that breaks a condition ends its session, and the next session launches the interface again.
  ///
  /// An action that stops the program, as an index out of range does, stops the test, too;
  /// ``ExplorationProgram`` explores in processes of their own and finds it.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - systems: The systems; those that a device never ran are left out. If empty, the newest of each
  ///     device.
  ///   - textSizes: The preferred text sizes.
  ///   - directions: The directions; from right to left, ``language`` is `ar`.
  ///   - seed: The seed of the order in which actions are tried.
  ///   - actions: The largest number of actions on each stage.
  ///   - depth: The largest number of actions after a launch.
  ///   - kinds: The kinds of actions.
  ///   - conditions: The conditions that must hold.
  ///   - launchCode: The statements that launch the interface, for the tests that the description prints.
  ///   - launch: Launches the interface in a new simulator. It is called for each session, in the simulator's
  ///     `perform`, and must make the same interface each time.
  /// - Throws: The first error of `launch`.
  public static func explore<Failure: Error>(
    on devices: [Device],
    systems: [SystemVersion] = [],
    textSizes: [ContentSizeCategory] = [.large],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight],
    seed: UInt64 = 1,
    actions: Int = 1000,
    depth: Int = 20,
    kinds: ExplorationActions = .all,
    keeping conditions: [Invariant] = Invariant.standard,
    launchCode: String = "// Launch the interface here.",
    launch: @escaping @MainActor (Simulator) throws(Failure) -> Void
  ) async throws(Failure) -> Exploration {
    let plan = Exploration.Plan(
      seed: seed,
      actionLimit: actions,
      depthLimit: depth,
      kinds: kinds,
      invariants: conditions,
      launchCode: launchCode,
      settling: .asynchronous
    )
    let stages = Exploration.Stage.all(devices, systems, textSizes, directions)
    return try await explore(stages, plan, launch)
  }

  /// Explores an interface without the tasks that it starts: as long as one waits, the condition
  /// ``Invariant/workFinishes`` is broken. Only work that is due within the simulator's own animations passes
  /// between actions. Otherwise as the asynchronous method of this name.
  public static func explore<Failure: Error>(
    on devices: [Device],
    systems: [SystemVersion] = [],
    textSizes: [ContentSizeCategory] = [.large],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight],
    seed: UInt64 = 1,
    actions: Int = 1000,
    depth: Int = 20,
    kinds: ExplorationActions = .all,
    keeping conditions: [Invariant] = Invariant.standard,
    launchCode: String = "// Launch the interface here.",
    launch: @escaping @MainActor (Simulator) throws(Failure) -> Void
  ) throws(Failure) -> Exploration {
    let plan = Exploration.Plan(
      seed: seed,
      actionLimit: actions,
      depthLimit: depth,
      kinds: kinds,
      invariants: conditions,
      launchCode: launchCode,
      settling: .synchronous
    )
    let stages = Exploration.Stage.all(devices, systems, textSizes, directions)
    return try SimulationContext.runToEnd { () throws(Failure) in try await explore(stages, plan, launch) }
  }

  private static func explore<Failure: Error>(
    _ stages: [Exploration.Stage],
    _ plan: Exploration.Plan,
    _ launch: @escaping @MainActor (Simulator) throws(Failure) -> Void
  ) async throws(Failure) -> Exploration {
    var failure: Failure?
    let exploration = await ExplorationWorker.explore(stages, plan) { simulator in
      do throws(Failure) { try launch(simulator) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return exploration
  }
}

extension Exploration.Stage {
  /// Returns all combinations that a device ran, in the order of the devices, each with its systems.
  @MainActor fileprivate static func all(
    _ devices: [Device],
    _ systems: [SystemVersion],
    _ textSizes: [ContentSizeCategory],
    _ directions: [UserInterfaceLayoutDirection]
  ) -> [Self] {
    var stages: [Self] = []
    for device in devices {
      let all = systems.isEmpty ? [device.newestKnownSystem] : systems
      for system in all where device.supports(system) {
        for textSize in textSizes {
          for direction in directions {
            stages.append(Self(device: device, system: system, textSize: textSize, direction: direction))
          }
        }
      }
    }
    return stages
  }
}
