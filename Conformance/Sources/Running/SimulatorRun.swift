import Comparison
import Foundation
import HeadlessUIKit
import Probes
import UIKit

/// The probes on a simulated device.
public enum SimulatorRun {
  /// The folder of this package.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The facts of the repository.
  public static func facts() throws -> FactTable {
    try FactTable(repository: package.deletingLastPathComponent())
  }

  /// The facts of each probe by its id.
  public static let factsOfProbes = Dictionary(uniqueKeysWithValues: Probe.all.map { ($0.id, $0.facts) })

  /// Returns the probes that a system has the API for.
  public static func probes(on system: SystemVersion) -> [Probe] {
    Probe.all.filter { $0.since <= system.major }
  }

  /// Runs a probe in a simulator of its own and returns its lines.
  @MainActor public static func lines(
    of probe: Probe,
    on device: Device,
    _ system: SystemVersion
  ) async -> [ProbeLine] {
    // Statics such as `UIApplication.shared` mean the simulator that the task has created last.
    await Task { @MainActor in
      let simulator = Simulator(device: device, system: system, logIsEnabled: false)
      let stage = ProbeStage(host: SimulatorHost(simulator))
      await stage.turn()
      return await probe.lines(on: stage).map { ProbeLine(id: $0.id, text: $0.text) }
    }.value
  }

  /// Runs all probes that a system has the API for.
  @MainActor public static func recording(on device: Device, _ system: SystemVersion) async -> Recording {
    var lines: [ProbeLine] = []
    for probe in probes(on: system) { lines += await Self.lines(of: probe, on: device, system) }
    return Recording(system: system.description, device: device.name, lines: lines)
  }

  /// Returns the lines of a recording with their marks.
  public static func expected(_ recording: Recording, facts: FactTable) -> [ExpectedLine] {
    recording.lines.map {
      let ids = factsOfProbes[String($0.probe)] ?? []
      return ExpectedLine($0, mark: facts.mark(of: ids, on: recording.system))
    }
  }

  /// Returns a phone that ran the system, with three pixels in a point from 8 on.
  public static func device(for system: SystemVersion) -> Device? {
    let phones: [Device] = [
      .iPhone17, .iPhone16, .iPhone15, .iPhone14, .iPhone13, .iPhone12, .iPhone11Pro, .iPhoneXS, .iPhoneX,
      .iPhone8Plus, .iPhone7Plus, .iPhone6sPlus, .iPhone6Plus, .iPhone5s, .iPhone5, .iPhone4S, .iPhone4,
      .iPhone3GS, .iPhone3G, .iPhone,
    ]
    return phones.first { $0.supports(system) }
  }
}
