import Foundation
import Responder
import Simulation

/// The root of a view tree on a screen. It has the tree's first responder and receives its touches.
///
/// Its frame is in screen coordinates. A window is initially hidden, and belongs to the application that was
/// current when it was created.
@preconcurrency @MainActor open class Window: View {
  /// The application that the window belongs to.
  public final let application: Application
  final let context: SimulationContext
  /// The simulation session, retained for static properties that the app's code reads.
  private let session: SimulationSession?
  package final let log: EventLog
  /// Whether logs include the events of the window's views.
  @exclusivity(unchecked) package final var isLogged = true
  /// Whether ``Application/windows`` includes the window while it is visible.
  final var isListed = true
  /// Whether ``Application/windows`` includes a window of the app while it is hidden; false for the
  /// simulator's own window before the app has shown it.
  package final var isListedWhileHidden = true
  /// The number of the time at which the window was created or last shown; a later window is in front (C16).
  final var arrival = 0
  /// The number of the last time that the window became key, or 0.
  final var keyArrival = 0
  package final let scope: FocusScope
  /// The views that wait for a transition before they become first responder; nil unless a transition is
  /// being prepared.
  final var deferredFocusRequests: [View]?
  /// Whether a view in the window may have its own tint, so that a view that enters may get another tint.
  final var hasTints = false
  /// Whether anything in the window may have other traits than the screen, so that a view's traits may change
  /// when it moves within the window.
  final var hasOwnTraits = false
  private var storedIsHidden = true
  private var storedLevel = Level.normal
  package private(set) final var storedRoot: ViewController?
  /// Whether the view of a new root controller has not been added yet.
  private var awaitsRootView = false
  private var registration: WindowRegistration?
  /// The reference to the window for the application's list of windows.
  nonisolated final let windowHandle = Handle<Window>()
  private lazy var baseUndoManager = application.context.activate { UndoManager() }

  /// Creates a hidden window of the current application.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Window(frame:)` if there is none.
  public override init(frame: CGRect) {
    application = Application.required(for: "Window(frame:)")
    context = application.context
    session = context.session
    log = context.log
    scope = FocusScope(log: log)
    super.init(frame: frame)
    registerWithApplication()
  }

  /// Creates a hidden window of the current application that fills the screen; before iOS 9, without a size
  /// (U5). Stops as ``init(frame:)`` does.
  public convenience init() {
    let application = Application.required(for: "Window()")
    let fillsScreen = application.context.rule(VersionRules.newWindowsFillScreen)
    self.init(frame: fillsScreen ? application.screen.bounds : .zero)
  }

  /// Creates a hidden window that belongs to a scene and fills the scene.
  public init(windowScene: WindowScene) {
    application = windowScene.application
    context = application.context
    session = context.session
    log = context.log
    scope = FocusScope(log: log)
    super.init(frame: windowScene.frame)
    registerWithApplication()
    self.windowScene = windowScene
    followSceneTraits()
  }

  /// Creates a hidden window of the current application; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    application = Application.required(for: "Window(coder:)")
    context = application.context
    session = context.session
    log = context.log
    scope = FocusScope(log: log)
    super.init(coder: coder)
    registerWithApplication()
  }

  deinit { windowHandle.clear() }

  private func registerWithApplication() {
    windowHandle.attach(to: self)
    scope.attach(to: self)
    registration = WindowRegistration(self)
    node.pointee.flags.insert([.isWindow, .needsObjectCall])
    baseWindow = self
    focusScope = scope
    application.windowList.add(self)
    refreshSafeArea()
  }

  // MARK: Being visible

  /// Whether the window is hidden; true initially. Showing the window adds its controller's view to the
  /// screen, with the appearance callbacks.
  open override var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      changeVisibility(hidden: newValue)
    }
  }

  /// The window's position from back to front.
  open var windowLevel: Level {
    get { storedLevel }
    set {
      storedLevel = newValue
      application.windowList.levelsDidChange()
    }
  }

  /// Whether the system has created the window.
  var isOfSystem: Bool { false }

  /// Whether views in this window count as visible.
  final var showsViews: Bool { !storedIsHidden }

  private func changeVisibility(hidden: Bool) {
    let controllers = controllersInTree
    for controller in controllers {
      if hidden { controller.viewWillLeaveWindow() } else { controller.viewWillEnterWindow() }
    }
    storedIsHidden = hidden
    if !hidden { installRootView() }
    guard storedIsHidden == hidden else { return }
    application.visibilityDidChange(of: self)
    for controller in controllers { controller.viewIfLoaded?.windowVisibilityDidChange() }
    if !hidden, !node.pointee.display.isEmpty { scheduleDisplay() }
    if isLogged { log.record(.window, debugName, hidden ? "is hidden" : "is visible") }
    post(hidden ? Window.didBecomeHiddenNotification : Window.didBecomeVisibleNotification)
    for controller in controllers where !hidden { controller.viewDidEnterWindow() }
    for controller in ViewController.innerFirst(controllers) {
      if hidden { controller.viewDidLeaveWindow() } else { controller.viewDidEnterVisibleWindow() }
    }
  }

  private var controllersInTree: [ViewController] {
    var result: [ViewController] = []
    forEachInSubtree { if let controller = $0.owningController { result.append(controller) } }
    return result
  }

  // MARK: Being key

  /// Whether the window is the key window, which receives keyboard input.
  open var isKeyWindow: Bool { baseIsKeyWindow }
  package final var baseIsKeyWindow: Bool { application.isKey(self) }

  /// Whether the window can become the key window, true by default; called from iOS 15 on (C39).
  ///
  /// A subclass for an overlay may return false: neither ``makeKey()`` nor a touch makes the window key then.
  open var canBecomeKey: Bool { true }

  /// Whether an attempt to make the window key succeeds.
  final var mayBecomeKey: Bool { !context.rule(VersionRules.windowsMayRefuseKey) || canBecomeKey }

  /// Makes the window the key window, which receives keyboard input, unless ``canBecomeKey`` is false. It
  /// need not be in front. From iOS 14.2, a touch that begins in the window makes it key, too (C19).
  open func makeKey() {
    application.makeKey(self)
  }

  /// Shows the window in front of the others of its level, even if it was visible already, and makes it key.
  ///
  /// The application retains the window until the end of the run-loop turn; from then on, client code must
  /// (U6).
  open func makeKeyAndVisible() {
    application.retainForTurn(self)
    if isHidden, let storedRoot { application.rotation.settle(for: storedRoot.topmostFullScreenController) }
    if isHidden { isHidden = false } else { application.visibilityDidChange(of: self) }
    makeKey()
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}

  /// Called when the window is no longer the key window.
  open func resignKey() {}

  // MARK: The root controller

  /// The controller whose view fills the window. Setting it replaces the previous controller's view.
  ///
  /// The view of a hidden window's controller is loaded and added when the window is shown (MC33). From iOS 7
  /// on, the view fills the window's bounds; before, the part below the status bar (X10).
  open var rootViewController: ViewController? {
    get { storedRoot }
    set {
      guard newValue !== storedRoot else { return }
      let old = storedRoot
      storedRoot = newValue
      old?.rootedWindow = nil
      newValue?.rootedWindow = self
      old?.dropPresentations()
      old?.viewIfLoaded?.removeFromSuperview()
      // A callback may have set another controller; the latest one wins.
      guard storedRoot === newValue else { return }
      awaitsRootView = newValue != nil
      guard let newValue, showsViews else { return }
      newValue.loadViewIfNeeded()
      guard storedRoot === newValue else { return }
      application.rotation.settle(for: newValue)
      installRootView()
    }
  }

  /// Adds the view of a new root controller to the window, which is visible.
  private func installRootView() {
    guard awaitsRootView, let root = storedRoot, let view = root.view, storedRoot === root else { return }
    awaitsRootView = false
    place(view, in: interfaceFrameOfRootView)
    addSubview(view)
    if storedRoot !== root, root.viewIfLoaded === view { view.removeFromSuperview() }
  }

  // MARK: Responder

  /// The scene that the window belongs to, referenced weakly; nil in an app without scenes.
  ///
  /// Stops with `Window can't get into the scene of another simulator` if the scene belongs to another
  /// simulator.
  public final weak var windowScene: WindowScene? {
    willSet {
      if let newValue, newValue.application !== application {
        programmerError("\(debugName) can't get into the scene of another simulator")
      }
    }
    didSet { if oldValue !== windowScene { sceneDidChange() } }
  }

  /// The window's scene if it has one, from iOS 13 on (A9), or else the application (A8).
  open override var next: Responder? { windowScene ?? application }

  /// The window's undo manager, created on first access. Responders in the window without their own use it.
  open override var undoManager: UndoManager? { baseUndoManager }

  // MARK: Touches

  /// Dispatches an event's touches in this window to recognizers and views (A58). If an override doesn't call
  /// super, they receive nothing.
  open func sendEvent(_ event: Event) {
    application.touchDispatcher.deliver(event)
  }

  /// Whether notifications of that name have an observer.
  final func isObserved(_ name: Notification.Name) -> Bool { context.isObserved(name) }

  /// Places the contents of a window that has no root view controller, for the current interface orientation.
  func placeOwnContents() {}

  final func scheduleLayout() {
    application.scheduleLayout()
  }

  /// Schedules the calls of ``View/draw(_:)``, if the window is visible.
  final func scheduleDisplay() {
    if showsViews { application.scheduleDisplay() }
  }
}

extension Window: FocusHost {
  package func number(of responder: Responder, in log: EventLog) -> Int {
    (responder as? View)?.number(in: log) ?? 0
  }

  package var guest: FocusScope? {
    guard application.hasFocusInInputWindow else { return nil }
    guard let scope = application.windowList.inputScope?.takeUnretainedValue() else { return nil }
    return baseIsKeyWindow && scope !== self.scope ? scope : nil
  }

  package var acceptsFirstResponder: Bool {
    !application.isInput(self) || application.windowList.keyScope?.firstResponder != nil
  }

  package func firstResponderDidChange(from old: Responder?, to new: Responder?) {
    if baseIsKeyWindow || application.isInput(self) { application.shownMenu?.firstResponderDidChange() }
    application.inputSystem?.firstResponderDidChange(from: old, to: new, in: self)
  }

  package func responderDidBecomeFirst(_ responder: Responder, isView: Bool) {
    if isView { unsafeDowncast(responder, to: View.self).didBecomeFirstResponder() }
  }

  package func inputViewsFollowed(_ responder: Responder, isView: Bool) {
    if isView { unsafeDowncast(responder, to: View.self).inputViewsDidFollow() }
  }

  package func responderDidResignFirst(_ responder: Responder, isView: Bool) {
    if isView { unsafeDowncast(responder, to: View.self).didResignFirstResponder() }
  }

  package var earlyResignLeavesKeyboard: Bool {
    application.context.rule(VersionRules.earlyResignLeavesKeyboard)
  }

  package func inputViewsDidOutlive(_ responder: Responder) {
    if baseIsKeyWindow { application.inputSystem?.inputViewsDidOutlive(responder) }
  }

  package func inputViewsDidChange(for responder: Responder) {
    application.inputSystem?.inputViewsDidChange(for: responder)
  }
}
