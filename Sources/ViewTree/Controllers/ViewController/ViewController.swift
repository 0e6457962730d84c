import Foundation
import Responder
import Simulation

/// An object that owns one view, and receives callbacks when it is loaded, laid out, appears and disappears.
///
/// The order of an appearance: `viewDidLoad`, `viewWillAppear`, the view enters the window; in the next
/// layout pass `viewIsAppearing` (from iOS 13), `viewWillLayoutSubviews`, `viewDidLayoutSubviews`; and at the
/// next run-loop turn `viewDidAppear` (G2, G25, MC33). A child controller receives each will callback after
/// its parent, and each did callback before it (Q29).
@preconcurrency @MainActor open class ViewController: ControllerPreferences {
  final var storedView: View?
  final var isLoadingView = false
  /// The stage of the view's appearance; changed by `ViewController+Appearance.swift`.
  final var appearance = AppearanceState()
  final var transition = TransitionNotes()
  /// The child controllers; changed by `ViewController+Containment.swift`.
  nonisolated(unsafe) final var baseChildren: [ViewController] = []
  final weak var baseParent: ViewController?
  /// The window of which this is the root view controller. The window clears the reference before it is
  /// deallocated.
  final weak var rootedWindow: Window?
  /// The presentation by this controller; changed by `Presentation`.
  final var presentation: Presentation?
  /// The controller that has presented this one.
  final weak var presenter: ViewController?
  final var storedIsBeingPresented = false
  final var isDisappearing = false
  /// The style in which the controller covers the previous content when it is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The transition style of a presentation that fills the screen.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// The transition of presentations and pushes; from iOS 18. `nil`, the default, for the style's transition.
  open var preferredTransition: Transition?
  final var hasZoomPan = false
  nonisolated(unsafe) package final var associations: AssociatedObjects?
  /// The object with the app's own animators and presentation controller; from iOS 7.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// The preferred size of the controller as a popover; zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeDidChange(from: oldValue) }
  }
  /// Whether a presentation over the current context from inside the controller covers this controller, and
  /// not its outermost ancestor.
  open var definesPresentationContext = false
  /// The edges at which the view extends under bars, from iOS 7 (U54). Without `.top` the view begins below a
  /// navigation bar, without `.bottom` it ends above a tab bar. There are no bars at the sides.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { containersNeedLayout() } }
  }
  /// Whether the view also extends under opaque bars; from iOS 7.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { containersNeedLayout() } }
  }
  /// Whether a navigation or tab bar controller adds the height of its bars to the insets of the controller's
  /// scroll view.
  ///
  /// From iOS 7 to 10 (U53) the heights are added to `contentInset` and `scrollIndicatorInsets` in the
  /// container's layout. The scroll view is the controller's view, or the first of its subviews. From iOS 11
  /// the safe area has this effect, and the property only decides whether content that does not scroll is
  /// adjusted, see ``ScrollView/ContentInsetAdjustmentBehavior/automatic``.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { containersNeedLayout() } }
  }
  /// The part of the scroll view's insets that a container has added for its bars.
  final var barScrollInsets = BarScrollInsets()
  final var contentScrollViews: ContentScrollViews?
  /// The name by which the controller's state is found again; its state is saved if it and all its ancestors
  /// have one.
  open var restorationIdentifier: String?
  /// The class that creates the controller again, in place of the app's delegate.
  open var restorationClass: (any ViewControllerRestoration.Type)?
  /// Called after the states of all controllers were decoded.
  open func applicationFinishedRestoringState() {}
  /// Whether the simulated user is prevented from pulling down the controller's sheet, or the sheet of a
  /// container that shows the controller (G32); from iOS 13.
  open var isModalInPresentation = false
  /// The object created by `presentationController`.
  final var ownPresentationController: PresentationController?
  /// The coordinator of the controller's current transition. The object that runs the transition owns it.
  final weak var ownCoordinator: TransitionCoordinator?
  /// The insets of the view that are covered by the bars of its containers.
  final var barInsets = EdgeInsets.zero {
    didSet {
      viewIfLoaded?.updateSafeArea()
      // Before iOS 11 the layout guides depend on bars, and there is no change of the safe area that reports
      // them.
      viewIfLoaded?.layoutState?.spot?.inputDidChange()
    }
  }
  /// The trait overrides: set by the controller itself, and set by its parent for it.
  final var storedTraitOverrides: Traits?
  final var traitsFromParent: Traits?
  /// The observers of the controller's traits.
  final var traitChanges: TraitChanges?
  /// The insets that client code adds to the view's safe area.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }
  /// The controller's title, also of its navigation item.
  open var title: String? { didSet { titleDidChange() } }
  private var storedIsEditing = false
  private var addedKeyCommands: [KeyCommand] = []
  final var editButton: EditButtonItem?
  final var storedNavigationItem: NavigationItem?
  final var storedTabBarItem: TabBarItem?
  /// The controller's nib or its scene in a storyboard.
  final var interface: ControllerInterface?

  /// The item that a navigation bar shows while the controller is on top; created at the first access, with
  /// the controller's title.
  open var navigationItem: NavigationItem { madeNavigationItem() }
  /// The item in a tab bar; created at the first access, with the controller's title, which it follows. A
  /// navigation controller without an item and a title has its root's item (RW9).
  open var tabBarItem: TabBarItem! {
    get { madeTabBarItem() }
    set { replaceTabBarItem(with: newValue) }
  }
  /// The items of the navigation controller's toolbar while this controller is on top; `nil` for none.
  open var toolbarItems: [BarButtonItem]? { didSet { toolbarItemsDidChange() } }
  /// Sets the items of the toolbar at once, even if `animated` is true.
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Creates a controller. Its view is created at the first access, by ``loadView()``, from the nib with that
  /// name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    take(nibName: nibNameOrNil, nibBundleOrNil)
  }

  /// Creates a controller with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init()
    coder.readInterface(of: self, as: ViewController.self)
  }

  /// Creates a controller. Its view is created at the first access.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    if let storedView, storedView.owningController === self { storedView.owningController = nil }
    releaseChildren()
  }

  // MARK: The view

  /// The controller's view. The first access creates it: ``loadView()``, then ``viewDidLoad()``, each called
  /// once (G1).
  ///
  /// Stops with `LoginViewController: loadView() must set view` if ``loadView()`` sets none, so the value is
  /// never `nil`. Setting `nil` releases the view; the next access creates it again.
  open var view: View! {
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

  /// The commands of ``addKeyCommand(_:)``, in the order of the calls, or nil if there are none (A63).
  open override var keyCommands: [KeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  /// Adds a command of a hardware keyboard to those of the controller (U97).
  open func addKeyCommand(_ keyCommand: KeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command that was added, and ignores any other.
  open func removeKeyCommand(_ keyCommand: KeyCommand) {
    if let index = addedKeyCommands.lastIndex(of: keyCommand) { addedKeyCommands.remove(at: index) }
  }

  /// Creates the view and sets ``view``; an override does not call super. The default implementation loads it
  /// from the controller's storyboard or nib, or else creates an empty view in the size of the screen.
  open func loadView() {
    if loadsInterface() { return }
    let view = View(frame: Application.current?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Callbacks of the view

  /// Called after the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view appears on the screen; it is not in its window yet (G4).
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and has its frame there, in the layout pass that lays it out
  /// (MC33); not before iOS 13 (G3).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen, at the next run-loop turn (G25) or at the end of a transition.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's subviews are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view; called in place of the view's ``View/updateConstraints()``. An
  /// override calls super, which calls that method.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Whether the view's margins at the sides are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.marginsDidChange()
    }
  }
  /// Called after the view's safe area insets have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the first layout, and before those after
  /// ``setNeedsUpdateContentUnavailableConfiguration()`` and changes of traits. From iOS 17.
  open func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {}
  final var unavailability: ContentUnavailability?
  final var needsUnavailabilityUpdate = true
  /// Called when memory is low. Before iOS 6 the default implementation releases a view without a superview,
  /// and calls ``viewDidUnload()``; the next access to ``view`` creates it again. An override calls super.
  open func didReceiveMemoryWarning() { unloadView() }
  /// Called after the view was released because memory is low; an override sets its own references to the
  /// view's parts to `nil`. Called from 3.0 to iOS 5.
  open func viewDidUnload() {}

  // MARK: Editing and showing

  /// Whether the controller's content can be edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing. Called when ``isEditing`` is set or ``editButtonItem`` is tapped. An override
  /// calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    editButton?.show(isEditing: editing)
  }
  /// A button with the title Edit or Done that begins or ends editing; created at the first access.
  open var editButtonItem: BarButtonItem { madeEditButtonItem() }
  /// Pushes a controller onto the enclosing navigation controller, or presents it if there is none.
  open func show(_ vc: ViewController, sender: Any?) { baseShow(vc) }
  /// Shows a controller as the detail of an enclosing split view controller, or else presents it.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    baseShowDetail(vc, sender: sender)
  }
  /// Adds the secondary controller of a split view controller that collapses without a style.
  open func collapseSecondaryViewController(
    _ secondaryViewController: ViewController,
    for splitViewController: SplitViewController
  ) {
    baseCollapseSecondary(secondaryViewController)
  }
  /// Returns the secondary controller that was added when the split view controller collapsed; `nil` if none.
  open func separateSecondaryViewController(for splitViewController: SplitViewController) -> ViewController? {
    baseSeparateSecondary()
  }
  /// Whether an enclosing tab bar is hidden from the push of this controller until its pop.
  open var hidesBottomBarWhenPushed = false

  // MARK: Related controllers

  // An override affects client code only; the toolkit itself uses the actual values.

  /// The parent controller.
  open var parent: ViewController? { baseParent }
  /// The child controllers, in the order in which they were added.
  open var children: [ViewController] { baseChildren }
  /// The nearest enclosing navigation controller.
  open var navigationController: NavigationController? { baseNavigationController }
  /// The nearest enclosing tab bar controller.
  open var tabBarController: TabBarController? { baseTabBarController }
  /// The controller presented by this controller or its nearest ancestor with a presentation; set inside the
  /// call (G16).
  open var presentedViewController: ViewController? { basePresentedViewController }
  /// The controller that has presented this controller or its nearest presented ancestor; set inside the call
  /// (G16).
  open var presentingViewController: ViewController? { nearest { $0.presenter } }
  /// Whether the controller is being presented: from its `viewWillAppear` through its `viewDidAppear` (G17).
  open var isBeingPresented: Bool { nearest { $0.storedIsBeingPresented ? $0 : nil } != nil }
  /// Whether the controller is being dismissed: from its `viewWillDisappear` through its `viewDidDisappear`
  /// (G17).
  open var isBeingDismissed: Bool { nearest { $0.isDisappearing ? $0 : nil } != nil }
  /// Whether the current appearance is due to the addition to a parent.
  open var isMovingToParent: Bool { transition.isMovingToParent }
  /// Whether the current disappearance is due to the removal from the parent.
  open var isMovingFromParent: Bool { transition.isMovingFromParent }

  // MARK: Presenting

  /// Presents a controller over the outermost ancestor of this controller.
  ///
  /// `viewDidLoad` and the will callbacks run inside the call. After 0.4 seconds, or without animation at the
  /// next run-loop turn, the did callbacks follow, then `completion` (G13, G31). From iOS 8 the keyboard is
  /// hidden (A49). The call only writes a line in the log if that ancestor is in no window, presents another
  /// controller already, or is being presented or dismissed itself, or if the controller to present is
  /// already presented, has a parent, or is the root view controller of a window.
  open func present(
    _ viewControllerToPresent: ViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: viewControllerToPresent, animated: animated) { completion?() }
  }

  /// Dismisses the controller that this controller has presented, with everything over it, or else this
  /// controller if it was presented.
  ///
  /// The will callbacks run inside the call. After 0.4 seconds, or without animation at the next run-loop
  /// turn, the did callbacks follow, then `completion` (G14). While the controller is being presented, the
  /// dismissal waits for the end of the presentation. If nothing is presented, only `completion` is called,
  /// at the next run-loop turn.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let completion else { return endPresentation(animated: animated, completion: nil) }
    endPresentation(animated: animated) { completion() }
  }

  // MARK: Status bar

  /// Whether the controller prefers the status bar to be hidden; see ``Application/isStatusBarHidden``.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// The preferred animation of showing and hiding the status bar. It has no visible effect.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child that decides whether the status bar is hidden, or `nil` for this controller.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The child that decides about the style of the status bar, or `nil` for this controller.
  open var childForStatusBarStyle: ViewController? { nil }

  // MARK: Rotation

  /// Whether the interface may rotate at all; read from the controller that fills the screen, from iOS 6 to
  /// 15.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations of the interface; read from iOS 6. By default all, on phones all except
  /// upside down.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { baseSupportedInterfaceOrientations }
  /// The orientation to which the interface changes if the controller does not support the current one; from
  /// iOS 6.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    basePreferredInterfaceOrientation
  }
  /// Returns whether the interface may rotate to an orientation; called before iOS 6. By default only to
  /// portrait.
  open func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }
  /// Called before the interface rotates; before iOS 8. An override calls super, which calls the children.
  open func willRotate(to toInterfaceOrientation: InterfaceOrientation, duration: TimeInterval) {
    forEachShownChild { $0.willRotate(to: toInterfaceOrientation, duration: duration) }
  }
  /// Called inside the animation of a rotation, when the view has its new size; before iOS 8.
  open func willAnimateRotation(
    to toInterfaceOrientation: InterfaceOrientation,
    duration: TimeInterval
  ) {
    forEachShownChild { $0.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
  }
  /// Called after the interface has rotated; before iOS 8.
  open func didRotate(from fromInterfaceOrientation: InterfaceOrientation) {
    forEachShownChild { $0.didRotate(from: fromInterfaceOrientation) }
  }
  /// Called before the view's size changes, as by a rotation from iOS 8. An override calls super, which calls
  /// the children whose sizes change, and the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }
  /// The traits of the interface in the controller.
  open var traitCollection: TraitCollection { TraitCollection(resolvedTraits) }
  /// Called after the traits have changed, before the view is called; from iOS 8.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// Called before the traits change by a rotation, and before ``viewWillTransition(to:with:)``; from iOS 8.
  /// An override calls super, which calls the children and the presented controller.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }
  /// Returns the size of a child when this controller's view has `parentSize`; by default the same size.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Whether the keyboard remains visible when a responder in the presented controller resigns and no other
  /// becomes first responder. Read from the presented controller itself, from iOS 4.3. By default true for a
  /// form on an iPad (S17).
  ///
  /// The keyboard is hidden regardless by its dismiss key, and when the dismissal of the controller begins.
  open var disablesAutomaticKeyboardDismissal: Bool { isFormOnPad }

  // MARK: Segues

  /// Performs a segue of the storyboard; doesn't call ``shouldPerformSegue(withIdentifier:sender:)`` (MC50).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    basePerformSegue(identifier, sender)
  }
  /// Returns whether a control, a cell or an embedding performs a segue (MC49, MC50); by default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed, after its destination was created.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may lead to this controller; by default, whether it has the action.
  open func canPerformUnwindSegueAction(
    _ action: MethodSelector,
    from fromViewController: ViewController,
    sender: Any?
  ) -> Bool { baseCanUnwind(action, from: fromViewController) }

  // MARK: Containment

  /// Adds `child` as the last child of this controller. Client code adds its view.
  ///
  /// `child` receives `willMove(toParent:)` first; client code calls `didMove(toParent:)` (G21). A controller
  /// with another parent is removed from it; a child of this controller is ignored.
  ///
  /// Stops with `A can't be added to B: it is that controller itself or contains it` if the tree would become
  /// cyclic.
  open func addChild(_ child: ViewController) { baseAddChild(child) }
  /// Removes the controller from its parent, and calls `didMove(toParent: nil)`; does nothing without a
  /// parent.
  ///
  /// Client code calls `willMove(toParent: nil)` before, and removes the view (G21). Presentations of the
  /// controller in its own context, and those of its descendants, end without transitions (Z12).
  open func removeFromParent() { baseRemoveFromParent() }
  /// Whether children receive appearance callbacks together with this controller (G19).
  ///
  /// If an override returns false, they receive only the callbacks of their own
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins an appearance or disappearance of the view: calls `viewWillAppear` or `viewWillDisappear` (G24).
  ///
  /// Until ``endAppearanceTransition()``, adding and removing the view calls nothing. Children whose views
  /// are in this controller's view are called next, unless ``shouldAutomaticallyForwardAppearanceMethods`` is
  /// false.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    baseBeginAppearanceTransition(isAppearing, animated: animated)
  }
  /// Ends a transition begun by ``beginAppearanceTransition(_:animated:)``: calls `viewDidAppear` or
  /// `viewDidDisappear` (G24).
  ///
  /// The children included in the transition are called first.
  open func endAppearanceTransition() { baseEndAppearanceTransition() }
  /// Called before the controller is added to `parent`, or removed from its parent. ``addChild(_:)`` calls
  /// it; before ``removeFromParent()`` client code does (G21). An override calls super.
  open func willMove(toParent parent: ViewController?) {
    if parent == nil, baseParent != nil { transition.isMovingFromParent = true }
  }
  /// Called after the controller was added to `parent`, or removed from its parent. ``removeFromParent()``
  /// calls it; after ``addChild(_:)`` client code does (G21). An override calls super.
  open func didMove(toParent parent: ViewController?) {
    if appearance.stage == .disappeared || appearance.stage == .appeared {
      transition.isMovingToParent = false
      transition.isMovingFromParent = false
    }
  }

  /// Whether the responder that resigned for this controller becomes first responder again afterwards.
  var restoresFirstResponder: Bool { false }
  /// Called after the traits have changed, before client code is.
  func traitsHaveChanged() {}
  /// Called after a child has received a callback.
  func child(_ child: ViewController, didReceive callback: AppearanceState.Callback) {}
  /// Called when the view has appeared or disappeared and no transition is in progress.
  func appearanceDidFinish() {}
  /// Called in a layout pass when the view was laid out, after ``viewDidLayoutSubviews()``, and before its
  /// subviews are laid out.
  func viewWasLaidOut() {}
  /// Called before ``viewIsAppearing(_:)``, also on systems that don't call that method.
  func viewBeginsToAppear(animated: Bool) {}

  // MARK: Responder

  /// The view shown in place of the keys while a responder in this controller's view is first responder
  /// (A60).
  open override var inputView: View? { nil }
  /// The view shown above the keys while this controller, or a responder in its view, is first responder
  /// (A60).
  open override var inputAccessoryView: View? { nil }

  /// The controller that has presented this one (A5), or else the view's superview (A3, A6): for a root view
  /// controller its window (A4), also if the view has no superview, unless code has moved the view (A80).
  /// `nil` while the view is not loaded. Reading it does not load the view (A7).
  open override var next: Responder? {
    guard let storedView else { return nil }
    return presenter ?? storedView.superview ?? rootedWindow
  }
}
