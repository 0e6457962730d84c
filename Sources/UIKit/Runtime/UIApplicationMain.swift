import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension ApplicationDelegate where Self: Responder {
  /// The entry point of an app whose delegate's class is marked with `@main` (U106); see
  /// ``UIApplicationMain(_:_:_:_:)``.
  public static func main() { run(Self.self) }
}

/// Launches an app with a delegate of the given class, as the entry point of a program does (U106).
///
/// The app runs in the current simulator, or else on a new simulated iPhone 17 without a log. The delegate is
/// created with its `init()` and notified of the launch. On iOS the function never returns; here it returns 0
/// when no work is pending any more, and the delegate lives until then.
///
/// Stops with `there is no application delegate of a class named App.Delegate` unless the class is found and
/// conforms to `UIApplicationDelegate`, and with `UIApplicationMain: the application must be of the class
/// UIApplication` for the name of another class.
///
/// - Parameters:
///   - argc: The number of arguments; ignored.
///   - argv: The arguments; ignored.
///   - principalClassName: The name of the application's class; nil for `UIApplication`.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it.
@discardableResult
@MainActor public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let principalClassName, principalClassName != "UIApplication" {
    programmerError("UIApplicationMain: the application must be of the class UIApplication")
  }
  run(Application.delegateType(named: delegateClassName ?? "nil"))
  return 0
}

@MainActor private func run(_ type: any (Responder & ApplicationDelegate).Type) {
  let device = SimulationContext.current == nil ? LaunchedDevice() : nil
  withExtendedLifetime(device) {
    guard let application = SimulationContext.current?.application as? Application else { return }
    application.activate {
      guard let delegate = Responder.make(of: type) as? any Responder & ApplicationDelegate else { return }
      withExtendedLifetime(delegate) {
        application.launch(delegate, scene: nil)
        application.settle()
      }
    }
  }
}

/// A simulated device on which an app runs that no test has started.
@MainActor private struct LaunchedDevice {
  private let session: SimulationSession
  private let keyboard: Keyboard

  init() {
    let device = Device.iPhone17
    let context = SimulationContext(device: device, system: device.newestKnownSystem, logIsEnabled: false)
    let application = Application(context: context)
    session = SimulationSession(context, application: application)
    keyboard = Keyboard(application: application)
  }
}
