import Foundation
import Simulation

/// A bar with items side by side, each as a view that can be tapped.
///
/// The items are placed from the left, 8 points apart; flexible spaces share the remaining width. From iOS 26
/// they are on platters at the bar's top, 12 points apart (MC25, MC61).
@preconcurrency @MainActor open class Toolbar: View {
  private var storedItems: [BarButtonItem]?

  /// The background color; `nil` for that of the style. The color of an appearance takes precedence.
  open var barTintColor: Color?
  /// The style of the bar: light or dark.
  open var barStyle = BarStyle.default
  /// Whether the bar is translucent, kept for the app to read. True by default.
  open var isTranslucent = true
  /// The appearance of the bar.
  open var standardAppearance = ToolbarAppearance() { didSet { setNeedsLayout() } }
  /// The appearance of the bar over content that is scrolled to its end, in a controller's view from iOS 15;
  /// `nil` for ``standardAppearance``.
  open var scrollEdgeAppearance: ToolbarAppearance? { didSet { setNeedsLayout() } }

  private var shownAppearance: ToolbarAppearance {
    guard let scrollEdgeAppearance, isBarAtScrollEdge(atTop: false) else { return standardAppearance }
    return scrollEdgeAppearance
  }

  /// The images behind the items, and the views that show them.
  final var images = BarImages() { didSet { setNeedsLayout() } }
  final var imageViews: BarImageViews?
  final var hasOwnAppearance: Bool { !shownAppearance.isStandard }

  package override var groundColor: Color? {
    if shownImage != nil { return nil }
    return shownAppearance.backgroundColor ?? barTintColor ?? (barStyle == .black ? .black : backgroundColor)
  }

  /// The delegate, which determines the position.
  open weak var delegate: (any ToolbarDelegate)?

  /// The position that the delegate has given at the last addition to a superview.
  final var givenPosition = BarPosition.any

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { givenPosition = delegate?.position(for: self) ?? .any }
  }

  /// The items from left to right. Setting them replaces the old items' views with theirs at once.
  open var items: [BarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items at once, even if `animated` is true.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    storedItems = items
    itemsDidChange()
  }

  /// The items that have a place in the bar: those that are not hidden.
  private var shownItems: [BarButtonItem] = []
  /// The place of a search bar among the items, in the bar's coordinates.
  private(set) final var searchSlot: CGRect?

  /// Updates the views with the items that are not hidden.
  final func itemsDidChange() {
    let old = shownItems
    shownItems = (storedItems ?? []).filter(\.isShown)
    for item in old where !shownItems.contains(where: { $0 === item }) { item.leave(self) }
    for item in storedItems ?? [] { item.toolbar = self }
    for view in shownItems.compactMap({ $0.makeView(in: self) }) { addSubview(view) }
    setNeedsLayout()
  }

  /// Returns the toolbar's current width and the height of the system: on phones 48 points from iOS 26 and 44
  /// in landscape (MC38), and before 44, and 32 in landscape (TC32).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height(VersionRules.toolbarHeights))
  }

  /// The height of the system; a toolbar has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height(VersionRules.toolbarHeights))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showImages()
    let (items, margin, strip) = (shownItems, margin, strip)
    let layout = barLayout(of: items, platterHeight: strip.height)
    let places = layout.places(from: margin, available: bounds.width - 2 * margin)
    for (item, x) in zip(items, places.starts) { item.place(at: x, in: self, strip: strip) }
    platters = platters(of: places, items, in: strip)
    searchSlot = items.firstIndex(where: \.isSearchPlace).map { index in
      let gap = layout.measures.gap
      let before = places.platters.last { $0.parts.upperBound <= index }?.span.upperBound
      let after = places.platters.first { $0.parts.lowerBound > index }?.span.lowerBound
      let start = max(places.starts[index], before.map { $0 + gap } ?? 0)
      let end = after.map { $0 - gap } ?? bounds.width - margin
      return CGRect(x: start, y: strip.minY, width: max(0, end - start), height: strip.height)
    }
  }

  /// The platters of the items, in the bar's coordinates (MC25); empty before iOS 26.
  package private(set) final var platters: [BarPlatter] = []

  private var margin: CGFloat {
    guard baseSuperview?.owningController is NavigationController,
      let floating = designValue(of: VersionRules.floatingToolbar)
    else { return barItemMeasures.margin }
    return floating.sides
  }

  /// The part of the bar in which items are placed: all of it, or the platters at its top (KI94).
  private var strip: CGRect {
    let height = min(bounds.height, barItemMeasures.platter?.toolbarHeight ?? bounds.height)
    return CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}
