import Foundation
import Responder
import Simulation

/// A cell, a header or a footer of a list, with accessories beside its content; UIKit's
/// `UICollectionViewListCell`. From iOS 14.
///
/// Its background configuration is that of a list's cell, and is replaced by any that the app sets. The
/// content is between the accessories, and is at least as high as an empty row.
@preconcurrency @MainActor open class CollectionViewListCell: CollectionViewCell {
  private var storedAccessories: [CellAccessory] = []
  private var leading: [AccessoryView] = []
  private var trailing: [AccessoryView] = []
  private var separatorGuide: ListSeparatorGuide?

  /// Creates a cell with the background of a list's cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// Creates a cell with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// Returns the content configuration of a cell in a list, without content.
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  /// Returns the background configuration of a cell in a list.
  open override func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

  // MARK: Indentation

  /// The number of steps that the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 16 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }
  /// Whether the accessories at the leading edge are indented too; true by default.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func indentationDidChange() {
    setNeedsLayout()
    contentSizeDidChange()
  }

  // MARK: Accessories

  /// The accessories beside the content. Those that are displayed in the present mode are views of the cell.
  public final var accessories: [CellAccessory] {
    get { storedAccessories }
    set {
      storedAccessories = newValue
      updateAccessories()
    }
  }

  /// Makes the views of the accessories for the present mode. Accessories that were displayed before keep
  /// their views.
  final func updateAccessories() {
    let isEditing = list?.isEditing ?? false
    let old = leading + trailing
    var kept: [AccessoryView] = []
    func views(atLeadingEdge isLeading: Bool) -> [AccessoryView] {
      storedAccessories.shown(isEditing: isEditing, atLeadingEdge: isLeading).map { accessory in
        let view = old.first { view in
          view.accessory.accessoryType == accessory.accessoryType && !kept.contains { $0 === view }
        }
        let shown = view ?? AccessoryView()
        shown.show(accessory, in: self)
        kept.append(shown)
        return shown
      }
    }
    (leading, trailing) = (views(atLeadingEdge: true), views(atLeadingEdge: false))
    for view in old where !kept.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in kept where view.superview !== self { addSubview(view) }
    setNeedsLayout()
    contentSizeDidChange()
  }

  /// The width of the cell that isn't the content's.
  final var widthOfAccessories: CGFloat {
    width(of: leading, isLeading: true) + width(of: trailing, isLeading: false)
  }

  private func width(of views: [AccessoryView], isLeading: Bool) -> CGFloat {
    let indented = isLeading ? indentation : 0
    guard !views.isEmpty else { return indented }
    let widths = views.reduce(0) { $0 + $1.reservedWidth }
    return indented + CellMeasures.margin + widths + CGFloat(views.count - 1) * CellMeasures.gap
  }

  /// The accessory whose effect a tap on the cell has, or nil for selection.
  final var accessoryOfTaps: AccessoryView? {
    trailing.first { $0.accessory.accessoryType == .outlineDisclosure && $0.accessory.looks.isHeader }
  }

  // MARK: Layout

  /// Updates the configurations if needed. Then places the accessories and the content between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in leading + trailing { view.update() }
    let size = bounds.size
    // A swipe moves the content and the accessories.
    var x = swipeOffset + CellMeasures.margin + (indentsAccessories ? indentation : 0)
    for view in leading {
      view.frame = directed(CGRect(x: x, y: 0, width: view.reservedWidth, height: size.height))
      x += view.reservedWidth + CellMeasures.gap
    }
    let start = swipeOffset + width(of: leading, isLeading: true)
    var end = swipeOffset + size.width - width(of: trailing, isLeading: false)
    contentView.frame = directed(CGRect(x: start, y: 0, width: max(0, end - start), height: size.height))
    for view in trailing {
      view.frame = directed(CGRect(x: end, y: 0, width: view.reservedWidth, height: size.height))
      end += view.reservedWidth + CellMeasures.gap
    }
    separatorGuide?.follow(self)
  }

  // MARK: Separator

  override var automaticSeparatorInsets: DirectionalEdgeInsets? {
    let ends = separatorEnds
    return DirectionalEdgeInsets(
      top: 0,
      leading: ends.leading - swipeOffset,
      bottom: 0,
      trailing: ends.trailing
    )
  }

  /// A guide for the ends of the cell's separator. It begins at the text and ends at the cell's edge unless
  /// constraints of the app place it.
  open var separatorLayoutGuide: LayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = ListSeparatorGuide()
    addLayoutGuide(guide)
    guide.constrain(to: self)
    separatorGuide = guide
    guide.follow(self)
    return guide
  }

  /// The distance from the leading edge to the text, or to the content if it isn't a list's.
  final var textStart: CGFloat {
    let content = directed(contentView.frame).minX
    return content + ((contentView as? ListContentView)?.textStart ?? CellMeasures.margin)
  }

  /// The distances of the separator's ends from the cell's leading and trailing edges.
  final var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
    guard let separatorGuide, separatorGuide.isPlaced else { return (textStart, ListMeasures.separatorInset) }
    let frame = directed(separatorGuide.layoutFrame)
    return (frame.minX, bounds.width - frame.maxX)
  }
}

/// The guide of a cell's separator, with constraints that yield to those of the app.
final class ListSeparatorGuide: LayoutGuide {
  private var start: LayoutConstraint?

  /// Whether constraints have placed the guide.
  var isPlaced: Bool { spot?.engine != nil }

  func constrain(to cell: CollectionViewListCell) {
    let start = leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let constraints = [
      start, trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      bottomAnchor.constraint(equalTo: cell.bottomAnchor), heightAnchor.constraint(equalToConstant: 0.5),
    ]
    for constraint in constraints { constraint.priority = .defaultLow }
    LayoutConstraint.activate(constraints)
    self.start = start
  }

  func follow(_ cell: CollectionViewListCell) {
    if let start, start.constant != cell.textStart { start.constant = cell.textStart }
  }
}
