import Foundation
import Responder
import Simulation

/// The app on one simulated device: its screen, windows, touches and actions.
///
/// There is one application for each simulator. ``shared`` returns the one whose code is running.
@preconcurrency @MainActor public final class Application: Responder {
  /// The context that the application shares with its parts: clock, notifications, log, device and system.
  public let context: SimulationContext
  /// The device's screen.
  public let screen: Screen
  // With checks of exclusive access to the properties of this class, reading the first responder (W3) takes
  // 21 % longer.
  /// The object that shows the keyboard. It clears this reference before it is deallocated; without it, first
  /// responders still work.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) final unowned var inputSystem:
    (any InputSystem)?
  private nonisolated(unsafe) var inputSystemID: ObjectIdentifier?

  /// The app's delegate, a weak reference, which may conform to ``ApplicationDelegate``. From iOS 5, the
  /// responder chain ends with it (A10, A11).
  @_disfavoredOverload
  @exclusivity(unchecked) public weak var delegate: Responder?
  /// The state of the app; see ``ApplicationDelegate``.
  public internal(set) final var applicationState = State.active

  /// The windows of the app and of the system.
  @exclusivity(unchecked) final var windowList = WindowList()
  /// The windows that became key and visible in this run-loop turn, retained until its end.
  final var turnWindows: [Window] = []
  /// The windows of the alert views that are shown.
  final var alertWindows: [Window] = []
  /// The system's windows and views.
  @exclusivity(unchecked) final var systemViews = SystemViews()
  /// The object that delivers touches to gesture recognizers and views.
  final let touchDispatcher: TouchDispatcher
  final private(set) lazy var pasteboard = Pasteboard(context: context)
  final private(set) lazy var menuController = MenuController(application: self)
  /// The edit menu while it is on the screen.
  @exclusivity(unchecked) final var shownMenu: (any ShownEditMenu)?
  /// The pointer of a mouse or a trackpad.
  final lazy var pointer = PointerController(self)
  final private(set) lazy var scenes = SceneCoordinator(application: self)
  /// Whether the app was launched with a scene delegate.
  final var hasConnectedScene = false
  /// The device's accessibility settings.
  final var accessibilitySettings = AccessibilitySettings()
  /// The services of the system that the app uses.
  final var services = SystemServices()
  /// The appearance proxies, the most specific first.
  final var appearances: [AppearanceProxy] = []
  /// The circumstances of a change of the first responder.
  @exclusivity(unchecked) package internal(set) final var focusCircumstances = FocusCircumstances()
  /// The sources of traits other than the device.
  @exclusivity(unchecked) final var traitSource = TraitSource()
  /// The frame of the keyboard, and the layout guides that follow it.
  @exclusivity(unchecked) final var keyboardFollowers = KeyboardFollowers()
  /// The scroll views whose motion ends when they leave their window.
  @exclusivity(unchecked) final var movingScrollViews = MovingScrollViews()
  /// The record of controllers that leave the screen; `nil`, as initially, for no record.
  package final var departures: Departures?
  final let animator: Animator
  /// The device object for use by the app.
  final private(set) lazy var currentDevice = CurrentDevice(of: handle)
  /// The problems of the interface files that the app has loaded.
  final private(set) lazy var interfaceReports = InterfaceReports(log: context.log)
  /// The object that rotates the interface.
  final private(set) lazy var rotation = RotationCoordinator(application: self)
  /// The orientations that the app supports according to its Info.plist; read from iOS 6. The default is all
  /// of them, on phones all except upside down.
  public var supportedInterfaceOrientations: InterfaceOrientationMask
  /// Whether descriptions of system views lack their leading `<`, for code copied from a page that had lost
  /// it, such as Luzian Scherrer's document on the missing return key; false by default, as on devices
  /// (KW11).
  public var dropsBracketOfSystemViews = false
  final let handle = Handle<Application>()
  @exclusivity(unchecked) private var layoutSchedule = LayoutSchedule()

  /// Creates the application of a new simulated device.
  public init(context: SimulationContext) {
    self.context = context
    screen = Screen(context: context, of: handle)
    animator = Animator(context: context)
    touchDispatcher = TouchDispatcher(context: context)
    supportedInterfaceOrientations = InterfaceOrientationMask(usualFor: context.device.idiom)
    super.init()
    handle.attach(to: self)
    touchDispatcher.attach(to: self)
  }

  deinit { handle.clear() }

  /// Sets ``inputSystem``, without retaining it.
  package final func attach(_ inputSystem: any InputSystem) {
    self.inputSystem = inputSystem
    inputSystemID = ObjectIdentifier(inputSystem)
  }

  /// Clears ``inputSystem``, which is being deallocated and can't be compared otherwise.
  nonisolated package final func detachInputSystem(_ id: ObjectIdentifier) {
    if inputSystemID == id { (inputSystem, inputSystemID) = (nil, nil) }
  }

  /// The application of the current simulator; see `SimulationContext.current`.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Application.shared` if there is none.
  public static var shared: Application { required(for: "Application.shared") }

  /// The application of the current simulator, or nil if there is none.
  static var current: Application? { SimulationContext.current?.application as? Application }

  /// Returns the application of the current simulator. After the simulator's end it is a new one, on which
  /// nothing has an effect.
  static func required(for user: @autoclosure () -> String) -> Application {
    let context = SimulationContext.required(for: user())
    return context.application as? Application ?? Application(context: context)
  }

  var log: EventLog { context.log }

  /// Whether changes in animation blocks are animated.
  package var areAnimationsEnabled: Bool { animator.isEnabled }

  /// The next responder: the delegate, unless it is a view, a controller or the application itself; `nil`
  /// before iOS 5 (A10, A11).
  public override var next: Responder? {
    guard let delegate, delegate !== self, context.rule(VersionRules.chainReachesDelegate) else { return nil }
    return delegate is View || delegate is ViewController ? nil : delegate
  }

  /// Runs a closure in which statics such as `Application.shared` refer to this application.
  package func activate<Result>(_ body: () throws -> Result) rethrows -> Result { try context.activate(body) }

  /// Runs a closure in which statics refer to this application. Tasks that it creates inherit the caller's
  /// context.
  package func continueActive<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.continueActive(body)
  }

  /// Advances the time until no finite work is left.
  package func settle() { context.settle() }

  /// Advances the time until the simulator is at rest.
  package func rest() { context.rest() }

  /// Returns whether a point is on the screen.
  package func isOnScreen(_ point: CGPoint) -> Bool { screen.holds(point) }

  // MARK: Layout

  /// Performs the pending layout of all windows, and then the pending drawing of the visible ones.
  public func layoutIfNeeded() {
    guard hasOutstandingWork else { return }
    let outer = layoutSchedule.isLayingOut
    layoutSchedule.isLayingOut = true
    for window in allWindows { window.baseLayoutIfNeeded() }
    if !outer { displayWindows() }
    layoutSchedule.isLayingOut = outer
    guard !outer else { return }
    // Most requests during layout are for views that are laid out before its end.
    let isUnfinished =
      layoutSchedule.isRequested && hasOutstandingLayout || layoutSchedule.isDisplayRequested
    (layoutSchedule.isRequested, layoutSchedule.isDisplayRequested) = (false, false)
    if isUnfinished { scheduleLayout(after: Screen.frameDuration) }
  }

  /// Whether a view in a window must be laid out or drawn, also in a hidden window.
  private var hasOutstandingWork: Bool {
    for handle in windowList.handles {
      guard let window = handle.object else { continue }
      if window.hasOutstandingLayout || !window.node.pointee.display.isEmpty { return true }
    }
    return false
  }

  private var hasOutstandingLayout: Bool {
    for handle in windowList.handles where handle.object?.hasOutstandingLayout == true { return true }
    return false
  }

  /// Whether a view in a visible window must draw, which may be hidden itself.
  private var hasOutstandingDisplay: Bool {
    for handle in windowList.ordered where handle.object?.node.pointee.display.isEmpty == false {
      return true
    }
    return false
  }

  private func displayWindows() {
    guard hasOutstandingDisplay else { return }
    // Requests during layout are fulfilled now; those of a view that draws wait for the next frame.
    layoutSchedule.isDisplayRequested = false
    for window in visibleWindows { window.displaySubtree() }
  }

  /// Schedules the drawing for the next run-loop turn, or for the next frame during layout and drawing.
  func scheduleDisplay() {
    if layoutSchedule.isLayingOut {
      layoutSchedule.isDisplayRequested = true
    } else {
      scheduleLayout(after: .zero)
    }
  }

  /// Schedules layout for the next run-loop turn. During layout, schedules it for the next frame instead, so
  /// that views that invalidate each other's layout endlessly don't stop time.
  func scheduleLayout() {
    if layoutSchedule.isLayingOut { layoutSchedule.isRequested = true } else { scheduleLayout(after: .zero) }
  }

  /// Schedules layout. A layout that is scheduled already takes place earlier if `delay` is zero.
  private func scheduleLayout(after delay: Duration) {
    if let work = layoutSchedule.work {
      guard layoutSchedule.isDelayed, delay == .zero else { return }
      work.cancel()
    }
    layoutSchedule.isDelayed = delay > .zero
    layoutSchedule.work = context.schedule(after: delay, label: "layout") { [handle] in
      handle.object?.layoutScheduleIsDue()
    }
  }

  private func layoutScheduleIsDue() {
    layoutSchedule.work = nil
    layoutIfNeeded()
  }

  private struct LayoutSchedule {
    var work: ScheduledWork?
    /// Whether the scheduled layout takes place in the next frame, and not in the next run-loop turn.
    var isDelayed = false
    var isLayingOut = false
    /// Whether layout was requested during layout.
    var isRequested = false
    /// Whether drawing was requested during layout or drawing.
    var isDisplayRequested = false
  }
}
