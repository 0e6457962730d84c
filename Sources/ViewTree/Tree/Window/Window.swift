import Foundation
import Responder
import Simulation

/// The root of a tree of views on a screen; it knows the tree's first responder and gets its touches.
///
/// Its frame is in screen coordinates. A window begins hidden, and belongs to the application that was current when it
/// was created.
@preconcurrency @MainActor open class Window: View {
  /// The application whose window this is.
  public final let application: Application
  final let context: SimulationContext
  /// Keeps the simulator for the statics that the program's code asks.
  private let session: SimulationSession?
  package final let log: EventLog
  /// Whether logs name what happens to the views in it.
  package final var isLogged = true
  /// Whether the program finds it among the application's windows.
  final var isListed = true
  package final let scope: FocusScope
  /// Views that wait to become first responder until a transition moves; nil while none begins.
  final var heldFocusWishes: [View]?
  /// Whether any view in it may have a tint of its own, so that getting into it may change a view's.
  final var hasTints = false
  /// Whether anything in it may have other traits than the screen, so that getting elsewhere in it may change a view's.
  final var hasOwnTraits = false
  private var storedIsHidden = true
  private var storedLevel = Level.normal
  package private(set) final var storedRoot: ViewController?
  private lazy var ownUndoManager = application.context.activate { UndoManager() }

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
    takePlace()
  }

  /// Creates a hidden window of a scene; it fills the scene's screen.
  public init(windowScene: WindowScene) {
    application = windowScene.application
    context = application.context
    session = context.session
    log = context.log
    scope = FocusScope(log: log)
    super.init(frame: windowScene.screen.bounds)
    takePlace()
    self.windowScene = windowScene
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  deinit {
    scope.hostGoes()
    storedRoot?.rootedWindow = nil
    application.forget(self)
  }

  private func takePlace() {
    scope.serve(self)
    node.pointee.flags.insert([.isWindow, .asksObject])
    ownWindow = self
    focusScope = scope
    application.add(self)
    refreshSafeArea()
  }

  // MARK: Being visible

  /// Whether the window is shown; windows begin hidden. Showing it brings its controller's view onto the screen, with the
  /// appearance callbacks.
  open override var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      changeVisibility(hidden: newValue)
    }
  }

  /// How far in front the window is.
  open var windowLevel: Level {
    get { storedLevel }
    set {
      storedLevel = newValue
      application.orderWindows()
    }
  }

  /// Whether views in this window count as visible.
  final var showsViews: Bool { !storedIsHidden }

  private func changeVisibility(hidden: Bool) {
    let controllers = controllersInTree
    for controller in controllers {
      if hidden { controller.viewWillLeaveWindow() } else { controller.viewWillEnterWindow() }
    }
    storedIsHidden = hidden
    application.visibilityDidChange(of: self)
    if isLogged { log.record(.window, debugName, hidden ? "is hidden" : "is visible") }
    for controller in controllers where !hidden { controller.viewDidEnterWindow() }
    for controller in ViewController.innerFirst(controllers) {
      if hidden { controller.viewDidLeaveWindow() } else { controller.viewDidArrive() }
    }
  }

  private var controllersInTree: [ViewController] {
    var result: [ViewController] = []
    forEachInSubtree { if let controller = $0.owningController { result.append(controller) } }
    return result
  }

  // MARK: Being key

  /// Whether the window gets keyboard input.
  open var isKeyWindow: Bool { isKey }
  package final var isKey: Bool { application.isKey(node) }

  /// Makes the window the one that gets keyboard input. It need not be in front, and touching it does not do this (C19).
  open func makeKey() {
    application.makeKey(self)
  }

  /// Shows the window in front of those of its level, also if it was visible already, and makes it key.
  open func makeKeyAndVisible() {
    if isHidden, let storedRoot { application.rotation.settle(for: storedRoot.lastFillingScreen) }
    if isHidden { isHidden = false } else { application.visibilityDidChange(of: self) }
    makeKey()
  }

  /// Called when the window has become key.
  open func becomeKey() {}

  /// Called when the window is key no longer.
  open func resignKey() {}

  // MARK: The root controller

  /// The controller whose view fills the window. Setting it replaces the old one's view.
  ///
  /// From iOS 7 the view gets the window's whole bounds; before, the part below the status bar (X10).
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
      // Any hook on the way may set yet another controller, which came later and stands.
      guard storedRoot === newValue, let view = newValue?.view, storedRoot === newValue else { return }
      if let newValue, showsViews { application.rotation.settle(for: newValue) }
      place(view, in: interfaceFrameOfRootView)
      addSubview(view)
      if storedRoot !== newValue, newValue?.viewIfLoaded === view { view.removeFromSuperview() }
    }
  }

  // MARK: Responder

  /// The scene that the window belongs to, held weakly; nil in a program without scenes.
  ///
  /// Stops with `Window can't get into the scene of another simulator` if it is one.
  public final weak var windowScene: WindowScene? {
    willSet {
      if let newValue, newValue.application !== application {
        programmerError("\(debugName) can't get into the scene of another simulator")
      }
    }
  }

  /// The window's scene if it has one, from iOS 13 (A9), or else the application (A8).
  open override var next: Responder? { windowScene ?? application }

  /// The window's own undo manager, made when it is first asked for: that of all in the window who have none.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Touches

  /// Brings an event's touches in this window to recognizers and views (A58). An override that does not call super keeps
  /// them from it.
  open func sendEvent(_ event: Event) {
    application.deliver(event)
  }

  /// Whether a notification of that name reaches anybody.
  final func isHeard(_ name: Notification.Name) -> Bool { context.isHeard(name) }

  /// Hands an action on to the application.
  @inline(never) final func sendAction(
    _ action: MethodSelector,
    to target: AnyObject?,
    from sender: Control,
    for event: Event?
  ) {
    application.sendAction(action, to: target, from: sender, for: event)
  }

  final func scheduleLayout() {
    application.scheduleLayout()
  }
}

extension Window: FocusHost {
  package func number(of responder: Responder, in log: EventLog) -> Int {
    (responder as? View)?.number(in: log) ?? 0
  }

  package var guest: FocusScope? {
    guard application.hasFocusInInputWindow, let scope = application.inputWindow?.scope else { return nil }
    return isKey && scope !== self.scope ? scope : nil
  }

  package var takesFocus: Bool {
    !application.isInput(node) || application.keyWindow?.scope.firstResponder != nil
  }

  package func firstResponderDidChange(from old: Responder?, to new: Responder?) {
    if isKey || application.isInput(node) { application.shownMenu?.firstResponderDidChange() }
    application.inputSystem?.firstResponderDidChange(from: old, to: new, in: self)
  }

  package func focusReached(_ responder: Responder, isView: Bool) {
    if isView { unsafeDowncast(responder, to: View.self).focusDidArrive() }
  }

  package func inputViewsFollowed(_ responder: Responder, isView: Bool) {
    if isView { unsafeDowncast(responder, to: View.self).inputViewsDidFollow() }
  }

  package func focusLeft(_ responder: Responder, isView: Bool) {
    if isView { unsafeDowncast(responder, to: View.self).focusDidLeave() }
  }

  package var earlyResignLeavesKeyboard: Bool {
    application.context.rule(VersionRules.earlyResignLeavesKeyboard)
  }

  package func inputViewsOutlive(_ responder: Responder) {
    if isKey { application.inputSystem?.inputViewsOutlive(responder) }
  }

  package func inputViewsDidChange(for responder: Responder) {
    application.inputSystem?.inputViewsDidChange(for: responder)
  }
}
