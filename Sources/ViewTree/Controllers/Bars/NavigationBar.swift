import Foundation
import Responder
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
  /// The view of a title with a subtitle or a menu.
  private var richTitle: NavigationTitleView?
  private var backButton: BarButton?
  /// The items in the middle, and the button with them as a menu; changed in `NavigationBar+Groups.swift`.
  final var centerItems: [BarButtonItem] = []
  final var overflowItem: BarButtonItem?
  /// The width for which groups were collapsed last; `nil` after a change of a group.
  final var collapsedRoom: CGFloat?
  /// An item of the system before the others, such as that of a split view controller's display mode.
  final var systemItem: BarButtonItem? { didSet { if systemItem !== oldValue { itemDidChange() } } }
  /// The view that clips the search bar below the title; changed in `NavigationBar+Search.swift`.
  final var searchClip: View?
  final weak var shownSearchBar: SearchBar?
  private var storedIsTranslucent: Bool?
  /// The prompt and the large title, created when there is one.
  final var extras: NavigationBarExtras?
  /// The additional parts of the bar, which its navigation controller sets.
  final var storedExtent = NavigationBarExtent()
  private var storedPrefersLargeTitles = false

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

  // MARK: Large titles

  /// Whether titles are shown in large letters below the buttons, as the items'
  /// ``NavigationItem/largeTitleDisplayMode`` permits. A bar of a navigation controller is then 52 points
  /// higher, except at a compact height (MC9), and collapses while the content is scrolled.
  ///
  /// Stops with `NavigationBar.prefersLargeTitles came with iOS 11.0; this is iOS 10.3` on an older system.
  open var prefersLargeTitles: Bool {
    get { storedPrefersLargeTitles }
    set {
      Application.current?.context.require(
        VersionRules.hasLargeTitles,
        for: "NavigationBar.prefersLargeTitles"
      )
      storedPrefersLargeTitles = newValue
      itemDidChange()
    }
  }

  /// The attributes of the large title. Font and color are drawn. Those of an appearance take precedence.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showTitle() } }

  // MARK: Appearance

  /// The background color; `nil` for that of the style. The color of an appearance takes precedence.
  open var barTintColor: Color?
  /// The style of the bar: light or dark.
  open var barStyle = BarStyle.default
  /// The attributes of the title. Font and color are drawn. Those of an appearance take precedence.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showTitle() } }
  /// The appearance of the bar. The title's attributes are read when it is set and when the title is updated,
  /// so set it again after later changes.
  open var standardAppearance = NavigationBarAppearance() {
    didSet {
      showTitle()
      setNeedsLayout()
    }
  }
  /// The appearance of the bar over content that is scrolled to its top, in a navigation controller from iOS
  /// 15; `nil` for the other appearances. Only its background is drawn.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// The appearance of the bar at a compact height, such as on a phone in landscape; `nil` for
  /// ``standardAppearance``. Only its background is drawn.
  open var compactAppearance: NavigationBarAppearance? { didSet { setNeedsLayout() } }

  private var shownAppearance: NavigationBarAppearance {
    if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance, isBarAtScrollEdge(atTop: true) {
      return edge
    }
    guard let compact = topItem?.compactAppearance ?? compactAppearance,
      traitCollection.verticalSizeClass == .compact
    else { return topItem?.standardAppearance ?? standardAppearance }
    return compact
  }

  /// The images behind the items, and the views that show them.
  final var images = BarImages() { didSet { setNeedsLayout() } }
  final var imageViews: BarImageViews?
  final var hasOwnAppearance: Bool { !shownAppearance.isStandard }

  package override var groundColor: Color? {
    if shownImage != nil { return nil }
    return shownAppearance.backgroundColor ?? barTintColor ?? (barStyle == .black ? .black : backgroundColor)
  }

  /// The delegate, which permits pushes and pops and is notified of them.
  open weak var delegate: (any NavigationBarDelegate)?

  /// The position that the delegate has given at the last addition to a superview.
  final var givenPosition = BarPosition.any

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { givenPosition = delegate?.position(for: self) ?? .any }
  }

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
    updateCenter()
    let (left, right) = (leadingItems, trailingItems)
    let all = left + right + centerItems
    for item in shown where !all.contains(where: { $0 === item }) { item.leave(self) }
    shown = all
    showBackButton(besides: topItem?.shownLeftItems ?? [])
    for view in shown.compactMap({ $0.makeView(in: self) }) { addSubview(view) }
    showTitle()
    setNeedsLayout()
    showSearchBar()
    // The height of the bar may depend on the item.
    if storedPrefersLargeTitles || extras != nil || searchClip != nil || topItem?.searchController != nil {
      superview?.setNeedsLayout()
    }
  }

  /// The items at the leading end, from there.
  private var leadingItems: [BarButtonItem] {
    [systemItem].compactMap(\.self) + (topItem?.shownLeftItems ?? [])
  }

  /// The items at the trailing end, from there.
  private var trailingItems: [BarButtonItem] {
    [overflowItem].compactMap(\.self) + (topItem?.shownRightItems ?? [])
  }

  private func showBackButton(besides left: [BarButtonItem]) {
    backButton?.removeFromSuperview()
    backButton = nil
    guard let topItem, let backItem, !topItem.hidesBackButton else { return }
    guard left.isEmpty || topItem.leftItemsSupplementBackButton else { return }
    let item = BarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    switch backItem.backButtonDisplayMode {
    case .default:
      if let title = backItem.backButtonTitle ?? backItem.title, !title.isEmpty { item.title = title }
    case .generic: break
    case .minimal:
      item.title = nil
      item.image = Image(systemName: "chevron.backward")
      item.accessibilityLabel = "Back"
    }
    let given = backItem.backBarButtonItem
    if let title = given?.title { item.title = title }
    if let image = given?.image { item.image = image }
    let button = BarButton(item)
    item.view = button
    button.onTap = { [weak self] _ in self?.backButtonWasTapped() }
    backButton = button
    addSubview(button)
  }

  private func backButtonWasTapped() {
    if let action = topItem?.backAction { return action.perform(sender: backButton) }
    popItem(animated: true)
  }

  private func showTitle() {
    titleLabel.standardFont = Font(.system, size: 17, weight: typeface.boldWeight, on: typeface)
    titleLabel.text = topItem?.title
    let attributes = (topItem?.standardAppearance ?? standardAppearance).titleTextAttributes
    titleLabel.font = (attributes[.font] ?? titleTextAttributes?[.font]) as? Font
    titleLabel.textColor = (attributes[.foregroundColor] ?? titleTextAttributes?[.foregroundColor]) as? Color
    setNeedsLayout()
    let titleView = topItem?.titleView ?? updatedRichTitle
    if shownTitleView !== titleView {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = titleView
    }
    if let shownTitleView {
      titleLabel.removeFromSuperview()
      addSubview(shownTitleView)
    } else {
      addSubview(titleLabel)
    }
    showExtras()
  }

  /// The view of a title with a subtitle or a menu, with the properties of the top item; `nil` if a label
  /// suffices.
  private var updatedRichTitle: NavigationTitleView? {
    guard let topItem, NavigationTitleView.isNeeded(for: topItem) else {
      richTitle = nil
      return nil
    }
    let view = richTitle.flatMap { $0.shows(topItem) ? $0 : nil } ?? NavigationTitleView(topItem)
    richTitle = view
    view.show(like: titleLabel)
    return view
  }

  /// The title in the middle: the item's view, or the label.
  final var titleInTheMiddle: View { shownTitleView ?? titleLabel }

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
    showImages()
    let strip = stripOfItems(in: placeExtras())
    let measures = barItemMeasures
    let margin = traitCollection.verticalSizeClass == .compact ? measures.compactMargin : measures.margin
    var room = (start: margin, end: bounds.width - margin)
    platters = []
    if let backButton { room.start = place([backButton.item], from: room.start, in: strip) }
    collapseGroups(fitting: room.end - room.start)
    room.start = place(leadingItems, from: room.start, in: strip)
    let right = Array(trailingItems.reversed())
    let width = width(of: right)
    place(right, from: room.end - width, in: strip)
    if !right.isEmpty { room.end -= width + measures.gap }
    room.end = placeInlineSearchBar(from: room.start, to: room.end, in: strip)
    if topItem?.style == .navigator || topItem == nil {
      placeTitle(from: room.start, to: room.end, in: strip)
    } else {
      let start = placeLeadingTitle(from: room.start, to: room.end, in: strip)
      placeCenter(from: start, to: room.end, in: strip)
    }
    placeSearchClip()
  }

  /// Places items side by side, and returns the x-coordinate for the next view.
  @discardableResult
  final func place(_ items: [BarButtonItem], from start: CGFloat, in strip: CGRect) -> CGFloat {
    guard !items.isEmpty else { return start }
    let layout = barLayout(of: items, platterHeight: strip.height)
    let width = layout.width
    let places = layout.places(from: start, available: width)
    for (item, x) in zip(items, places.starts) { item.place(at: x, in: self, strip: strip) }
    platters += platters(of: places, items, in: strip)
    return start + width + layout.measures.gap
  }

  /// The platters of the items, in the bar's coordinates (MC44); empty before iOS 26.
  package private(set) final var platters: [BarPlatter] = []

  /// Returns the part of the row of buttons in which items and title are placed: all of it, or the platters
  /// at its top (MC11, MC44).
  private func stripOfItems(in row: CGRect) -> CGRect {
    let height = min(row.height, barItemMeasures.platter?.height ?? row.height)
    return CGRect(x: row.minX, y: row.minY, width: row.width, height: height)
  }

  /// Returns the width of items side by side.
  final func width(of items: [BarButtonItem]) -> CGFloat {
    barLayout(of: items, platterHeight: barItemMeasures.platter?.height ?? 0).width
  }

  /// Centers the title in the bar, or as near to the center as the items permit.
  private func placeTitle(from start: CGFloat, to end: CGFloat, in strip: CGRect) {
    let wanted = wantedTitleSize(in: strip)
    let width = max(0, min(wanted.width, end - start))
    let x = max(start, min(bounds.midX - width / 2, end - width))
    let frame = CGRect(x: x, y: strip.midY - wanted.height / 2, width: width, height: wanted.height)
    titleInTheMiddle.frame = directed(frame)
  }

  private func wantedTitleSize(in strip: CGRect) -> CGSize {
    if let rich = shownTitleView as? NavigationTitleView { return rich.wantedSize }
    return shownTitleView?.bounds.size
      ?? CGSize(width: titleLabel.measuredFont.width(of: titleLabel.text ?? ""), height: strip.height)
  }

  /// Places the title at the leading end, and returns the x-coordinate for the next view.
  private func placeLeadingTitle(from start: CGFloat, to end: CGFloat, in strip: CGRect) -> CGFloat {
    let wanted = wantedTitleSize(in: strip)
    let width = max(0, min(wanted.width, end - start))
    let frame = CGRect(x: start, y: strip.midY - wanted.height / 2, width: width, height: wanted.height)
    titleInTheMiddle.frame = directed(frame)
    return start + width + barItemMeasures.gap
  }

  /// The width that the buttons at both ends take.
  final var widthOfItems: CGFloat { width(of: leadingItems) + width(of: trailingItems) }
}
