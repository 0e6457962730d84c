import Foundation
import Simulation

/// A view that shows the header or the footer of a section.
@preconcurrency @MainActor open class TableViewHeaderFooterView: View {
  /// The identifier for reusing the view for another section, or nil for a view that is never reused.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  final var storedReuseIdentifier: String?
  /// The view that contains the app's content. While the view has a content configuration, it is the
  /// configuration's view.
  public final var contentView: View { shownContentView }
  final var shownContentView = View()
  final var storedConfigurations: CellConfigurations?
  final var storedUpdateHandler: ConfigurationUpdateHandler?
  /// Whether the table holds the header at its edge while the section scrolls.
  final var isPinned = false { didSet { if isPinned != oldValue { stateOfConfigurationsDidChange() } } }
  /// Whether the view is the header of a section in a grouped table.
  final var isGroupedHeader = false { didSet { if isGroupedHeader != oldValue { setNeedsLayout() } } }
  private var label: Label?
  private var detailLabel: Label?

  /// The main label, created on first access.
  open var textLabel: Label? { keep(&label) }
  /// The detail label, created on first access.
  open var detailTextLabel: Label? { keep(&detailLabel) }
  /// The view behind everything else, with this view's size.
  open var backgroundView: View? {
    didSet {
      ownBackgroundDidChange()
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a view with an empty frame, which the table sets.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view that is never reused.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Creates a view that is never reused, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
    coder.readInterface(of: self, as: TableViewHeaderFooterView.self)
  }

  private func keep(_ label: inout Label?) -> Label {
    if let label { return label }
    let new = Label()
    label = new
    contentView.addSubview(new)
    setNeedsLayout()
    return new
  }

  /// Called before the view is reused for another section. The default does nothing.
  open func prepareForReuse() {}

  // MARK: Configurations

  // The order of an update: see `ConfiguredView`.

  /// The present state of the view. An override adds custom states to the value of super.
  open var configurationState: ViewConfigurationState { baseConfigurationState }

  /// Requests an update of the configurations before the next layout; several requests are one update.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Updates the configurations for a state. Called before a layout, after the automatic updates and before
  /// the handler; from iOS 14. The default does nothing.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  /// Returns the content configuration of a header in the table's style, without content.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    (superview as? TableView)?.listEnvironment.isGrouped ?? false ? .groupedHeader() : .plainHeader()
  }

  /// The content in place of the labels; nil for none. See ``TableViewCell/contentConfiguration``.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { storedConfigurations?.content }
    set { setContent(newValue) }
  }

  /// Whether ``contentConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { storedConfigurations?.updatesContent ?? true }
    set { configurations.updatesContent = newValue }
  }

  /// Returns the background configuration of headers in the table's style; from iOS 16.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    (superview as? TableView)?.listEnvironment.isGrouped ?? false
      ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// The background in place of ``backgroundView``, which setting it removes; nil for none.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { storedConfigurations?.background }
    set { setBackground(newValue) }
  }

  /// Whether ``backgroundConfiguration`` is updated when the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedConfigurations?.updatesBackground ?? true }
    set { configurations.updatesBackground = newValue }
  }

  /// Requests an update of the configurations. An override calls super.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stateOfConfigurationsDidChange()
  }

  // MARK: Layout

  override func marginRule(for content: View?) -> MarginRule? { bandMarginRule(for: content) }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    baseSetNeedsLayout()
  }

  /// Updates the configurations if needed. Then places the content view and its labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationsIfNeeded()
    placeConfiguredBackground()
    backgroundView?.frame = bounds
    let sides = (superview as? TableView)?.contentSides ?? TableMargins()
    contentView.frame = bounds.inset(by: EdgeInsets(left: sides.left, right: sides.right))
    let height = roundedUp(CGSize(width: 0, height: Font.standard(typeface).lineHeight)).height
    let margin = (superview as? TableView)?.innerMargin ?? CellMeasures.margin
    let line = CGRect(
      x: margin,
      y: top(ofLine: height),
      width: max(0, contentView.bounds.width - 2 * margin),
      height: height
    )
    label?.frame = line
    detailLabel?.frame = line.offsetBy(dx: 0, dy: label == nil ? 0 : height)
  }

  /// Returns the position of the main label, which is centered, or in a grouped header of iOS 26 at a
  /// distance from the bottom: 6 points, and 5.5 on a screen with two pixels a point (MT15).
  private func top(ofLine height: CGFloat) -> CGFloat {
    guard isGroupedHeader, designValue(of: VersionRules.groupedTitles).areAtBottom else {
      return ((bounds.height - height) / 2).rounded(.down)
    }
    let scale = effectiveApplication?.screen.scale ?? 3
    return bounds.height - height - (scale < 3 ? 5.5 : 6)
  }

  /// Returns the height of the configured content or of a standard header, and the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationsIfNeeded()
    if let own = sizeOfConfiguredContent(width: size.width, isRequired: true, height: 0) {
      return CGSize(width: size.width, height: own.height)
    }
    return CGSize(width: size.width, height: systemValue(of: VersionRules.plainHeaderHeight))
  }

  override var standardAccessibilityLabel: String? {
    guard let view = contentView as? ListContentView else { return label?.text }
    return view.texts.isEmpty ? nil : view.texts.joined(separator: ", ")
  }
}

/// A placeholder for a registered class in the creation of its views.
private final class RegisteredHeader: TableViewHeaderFooterView {}

extension TableViewHeaderFooterView {
  /// Calls the initializer of the dynamic class; see ``TableViewCell/make(of:for:)``.
  @inline(never)
  fileprivate convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view of a class with that class's `init(reuseIdentifier:)`; see
  /// ``TableViewCell/make(of:for:)``.
  static func make(of type: TableViewHeaderFooterView.Type, for identifier: String)
    -> TableViewHeaderFooterView
  {
    unsafeBitCast(type, to: RegisteredHeader.Type.self).init(registeredFor: identifier)
  }
}
