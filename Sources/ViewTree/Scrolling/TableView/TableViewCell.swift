import Foundation
import Responder
import Simulation

/// A view that shows one row of a table: a content view, an accessory at its right, and controls in editing
/// mode.
///
/// Apps add their views to ``contentView``. Touches are forwarded to the table, which selects the row.
@preconcurrency @MainActor open class TableViewCell: View {
  /// The labels of the cell and their arrangement.
  final let style: CellStyle
  /// The identifier for reusing the cell for another row, or nil for a cell that is never reused.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  final var storedReuseIdentifier: String?
  /// The view that contains the app's content; it shrinks to make space for the accessory and for controls.
  /// While the cell has a content configuration, it is the configuration's view.
  public final var contentView: View { shownContentView }
  final var shownContentView = View()
  final var storedConfigurations: CellConfigurations?
  final var storedUpdateHandler: ConfigurationUpdateHandler?
  /// The table that displays the cell.
  final weak var table: TableView?
  /// The cell's subviews beside its content; `TableViewCell+Parts.swift` creates them.
  final var parts = CellParts()
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  private var storedIsEditing = false

  /// Creates a cell of 320 by 44 points; the table sets its frame.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, storedReuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableView.standardRowHeight))
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a cell of the default style that is never reused, with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style that is never reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of the default style that is never reused, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    style = CellStyle(inFiles: coder.interfaceAttribute("style"))
    storedReuseIdentifier = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    if bounds.size == .zero { frame.size = CGSize(width: 320, height: TableView.standardRowHeight) }
    contentView.frame = bounds
    addSubview(contentView)
    coder.readInterface(of: self, as: TableViewCell.self)
  }

  // MARK: Labels and images

  /// The cell's main label, created on first access.
  open var textLabel: Label? { makeLabelIfNeeded(\.text) }
  /// The detail label, created on first access; nil if the style has none.
  open var detailTextLabel: Label? { style == .default ? nil : makeLabelIfNeeded(\.detail) }
  /// The image view at the left, created on first access; nil if the style has none.
  open var imageView: ImageView? { style == .value2 ? nil : makeImageViewIfNeeded() }

  // MARK: Accessories and appearance

  /// The standard accessory at the right end.
  open var accessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// The view at the right end in place of ``accessoryType``, with its own size.
  open var accessoryView: View? { didSet { partsDidChange() } }
  /// The standard accessory at the right end in editing mode.
  open var editingAccessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// The view at the right end in place of ``editingAccessoryType``.
  open var editingAccessoryView: View? { didSet { partsDidChange() } }
  /// The appearance of the cell while it is selected or highlighted.
  open var selectionStyle = SelectionStyle.default
  /// The view behind everything else in the cell, with the cell's size.
  /// Setting it removes ``backgroundConfiguration``, and vice versa.
  open var backgroundView: View? { didSet { show(backgroundView, insteadOf: oldValue) } }
  /// The view behind the content and in front of ``backgroundView`` while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: View? { didSet { showSelectedBackground(insteadOf: oldValue) } }
  /// The number of steps that the labels are indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the ends of the cell's separator, or nil for the table's.
  final var ownSeparatorInset: EdgeInsets?
  /// The insets of the ends of the cell's separator: the table's, unless they are set. If neither are, they
  /// follow the margins of the content on iOS 26 (MT11).
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? table?.features.separatorInset ?? automaticSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// Whether a row that can be moved shows a reorder control at its right in editing mode.
  open var showsReorderControl = false { didSet { partsDidChange() } }
  /// Whether the content is indented for the control at its left in editing mode; the table sets it.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// The editing that the simulated user can apply to the row in editing mode; the table sets it.
  public internal(set) final var editingStyle = EditingStyle.none { didSet { partsDidChange() } }
  /// Whether the table allows the row to be moved.
  final var mayMove = false { didSet { partsDidChange() } }
  /// The distance to the right that a swipe has moved the content.
  final var swipeOffset: CGFloat = 0 {
    didSet {
      if swipeOffset != oldValue { setNeedsLayout() }
      if (swipeOffset == 0) != (oldValue == 0) { stateOfConfigurationsDidChange() }
    }
  }
  /// Whether the button that deletes the row is displayed.
  public internal(set) final var showingDeleteConfirmation = false { didSet { partsDidChange() } }

  // MARK: State

  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is highlighted by a touch.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Updates the appearance. The table calls it for each cell before displaying it, and when its row is
  /// selected or deselected. Overrides must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let hasChanged = storedIsSelected != selected
    storedIsSelected = selected
    stateDidChange()
    if hasChanged { stateOfConfigurationsDidChange() }
  }

  /// Updates the appearance. The table calls it when a touch begins and ends. Overrides must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let hasChanged = storedIsHighlighted != highlighted
    storedIsHighlighted = highlighted
    parts.image?.isHighlighted = highlighted
    stateDidChange()
    if hasChanged { stateOfConfigurationsDidChange() }
  }

  /// Shows or hides the editing controls. Overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    if !editing { showingDeleteConfirmation = false }
    partsDidChange()
    stateOfConfigurationsDidChange()
  }

  /// Called before the cell is reused for another row. The default does nothing.
  open func prepareForReuse() {}

  /// Called when a drag lifts, drags or releases the cell's row. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations

  // The order of an update: see `ConfiguredView`.

  /// The present state of the cell. An override adds custom states to the value of super.
  open var configurationState: CellConfigurationState { baseConfigurationState }

  /// Requests an update of the configurations before the next layout; several requests are one update. The
  /// cell requests one itself when its state changes, and when the app sets a handler.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Updates the configurations for a state. Called before a layout, after the automatic updates and before
  /// the handler; from iOS 14. The default does nothing.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Returns the content configuration without content that corresponds to the cell's style.
  open func defaultContentConfiguration() -> ListContentConfiguration { baseDefaultContentConfiguration }

  /// The content of the cell in place of its labels and its image; nil for none.
  ///
  /// Setting it replaces ``contentView`` by the configuration's view, or shows it in the present one if that
  /// supports it. A row of automatic height is measured again.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { storedConfigurations?.content }
    set { setContent(newValue) }
  }

  /// Whether ``contentConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { storedConfigurations?.updatesContent ?? true }
    set { configurations.updatesContent = newValue }
  }

  /// Returns the background configuration of cells in the table's style; from iOS 16.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { baseDefaultBackground }

  /// The background of the cell in place of ``backgroundView`` and ``selectedBackgroundView``, which setting
  /// it removes; nil for none.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { storedConfigurations?.background }
    set { setBackground(newValue) }
  }

  /// Whether ``backgroundConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedConfigurations?.updatesBackground ?? true }
    set { configurations.updatesBackground = newValue }
  }

  /// Whether touches reach the cell; false disables its configurations.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { stateOfConfigurationsDidChange() } }
  }

  /// Requests an update of the configurations. An override calls super.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stateOfConfigurationsDidChange()
  }

  /// Measures a row of automatic height again before the next layout; from iOS 16.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidChange()
  }

  // MARK: Layout

  override func marginRule(for content: View?) -> MarginRule? { cellMarginRule(for: content) }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    baseSetNeedsLayout()
  }

  /// Updates the configurations if needed. Then places the content view and the parts beside it, and the
  /// labels in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationsIfNeeded()
    placeParts()
    placeLabels()
  }

  /// Returns the height that the standard labels need, at least that of a row without content, and the width
  /// of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(leastHeight, heightOfLabels))
  }

  /// Returns the cell's preferred size. Called with a required width and an arbitrary height if the row's
  /// height is ``TableView/automaticDimension``.
  ///
  /// If the content has constraints, they determine the height, to which a pixel is added for the separator
  /// before iOS 26 (TC35). If they leave the height open, it is that of a row without content, or 51 points
  /// on iOS 26 (MT34).
  /// Otherwise the result is that of ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConfigurationsIfNeeded()
    guard contentDeterminesSize else { return sizeThatFits(CGSize(width: targetSize.width, height: 0)) }
    let width = frame.width
    // Only the space for the content matters; a layout of the content at its old height might break
    // constraints.
    if horizontalFittingPriority == .required { layOut(inWidth: targetSize.width) }
    defer { layOut(inWidth: width) }
    let beside = bounds.width - contentView.bounds.width
    let isFixed = horizontalFittingPriority == .required
    let room = max(0, targetSize.width - beside)
    let size =
      sizeOfConfiguredContent(width: room, isRequired: isFixed, height: targetSize.height)
      ?? contentView.systemLayoutSizeFitting(
        CGSize(width: room, height: targetSize.height),
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    let least = (contentView as? ListContentView)?.leastHeight ?? 0
    return CGSize(
      width: isFixed ? targetSize.width : size.width + beside,
      height: size.height > 0 ? max(least, size.height + separatorThickness) : openHeight
    )
  }

  /// Returns the height of the cell's row if it is automatic. If the content has constraints, the cell has
  /// the given width afterwards.
  final func automaticHeight(width: CGFloat) -> CGFloat {
    if contentDeterminesSize { layOut(inWidth: width) }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private var contentDeterminesSize: Bool {
    storedConfigurations?.content != nil || contentView.subviews.contains { !$0.baseTranslatesMask }
  }

  private func layOut(inWidth width: CGFloat) {
    if frame.width != width { frame.size.width = width }
    placeParts()
  }

  // MARK: Text

  /// The class name, and the accessibility identifier or the main label's text.
  open override var debugName: String {
    let name = ClassNames.name(of: type(of: self))
    return (accessibilityIdentifier ?? shownTexts.first).map { "\(name) \"\($0)\"" } ?? name
  }

  /// The texts of the standard labels, or of the content configuration.
  override var standardAccessibilityLabel: String? {
    let words = shownTexts
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  open override var descriptionDetails: [String] {
    [parts.text?.text.map { "text = '\($0)'" }, isSelected ? "selected" : nil].compactMap { $0 }
  }
}

// MARK: - Cells of registered classes

/// A placeholder for a registered class in the creation of its cells.
private final class RegisteredCell: TableViewCell {}

extension TableViewCell {
  /// Calls the initializer of the dynamic class, which is found at run time.
  ///
  /// It must not be inlined into ``make(of:for:)``, where the compiler would assume the class to be known.
  @inline(never)
  fileprivate convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of a class with that class's `init(style:reuseIdentifier:)`, as UIKit does.
  ///
  /// Swift allows only `required` initializers to be called on a class that isn't known statically, and this
  /// one can't be required, because cells written for UIKit don't declare it so. Initializers are called
  /// through the class's vtable all the same, so it suffices to call it through a class without subclasses. A
  /// class without the initializer stops the program with Swift's own message, which names the class.
  static func make(of type: TableViewCell.Type, for identifier: String) -> TableViewCell {
    unsafeBitCast(type, to: RegisteredCell.Type.self).init(registeredFor: identifier)
  }
}
