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
  /// The entries of the bar; `TabBarController+Tabs.swift` makes those of tabs.
  final var entries: [TabEntry] = []
  final var storedTabs: [Tab] = []
  final var index: Int?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.controller = self
  }

  /// Creates a controller with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.controller = self
    coder.readInterface(of: self, as: TabBarController.self)
  }

  /// The bar's buttons, one for each controller.
  public final var buttons: [Button] { tabBar.buttons }

  /// The controllers of the tabs, or `nil` if there are none. Setting them preserves the selected one, or
  /// else selects the first.
  open var viewControllers: [ViewController]? {
    get { entries.isEmpty ? nil : entries.compactMap(\.controller) }
    set { replaceTabs((newValue ?? []).map { TabEntry(controller: $0) }) }
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
      guard entries.indices.contains(newValue) else {
        programmerError("\(debugName) has no tab \(newValue); it has \(entries.count)")
      }
      select(newValue)
    }
  }

  /// The selected controller. Setting a controller without a tab is ignored.
  open var selectedViewController: ViewController? {
    get { selected }
    set { entries.firstIndex { $0.controller === newValue && newValue != nil }.map(select) }
  }

  final var selected: ViewController? { index.flatMap { entries[$0].controller } }

  // MARK: Tabs

  /// The tabs, which the bar shows in place of ``viewControllers``; from iOS 18. The controller of a tab is
  /// created when the tab is selected for the first time. Setting them preserves the selected one.
  ///
  /// Stops with `TabBarController.tabs came with iOS 18.0; this is iOS 17.5` on an older system.
  open var tabs: [Tab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets ``tabs`` at once, even if `animated` is true.
  open func setTabs(_ tabs: [Tab], animated: Bool) {
    Application.current?.context.require(VersionRules.hasTabs, for: "TabBarController.tabs")
    replaceTabs(with: tabs)
  }

  /// The selected tab; for a group, its selected child. Setting a tab that isn't among ``tabs`` or their
  /// groups' children is ignored.
  open var selectedTab: Tab? {
    get { index.flatMap { entries[$0].tab?.selectedLeaf } }
    set { if let newValue { select(newValue) } }
  }

  /// Returns the tab with an identifier, among the tabs and the children of groups.
  open func tab(forIdentifier identifier: String) -> Tab? {
    Tab.all(in: storedTabs).first { $0.identifier == identifier }
  }

  /// Replaces the entries of the bar.
  final func replaceTabs(_ new: [TabEntry]) {
    let selected = selected
    let selectedTab = index.flatMap { entries[$0].tab }
    let controllers = new.compactMap(\.controller)
    let gone = baseChildren.filter { child in
      entries.contains { $0.controller === child } && !controllers.contains(child)
    }
    let come = controllers.filter { $0.baseParent !== self }
    if new.contains(where: { $0.tab == nil }) || new.isEmpty { storedTabs = [] }
    for controller in come { addChild(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    entries = new
    index =
      new.firstIndex { selectedTab != nil && $0.tab === selectedTab }
      ?? selected.flatMap { old in new.firstIndex { $0.controller === old } } ?? (new.isEmpty ? nil : 0)
    loadSelectedTab()
    showSelected()
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in come { controller.didMove(toParent: self) }
    tabBar.show(entries.map(\.item))
    itemIsSelected()
    if isViewLoaded { placeBar() }
  }

  final func select(_ number: Int) {
    guard number != index else { return }
    let old = selected
    index = number
    loadSelectedTab()
    log?.record(.controller, debugName, "selects \(selected?.debugName ?? "nothing")")
    showSelected()
    if old !== selected { old?.viewIfLoaded?.removeFromSuperview() }
  }

  final func showSelected() {
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
  final func itemIsSelected() {
    for (number, button) in tabBar.buttons.enumerated() { button.isSelected = number == index }
  }

  /// Called after a tap on the item of a controller: asks the delegate, calls ``tabBar(_:didSelect:)``,
  /// selects, and notifies the delegate.
  final func tapped(_ item: TabBarItem) {
    guard let number = tabBar.buttons.firstIndex(where: { $0.item === item }),
      entries.indices.contains(number)
    else { return }
    if let tab = entries[number].tab { return tapped(tab, item) }
    guard let controller = entries[number].controller else { return }
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
    guard entries.contains(where: { $0.tab == nil && $0.controller === controller }) else { return }
    tabBar.show(entries.map(\.item))
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
    guard !isBarAtTop else { return placeBarAtTop(isHidden: isBarHidden) }
    let barHeight = barHeight
    for controller in entries.compactMap(\.controller) {
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
    guard isAboveBar(controller), !isBarHidden, !isBarAtTop else { return view.bounds }
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

  /// Selects the first controller if none is selected: those of a storyboard until now (MC51).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if index == nil, !entries.isEmpty { select(0) }
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
