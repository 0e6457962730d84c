import Foundation
import Responder
import Simulation

/// Owns one view and hears when it is loaded, laid out, and comes and goes.
///
/// The order of an appearance: `viewDidLoad`, `viewWillAppear`, the view gets into the window, `viewIsAppearing` (from
/// iOS 13), `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, and at the clock's next turn `viewDidAppear` (G2, G25).
/// A controller inside another one hears each will after it, and each did before it (Q29).
@preconcurrency @MainActor open class ViewController: Responder {
  private var storedView: View?
  private var isLoadingView = false
  /// Where the view is between being away and being there; `ViewController+Appearance.swift` changes it.
  final var appearance = AppearanceState()
  final var transition = TransitionNotes()
  /// The controllers inside; `ViewController+Containment.swift` changes them.
  nonisolated(unsafe) final var childControllers: [ViewController] = []
  final weak var parentController: ViewController?
  /// The window whose root controller this is; it takes itself back when it goes.
  final weak var rootedWindow: Window?
  /// What this controller has presented, and how; `Presentation` changes it.
  final var presentation: Presentation?
  /// The controller that has presented this one.
  final weak var presenter: ViewController?
  final var isComing = false
  final var isGoing = false
  /// How the controller covers what was there when it is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// How the controller comes and goes where it fills the screen.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// The size that the controller likes to have, as a popover; zero for none.
  open var preferredContentSize = CGSize.zero
  /// Whether what is presented over a context inside the controller covers this one, and not the outermost around it.
  open var definesPresentationContext = false
  /// The edges at which the view extends under bars, from iOS 7 (U54). Without `.top` the view begins below a navigation bar,
  /// without `.bottom` it ends above a tab bar; there are no bars at the sides.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { containersNeedLayout() } }
  }
  /// Whether the view extends under opaque bars, too; from iOS 7.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { containersNeedLayout() } }
  }
  /// Whether a navigation or tab bar controller adds the height of its bars to the insets of the controller's scroll view.
  ///
  /// From iOS 7 to 10 (U53) the heights are added to `contentInset` and `scrollIndicatorInsets` in the container's layout. The
  /// scroll view is the controller's view, or the first of its subviews. From iOS 11 the safe area does so, and the property
  /// decides only whether content that does not scroll counts, see ``ScrollView/ContentInsetAdjustmentBehavior/automatic``.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { containersNeedLayout() } }
  }
  /// The part of its scroll view's insets that a container has added for its bars.
  final var barScrollInsets = BarScrollInsets()
  /// A name under which a program keeps the controller's state between two launches. Nothing here does.
  open var restorationIdentifier: String?
  /// Whether a person can't pull the controller's sheet down (G32); from iOS 13.
  open var isModalInPresentation = false
  /// What `presentationController` has made.
  final var ownPresentationController: PresentationController?
  /// What runs with the transition that this controller takes part in; whoever runs the transition keeps it.
  final weak var ownCoordinator: TransitionCoordinator?
  /// What the bars of the controller around cover of the view.
  final var barInsets = EdgeInsets.zero {
    didSet {
      viewIfLoaded?.updateSafeArea()
      // Before iOS 11 the guides follow bars without a safe area that would tell of them.
      viewIfLoaded?.layoutState?.spot?.inputDidChange()
    }
  }
  /// What is to be otherwise in the controller than around, by its own word and by its parent's.
  final var traitsGiven: Traits?
  final var traitsFromParent: Traits?
  /// Who observes the controller's traits.
  final var traitChanges: TraitChanges?
  /// What the program adds to the view's safe area insets.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }
  /// Words for what the controller shows.
  open var title: String? { didSet { storedNavigationItem?.title = title } }
  private var storedIsEditing = false
  private var editButton: EditButtonItem?
  private var storedNavigationItem: NavigationItem?

  /// What a navigation bar shows while the controller is on top; made at the first access, with the controller's title.
  open var navigationItem: NavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = NavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// Creates a controller; its view is made when somebody asks for it, by ``loadView()``.
  ///
  /// Stops with `LoginViewController: there are no nib files, so nibName must be nil, not "Login"` for a name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil {
      programmerError("\(debugName): there are no nib files, so nibName must be nil, not \"\(nibNameOrNil)\"")
    }
  }

  /// Fails: there are no archives to read a controller from.
  public required init?(coder: NSCoder) { nil }

  /// Creates a controller; its view is made when somebody asks for it.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    if let storedView, storedView.owningController === self { storedView.owningController = nil }
    releaseChildren()
  }

  // MARK: The view

  /// The controller's view. The first access makes it: ``loadView()``, then ``viewDidLoad()``, each once (G1).
  ///
  /// Stops with `LoginViewController: loadView() must set view` if ``loadView()`` made none; so reading it never gives nil.
  /// Setting nil lets the view go; the next access makes it anew.
  public final var view: View! {
    get {
      loadViewIfNeeded()
      guard let storedView else { programmerError("\(debugName): loadView() must set view") }
      return storedView
    }
    set {
      if let storedView, storedView.owningController === self { storedView.owningController = nil }
      storedView = newValue
      guard let newValue else { return }
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
  /// The view is on the screen; called at the clock's next turn (G25), or at the end of a transition.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view's subviews are about to be placed.
  open func viewWillLayoutSubviews() {}
  /// The view's subviews have been placed.
  open func viewDidLayoutSubviews() {}

  /// Changes the constraints in the view; called in place of the view's ``View/updateConstraints()``. An override calls super,
  /// which calls that.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Whether the view's margins at the sides are the system's at least.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.marginsDidChange()
    }
  }

  /// The view's safe area insets have changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Memory is short. Before iOS 6 the default lets a view go that is in no superview, and calls ``viewDidUnload()``; the next
  /// access to ``view`` makes it anew. An override calls super.
  open func didReceiveMemoryWarning() { unloadView() }
  /// The view has been let go because memory is short; what the program holds of it, it sets to nil here. Called from 3.0 to
  /// iOS 5.
  open func viewDidUnload() {}

  // MARK: Editing and showing

  /// Whether the controller's content can be edited now.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; ``isEditing`` and a tap on ``editButtonItem`` come here. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    editButton?.show(isEditing: editing)
  }
  /// A button that says Edit or Done and begins or ends editing; made at the first access.
  open var editButtonItem: BarButtonItem {
    if let editButton { return editButton.item }
    let button = EditButtonItem(of: self)
    editButton = button
    button.show(isEditing: storedIsEditing)
    return button.item
  }
  /// Pushes a controller where there is a navigation controller around, and presents it elsewhere.
  open func show(_ vc: ViewController, sender: Any?) { showInContainer(vc) }
  /// Presents a controller; a container that has a place for details overrides it.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) { present(vc, animated: true) }
  /// Whether a tab bar around is away from when the controller is pushed until it is popped.
  open var hidesBottomBarWhenPushed = false

  // MARK: Who is around

  // An override changes what the program sees; the toolkit itself goes by what is so.

  /// The controller that this one is inside of.
  open var parent: ViewController? { parentController }
  /// The controllers inside this one, in the order in which they were added.
  open var children: [ViewController] { childControllers }
  /// The nearest navigation controller that this one is inside of.
  open var navigationController: NavigationController? { nearestNavigation }
  /// The nearest tab bar controller that this one is inside of.
  open var tabBarController: TabBarController? { nearestTabBar }
  /// The controller that this one, or one that it is inside of, has presented; set inside the call (G16).
  open var presentedViewController: ViewController? { nearestPresented }
  /// The controller that has presented this one, or one that it is inside of; set inside the call (G16).
  open var presentingViewController: ViewController? { nearest { $0.presenter } }
  /// Whether the controller is on its way up, from its `viewWillAppear` through its `viewDidAppear` (G17).
  open var isBeingPresented: Bool { nearest { $0.isComing ? $0 : nil } != nil }
  /// Whether the controller is on its way down, from its `viewWillDisappear` through its `viewDidDisappear` (G17).
  open var isBeingDismissed: Bool { nearest { $0.isGoing ? $0 : nil } != nil }
  /// Whether an appearance under way comes from getting into a parent.
  open var isMovingToParent: Bool { transition.isMovingToParent }
  /// Whether a disappearance under way comes from getting out of the parent.
  open var isMovingFromParent: Bool { transition.isMovingFromParent }

  // MARK: Presenting

  /// Brings `viewControllerToPresent` over the outermost controller that this one is inside of.
  ///
  /// `viewDidLoad` and the wills run inside the call. After 0.4 seconds, or without animation at the clock's next turn,
  /// come the dids, then `completion` (G13, G31). From iOS 8 the keyboard goes (A49). Nothing happens but a line in the
  /// log if that controller is in no window, presents another one already, or is itself on its way up or down, or if the
  /// one to present is presented, inside another one, or the root of a window.
  open func present(
    _ viewControllerToPresent: ViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: viewControllerToPresent, animated: animated) { completion?() }
  }

  /// Takes away what this controller has presented, with all that is over it, or else itself if it was presented.
  ///
  /// The wills run inside the call; after 0.4 seconds, or without animation at the clock's next turn, come the dids, then
  /// `completion` (G14). While the controller is still on its way up, the dismissal waits until it is there. If nothing
  /// is presented, only `completion` is called, at the clock's next turn.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let completion {
      endPresentation(animated: animated) { completion() }
    } else {
      endPresentation(animated: animated, completion: nil)
    }
  }

  // MARK: Hooks of the status bar

  /// Whether the controller wants the status bar away; see ``Application/isStatusBarHidden``.
  open var prefersStatusBarHidden: Bool { false }
  /// The color that the controller wants in the status bar.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// How the controller wants the status bar to come and go. Nothing is seen of it.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The controller inside that decides whether the status bar is away; nil for this one.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The controller inside that decides about the status bar's color; nil for this one.
  open var childForStatusBarStyle: ViewController? { nil }

  // MARK: Hooks of rotation

  /// Whether the interface may turn at all; asked of the controller that fills the screen, not before iOS 6 nor from 16.
  open var shouldAutorotate: Bool { true }
  /// The orientations in which the controller can be shown; asked from iOS 6. By default all, on phones not upside down.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { standardOrientations }
  /// The orientation that the interface takes where it stands in none that the controller supports; from iOS 6.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { standardPreferredOrientation }
  /// Whether the interface may turn to that orientation; asked before iOS 6. By default only to portrait.
  open func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }
  /// The interface is about to turn; before iOS 8. An override calls super, which tells the controllers inside.
  open func willRotate(to toInterfaceOrientation: InterfaceOrientation, duration: TimeInterval) {
    forEachShownChild { $0.willRotate(to: toInterfaceOrientation, duration: duration) }
  }
  /// The interface turns: called inside the animation, when the view has its new size; before iOS 8.
  open func willAnimateRotation(
    to toInterfaceOrientation: InterfaceOrientation,
    duration: TimeInterval
  ) {
    forEachShownChild { $0.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
  }
  /// The interface has turned; before iOS 8.
  open func didRotate(from fromInterfaceOrientation: InterfaceOrientation) {
    forEachShownChild { $0.didRotate(from: fromInterfaceOrientation) }
  }
  /// The view is about to get another size, as by a rotation from iOS 8. An override calls super, which tells the
  /// controllers inside whose size changes, and the presented one.
  open func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }
  /// What the interface is like in the controller.
  open var traitCollection: TraitCollection { TraitCollection(resolvedTraits) }
  /// The traits have changed; the view hears of it next. From iOS 8.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// The traits are about to change by a rotation; called before ``viewWillTransition(to:with:)``, from iOS 8. An override
  /// calls super, which tells the controllers inside and the presented one.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }
  /// Returns the size that a controller inside will have when this one's view has `parentSize`; by default the same.
  open func size(
    forChildContentContainer container: ViewController,
    withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  {
    parentSize
  }

  /// Whether the keyboard stays when a responder in the presented controller is first no more and nobody else is; asked
  /// of the presented controller itself, from iOS 4.3. By default so for a form on a pad (S17).
  ///
  /// It goes by the key that hides it, and when the controller begins to be dismissed.
  open var disablesAutomaticKeyboardDismissal: Bool { isFormOnPad }

  // MARK: Containment

  /// Puts `child` inside this controller, behind the others; its view is the program's to add.
  ///
  /// `child` hears `willMove(toParent:)` first; `didMove(toParent:)` is the program's to call (G21). One that is inside
  /// another controller leaves it; one that is inside this one already is left alone.
  ///
  /// Stops with `A can't be added to B: it is that controller itself or contains it` if the tree would become a circle.
  open func addChild(_ child: ViewController) { takeIn(child) }

  /// Takes the controller out of its parent, and calls `didMove(toParent: nil)`; without a parent, does nothing.
  ///
  /// The program calls `willMove(toParent: nil)` before, and removes the view (G21).
  open func removeFromParent() { leaveParent() }

  /// Whether controllers inside hear of appearances together with this one (G19).
  ///
  /// Where an override says no, they hear only what ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` tell them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins to bring the view or to take it away: `viewWillAppear` or `viewWillDisappear` (G24).
  ///
  /// Until ``endAppearanceTransition()``, adding and removing the view calls nothing. Controllers inside whose views
  /// are in this one's hear it next, unless ``shouldAutomaticallyForwardAppearanceMethods`` says no.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began: `viewDidAppear` or `viewDidDisappear` (G24).
  ///
  /// Controllers inside that were taken along hear it first.
  open func endAppearanceTransition() { endTransition() }

  /// The controller is about to get into `parent`, or out of the one it is in. ``addChild(_:)`` calls it; before
  /// ``removeFromParent()`` the program does (G21). An override calls super.
  open func willMove(toParent parent: ViewController?) {
    if parent == nil, parentController != nil { transition.isMovingFromParent = true }
  }

  /// The controller is in `parent`, or out of the one it was in. ``removeFromParent()`` calls it; after
  /// ``addChild(_:)`` the program does (G21). An override calls super.
  open func didMove(toParent parent: ViewController?) {
    if appearance.stage == .disappeared || appearance.stage == .appeared {
      transition.isMovingToParent = false
      transition.isMovingFromParent = false
    }
  }

  /// Whether the responder that lost the focus to this controller gets it back afterwards.
  var givesFocusBack: Bool { false }

  /// A controller inside has heard a callback.
  func child(_ child: ViewController, didHear callback: AppearanceState.Callback) {}

  /// The view is on the screen or away, and no transition is under way any more.
  func appearanceDidSettle() {}

  // MARK: Responder

  /// The view to show in place of the keys while a responder in this controller's view is first (A60).
  open override var inputView: View? { nil }

  /// The view to show above the keys while this controller, or a responder in its view, is first (A60).
  open override var inputAccessoryView: View? { nil }

  /// The controller that has presented this one (A5), the window for its root controller (A4), or else the view's superview (A3, A6); nil while the view is not loaded,
  /// which asking does not change (A7).
  open override var next: Responder? {
    guard let storedView else { return nil }
    return presenter ?? rootedWindow ?? storedView.superview
  }
}
