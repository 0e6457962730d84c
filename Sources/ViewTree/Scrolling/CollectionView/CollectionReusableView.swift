import Foundation
import Responder
import Simulation

/// A view that a collection view reuses: a cell or a supplementary view.
@preconcurrency @MainActor open class CollectionReusableView: View {
  /// The identifier for reuse, or nil if the view was not dequeued.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  final var storedReuseIdentifier: String?
  /// The attributes that were applied last; `nil` while the view is not shown.
  final var applied: AppliedAttributes?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readInterface(of: self, as: CollectionReusableView.self)
  }

  /// Called before the view is dequeued for reuse. The default implementation does nothing.
  open func prepareForReuse() {}

  /// Called before the view gets the frame of `layoutAttributes`, when it becomes visible, and then each time
  /// the layout returns attributes that are not equal to the last ones. The default implementation does
  /// nothing.
  ///
  /// In between, the frame, the transform and the opacity that the app gives to the view remain, and so does
  /// the order of the views.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers. The default implementation changes the dimensions that the
  /// layout has estimated, to those that constraints of the view's content determine; without such
  /// constraints the estimates stay.
  ///
  /// Called after the view was added to the collection view, and after the layout was invalidated by code.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  { fittingAttributes(layoutAttributes) }
}

/// The cell of one item in a collection view.
///
/// Apps add their views to ``contentView``. Touches are forwarded to the collection view, which selects the
/// item.
@preconcurrency @MainActor open class CollectionViewCell: CollectionReusableView {
  /// The view for the app's content; it has the cell's size. While the cell has a content configuration, it
  /// is the configuration's view.
  public final var contentView: View { shownContentView }
  final var shownContentView = View()
  final var storedConfigurations: CellConfigurations?
  final var storedUpdateHandler: ConfigurationUpdateHandler?
  /// The collection view that shows the cell.
  final weak var collection: CollectionView?
  /// The distance to the right that a swipe has moved the content.
  final var swipeOffset: CGFloat = 0 {
    didSet {
      guard swipeOffset != oldValue else { return }
      setNeedsLayout()
      if swipeOffset == 0 || oldValue == 0 { stateOfConfigurationsDidChange() }
    }
  }
  private final var placedSwipeOffset: CGFloat = 0
  /// The insets of a list's separator below the cell that follow from its content, or nil for the standard.
  var automaticSeparatorInsets: DirectionalEdgeInsets? { nil }

  /// Called when a drag lifts, drags or releases the cell's item. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell's item is selected.
  open var isSelected = false {
    didSet {
      stateDidChange()
      if isSelected != oldValue { stateOfConfigurationsDidChange() }
    }
  }
  /// Whether a touch is down on the cell.
  open var isHighlighted = false {
    didSet {
      stateDidChange()
      if isHighlighted != oldValue { stateOfConfigurationsDidChange() }
    }
  }
  /// The view behind everything else in the cell, in the cell's size.
  open var backgroundView: View? {
    didSet {
      ownBackgroundDidChange()
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The segue of a storyboard that a tap on the cell performs.
  final var segue: SegueTemplate?
  /// The view behind the content and in front of ``backgroundView`` while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: View? {
    didSet {
      ownBackgroundDidChange()
      if oldValue !== selectedBackgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      stateDidChange()
    }
  }

  /// Creates a cell. The collection view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.readInterface(of: self, as: CollectionViewCell.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  // MARK: Configurations

  // The order of an update: see `ConfiguredView`.

  /// The present state of the cell; see ``TableViewCell/configurationState``.
  open var configurationState: CellConfigurationState { baseConfigurationState }

  /// Requests an update of the configurations before the next layout; see
  /// ``TableViewCell/setNeedsUpdateConfiguration()``.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Updates the configurations for a state; see ``TableViewCell/updateConfiguration(using:)``.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// The content of the cell; nil for none. Setting it replaces ``contentView`` by the configuration's view,
  /// or shows it in the present one if that supports it.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { storedConfigurations?.content }
    set { setContent(newValue) }
  }

  /// Whether ``contentConfiguration`` follows the state; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { storedConfigurations?.updatesContent ?? true }
    set { configurations.updatesContent = newValue }
  }

  /// Returns the background configuration of the class: a clear one; from iOS 16.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .clear() }

  /// The background of the cell; nil for none. Setting it removes the views of ``backgroundView`` and
  /// ``selectedBackgroundView``.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { storedConfigurations?.background }
    set { setBackground(newValue) }
  }

  /// Whether ``backgroundConfiguration`` follows the state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedConfigurations?.updatesBackground ?? true }
    set { configurations.updatesBackground = newValue }
  }

  /// Whether the cell receives touches; false disables its configurations.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { stateOfConfigurationsDidChange() } }
  }

  /// Requests an update for the new traits. An override calls super.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stateOfConfigurationsDidChange()
  }

  /// Asks the layout for another size before the next layout, if the cell prefers one; from iOS 16.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidChange()
  }

  // MARK: Layout

  /// Returns the size of the content with its constraints or its configuration, at the target's width if that
  /// is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConfigurationsIfNeeded()
    let priorities = (horizontalFittingPriority, verticalFittingPriority)
    return baseFittingSize(LayoutFitting(target: targetSize, priorities: priorities))
  }

  /// Returns the layout's attributes with the height that the content needs at their width, if the content
  /// has constraints or is a configuration; otherwise the same attributes.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  { basePreferredAttributes(layoutAttributes) }

  /// Updates the configurations if needed, and sets the frames of the background views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationsIfNeeded()
    placeConfiguredBackground()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    if swipeOffset != placedSwipeOffset {
      contentView.frame.origin.x += (swipeOffset - placedSwipeOffset) * directionFactor
      placedSwipeOffset = swipeOffset
    }
  }

  private func stateDidChange() {
    guard let view = selectedBackgroundView else { return }
    let isShown = isSelected || isHighlighted
    if isShown, view.superview !== self {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      view.frame = bounds
    } else if !isShown, view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Text

  /// The class name, and the accessibility identifier or the text of the content configuration.
  open override var debugName: String {
    let name = ClassNames.name(of: type(of: self))
    return (accessibilityIdentifier ?? shownTexts.first).map { "\(name) \"\($0)\"" } ?? name
  }

  /// The texts of the content configuration.
  override var standardAccessibilityLabel: String? {
    shownTexts.isEmpty ? nil : shownTexts.joined(separator: ", ")
  }

  open override var descriptionDetails: [String] { isSelected ? ["selected"] : [] }
}

// MARK: - Views of registered classes

/// A class without subclasses, used in place of a registered class to call its initializer.
private final class RegisteredReusableView: CollectionReusableView {}

extension CollectionReusableView {
  /// See ``TableViewCell/make(of:for:)``.
  @inline(never)
  fileprivate convenience init(registeredIn frame: CGRect) { self.init(frame: frame) }

  /// Creates a view of a class with the class's `init(frame:)`; see ``TableViewCell/make(of:for:)``.
  static func make(of type: CollectionReusableView.Type, for identifier: String) -> CollectionReusableView {
    let view = unsafeBitCast(type, to: RegisteredReusableView.Type.self).init(registeredIn: .zero)
    return view.named(identifier)
  }

  private func named(_ identifier: String) -> CollectionReusableView {
    storedReuseIdentifier = identifier
    return self
  }
}
