import Foundation
import Simulation

/// A bar that shows the top item of a stack of navigation items: its title, its buttons, and a button back to
/// the item below.
///
/// A tap on the back button pops the top item. Nothing is animated: the bar shows a new item at once, and the
/// delegate is called synchronously.
@preconcurrency @MainActor open class NavigationBar: View {
  private var storedItems: [NavigationItem] = []
  private let titleLabel = Label(frame: .zero)
  private var shown: [BarButtonItem] = []
  private var shownTitleView: View?
  private var backButton: BarButton?
  private var storedIsTranslucent: Bool?

  /// Whether the bar is translucent. Unless it is set, it is true from iOS 7, and false before.
  ///
  /// The content of a navigation controller begins below a bar that isn't translucent (X17).
  open var isTranslucent: Bool {
    get {
      storedIsTranslucent ?? Application.current?.context.rule(VersionRules.rootViewFillsScreen) ?? true
    }
    set {
      storedIsTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }

  // MARK: Appearance

  /// The background color; `nil` for that of the style. The color of an appearance takes precedence.
  open var barTintColor: Color?
  /// The style of the bar: light or dark.
  open var barStyle = BarStyle.default
  /// The attributes of the title. Font and color are drawn. Those of an appearance take precedence.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showTitle() } }
  /// The appearance of the bar. The title's attributes are read when it is set and when the title is updated,
  /// so set it again after later changes.
  open var standardAppearance = NavigationBarAppearance() { didSet { showTitle() } }
  /// The appearance of the bar over content that is scrolled to its top, in a navigation controller from iOS
  /// 15; `nil` for the other appearances. Only its background is drawn.
  open var scrollEdgeAppearance: NavigationBarAppearance?
  /// The appearance of the bar at a compact height, such as on a phone in landscape; `nil` for
  /// ``standardAppearance``. Only its background is drawn.
  open var compactAppearance: NavigationBarAppearance?

  private var shownAppearance: NavigationBarAppearance {
    if let scrollEdgeAppearance, isBarAtScrollEdge(atTop: true) { return scrollEdgeAppearance }
    guard let compactAppearance, traitCollection.verticalSizeClass == .compact else {
      return standardAppearance
    }
    return compactAppearance
  }

  package override var groundColor: Color? {
    shownAppearance.backgroundColor ?? barTintColor ?? (barStyle == .black ? .black : backgroundColor)
  }

  /// The delegate, which permits pushes and pops and is notified of them.
  open weak var delegate: (any NavigationBarDelegate)?

  // MARK: The stack

  /// The items, from the bottom of the stack. Setting them doesn't call the delegate.
  open var items: [NavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The top item, which the bar shows.
  public final var topItem: NavigationItem? { storedItems.last }

  /// The item below the top item.
  public final var backItem: NavigationItem? { storedItems.dropLast().last }

  /// Sets the items at once, even if `animated` is true.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items ?? []
    for item in storedItems { item.bar = self }
    itemDidChange()
  }

  /// Pushes an item if the delegate permits it, then notifies the delegate.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(storedItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item if there is one and the delegate permits it, then notifies the delegate; returns the
  /// item, or `nil`.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(storedItems.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Content

  /// Updates the bar with the top item's properties.
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
    titleLabel.standardFont = Font(.system, size: 17, weight: typeface.boldWeight, on: typeface)
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

  /// Returns the navigation bar's current width and the height of the system: 54 points from iOS 26 (KI89),
  /// and before 44, 32 on phones in landscape, and 50 on pads from iOS 12 (TC29).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height(VersionRules.navigationBarHeights))
  }

  /// The height of a bar; the bar has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height(VersionRules.navigationBarHeights))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = (start: BarLayout.margin, end: bounds.width - BarLayout.margin)
    if let backButton {
      let width = backButton.sizeThatFits(.zero).width
      backButton.frame = directed(CGRect(x: room.start, y: 0, width: width, height: bounds.height))
      room.start += width + BarLayout.margin
    }
    room.start = place(topItem?.leftBarButtonItems ?? [], from: room.start)
    let right = (topItem?.rightBarButtonItems ?? []).reversed()
    let width = BarLayout(parts: right.map(\.part)).width
    place(Array(right), from: room.end - width)
    if !right.isEmpty { room.end -= width + BarLayout.margin }
    placeTitle(from: room.start, to: room.end)
  }

  /// Places items side by side, and returns the x-coordinate for the next view.
  @discardableResult
  private func place(_ items: [BarButtonItem], from start: CGFloat) -> CGFloat {
    guard !items.isEmpty else { return start }
    let layout = BarLayout(parts: items.map(\.part))
    for (item, x) in zip(items, layout.starts(from: start, available: layout.width)) {
      item.place(at: x, in: self)
    }
    return start + layout.width + BarLayout.margin
  }

  /// Centers the title in the bar, or as near to the center as the items permit.
  private func placeTitle(from start: CGFloat, to end: CGFloat) {
    let view = shownTitleView ?? titleLabel
    let wanted =
      shownTitleView?.bounds.size
      ?? CGSize(width: titleLabel.measuredFont.width(of: titleLabel.text ?? ""), height: bounds.height)
    let width = max(0, min(wanted.width, end - start))
    let x = max(start, min(bounds.midX - width / 2, end - width))
    let frame = CGRect(x: x, y: bounds.midY - wanted.height / 2, width: width, height: wanted.height)
    view.frame = directed(frame)
  }
}
