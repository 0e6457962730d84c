import HeadlessUIKit
import Probes
import UIKit

/// The probes on a simulated device.
public enum SimulatorRun {
  /// Runs a probe and returns its lines.
  @MainActor public static func lines(
    of probe: Probe,
    on device: Device,
    _ system: SystemVersion
  ) async -> [String] {
    // The probe's statics, such as `UIApplication.shared`, belong to the simulator that its task created last.
    await Task { @MainActor in
      let simulator = Simulator(device: device, system: system, logIsEnabled: false)
      let stage = ProbeStage(host: SimulatorHost(simulator))
      await stage.turn()
      await probe.run(stage)
      let lines = stage.lines
      await stage.finish()
      return lines
    }.value
  }

  /// Returns the probes that a system has the API for.
  public static func probes(on system: SystemVersion) -> [Probe] {
    Probe.all.filter { $0.since <= system.major }
  }

  /// Returns a phone that ran the system, with three pixels in a point where there is one.
  public static func device(for system: SystemVersion) -> Device? {
    let phones: [Device] = [
      .iPhone17, .iPhone16, .iPhone15, .iPhone14, .iPhone13, .iPhone12, .iPhone11Pro, .iPhoneXS, .iPhoneX,
      .iPhone8Plus, .iPhone7Plus, .iPhone6sPlus, .iPhone6Plus, .iPhone5s, .iPhone5, .iPhone4S, .iPhone4,
      .iPhone3GS, .iPhone3G, .iPhone,
    ]
    return phones.first { $0.supports(system) }
  }
}
