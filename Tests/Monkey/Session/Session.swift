import Foundation
import HeadlessUIKit

/// A random interface on a random device and system, and random actions on it.
struct Session {
  let seed: UInt64
  let length: Int
  /// The indices of the actions that are performed; all if it is `nil`.
  var kept: Set<Int>?

  init(seed: UInt64, length: Int, kept: Set<Int>? = nil) {
    (self.seed, self.length, self.kept) = (seed, length, kept)
  }

  /// The result of a session.
  struct Outcome: Equatable {
    /// The device and system, the actions and the changes that callbacks made.
    var story: [String] = []
    /// The broken rules after the last action; empty if none is broken.
    var findings: [String] = []
    /// The number of actions.
    var actions = 0
    /// A digest of the event log.
    var digest: UInt64 = 0
  }

  /// Runs the session until its end or the first broken rule.
  @MainActor func run() -> Outcome {
    var outcome = Outcome()
    weak var application: Application?
    var leftovers: [Weak<View>] = []
    do {
      let world = makeWorld(&outcome)
      application = world.simulator.application
      for index in 0..<length where kept?.contains(index) != false {
        guard world.findings.isEmpty else { break }
        perform(index, in: world, &outcome)
      }
      outcome.findings = world.findings
      outcome.digest = digest(of: world)
      leftovers = world.views
    }
    if outcome.findings.isEmpty {
      if application != nil { outcome.findings.append("leak: the application is alive after the session") }
      for view in leftovers.compactMap(\.object).prefix(3) {
        outcome.findings.append("leak: \(type(of: view)) is alive after the session")
      }
    }
    return outcome
  }

  @MainActor private func makeWorld(_ outcome: inout Outcome) -> World {
    var random = SplitMix(seed)
    let (device, system) = Stage.random(&random)
    outcome.story.append("\(device), iOS \(system)")
    let world = World(device: device, system: system, logIsEnabled: random.once(in: 4), random: random)
    world.simulator.perform { InterfaceMaker(world).launch() }
    world.simulator.settle()
    world.simulator.perform { Checks(world).run(isAtRest: true) }
    return world
  }

  @MainActor private func perform(_ index: Int, in world: World, _ outcome: inout Outcome) {
    world.random = SplitMix(session: seed, action: index)
    world.mischiefLeft = 2
    world.story = []
    let text = world.simulator.perform { ActionTable.all.perform(in: world) }
    world.mischiefLeft = 0
    outcome.actions += 1
    outcome.story.append("\(index): \(text)")
    outcome.story += world.story
    let isAtRest = !world.random.once(in: 3)
    if isAtRest { world.simulator.settle() }
    world.simulator.perform {
      Checks(world).run(isAtRest: isAtRest)
      world.sweep()
    }
  }

  @MainActor private func digest(of world: World) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for entry in world.simulator.log.entries {
      for byte in "\(entry)".utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return digest
  }
}

/// The devices and systems of the sessions.
enum Stage {
  private static let systems: [SystemVersion] = [
    "3.0", "3.1", "3.2", "4.0", "4.3", "5.1", "6.1", "7.1", "8.1", "8.4", "9.3", "10.3", "11.4", "12.5",
    "13.7",
    "14.5", "15.8", "16.7", "17.7", "18.0",
  ]
  private static let all: [(Device, SystemVersion)] = Device.all.flatMap { device in
    systems.filter { device.supports($0) }.map { (device, $0) }
  }

  /// Returns a random device with a system that it ran.
  static func random(_ random: inout SplitMix) -> (Device, SystemVersion) {
    all[random.number(0...all.count - 1)]
  }
}
