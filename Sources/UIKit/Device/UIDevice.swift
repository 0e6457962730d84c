import Foundation
import Simulation
import ViewTree

/// The simulated device as a program sees it.
@preconcurrency @MainActor public final class UIDevice {
  private unowned let application: Application

  /// The device of the simulator whose code runs.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Application.shared` if there is none.
  public static var current: UIDevice { UIDevice(Application.shared) }

  private init(_ application: Application) { self.application = application }

  /// The turning of the device; its object is the application.
  public nonisolated static let orientationDidChangeNotification = Device.orientationDidChangeNotification

  /// What a person calls the device: the name that it is sold under.
  public var name: String { application.context.device.name }
  /// `iPhone` or `iPad`.
  public var model: String { application.context.device.idiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``.
  public var localizedModel: String { model }
  /// `iOS`; `iPhone OS` before 4.0, and `iPadOS` is called `iOS` here, too.
  public var systemName: String { "iOS" }
  /// The system's version: `18.0`.
  public var systemVersion: String { "\(application.context.system)" }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    application.context.device.idiom == .pad ? .pad : .phone
  }
  /// How a person holds the device.
  public var orientation: UIDeviceOrientation { application.deviceOrientation }
}
