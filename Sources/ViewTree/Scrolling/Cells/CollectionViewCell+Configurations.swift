import Foundation
import Simulation

extension CollectionViewCell {
  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (CollectionViewCell, CellConfigurationState) -> Void

  /// The closure that is called in an update, after ``updateConfiguration(using:)``; nil for none. Setting it
  /// requests an update.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { storedUpdateHandler }
    set {
      storedUpdateHandler = newValue
      updateHandlerDidChange(exists: newValue != nil)
    }
  }

  /// The collection view that shows the cell, as an item or as a supplementary view.
  final var list: CollectionView? { collection ?? superview as? CollectionView }

  /// The item of the cell, or nil for a supplementary view.
  final var itemPath: IndexPath? { collection?.item(of: self)?.path }

  final var baseConfigurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    let list = list
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = list?.isEditing ?? false
    state.isSwiped = swipeOffset != 0
    state.isReordering = list?.interactiveMove?.cell === self
    if let list, let path = itemPath { state.isExpanded = list.isExpanded(path) }
    state.listEnvironment = list?.listEnvironment(of: self) ?? .unspecified
    return state
  }

  /// The texts of the content configuration, from the first to the last.
  final var shownTexts: [String] { (contentView as? ListContentView)?.texts ?? [] }

  private final var contentDeterminesSize: Bool {
    storedConfigurations?.content != nil || contentView.subviews.contains { !$0.baseTranslatesMask }
  }

  /// Implements ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  final func baseFittingSize(_ fitting: LayoutFitting) -> CGSize {
    guard contentDeterminesSize else { return size(for: fitting) }
    let isFixed = fitting.priorities.horizontal == .required
    let beside = widthBesideContent
    let room = max(0, fitting.target.width - beside)
    let size =
      sizeOfConfiguredContent(width: room, isRequired: isFixed, height: fitting.target.height)
      ?? contentView.systemLayoutSizeFitting(
        CGSize(width: room, height: fitting.target.height),
        withHorizontalFittingPriority: fitting.priorities.horizontal,
        verticalFittingPriority: fitting.priorities.vertical
      )
    return CGSize(
      width: isFixed ? fitting.target.width : size.width + beside,
      height: max(size.height, leastHeight)
    )
  }

  private final var leastHeight: CGFloat {
    self is CollectionViewListCell ? (contentView as? ListContentView)?.leastHeight ?? 0 : 0
  }

  private final var widthBesideContent: CGFloat {
    (self as? CollectionViewListCell)?.widthOfAccessories ?? 0
  }

  /// Implements ``preferredLayoutAttributesFitting(_:)``.
  final func basePreferredAttributes(_ attributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    updateConfigurationsIfNeeded()
    guard contentDeterminesSize,
      let preferred = attributes.copy() as? CollectionViewLayoutAttributes
    else { return attributes }
    // A layout that estimates no size may ask for the height.
    let axes = attributes.sizingAxes.isEmpty ? SizingAxes(height: true) : attributes.sizingAxes
    let size = systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required
    )
    // The top and the leading edge stay.
    if axes.width, size.width > 0 { preferred.frame.size.width = size.width }
    if axes.height, size.height > 0 { preferred.frame.size.height = size.height }
    return preferred.size == attributes.size ? attributes : preferred
  }
}

extension CollectionViewCell: ConfiguredView {
  final var mayOverrideUpdates: Bool {
    type(of: self) != CollectionViewCell.self && type(of: self) != CollectionViewListCell.self
  }

  final func currentState() -> any ConfigurationState { configurationState }

  final func performUpdate(using state: any ConfigurationState) {
    guard let state = state as? CellConfigurationState else { return }
    updateConfiguration(using: state)
    storedUpdateHandler?(self, state)
  }

  final func contentSizeDidChange() { collection?.sizeDidChange(of: self) }

  final var hasOwnBackground: Bool { backgroundView != nil || selectedBackgroundView != nil }

  final func removeOwnBackgrounds() {
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
  }
}

// MARK: - Lists

/// A data source whose items may be expanded.
@MainActor protocol OutlineProviding: AnyObject {
  /// Returns the number of an item's parents, or nil in a section without parents.
  func outlineLevel(at path: IndexPath) -> Int?
  /// Returns whether an item is expanded.
  func isExpanded(at path: IndexPath) -> Bool
  /// Expands an item, or collapses it.
  func toggleExpansion(at path: IndexPath)
}

extension CollectionView {
  /// Returns the kind of list in which a view is; before the view is shown, that of a layout with a single
  /// kind of list.
  final func listEnvironment(of view: CollectionReusableView) -> ListEnvironment {
    guard let layout = collectionViewLayout as? CollectionViewCompositionalLayout else { return .unspecified }
    let path =
      (view as? CollectionViewCell).flatMap(item(of:))?.path
      ?? shownSupplementaryViews.first { $0.view === view }?.path
    let section = path.flatMap { layout.sections.indices.contains($0[0]) ? layout.sections[$0[0]] : nil }
    return (section?.section.list ?? layout.wholeList)?.environment ?? .unspecified
  }

  /// Indents a cell by the number of its item's parents.
  final func indent(_ cell: CollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? CollectionViewListCell,
      let level = (dataSource as? any OutlineProviding)?.outlineLevel(at: path)
    else { return }
    cell.indentationLevel = level
  }

  final func isExpanded(_ path: IndexPath) -> Bool {
    (dataSource as? any OutlineProviding)?.isExpanded(at: path) ?? false
  }
}
