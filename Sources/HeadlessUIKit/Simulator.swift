import Foundation
import KeyboardSim
import Responder
import Simulation
import UserSim
import ViewTree

/// A simulated device with its system: the starting point of a test.
///
/// ```swift
/// let simulator = Simulator(device: .iPhone4, system: "4.3")
/// let form = LoginViewController()
/// simulator.launch(form)
/// try simulator.user.tap(form.username)
/// try simulator.user.type("ada")
/// ```
///
/// Time passes only in `advance(by:)`, `settle()` and the actions of ``user``. The same code gives the
/// same log, byte for byte. Several simulators in one process are independent; see ``current`` for the one
/// that statics such as `Application.shared` refer to.
@preconcurrency @MainActor public final class Simulator {
  /// The app on the device: windows, touches, actions.
  public let application: Application
  /// The app's window; ``launch(_:)`` shows it.
  public let window: Window
  /// The keyboard.
  public let keyboard: Keyboard
  /// The simulated user.
  public let user: User
  private let session: SimulationSession
  /// The app's delegate, which only the simulator retains.
  var launched: Responder?

  /// Creates a device with nothing on the screen.
  ///
  /// If the device never ran the system, stops with `iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2`; in a
  /// test of Swift Testing, that is an issue, and the nearest system is used.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - system: The system version; if nil, the newest known version for the device.
  ///   - logIsEnabled: Whether the log is written from the start.
  public init(
    device: Device = .iPhone17,
    system: SystemVersion? = nil,
    logIsEnabled: Bool = true
  ) {
    let version = system ?? device.newestKnownSystem
    let context = SimulationContext(device: device, system: version, logIsEnabled: logIsEnabled)
    let application = Application(context: context)
    self.application = application
    session = SimulationSession(context, application: application)
    keyboard = Keyboard(application: application)
    window = application.activate { Window(frame: application.screen.bounds) }
    window.isListedWhileHidden = false
    user = User(application: application, keyboard: keyboard)
    session.simulator = self
    TestTraces.current?.add(self)
  }

  /// Releases the device on the main actor. A test runner may release a simulator on any thread, while code
  /// on the main actor uses it as the current one.
  isolated deinit {
    // The app's objects remove themselves as observers of this simulator's notifications.
    application.activate {
      launched = nil
      application.releaseAppObjects()
    }
  }

  /// The simulator whose callback, action or ``perform(_:)`` runs; else that of the current test with a trait
  /// `.simulator`, or of the code that started the current task; else the one created last in the current
  /// task; else the only one that exists (U70). Statics such as `Application.shared` refer to the same one.
  ///
  /// In a task that has outlived its simulator it is a new one, and the use is reported (U71).
  ///
  /// In a test of Swift Testing without a simulator, the use is an issue that names the trait, and a new
  /// simulator stands in. Elsewhere, stops with `there is no simulator: create a Simulator before using
  /// Simulator.current` if there never was one, and with `Simulator.current could mean any of 2 simulators:
  /// ...` if none of these rules applies.
  public static var current: Simulator {
    let context = SimulationContext.required(for: "Simulator.current")
    return context.session?.simulator as? Simulator
      ?? Simulator(device: context.device, system: context.system, logIsEnabled: false)
  }

  /// The device.
  public var device: Device { application.context.device }
  /// The version of the device's system.
  public var system: SystemVersion { application.context.system }
  /// Whether the app has the design of iOS 18 on iOS 26, as one that is linked with an older SDK or has
  /// `UIDesignRequiresCompatibility` in its Info.plist; false by default (KI1).
  ///
  /// The keyboard then has the heights and the keys of iOS 18, and controls and bars have the sizes of iOS 18
  /// from their next layout. Without effect on other systems; from 27 no app can keep that design. Setting
  /// the property while the keyboard is up posts the notifications of a show, if that changes the height.
  public var designRequiresCompatibility: Bool {
    get { application.context.designRequiresCompatibility }
    set {
      let context = application.context
      let previous = context.designSystem
      context.designRequiresCompatibility = newValue
      if context.designSystem != previous { keyboard.designDidChange() }
    }
  }
  /// The clock of everything in the simulator.
  public var clock: VirtualClock { application.context.clock }
  /// The ordered record of events.
  public var log: EventLog { application.context.log }
  /// The notifications; `NotificationBus.default` in the app's code.
  public var notifications: NotificationBus { application.context.notifications }
  /// The screen.
  public var screen: Screen { application.screen }
  /// The responder that receives typed text: a first responder among the keyboard's views, or else that of
  /// the key window; nil if there is none.
  public var firstResponder: Responder? { application.focusedResponder }

  /// Starts an app: its controller becomes the window's root, the window is made key and visible, and
  /// `viewDidAppear` is called in the next run-loop turn.
  public func launch(_ controller: ViewController) {
    perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      clock.advance(by: .zero)
    }
  }

  /// Starts an app with its delegates: the application's delegate is called for the launch, then from iOS 13
  /// the scene's, if there is one, for the connection of its scene; one of them creates a window.
  /// `viewDidAppear` is called in the next run-loop turn. The simulator retains both delegates; ``window``
  /// stays hidden.
  public func launch(
    _ delegate: any Responder & ApplicationDelegate,
    scene sceneDelegate: (any SceneDelegate)? = nil
  ) {
    launched = delegate
    perform {
      application.launch(delegate, scene: sceneDelegate)
      clock.advance(by: .zero)
    }
  }

  /// Rotates the device; the interface's animation begins inside the call, if its controllers allow the
  /// rotation.
  public func rotate(
    to orientation: DeviceOrientation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    user.acting(.turn(to: orientation, by: "simulator.rotate", at: place)) {
      application.turnDevice(to: orientation)
    }
  }

  /// Sends a memory warning, as "Simulate Memory Warning" does: to the app's delegate, the observers of the
  /// notification, and then to every controller in the windows, each before its children.
  public func simulateMemoryWarning(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let code = "simulator.simulateMemoryWarning()"
    user.acting(UserAction("send a memory warning", code: code, counterpart: nil, at: place)) {
      application.receiveMemoryWarning()
    }
  }

  /// Advances virtual time and runs the work that is due.
  public func advance(by duration: Duration) {
    perform { clock.advance(by: duration) }
  }

  /// Advances virtual time until no work is pending; repeating work is reported, not waited for.
  @discardableResult
  public func settle() -> VirtualClock.Settlement {
    clock.isIdle ? .nothing : perform { clock.settle() }
  }

  /// Runs `body` as code of this simulator: in it, statics such as `Application.shared` refer to this
  /// simulator.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try application.context.activate(body)
  }
}
