import Simulation
import ViewTree

/// The reason why a combination can't be tested.
struct AuditRefusal: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static let neverRan = AuditRefusal("the device never ran the system")
}

extension Simulator {
  /// Starts a screen on a new device, or returns the reason why it can't be tested there.
  ///
  /// - Parameter prepare: Changes the settings before the screen is created; returns the reason if the system
  ///   doesn't have them.
  static func started<Form: ViewController>(
    _ device: Device,
    _ system: SystemVersion,
    _ orientation: InterfaceOrientation,
    _ settling: Settling,
    _ make: () -> Form,
    prepare: (Simulator) -> AuditRefusal?
  ) async -> Result<(Simulator, Form), AuditRefusal> {
    guard device.supports(system) else { return .failure(.neverRan) }
    let simulator = TestTraces.withoutRecording {
      Simulator(device: device, system: system, logIsEnabled: false)
    }
    if let refusal = prepare(simulator) { return .failure(refusal) }
    let form = simulator.perform(make)
    simulator.launch(form)
    await settling.settle(simulator)
    if let upright = DeviceOrientation(showing: orientation) {
      simulator.rotate(to: upright)
      await settling.settle(simulator)
    }
    guard simulator.application.statusBarOrientation == orientation else {
      return .failure(AuditRefusal("the form does not turn to \(orientation)"))
    }
    return .success((simulator, form))
  }
}

extension DeviceOrientation {
  /// Creates the device orientation in which an interface orientation is upright.
  fileprivate init?(showing orientation: InterfaceOrientation) {
    let all: [DeviceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    guard let upright = all.first(where: { $0.interfaceOrientation == orientation }) else { return nil }
    self = upright
  }
}
