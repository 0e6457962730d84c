import Foundation
import Responder
import Simulation

/// A controller that shows one of several controllers, and a bar with the item of each at the bottom.
///
/// On a change the new controller's `viewWillAppear` is called first, then the old one's two callbacks, and
/// at the next run-loop turn the new one's `viewDidAppear`.
@preconcurrency @MainActor open class TabBarController: ViewController, TabBarDelegate {
  /// The delegate.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The bar, with the ``ViewController/tabBarItem`` of each controller.
  public final let tabBar = TabBar()
  private var storedIsTabBarHidden = false
  private var tabs: [ViewController] = []
  private var index: Int?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.controller = self
  }

  /// Creates a controller with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.controller = self
  }

  /// The bar's buttons, one for each controller.
  public final var buttons: [Button] { tabBar.buttons }

  /// The controllers of the tabs, or `nil` if there are none. Setting them preserves the selected one, or
  /// else selects the first.
  open var viewControllers: [ViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { replaceTabs(newValue ?? []) }
  }

  /// Sets ``viewControllers``. The buttons change at once, whether animated or not, which is assumed.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the selected controller; `Int.max` while there is none.
  ///
  /// Stops with `TabBarController has no tab 5; it has 2` for an index without a controller.
  open var selectedIndex: Int {
    get { index ?? Int.max }
    set {
      guard tabs.indices.contains(newValue) else {
        programmerError("\(debugName) has no tab \(newValue); it has \(tabs.count)")
      }
      select(newValue)
    }
  }

  /// The selected controller. Setting a controller without a tab is ignored.
  open var selectedViewController: ViewController? {
    get { selected }
    set { tabs.firstIndex { $0 === newValue }.map(select) }
  }

  private var selected: ViewController? { index.map { tabs[$0] } }

  private func replaceTabs(_ controllers: [ViewController]) {
    let selected = selected
    let gone = tabs.filter { !controllers.contains($0) }
    let come = controllers.filter { !tabs.contains($0) }
    for controller in come { addChild(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    tabs = controllers
    index =
      selected.flatMap { old in controllers.firstIndex { $0 === old } } ?? (controllers.isEmpty ? nil : 0)
    showSelected()
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in come { controller.didMove(toParent: self) }
    tabBar.show(tabs.map(\.tabBarItem))
    itemIsSelected()
    if isViewLoaded { placeBar() }
  }

  private func select(_ number: Int) {
    guard number != index else { return }
    let old = selected
    index = number
    log?.record(.controller, debugName, "selects \(tabs[number].debugName)")
    showSelected()
    if old !== selected { old?.viewIfLoaded?.removeFromSuperview() }
  }

  private func showSelected() {
    guard isViewLoaded, let selected else { return }
    placeBar()
    selected.view.placeInContainer(contentFrame(of: selected))
    if selected.view.superview !== view { view.insertSubview(selected.view, belowSubview: tabBar) }
    // A callback of the appearing controller may have selected another one.
    guard selected === self.selected else { return selected.view.removeFromSuperview() }
    selected.adjustScrollViewInsets()
    itemIsSelected()
  }

  // MARK: The bar

  /// Selects the item of the selected controller in the bar.
  private func itemIsSelected() {
    for (number, button) in tabBar.buttons.enumerated() { button.isSelected = number == index }
  }

  /// Called after a tap on the item of a controller: asks the delegate, calls ``tabBar(_:didSelect:)``,
  /// selects, and notifies the delegate.
  final func tapped(_ item: TabBarItem) {
    guard let number = tabBar.buttons.firstIndex(where: { $0.item === item }), tabs.indices.contains(number)
    else { return }
    let controller = tabs[number]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    tabBar(tabBar, didSelect: item)
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Called after a tap on an item that the delegate permits to be selected. ``selectedIndex`` is still that
  /// of the controller selected before. An override needn't call super.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  /// Shows the item that a controller has now.
  final func itemDidChange(of controller: ViewController) {
    guard tabs.contains(where: { $0 === controller }) else { return }
    tabBar.show(tabs.map(\.tabBarItem))
    itemIsSelected()
  }

  /// Whether the bar is hidden, and leaves its space to the content; from iOS 18.
  open var isTabBarHidden: Bool {
    get { storedIsTabBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, over 0.2 seconds if `animated`.
  ///
  /// Stops with `TabBarController.isTabBarHidden came with iOS 18.0; this is iOS 17.5` on an older system.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    Application.current?.context.require(
      VersionRules.hasHideableTabBars,
      for: "TabBarController.isTabBarHidden"
    )
    guard hidden != storedIsTabBarHidden else { return }
    storedIsTabBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated else { return showSelected() }
    View.animate(withDuration: 0.2, animations: showSelected)
  }

  /// The height of the bar above the bottom safe area.
  private var barHeight: CGFloat {
    tabBar.height(VersionRules.tabBarHeights, safeBottom: view.storedSafeAreaInsets.bottom)
  }

  private func placeBar() {
    tabBar.isHidden = isBarHidden
    let barHeight = barHeight
    for controller in tabs {
      let insets = EdgeInsets(bottom: isBarHidden || isAboveBar(controller) ? 0 : barHeight)
      if controller.barInsets != insets { controller.barInsets = insets }
    }
    let height = barHeight + view.storedSafeAreaInsets.bottom
    let (width, bottom) = (view.bounds.width, view.bounds.height)
    tabBar.frame = CGRect(x: 0, y: bottom - height, width: width, height: height)
    tabBar.setNeedsLayout()
  }

  /// Whether the bar is hidden, by itself or by a pushed controller.
  private var isBarHidden: Bool {
    if storedIsTabBarHidden { return true }
    let stack = (selected as? NavigationController)?.stack ?? []
    return stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Shows or hides the bar after a change of the selected navigation controller's stack.
  final func stackDidChange(in controller: NavigationController) {
    if controller === selected { showSelected() }
  }

  /// The frame of a tab's view: above the bar before iOS 7, and under it from then on, unless the
  /// controller's edges don't extend under bars.
  private func contentFrame(of controller: ViewController) -> CGRect {
    guard isAboveBar(controller), !isBarHidden else { return view.bounds }
    return view.bounds.inset(by: EdgeInsets(bottom: tabBar.frame.height))
  }

  private func isAboveBar(_ controller: ViewController) -> Bool {
    let context = view.effectiveApplication?.context
    guard context?.rule(VersionRules.rootViewFillsScreen) == true else { return true }
    return !controller.edgesForExtendedLayout.contains(.bottom)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showSelected()
  }
}

extension ViewController {
  /// The height of the view's bottom that bars of the enclosing containers cover.
  final var bottomBarInset: CGFloat {
    var inset: CGFloat = 0
    var controller = self
    while true {
      inset += controller.barInsets.bottom
      guard let parent = controller.baseParent, let outer = parent.viewIfLoaded,
        let frame = controller.viewIfLoaded?.geometry.frame, frame.maxY >= outer.bounds.maxY
      else { return inset }
      controller = parent
    }
  }

  /// The nearest enclosing tab bar controller.
  final var baseTabBarController: TabBarController? {
    ancestors.lazy.compactMap { $0 as? TabBarController }.first
  }
}
