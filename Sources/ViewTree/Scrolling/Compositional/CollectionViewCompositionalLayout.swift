import Foundation
import Simulation

/// A layout of sections with nested groups of items.
///
/// The places of one group are computed for each section; those of an item follow from its number, so that
/// the costs of a query don't depend on the numbers of items. Where views determine their sizes, the costs
/// depend on the number of views that have done so. A change of the layout's sections or of their items
/// takes effect after ``CollectionViewLayout/invalidateLayout()``.
@preconcurrency @MainActor open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// The options of the whole layout. Setting them invalidates the layout.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  /// The items at the boundary of the whole layout.
  final var boundaryItems: [CollectionLayoutBoundarySupplementaryItem] {
    configuration.boundarySupplementaryItems
  }
  private let provider: CollectionViewCompositionalLayoutSectionProvider
  final var sections: [PlacedSection] = []
  /// The views at the boundary of the whole layout.
  final var boundary: [PlacedBoundary] = []
  final var space = LayoutSpace()
  /// The end of the content along the scroll direction.
  final var end: CGFloat = 0
  /// The sizes that views have determined, by section.
  final var determined: [Int: DeterminedSection] = [:]
  /// The offsets of the sections that scroll on their own.
  final var offsets: [Int: CGFloat] = [:]
  /// The list configuration of ``list(using:)``, whose background covers the collection view.
  final var wholeList: CollectionLayoutListConfiguration?
  /// Whether the sections must be requested again.
  private var needsSections = true
  /// Whether the sections must be placed again.
  final var needsPlaces = true
  /// The largest distance by which a group's views are beyond their section.
  final var overhang: CGFloat = 1
  /// Whether views stay in the visible area.
  final var hasPinnedViews = false

  /// Creates a layout with the same section for all sections of the collection view.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with the same section for all sections of the collection view.
  public convenience init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// Creates a layout whose sections are requested from a closure, with the section's number and the space,
  /// each time when the layout is prepared after an invalidation. The program stops if it returns nil.
  public convenience init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: CollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout whose sections are requested from a closure; see ``init(sectionProvider:)``.
  public init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Returns nil: sections are required, and nothing is read from the coder (U22).
  public required init?(coder: NSCoder) { nil }

  /// The axis along which the sections follow each other.
  final var flow: LayoutAxis { configuration.scrollDirection == .horizontal ? .horizontal : .vertical }

  // MARK: Preparation

  /// Requests the sections if the layout was invalidated, and places them.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if needsSections {
      (needsSections, needsPlaces) = (false, true)
      space = LayoutSpace(of: view, reference: configuration.contentInsetsReference)
      let environment = LayoutEnvironment(
        space.size,
        insets: space.insets(configuration.contentInsetsReference, across: flow),
        space.traits
      )
      sections = (0..<view.baseNumberOfSections).map { number in
        guard let section = provider(number, environment) else {
          programmerError("\(view.debugName): the section provider returned nil for section \(number)")
        }
        return place(section, number: number, count: view.baseNumberOfItems(inSection: number))
      }
      offsets = offsets.filter { $0.key < sections.count }
    }
    guard needsPlaces else { return }
    needsPlaces = false
    stackSections()
  }

  /// The size of the space inside the collection view's insets, and along the scroll direction the end of the
  /// last section.
  open override var collectionViewContentSize: CGSize {
    flow.size(space.pixels(max(0, end)), max(0, flow.other.length(of: space.size)))
  }

  // MARK: Elements

  /// Returns the attributes of the elements in a rectangle of the content, by section: decorations, views at
  /// the boundary, then cells with the views attached to them. The costs are those of the groups in the
  /// rectangle. In a section that scrolls on its own, the elements are those that its offset shows there.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  /// Returns the attributes of an item, or nil if there is no such item. In a section that scrolls on its
  /// own, the frame is that at the section's offset 0.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    itemAttributes(at: indexPath)
  }

  /// Returns the attributes of a view at a boundary or of one that is attached to an item, or nil if there is
  /// none. The index path of a view at the boundary of the whole layout has the single number 0.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { supplementaryAttributes(elementKind, at: indexPath) }

  /// Returns the attributes of a section's decoration, or nil if there is none.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { decorationAttributes(elementKind, at: indexPath) }

  // MARK: Invalidation

  /// Returns whether the space inside the collection view's insets has another size, or there are views that
  /// stay in the visible area.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if LayoutSpace(of: view, in: newBounds, reference: configuration.contentInsetsReference) != space {
      return true
    }
    return newBounds.origin != view.bounds.origin && hasPinnedViews
  }

  /// Returns a context, which requires no new sections if only the origin of the bounds has changed.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> CollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let view = collectionView {
      let new = LayoutSpace(of: view, in: newBounds, reference: configuration.contentInsetsReference)
      context.keepsPlaces = new == space
    }
    return context
  }

  /// Returns whether a view has determined another size for itself than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { noteMeasured(preferredAttributes, originalAttributes) }

  /// Returns a context with the view, and with the distance by which the content offset must move so that the
  /// content below the view keeps its position on the screen.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    adopt(preferredAttributes, originalAttributes, context)
    return context
  }

  /// Invalidates the parts that a context describes. An override calls super.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if context.isForEverything { determined = [:] }
    if !context.keepsPlaces {
      needsSections = true
      if !context.isForCounts { for section in determined.keys { determined[section]?.measured = [] } }
    }
    super.invalidateLayout(with: context)
  }

  override func measures(_ attributes: CollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    wantsMeasure(attributes, isNew: isNew)
  }

  override func traitsDidChange() { if wasPrepared { invalidate(using: makeContext()) } }

  override func renumber(_ plan: TablePlan) { renumberSizes(plan) }

  override func reset() {
    super.reset()
    (needsSections, determined, offsets) = (true, [:], [:])
  }
}

/// A closure that returns a section of a compositional layout.
public typealias CollectionViewCompositionalLayoutSectionProvider =
  (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

/// The options of a compositional layout.
@preconcurrency @MainActor open class CollectionViewCompositionalLayoutConfiguration {
  /// The axis along which the sections follow each other.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The distance between two sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the boundary of the whole layout, one of each kind.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The area across the scroll direction to which the insets of sections are relative; that of a section
  /// takes precedence.
  open var contentInsetsReference = ContentInsetsReference.safeArea

  /// Creates the options of a layout that scrolls vertically.
  public init() {}
}
