import Foundation
import Simulation

/// A bar that shows the top one of a stack of navigation items: its title, its buttons, and a button back to the item
/// below.
///
/// A tap on the back button pops the top item. Nothing slides: what is seen is new at once, and the delegate is told
/// inside the call.
@preconcurrency @MainActor open class NavigationBar: View {
  private var storedItems: [NavigationItem] = []
  private let titleLabel = Label(frame: .zero)
  private var shown: [BarButtonItem] = []
  private var shownTitleView: View?
  private var backButton: BarButton?
  private var storedIsTranslucent: Bool?

  /// Whether content is seen through the bar; from iOS 7 yes, and before no, unless set.
  ///
  /// A navigation controller's content begins below a bar that is not translucent (X17).
  open var isTranslucent: Bool {
    get {
      storedIsTranslucent ?? Application.current?.context.rule(VersionRules.rootViewFillsScreen) ?? true
    }
    set {
      storedIsTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }

  // MARK: Looks

  /// The color of the bar; nil for the style's. An appearance with a color goes before it.
  open var barTintColor: Color?
  /// Whether the bar is light or dark.
  open var barStyle = BarStyle.default
  /// The attributes of the title: font and color are shown. Those of an appearance go before them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showTitle() } }
  /// How the bar looks; it is read when it is set and when another title is shown, so later changes to it must be set again.
  open var standardAppearance = NavigationBarAppearance() { didSet { showTitle() } }
  /// How the bar looks where content is scrolled to its top. Pictures show ``standardAppearance`` everywhere.
  open var scrollEdgeAppearance: NavigationBarAppearance?
  /// How the bar looks on a phone that is held sideways. Pictures show ``standardAppearance`` everywhere.
  open var compactAppearance: NavigationBarAppearance?

  package override var groundColor: Color? {
    standardAppearance.backgroundColor ?? barTintColor ?? (barStyle == .black ? .black : backgroundColor)
  }

  /// Who decides about pushes and pops.
  open weak var delegate: (any NavigationBarDelegate)?

  // MARK: The stack

  /// The items, the lowest first. Setting them asks nobody and tells nobody.
  open var items: [NavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  public final var topItem: NavigationItem? { storedItems.last }

  /// The item below the one that is shown.
  public final var backItem: NavigationItem? { storedItems.dropLast().last }

  /// Sets the items; they are there at once, also if `animated`.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items ?? []
    for item in storedItems { item.bar = self }
    itemDidChange()
  }

  /// Puts an item on top, if the delegate agrees, and tells it.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(storedItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item off, if there is one and the delegate agrees, and tells it; returns the item, or nil.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(storedItems.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: What is shown

  /// Shows the top item as it is now.
  final func itemDidChange() {
    let left = topItem?.leftBarButtonItems ?? []
    let right = topItem?.rightBarButtonItems ?? []
    for item in shown where !(left + right).contains(where: { $0 === item }) { item.leave(self) }
    shown = left + right
    showBackButton(besides: left)
    for view in shown.compactMap({ $0.makeView(in: self) }) { addSubview(view) }
    showTitle()
    setNeedsLayout()
  }

  private func showBackButton(besides left: [BarButtonItem]) {
    backButton?.removeFromSuperview()
    backButton = nil
    guard let topItem, let backItem, !topItem.hidesBackButton else { return }
    guard left.isEmpty || topItem.leftItemsSupplementBackButton else { return }
    let item = BarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    if let title = backItem.title, !title.isEmpty { item.title = title }
    let given = backItem.backBarButtonItem
    if let title = given?.title { item.title = title }
    item.image = given?.image
    let button = BarButton(item)
    button.onTap = { [weak self] _ in self?.backButtonWasTapped() }
    backButton = button
    addSubview(button)
  }

  private func backButtonWasTapped() {
    popItem(animated: true)
  }

  private func showTitle() {
    titleLabel.text = topItem?.title
    let attributes = standardAppearance.titleTextAttributes
    titleLabel.font = (attributes[.font] ?? titleTextAttributes?[.font]) as? Font
    titleLabel.textColor = (attributes[.foregroundColor] ?? titleTextAttributes?[.foregroundColor]) as? Color
    setNeedsLayout()
    if shownTitleView !== topItem?.titleView {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = topItem?.titleView
    }
    if let shownTitleView {
      titleLabel.removeFromSuperview()
      addSubview(shownTitleView)
    } else {
      addSubview(titleLabel)
    }
  }

  // MARK: Layout

  /// The width it has, and 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: BarLayout.height)
  }

  /// The height of a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: BarLayout.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = (start: BarLayout.margin, end: bounds.width - BarLayout.margin)
    if let backButton {
      let width = backButton.sizeThatFits(.zero).width
      backButton.frame = CGRect(x: room.start, y: 0, width: width, height: bounds.height)
      room.start += width + BarLayout.margin
    }
    room.start = place(topItem?.leftBarButtonItems ?? [], from: room.start)
    let right = (topItem?.rightBarButtonItems ?? []).reversed()
    let width = BarLayout(parts: right.map(\.part)).width
    place(Array(right), from: room.end - width)
    if !right.isEmpty { room.end -= width + BarLayout.margin }
    placeTitle(from: room.start, to: room.end)
  }

  /// Places items side by side, and returns where the next thing may begin.
  @discardableResult
  private func place(_ items: [BarButtonItem], from start: CGFloat) -> CGFloat {
    guard !items.isEmpty else { return start }
    let layout = BarLayout(parts: items.map(\.part))
    for (item, x) in zip(items, layout.starts(from: start, available: layout.width)) {
      item.place(at: x, in: bounds)
    }
    return start + layout.width + BarLayout.margin
  }

  /// Places the title in the middle of the bar, or as near to it as the items leave room.
  private func placeTitle(from start: CGFloat, to end: CGFloat) {
    let view = shownTitleView ?? titleLabel
    let wanted =
      shownTitleView?.bounds.size
      ?? CGSize(width: titleLabel.font.width(of: titleLabel.text ?? ""), height: bounds.height)
    let width = max(0, min(wanted.width, end - start))
    let x = max(start, min(bounds.midX - width / 2, end - width))
    view.frame = CGRect(x: x, y: bounds.midY - wanted.height / 2, width: width, height: wanted.height)
  }
}
