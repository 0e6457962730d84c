import Foundation
import Responder
import Simulation

/// Shows the last of a stack of controllers, and slides from one to the next.
///
/// The stack changes inside the call; what is shown follows. While a slide is under way, or this controller itself is
/// coming or going, a change waits for its turn, so that each controller's did follows its will (G12).
@preconcurrency @MainActor open class NavigationController: ViewController {
  /// How long a slide takes.
  static let slideDuration = Duration.milliseconds(350)

  /// Who hears what is shown.
  open weak var delegate: (any NavigationControllerDelegate)?
  final var stack: [ViewController] = []
  /// The controller whose view is in this one's.
  final weak var shown: ViewController?
  /// The slide that is under way.
  final var slide: NavigationSlide?
  /// The slide that a finger moves.
  final var draggedSlide: NavigationSlide?
  /// Whether the next change is to be animated.
  final var wantsAnimation = false
  /// What ``viewControllers`` says from a pop over several controllers until the next layout (G29).
  final var stackUntilLayout: [ViewController]?
  /// Controllers that have come onto the stack, until they have been told.
  final var arriving: [ViewController] = []
  /// Controllers that have left the stack, until what is shown has followed.
  final var leaving: [ViewController] = []
  private var hasShownFirst = false
  /// The bar at the top; its items are those of the stack's controllers, and its back button pops.
  public final let navigationBar = NavigationBar(frame: .zero)
  private lazy var barDelegate = BackButtonDelegate(of: self)
  private var storedIsBarHidden = false
  private var edgePan: ScreenEdgePanGestureRecognizer?

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller whose stack has one controller, which is pushed.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  // MARK: The stack

  /// The stack, the controller that is shown last. Setting it is not animated.
  ///
  /// Right after a pop over several controllers, and until the next layout, it still has the old top one below the new
  /// one, and none of those between (G29).
  open var viewControllers: [ViewController] {
    get { stackUntilLayout ?? stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  open var topViewController: ViewController? { stack.last }

  /// The controller that is seen: the one that is presented over the top one, or else the top one.
  open var visibleViewController: ViewController? {
    nearestPresented ?? topViewController
  }

  /// Replaces the stack. A new top one that was on the stack before slides in as in a pop, any other as in a push.
  ///
  /// Controllers that come hear `willMove(toParent:)`, and `didMove(toParent:)` when they are shown; those that go hear
  /// `willMove(toParent: nil)` inside the call, and `didMove(toParent: nil)` when the slide is over.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  /// Puts a controller on the stack; the slide begins inside the call, unless another is under way.
  ///
  /// Stops with `B is on the stack of NavigationController already` if it is, and so for another navigation controller.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller off the stack and returns it; the first one stays, and then nil is returned. The bar's back
  /// button comes here; a finger that drags back does not.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    changeStack(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes all controllers above `viewController` off the stack and returns them, the lowest first.
  ///
  /// Stops with `B is not on the stack of NavigationController` if it is not.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    popStack(to: viewController, animated: animated)
  }

  /// Takes all controllers but the first off the stack and returns them, the lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.first.flatMap { popStack(to: $0, animated: animated) }
  }

  /// The recognizer of the drag from the left edge that leads back; nil before iOS 7.
  public final var interactivePopGestureRecognizer: GestureRecognizer? {
    loadViewIfNeeded()
    return edgePan
  }

  // MARK: The bar

  /// Whether the bar at the top is away, which gives its room to the content.
  public final var isNavigationBarHidden: Bool {
    get { storedIsBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar at the top; if `animated`, over 0.2 seconds.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsBarHidden else { return }
    storedIsBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated else { return placeContent() }
    View.animate(withDuration: 0.2, animations: placeContent)
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.delegate = barDelegate
    navigationBar.autoresizingMask = .flexibleWidth
    view.addSubview(navigationBar)
    if Application.current?.context.rule(VersionRules.hasInteractivePop) == true {
      let pan = BackPanGestureRecognizer()
      pan.addTarget(self, action: MethodSelector(nil, NavigationController.dragBack).ofToolkit)
      pan.controller = self
      pan.edges = .left
      view.addGestureRecognizer(pan)
      edgePan = pan
    }
    placeContent()
    // The view may be a new one, made after a memory warning has unloaded the one before.
    if let shown {
      shown.view.frame = contentFrame
      view.insertSubview(shown.view, at: 0)
    }
    follow()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stackUntilLayout = nil
    placeContent()
  }

  /// The place of the views of the stack's controllers: below a bar that is opaque, as it is before iOS 7, or else in the
  /// whole view, unless the top controller's edges don't extend under bars.
  final var contentFrame: CGRect {
    let bottom = stack.last?.edgesForExtendedLayout.contains(.bottom) == false ? bottomBarLength : 0
    return view.bounds.inset(by: EdgeInsets(top: isBelowBar ? barTop + barHeight : 0, bottom: bottom))
  }

  /// How much of the view's bottom a tab bar around covers.
  private var bottomBarLength: CGFloat {
    let inset = bottomBarInset
    return inset > 0 && parentController is TabBarController ? max(inset, view.safeAreaInsets.bottom) : 0
  }

  private var isBelowBar: Bool {
    guard !isNavigationBarHidden, let top = stack.last else { return isBarOpaque }
    guard top.edgesForExtendedLayout.contains(.top) else { return true }
    return isBarOpaque && !top.extendedLayoutIncludesOpaqueBars
  }

  /// Whether there is a bar that content can't be seen through.
  private var isBarOpaque: Bool { !isNavigationBarHidden && !navigationBar.isTranslucent }

  /// How far below the view's top the bar begins.
  final var barTop: CGFloat {
    guard let context = Application.current?.context, context.rule(VersionRules.rootViewFillsScreen) else {
      return 0
    }
    return Application.current?.screen.safeAreaInsets.top ?? 0
  }

  /// How high the bar is: lower on a phone in landscape.
  final var barHeight: CGFloat {
    let isPhone = Application.current?.context.device.idiom != .pad
    return isPhone && interfaceOrientation.isLandscape ? BarLayout.landscapeHeight : BarLayout.height
  }

  private func giveBarInsets(to controller: ViewController) {
    let insets = EdgeInsets(top: isNavigationBarHidden || isBelowBar ? 0 : barHeight)
    if controller.barInsets != insets { controller.barInsets = insets }
  }

  final func placeContent() {
    let y = isNavigationBarHidden ? -barHeight : barTop
    navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: barHeight)
    navigationBar.isHidden = isNavigationBarHidden
    for controller in stack { giveBarInsets(to: controller) }
    // A view that the program has put elsewhere, as into a scroll view in its place, stays there.
    if slide == nil, let content = shown?.viewIfLoaded, content.superview ?? view === view {
      content.frame = contentFrame
    }
    (slide?.target ?? shown)?.adjustScrollViewInsets()
  }

  // MARK: Following

  override func appearanceDidSettle() { follow() }

  override func child(_ child: ViewController, didHear callback: AppearanceState.Callback) {
    guard child === (slide?.target ?? shown), slide?.isCancelled != true else { return }
    let animated = child.transition.isAnimated
    switch callback {
    case .viewWillAppear:
      log?.record(.controller, debugName, "will show \(child.debugName)")
      delegate?.navigationController(self, willShow: child, animated: animated)
      let isEarly = Application.current?.context.rule(VersionRules.firstDidShowComesTwice) == true
      if isEarly, !hasShownFirst { tellDidShow(child, animated) }
      hasShownFirst = true
    case .viewDidAppear:
      tellDidShow(child, animated)
    case .viewWillDisappear, .viewDidDisappear: break
    }
  }

  private func tellDidShow(_ child: ViewController, _ animated: Bool) {
    log?.record(.controller, debugName, "did show \(child.debugName)")
    delegate?.navigationController(self, didShow: child, animated: animated)
  }
}

extension ViewController {
  /// What ``navigationController`` is.
  final var nearestNavigation: NavigationController? {
    var candidate = parentController
    while let controller = candidate {
      if let found = controller as? NavigationController { return found }
      candidate = controller.parentController
    }
    return nil
  }
}

/// Makes the bar's back button pop the controller; the bar follows when the stack has changed.
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
