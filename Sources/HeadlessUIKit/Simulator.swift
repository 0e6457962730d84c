import Foundation
import KeyboardSim
import Responder
import Simulation
import UserSim
import ViewTree

/// One simulated device with its system: what a test starts with.
///
/// ```swift
/// let simulator = Simulator(device: .iPhone4, system: "4.3")
/// let form = LoginViewController()
/// simulator.launch(form)
/// try simulator.user.tap(form.username)
/// try simulator.user.type("ada")
/// ```
///
/// Time passes only by ``advance(by:)``, ``settle()`` and the actions of ``user``. The same program gives the same log,
/// byte for byte. Several simulators in one process know nothing of each other; statics such as `Application.shared`
/// mean the one whose code runs, or else the one created last.
@preconcurrency @MainActor public final class Simulator {
  /// The program on the device: windows, touches, actions.
  public let application: Application
  /// The program's window; ``launch(_:)`` shows it.
  public let window: Window
  /// The keyboard.
  public let keyboard: Keyboard
  /// The simulated person.
  public let user: User
  private let session: SimulationSession
  /// The program's delegate, which nobody else holds.
  private var launched: Responder?

  /// Creates a device with nothing on the screen.
  ///
  /// Stops with `iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2` if the device never ran the system.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - system: Its system version; without one, the newest that the tables know for the device.
  ///   - logIsEnabled: Whether the log is written from the start.
  public init(
    device: Device = .iPhone16,
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
    user = User(application: application, keyboard: keyboard)
    session.simulator = self
  }

  /// The simulator whose code runs, or that of the present test with a trait `.simulator`, or else the one created last.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Simulator.current` if there is none.
  public static var current: Simulator {
    let context = SimulationContext.required(for: "Simulator.current")
    guard let simulator = context.session?.simulator as? Simulator else {
      programmerError("there is no simulator: create a Simulator before using Simulator.current")
    }
    return simulator
  }

  /// The device.
  public var device: Device { application.context.device }
  /// The version of its system.
  public var system: SystemVersion { application.context.system }
  /// The clock on which everything runs.
  public var clock: VirtualClock { application.context.clock }
  /// The ordered record of what happened.
  public var log: EventLog { application.context.log }
  /// The notifications; `NotificationBus.default` in the program's code.
  public var notifications: NotificationBus { application.context.notifications }
  /// The screen.
  public var screen: Screen { application.screen }
  /// Who gets what is typed: a first responder among the keyboard's views, or else that of the key window; nil for nobody.
  public var firstResponder: Responder? { application.focusedResponder }

  /// Starts a program: its controller becomes the window's root, the window is made key and visible, and the clock's
  /// next turn brings `viewDidAppear`.
  public func launch(_ controller: ViewController) {
    perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      clock.advance(by: .zero)
    }
  }

  /// Starts a program as its delegates do it: the application's hears that the program is launched, then from iOS 13 the
  /// scene's, if there is one, that its scene connects; one of them makes a window. The clock's next turn brings
  /// `viewDidAppear`. The simulator holds both delegates; ``window`` stays hidden.
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

  /// Turns the device; the interface's animation begins inside the call, if its controllers allow the turn.
  public func rotate(to orientation: DeviceOrientation) {
    application.turnDevice(to: orientation)
  }

  /// Tells the program that memory is short, as "Simulate Memory Warning" does: its delegate, the observers of the
  /// notification, and then every controller in the windows, each before those inside it.
  public func simulateMemoryWarning() {
    application.receiveMemoryWarning()
  }

  /// Lets virtual time pass and runs what falls due.
  public func advance(by duration: Duration) {
    perform { clock.advance(by: duration) }
  }

  /// Lets virtual time pass until nothing is left to do; repeating work is reported, not waited for.
  @discardableResult
  public func settle() -> VirtualClock.Settlement {
    perform { clock.settle() }
  }

  /// Runs `body` as code of this simulator: statics such as `Application.shared` mean this one in it.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try application.context.activate(body)
  }
}
