import Foundation
import Responder
import Simulation

/// Owns one view and hears when it is loaded, laid out, and comes and goes.
///
/// The order of an appearance: `viewDidLoad`, `viewWillAppear`, the view gets into the window, `viewIsAppearing` (from
/// iOS 13), `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, and at the clock's next turn `viewDidAppear` (G2, G25).
@preconcurrency @MainActor open class ViewController: Responder {
  private var storedView: View?
  private var isLoadingView = false
  private var appearance = AppearanceState()
  private var didAppearWork: ScheduledWork?
  /// Words for what the controller shows.
  open var title: String?

  /// Creates a controller; its view is made when somebody asks for it.
  public override init() {
    super.init()
  }

  // MARK: The view

  /// The controller's view. The first access makes it: ``loadView()``, then ``viewDidLoad()``, each once (G1).
  ///
  /// Stops with `LoginViewController: loadView() must set view` if ``loadView()`` made none.
  public final var view: View {
    get {
      loadViewIfNeeded()
      guard let storedView else { programmerError("\(debugName): loadView() must set view") }
      return storedView
    }
    set {
      if let storedView, storedView.owningController === self { storedView.owningController = nil }
      storedView = newValue
      newValue.owningController = self
      focusScope = newValue.focusScope
    }
  }

  /// The view if it has been made already; asking does not make it.
  public final var viewIfLoaded: View? { storedView }

  /// Whether the view has been made; asking does not make it.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Makes the view if it has not been made.
  public final func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView != nil { viewDidLoad() }
  }

  /// Makes the view and sets ``view``; an override does not call super. The default makes an empty view that fills the
  /// screen of the current simulator and follows its superview's size.
  open func loadView() {
    let view = View(frame: Application.current?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Hooks

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to come onto the screen; it is not in its window yet (G4).
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window and has its place there; not called before iOS 13 (G3).
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on the screen; called at the clock's next turn (G25).
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view's subviews are about to be placed.
  open func viewWillLayoutSubviews() {}
  /// The view's subviews have been placed.
  open func viewDidLayoutSubviews() {}

  // MARK: Responder

  /// The window for its root controller (A4), or else the view's superview (A3, A6); nil while the view is not loaded,
  /// which asking does not change (A7).
  open override var next: Responder? {
    guard let storedView else { return nil }
    return storedView.superview
  }

  // MARK: Appearance

  final func viewWillEnterWindow() { run(appearance.handle(.willEnter)) }

  /// Tells controllers, ancestors first, that their views are in a visible window. At the clock's next turn they have
  /// appeared, descendants first (Q29).
  static func viewsDidEnterWindow(of controllers: [ViewController]) {
    for controller in controllers { controller.noteAppearing() }
    for controller in controllers.reversed() { controller.scheduleDidAppear() }
  }

  /// Tells controllers, ancestors first, that their views have left; they hear it descendants first (Q29).
  static func viewsDidLeaveWindow(of controllers: [ViewController]) {
    for controller in controllers.reversed() { controller.run(controller.appearance.handle(.didLeave)) }
  }

  private func noteAppearing() {
    guard appearance.stage == .appearing, let context = storedView?.window?.application.context,
      context.rule(VersionRules.callsViewIsAppearing)
    else { return }
    context.log.recording(.controller, debugName, "viewIsAppearing", during: { viewIsAppearing(false) })
  }

  private func scheduleDidAppear() {
    guard appearance.stage == .appearing, let application = storedView?.window?.application else { return }
    didAppearWork?.cancel()
    didAppearWork = application.context.schedule(after: .zero, label: "viewDidAppear of \(debugName)") {
      [weak self] in
      self?.viewDidSettle()
    }
  }

  final func viewWillLeaveWindow() {
    didAppearWork?.cancel()
    run(appearance.handle(.willLeave))
  }

  private func viewDidSettle() {
    storedView?.window?.layoutIfNeeded()
    run(appearance.handle(.settled))
  }

  private var log: EventLog? {
    storedView?.window?.application.log ?? Application.current?.log
  }

  private func run(_ callbacks: [AppearanceState.Callback]) {
    for callback in callbacks {
      guard let log else {
        perform(callback)
        continue
      }
      log.recording(.controller, debugName, "\(callback)", during: { perform(callback) })
    }
  }

  private func perform(_ callback: AppearanceState.Callback) {
    switch callback {
    case .viewWillAppear: viewWillAppear(false)
    case .viewDidAppear: viewDidAppear(false)
    case .viewWillDisappear: viewWillDisappear(false)
    case .viewDidDisappear: viewDidDisappear(false)
    }
  }
}
