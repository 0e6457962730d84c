import Foundation
import Responder
import Simulation

/// A controller that shows the last of a stack of controllers, and slides from one to the next.
///
/// The stack changes inside the call. The visible controller follows in this controller's next layout, with
/// all of its callbacks (MC34, MC35); changes before that layout are one transition. While a slide is in
/// progress, or this controller itself appears or disappears, a change waits until then, so that each
/// controller's did callback follows its will callback (G12).
@preconcurrency @MainActor open class NavigationController: ViewController {
  /// The duration of a slide.
  static let slideDuration = Duration.milliseconds(350)

  /// The delegate.
  @_disfavoredOverload open weak var delegate: (any NavigationControllerDelegate)?
  final var stack: [ViewController] = []
  /// The superview of the controllers' views, behind the bar.
  final let content = View()
  /// The controller whose view is in ``content``.
  final weak var shown: ViewController?
  /// The current slide.
  final var slide: NavigationSlide?
  /// The slide that follows a touch.
  final var draggedSlide: NavigationSlide?
  /// Whether the next change is animated.
  final var animatesNextChange = false
  /// The coordinator of the transition that begins in the next layout (U50).
  final var nextCoordinator: TransitionCoordinator?
  /// The value of ``viewControllers`` from a pop of several controllers until the next layout (G29).
  final var reportedStack: [ViewController]?
  /// The controllers added to the stack, until they are called.
  final var arriving: [ViewController] = []
  /// The controllers removed from the stack, until the visible controller has changed.
  final var leaving: [ViewController] = []
  private var hasShownFirst = false
  /// The bar at the top. Its items are those of the stack's controllers, and its back button pops.
  public final let navigationBar: NavigationBar
  /// The class of the toolbar, which is created when it is needed.
  final let toolbarClass: Toolbar.Type
  private lazy var barDelegate = BackButtonDelegate(of: self)
  private var storedIsBarHidden = false
  /// The toolbar, created when it is needed.
  final var storedToolbar: Toolbar?
  final var storedIsToolbarHidden = true
  /// The search bar in the toolbar.
  final weak var toolbarSearchBar: SearchBar?
  /// The first controller that a collapsing split view controller has added to the stack, and the navigation
  /// controller from which it comes.
  final weak var collapsedRoot: ViewController?
  final var collapsedNavigation: NavigationController?
  private var edgePan: ScreenEdgePanGestureRecognizer?

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, toolbarClass) = (NavigationBar(frame: .zero), Toolbar.self)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with the first controller of its stack, which is pushed.
  public init(rootViewController: ViewController) {
    (navigationBar, toolbarClass) = (NavigationBar(frame: .zero), Toolbar.self)
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with an empty stack and bars of subclasses, which are created with `init(frame:)`;
  /// nil for the usual class. Stops with a text that names the class if it isn't one of such bars.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = View.make(navigationBarClass ?? NavigationBar.self, as: NavigationBar.self)
    self.toolbarClass = View.checked(toolbarClass ?? Toolbar.self, as: Toolbar.self)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    (navigationBar, toolbarClass) = (NavigationBar(frame: .zero), Toolbar.self)
    super.init(coder: coder)
    coder.readInterface(of: self, as: NavigationController.self)
  }

  // MARK: The stack

  /// The stack; the last controller is the visible one. Setting it is not animated.
  ///
  /// After a pop of several controllers, and until the next layout, it still contains the old top controller
  /// below the new one, and none of those between (G29).
  open var viewControllers: [ViewController] {
    get { reportedStack ?? stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  open var topViewController: ViewController? { stack.last }

  /// The controller presented over the top controller, or else the top controller.
  open var visibleViewController: ViewController? {
    basePresentedViewController ?? topViewController
  }

  /// Replaces the stack. A new top controller that was on the stack before slides in as by a pop, any other
  /// as by a push.
  ///
  /// Added controllers receive `willMove(toParent:)`, and `didMove(toParent:)` when they are shown. Removed
  /// ones receive `willMove(toParent: nil)` inside the call, and `didMove(toParent: nil)` when the slide is
  /// over.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  /// Pushes a controller. The slide begins in the next layout, or when a slide in progress is over.
  ///
  /// Stops with `B is on the stack of NavigationController already` if it is, and likewise for another
  /// navigation controller.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller and returns it, or `nil` if it is the only one, which remains. The bar's back
  /// button calls this method; a drag back does not.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    changeStack(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops all controllers above `viewController` and returns them, the lowest first; `nil` if there are none,
  /// and for an animated pop of a stack that is not in a visible window (MC14).
  ///
  /// If there are none, ``viewControllers`` no longer contains the old top controller of an earlier pop (Z6).
  ///
  /// Stops with `B is not on the stack of NavigationController` if it is not.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    popStack(to: viewController, animated: animated)
  }

  /// Pops all controllers except the first and returns them, as ``popToViewController(_:animated:)`` does.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.first.flatMap { popStack(to: $0, animated: animated) }
  }

  /// The recognizer of the drag from the left edge that pops a controller; `nil` before iOS 7.
  public final var interactivePopGestureRecognizer: GestureRecognizer? {
    loadViewIfNeeded()
    return edgePan
  }

  // MARK: The bar

  /// Whether the bar at the top is hidden, and leaves its space to the content.
  public final var isNavigationBarHidden: Bool {
    get { storedIsBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar at the top, over 0.2 seconds if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsBarHidden else { return }
    storedIsBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated else { return placeContent() }
    View.animate(withDuration: 0.2, animations: placeContent)
  }

  /// Shows or hides the toolbar, over 0.2 seconds if `animated`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsToolbarHidden else { return }
    storedIsToolbarHidden = hidden
    guard isViewLoaded else { return }
    guard animated else { return placeContent() }
    View.animate(withDuration: 0.2, animations: placeContent)
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    navigationBar.delegate = barDelegate
    navigationBar.autoresizingMask = .flexibleWidth
    view.addSubview(content)
    view.addSubview(navigationBar)
    if Application.current?.context.rule(VersionRules.hasInteractivePop) == true {
      let pan = BackPanGestureRecognizer()
      pan.addTarget(self, action: MethodSelector(nil, NavigationController.dragBack).internalSelector)
      pan.controller = self
      view.baseAdd(pan)
      edgePan = pan
    }
    placeContent()
    // The view may be a new one, created after a memory warning has unloaded the previous one.
    if let shown {
      shown.view.placeInContainer(contentFrame)
      content.addSubview(shown.view)
    }
    shownWillChange()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    reportedStack = nil
    edgePan?.edges = view.mirrorsParts ? .right : .left
    placeContent()
  }

  override func viewWasLaidOut() { follow() }

  /// The frame of the views of the stack's controllers: below a bar that is opaque, as before iOS 7, or else
  /// the whole view, unless the top controller's edges don't extend under bars.
  final var contentFrame: CGRect {
    let bottom = stack.last?.edgesForExtendedLayout.contains(.bottom) == false ? bottomBarLength : 0
    return view.bounds.inset(by: EdgeInsets(top: isBelowBar ? barTop + barHeight : 0, bottom: bottom))
  }

  /// The height of the view's bottom that an enclosing tab bar covers.
  private var bottomBarLength: CGFloat {
    let inset = bottomBarInset
    return inset > 0 && baseParent is TabBarController ? max(inset, view.storedSafeAreaInsets.bottom) : 0
  }

  private var isBelowBar: Bool {
    guard !isNavigationBarHidden, let top = stack.last else { return isBarOpaque }
    guard top.edgesForExtendedLayout.contains(.top) else { return true }
    return isBarOpaque && !top.extendedLayoutIncludesOpaqueBars
  }

  /// Whether the bar is visible and opaque.
  private var isBarOpaque: Bool { !isNavigationBarHidden && !navigationBar.isTranslucent }

  /// The distance of the bar from the view's top.
  final var barTop: CGFloat {
    guard let context = Application.current?.context, context.rule(VersionRules.rootViewFillsScreen) else {
      return 0
    }
    return max(safeTop, context.designRule(VersionRules.navigationBarTop))
  }

  /// The top safe area above the bar.
  private var safeTop: CGFloat {
    let isColumn = baseParent is SplitViewController && viewIfLoaded?.window != nil
    let screen = Application.current?.screen.safeAreaInsets.top ?? 0
    return isColumn ? view.storedSafeAreaInsets.top : isBelowScreenTop ? 0 : screen
  }

  /// Whether the controller is in a sheet or a popover, which is less high than the window.
  private var isBelowScreenTop: Bool {
    var outermost: ViewController = self
    while let parent = outermost.baseParent { outermost = parent }
    guard outermost.presenter != nil, let view = outermost.viewIfLoaded,
      let root = view.window?.rootViewController?.viewIfLoaded
    else { return false }
    return view.bounds.height < root.bounds.height
  }

  /// The height of the bar in the interface's orientation.
  final var barHeight: CGFloat { barHeight(for: stack.last) }

  private func applyBarInsets(to controller: ViewController) {
    // The distance of the bar from the safe area is an inset, too (KI89).
    let gap = max(0, barTop - safeTop)
    var height = isNavigationBarHidden || isBelowBar ? 0 : insetHeight(for: controller) + gap
    // The navigation bar shares the row of a tab bar at the top.
    if let tabs = baseParent as? TabBarController { height = max(0, height - tabs.topBarInset) }
    let insets = EdgeInsets(top: height, bottom: toolbarInset)
    if controller.barInsets != insets { controller.barInsets = insets }
  }

  final func placeContent() {
    content.frame = view.bounds
    updateExtent()
    placeToolbar()
    let y = isNavigationBarHidden ? -barHeight : barTop
    navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: barHeight)
    navigationBar.isHidden = isNavigationBarHidden
    for controller in stack { applyBarInsets(to: controller) }
    // A view that client code has moved elsewhere, such as into a scroll view, remains there.
    if slide == nil, let view = shown?.viewIfLoaded, view.superview ?? content === content {
      view.placeInContainer(contentFrame)
    }
    (slide?.target ?? shown)?.adjustScrollViewInsets()
    if let toolbarSearchBar, toolbarSearchBar.superview === view {
      view.bringSubviewToFront(toolbarSearchBar)
    }
  }

  // MARK: Callbacks

  override func appearanceDidFinish() { shownWillChange() }

  override func child(_ child: ViewController, didReceive callback: AppearanceState.Callback) {
    guard child === (slide?.target ?? shown), slide?.isCancelled != true else { return }
    let animated = child.transition.isAnimated
    switch callback {
    case .viewWillAppear:
      log?.record(.controller, debugName, "will show \(child.debugName)")
      delegate?.navigationController(self, willShow: child, animated: animated)
      let isEarly = Application.current?.context.rule(VersionRules.callsFirstDidShowTwice) == true
      if isEarly, !hasShownFirst { notifyDidShow(child, animated) }
      hasShownFirst = true
    case .viewDidAppear:
      notifyDidShow(child, animated)
    case .viewWillDisappear, .viewDidDisappear: break
    }
  }

  private func notifyDidShow(_ child: ViewController, _ animated: Bool) {
    log?.record(.controller, debugName, "did show \(child.debugName)")
    delegate?.navigationController(self, didShow: child, animated: animated)
  }
}

extension ViewController {
  /// The nearest enclosing navigation controller.
  final var baseNavigationController: NavigationController? {
    var candidate = baseParent
    while let controller = candidate {
      if let found = controller as? NavigationController { return found }
      candidate = controller.baseParent
    }
    return nil
  }
}

/// A delegate of the bar that pops the controller when the back button is tapped. The bar is updated when the
/// stack has changed.
@MainActor private final class BackButtonDelegate: NavigationBarDelegate {
  private unowned let controller: NavigationController

  init(of controller: NavigationController) {
    self.controller = controller
  }

  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    controller.popViewController(animated: true)
    return false
  }
}
