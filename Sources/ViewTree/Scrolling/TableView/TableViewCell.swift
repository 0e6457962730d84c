import Foundation
import Responder
import Simulation

/// One row of a table: a content view, an accessory at its right, and controls while the table is edited.
///
/// What a program adds, it adds to ``contentView``. Touches go on to the table, which selects the row.
@preconcurrency @MainActor open class TableViewCell: View {
  /// Which labels the cell has.
  final let style: CellStyle
  /// The name by which the table keeps the cell for another row; nil for a cell that is never used again.
  public final let reuseIdentifier: String?
  /// The part of the cell that is the program's; it makes room for the accessory and for controls.
  public final let contentView = View()
  /// The table that shows the cell.
  final weak var table: TableView?
  /// What stands in the cell beside its content; `TableViewCell+Parts.swift` makes it.
  final var parts = CellParts()
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  private var storedIsEditing = false

  /// Creates a cell with an empty frame; the table gives it one.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableView.standardRowHeight))
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a cell of the default style that is never used again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Labels and images

  /// The cell's main label, made at the first access.
  open var textLabel: Label? { keepLabel(\.text) }
  /// The label for details, made at the first access; nil where the style has none.
  open var detailTextLabel: Label? { style == .default ? nil : keepLabel(\.detail) }
  /// The image at the left, made at the first access; nil where the style has none.
  open var imageView: ImageView? { style == .value2 ? nil : keepImageView() }

  // MARK: Accessories and looks

  /// What stands at the right end.
  open var accessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// What stands at the right end in place of ``accessoryType``, in its own size.
  open var accessoryView: View? { didSet { partsDidChange() } }
  /// What stands at the right end while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// What stands there in place of ``editingAccessoryType``.
  open var editingAccessoryView: View? { didSet { partsDidChange() } }
  /// How the cell looks while it is selected or highlighted.
  open var selectionStyle = SelectionStyle.default
  /// Stands behind everything in the cell, in its size.
  open var backgroundView: View? { didSet { show(backgroundView, insteadOf: oldValue) } }
  /// Stands behind the content, in front of ``backgroundView``, while the cell is selected or highlighted.
  open var selectedBackgroundView: View? { didSet { showSelectedBackground(insteadOf: oldValue) } }
  /// How many steps the labels stand to the right.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Where the line below the cell begins and ends; nil for the table's.
  final var ownSeparatorInset: EdgeInsets?
  /// Where the line below the cell begins and ends: the table's, unless it is set.
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? TableView.standardSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// Whether a control to move the row stands at the right while the table is edited, if the row can be moved.
  open var showsReorderControl = false { didSet { partsDidChange() } }
  /// Whether the content makes room for the control at its left while the table is edited; the table sets it.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// What a person can do to the row while the table is edited; the table sets it.
  public internal(set) final var editingStyle = EditingStyle.none { didSet { partsDidChange() } }
  /// Whether the table lets the row be moved.
  final var mayMove = false { didSet { partsDidChange() } }
  /// How far a swipe has moved the content to the right.
  final var swipeOffset: CGFloat = 0 { didSet { if swipeOffset != oldValue { setNeedsLayout() } } }
  /// Whether the button that deletes the row is shown.
  public internal(set) final var showingDeleteConfirmation = false { didSet { partsDidChange() } }

  // MARK: State

  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the cell shows its controls for editing.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Changes the look; the table calls it for each cell before it is shown, and when its row is selected or not any more.
  /// An override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    stateDidChange()
  }

  /// Changes the look; the table calls it when a finger comes and goes. An override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
    parts.image?.isHighlighted = highlighted
    stateDidChange()
  }

  /// Shows or hides the controls for editing. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    if !editing { showingDeleteConfirmation = false }
    partsDidChange()
  }

  /// The cell, which another row has had, is about to be given out again. The default does nothing.
  open func prepareForReuse() {}

  // MARK: Layout

  /// Places the content view and the parts beside it, and the labels in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    placeLabels()
  }

  /// As high as the standard labels need, and never less than 44 points; the width is that of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(TableView.standardRowHeight, heightOfLabels))
  }

  /// Returns the size that the cell wants to have; asked, with a width that counts and a height that doesn't, where the row's
  /// height is ``TableView/automaticDimension``.
  ///
  /// It is as high as the constraints of the content want it, where there are any and they say a height, or else as
  /// ``sizeThatFits(_:)`` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    guard contentHasConstraints else { return sizeThatFits(CGSize(width: targetSize.width, height: 0)) }
    let width = frame.width
    // Only the room for the content counts; to lay the content out at its old height might break constraints.
    if horizontalFittingPriority == .required { stand(inWidth: targetSize.width) }
    defer { stand(inWidth: width) }
    let beside = bounds.width - contentView.bounds.width
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width + beside,
      height: size.height > 0 ? size.height : TableView.standardRowHeight
    )
  }

  /// How high the row of the cell is where its height is automatic; the cell has that width afterwards.
  final func automaticHeight(width: CGFloat) -> CGFloat {
    if contentHasConstraints { stand(inWidth: width) }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private var contentHasConstraints: Bool {
    contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  private func stand(inWidth width: CGFloat) {
    if frame.width != width { frame.size.width = width }
    placeParts()
  }

  // MARK: Text

  /// The class, and the identifier or the main label's text.
  open override var debugName: String {
    let name = String(describing: type(of: self))
    return (accessibilityIdentifier ?? parts.text?.text).map { "\(name) \"\($0)\"" } ?? name
  }

  /// What the standard labels say.
  override var standardAccessibilityLabel: String? {
    let words = [parts.text?.text, parts.detail?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  open override var descriptionDetails: [String] {
    [parts.text?.text.map { "text = '\($0)'" }, isSelected ? "selected" : nil].compactMap { $0 }
  }
}

// MARK: - Cells of registered classes

/// Stands for the class of a registered cell where a cell is made of it.
private final class RegisteredCell: TableViewCell {}

extension TableViewCell {
  /// The initializer of whatever class it is called on is found as the program runs.
  ///
  /// It must not be inlined into ``make(of:for:)``, where the compiler would take the class to be known.
  @inline(never)
  fileprivate convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell of a class by the class's `init(style:reuseIdentifier:)`, as UIKit does.
  ///
  /// Swift lets only `required` initializers be called on a class that is not known, and this one can't be required, as
  /// cells written for UIKit don't say so. Initializers are called through the class's own table all the same, so it is enough
  /// to call it by the name of a class that has no subclasses. A class without the initializer stops the program with a
  /// text of Swift's own that names it.
  static func make(of type: TableViewCell.Type, for identifier: String) -> TableViewCell {
    unsafeBitCast(type, to: RegisteredCell.Type.self).init(registeredFor: identifier)
  }
}
