import Foundation
import Simulation

/// The simulated device as a program sees it; one object for each simulator.
///
/// Whoever asks it once its simulator has gone stops with `the simulator of this CurrentDevice has gone`.
@preconcurrency @MainActor public final class CurrentDevice {
  private let handle: Handle<Application>
  private var askers = 1

  init(of application: Handle<Application>) { handle = application }

  /// The device of the simulator whose code runs.
  ///
  /// Stops with `there is no simulator: create a Simulator before using CurrentDevice.current` if there is none.
  public static var current: CurrentDevice {
    Application.required(for: "CurrentDevice.current").currentDevice
  }

  private var application: Application {
    guard let application = handle.object else {
      programmerError("the simulator of this CurrentDevice has gone")
    }
    return application
  }

  private var device: Device { application.context.device }

  // MARK: What it is

  /// What a person calls the device: the name that it is sold under.
  public var name: String { device.name }
  /// `iPhone` or `iPad`.
  public var model: String { device.idiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``.
  public var localizedModel: String { model }
  /// `iOS`, also where it was called `iPhone OS` or is called `iPadOS`.
  public var systemName: String { "iOS" }
  /// The system's version: `18.0`.
  public var systemVersion: String { "\(application.context.system)" }
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { device.idiom == .pad ? .pad : .phone }
  /// A number of the device for one maker of programs; the same for all devices of one name, in each run.
  public var identifierForVendor: UUID? { UUID(ofName: device.name) }

  // MARK: How it is held

  /// The turning of the device; its object is the device.
  public nonisolated static let orientationDidChangeNotification = Device.orientationDidChangeNotification

  /// How a person holds the device; unknown while no notifications are generated.
  public var orientation: DeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? application.deviceOrientation : .unknown
  }

  /// Whether turning the device is told; true at first, as the system itself has asked for it.
  public var isGeneratingDeviceOrientationNotifications: Bool { askers > 0 }

  /// Asks to be told when the device is turned; calls nest.
  public func beginGeneratingDeviceOrientationNotifications() { askers += 1 }

  /// Takes one ``beginGeneratingDeviceOrientationNotifications()`` back. One more than that, and nothing is told any more.
  public func endGeneratingDeviceOrientationNotifications() { askers = max(0, askers - 1) }
}

extension UUID {
  /// Makes a number of a text, by FNV-1a twice over.
  fileprivate init(ofName name: String) {
    func hash(_ seed: UInt64) -> UInt64 {
      name.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    var bytes = [hash(0), hash(1)].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }
    }
    // Version 8: made in a way of its own.
    (bytes[6], bytes[8]) = (bytes[6] & 0x0F | 0x80, bytes[8] & 0x3F | 0x80)
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
