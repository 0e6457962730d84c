import Foundation
import Responder
import Simulation

/// The program on one simulated device: its screen, windows, touches and actions.
///
/// There is one for each simulator. ``shared`` finds the one whose code runs.
@preconcurrency @MainActor public final class Application: Responder {
  /// What the application shares with all its parts: clock, notifications, log, device and system.
  public let context: SimulationContext
  /// The device's screen.
  public let screen: Screen
  /// Who shows the keyboard, and takes itself back when it goes; without one, focus works all the same.
  nonisolated(unsafe) package final unowned(unsafe) var inputSystem: (any InputSystem)?

  /// The program's delegate, held weakly, an ``ApplicationDelegate`` if it conforms; from iOS 5 the responder chain ends with it (A10, A11).
  public weak var delegate: Responder?
  /// Whether a person uses the program; see ``ApplicationDelegate``.
  public internal(set) final var applicationState = State.active

  /// The app's windows and those of the system.
  final var windowList = WindowList()
  /// The windows and views of the system.
  final var systemViews = SystemViews()
  /// Delivers touches to recognizers and views.
  final private(set) lazy var touchDispatcher = TouchDispatcher(of: self)
  final private(set) lazy var pasteboard = Pasteboard(context: context)
  final private(set) lazy var menuController = MenuController(application: self)
  /// The edit menu while it is on the screen.
  final var shownMenu: MenuController?
  final private(set) lazy var scene = WindowScene(application: self)
  /// Whether the program was launched with a scene's delegate.
  final var hasConnectedScene = false
  /// What the device does for people who see, hear or move otherwise.
  final var accessibilitySettings = AccessibilitySettings()
  /// The circumstances of a change of the first responder.
  package internal(set) final var focusCircumstances = FocusCircumstances()
  /// What decides about traits beside the device.
  final var traitSource = TraitSource()
  /// The frame of the keyboard, and the layout guides that follow it.
  final var keyboardFollowers = KeyboardFollowers()
  /// The scroll views whose motion ends when they leave their window.
  final var movingScrollViews = MovingScrollViews()
  /// Where controllers are noted that leave the screen; nil, as at first, if nobody asks.
  package final var departures: Departures?
  final let animator: Animator
  /// The device as the program sees it.
  final private(set) lazy var currentDevice = CurrentDevice(of: handle)
  /// Turns the interface.
  final private(set) lazy var rotation = RotationCoordinator(application: self)
  /// The orientations that the program supports, as its Info.plist says; asked from iOS 6. At first all, on phones not
  /// upside down.
  public var supportedInterfaceOrientations: InterfaceOrientationMask
  /// Whether descriptions of the system's views lack the `<` at their beginning, for code copied from a page that had
  /// lost it, such as Luzian Scherrer's document on the missing return key; false at first, as on devices (KW11).
  public var dropsBracketOfSystemViews = false
  private let handle = Handle<Application>()
  private var layoutSchedule = LayoutSchedule()

  /// Creates the program of a new simulated device.
  public init(context: SimulationContext) {
    self.context = context
    screen = Screen(context: context, of: handle)
    animator = Animator(context: context)
    supportedInterfaceOrientations = InterfaceOrientationMask(usualFor: context.device.idiom)
    super.init()
    handle.lead(to: self)
  }

  deinit {
    handle.takeBack()
  }

  /// The application of the current simulator; see `SimulationContext.current`.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Application.shared` if there is none.
  public static var shared: Application { required(for: "Application.shared") }

  /// The application of the current simulator, or nil if there is none.
  static var current: Application? { SimulationContext.current?.application as? Application }

  static func required(for user: @autoclosure () -> String) -> Application {
    guard let application = current else {
      programmerError("there is no simulator: create a Simulator before using \(user())")
    }
    return application
  }

  var log: EventLog { context.log }

  /// Whether changes in animation blocks are animated.
  package var areAnimationsEnabled: Bool { animator.isEnabled }

  /// The delegate, unless it is a view, a controller or the application itself; nil before iOS 5 (A10, A11).
  public override var next: Responder? {
    guard let delegate, delegate !== self, context.rule(VersionRules.chainReachesDelegate) else { return nil }
    return delegate is View || delegate is ViewController ? nil : delegate
  }

  /// Runs `body` as code of this simulator.
  package func activate<Result>(_ body: () throws -> Result) rethrows -> Result { try context.activate(body) }

  /// The same; tasks that begin in it inherit what the caller's would.
  package func continueActive<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.continueActive(body)
  }

  /// Lets time pass until no finite work is left.
  package func settle() { context.settle() }

  /// Whether a point is on the screen.
  package func isOnScreen(_ point: CGPoint) -> Bool { screen.holds(point) }

  // MARK: Layout

  /// Runs the layout that is outstanding in any window.
  public func layoutIfNeeded() {
    guard hasOutstandingLayout else { return }
    let outer = layoutSchedule.isLayingOut
    layoutSchedule.isLayingOut = true
    for window in allWindows { window.layOutNow() }
    layoutSchedule.isLayingOut = outer
  }

  private var hasOutstandingLayout: Bool {
    windowList.contains { $0.hasOutstandingLayout }
  }

  /// Lets the layout run at the clock's next turn; what a layout leaves undone waits for the next frame, so that
  /// views that ask for each other's layout without end don't stop time.
  func scheduleLayout() {
    guard !layoutSchedule.isScheduled else { return }
    layoutSchedule.isScheduled = true
    let delay = layoutSchedule.isLayingOut ? Screen.frameDuration : .zero
    _ = context.schedule(after: delay, label: "layout") { [weak self] in
      self?.layoutSchedule.isScheduled = false
      self?.layoutIfNeeded()
    }
  }

  private struct LayoutSchedule {
    var isScheduled = false
    var isLayingOut = false
  }
}
