import Foundation
import Simulation

/// The simulated device; one object for each simulator.
///
/// Reading it after its simulator was deallocated stops with `the simulator of this CurrentDevice has gone`.
///
/// Tests may create a device of their own, and override its properties (U92); the simulator doesn't read
/// them.
@preconcurrency @MainActor open class CurrentDevice: IdentityHashable {
  private final let handle: Handle<Application>
  private final var askers = 1

  init(of application: Handle<Application>) { handle = application }

  /// Creates another object for the device of the current simulator, with its own count of
  /// ``beginGeneratingDeviceOrientationNotifications()``. Notifications are posted for ``current`` only.
  ///
  /// Stops with `there is no simulator: create a Simulator before using CurrentDevice()` if there is none.
  public init() { handle = Application.required(for: "CurrentDevice()").handle }

  /// The device of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using CurrentDevice.current` if there is
  /// none.
  public static var current: CurrentDevice {
    Application.required(for: "CurrentDevice.current").currentDevice
  }

  private final var application: Application {
    guard let application = handle.object else {
      programmerError("the simulator of this CurrentDevice has gone")
    }
    return application
  }

  private final var device: Device { application.context.device }

  // MARK: Identification

  /// The device's name; here its product name.
  open var name: String { device.name }
  /// The model: `iPhone` or `iPad`.
  open var model: String { device.idiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``.
  open var localizedModel: String { model }
  /// The system's name: `iOS`, also where it was called `iPhone OS` or is called `iPadOS`.
  open var systemName: String { "iOS" }
  /// The system's version, such as `18.0`.
  open var systemVersion: String { "\(application.context.system)" }
  /// The type of device.
  open var userInterfaceIdiom: UserInterfaceIdiom { device.idiom == .pad ? .pad : .phone }
  /// An identifier of the device for an app vendor; the same for all devices with the same name, in each run.
  open var identifierForVendor: UUID? { UUID(ofName: device.name) }

  // MARK: Orientation

  /// The notification posted after the device was turned; its object is the device.
  public nonisolated static let orientationDidChangeNotification = Device.orientationDidChangeNotification

  /// The physical orientation of the device; unknown while no notifications are generated.
  open var orientation: DeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? application.deviceOrientation : .unknown
  }

  /// Whether turns of the device are posted; true initially, because the system itself has begun to generate
  /// notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { askers > 0 }

  /// Begins generating notifications when the device is turned; calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { askers += 1 }

  /// Balances one call of ``beginGeneratingDeviceOrientationNotifications()``. One call more than those ends
  /// the system's own, and no notifications are posted any more.
  open func endGeneratingDeviceOrientationNotifications() { askers = max(0, askers - 1) }
}

extension UUID {
  /// Creates an identifier from a text, with two FNV-1a hashes.
  fileprivate init(ofName name: String) {
    func hash(_ seed: UInt64) -> UInt64 {
      name.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    var bytes = [hash(0), hash(1)].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }
    }
    // Version 8: a custom format.
    (bytes[6], bytes[8]) = (bytes[6] & 0x0F | 0x80, bytes[8] & 0x3F | 0x80)
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
