import Foundation

/// A bar with items side by side, each a view that can be tapped.
///
/// The items are placed from the left, 8 points apart; flexible spaces share what is left.
@preconcurrency @MainActor open class Toolbar: View {
  private var storedItems: [BarButtonItem]?

  /// The color of the bar; nil for the style's. An appearance with a color goes before it.
  open var barTintColor: Color?
  /// Whether the bar is light or dark.
  open var barStyle = BarStyle.default
  /// Whether content is seen through the bar. Pictures don't show it.
  open var isTranslucent = true
  /// How the bar looks.
  open var standardAppearance = ToolbarAppearance()
  /// How the bar looks where content is scrolled to its end. Pictures show ``standardAppearance`` everywhere.
  open var scrollEdgeAppearance: ToolbarAppearance?

  package override var groundColor: Color? {
    standardAppearance.backgroundColor ?? barTintColor ?? (barStyle == .black ? .black : backgroundColor)
  }

  /// The items from left to right; each becomes a subview at once, in place of those before.
  open var items: [BarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; they are there at once, also if `animated`.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    let old = storedItems ?? []
    storedItems = items
    for item in old where !(items ?? []).contains(where: { $0 === item }) { item.leave(self) }
    for view in (items ?? []).compactMap({ $0.makeView(in: self) }) { addSubview(view) }
    setNeedsLayout()
  }

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
    let items = storedItems ?? []
    let available = bounds.width - 2 * BarLayout.margin
    let starts = BarLayout(parts: items.map(\.part)).starts(from: BarLayout.margin, available: available)
    for (item, x) in zip(items, starts) { item.place(at: x, in: bounds) }
  }
}
