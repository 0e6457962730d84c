import Foundation
import Simulation

/// Measures of lists, in points.
enum ListMeasures {
  /// The height of a row until its cell determines it. It is assumed.
  static let estimatedRow: CGFloat = 44
  /// The height of a header or footer until its view determines it. It is assumed.
  static let estimatedBand: CGFloat = 28
  /// The distance between two groups, and above the first one (MT17).
  static let groupGap: CGFloat = 35
  /// The margin of groups in narrow and in wide lists of collection views (MT17, MT33). The limit of 414
  /// points is assumed.
  static func margin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
  /// The inset of separators (MT19).
  static let separatorInset: CGFloat = 16
  /// The space below the last group of a list with headers, beyond that between groups (MT18).
  static let endBelowHeaders: CGFloat = 13 / 6
}

extension ScrollView {
  /// Whether groups begin at the top below a large title (MT51).
  final var groupsTouchTitles: Bool { systemValue(of: VersionRules.groupsTouchLargeTitles) }

  /// Whether the first group begins at the top, because a large title is above it.
  final var touchesLargeTitle: Bool { isBelowLargeTitle && groupsTouchTitles }
}

extension CollectionLayoutSection {
  /// Returns a section with the rows of a list.
  ///
  /// Rows, headers and footers have the heights that their views determine. The distances between groups
  /// were recorded for inset groups on iOS 26 (MT17, MT18), and are assumed for grouped lists and other
  /// systems.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let row = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListMeasures.estimatedRow)
    )
    let group = CollectionLayoutGroup.vertical(
      layoutSize: row,
      subitems: [CollectionLayoutItem(layoutSize: row)]
    )
    let section = CollectionLayoutSection(group: group)
    section.list = configuration
    if configuration.hasMargins {
      let side = ListMeasures.margin(in: layoutEnvironment.container.contentSize.width)
      (section.contentInsets.leading, section.contentInsets.trailing) = (side, side)
    }
    let band = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListMeasures.estimatedBand)
    )
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: band,
          elementKind: CollectionView.elementKindSectionHeader,
          alignment: .top
        )
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: band,
          elementKind: CollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    for item in section.boundarySupplementaryItems {
      item.zIndex = 2
      item.pinToVisibleBounds = !configuration.isGrouped
    }
    return section
  }
}

extension CollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists. The list's background covers the collection view.
  public static func list(using configuration: CollectionLayoutListConfiguration)
    -> CollectionViewCompositionalLayout
  {
    let layout = CollectionViewCompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
    layout.wholeList = configuration
    return layout
  }

  /// Returns the space that a list leaves above and below a group, which depends on the group's place.
  final func listInsets(of section: CollectionLayoutSection, number: Int) -> DirectionalEdgeInsets {
    guard let list = section.list, list.isGrouped, let view = collectionView else { return .zero }
    let gap = ListMeasures.groupGap
    let above = (gap / 2 * space.scale).rounded(.up) / space.scale
    let below = gap - above
    let isLast = number == view.baseNumberOfSections - 1
    var insets = DirectionalEdgeInsets.zero
    if list.headerMode == .supplementary {
      insets.bottom = above + (isLast ? ListMeasures.endBelowHeaders : 0)
    } else {
      insets.top = number > 0 ? above : view.touchesLargeTitle ? 0 : gap
      insets.bottom = below
    }
    return insets
  }

  // MARK: Decorations

  private static let backgroundKind = "UICollectionViewListLayoutSectionBackgroundColorDecoration"
  private static let topSeparatorKind = "UICollectionViewListSeparatorTop"
  private static let bottomSeparatorKind = "UICollectionViewListSeparatorBottom"

  /// The attributes of the background of a list that is the whole layout. It is a height of the collection
  /// view longer than the content on both sides, so that scrolling doesn't move it.
  final var wholeBackground: CollectionViewLayoutAttributes? {
    guard let wholeList, let view = collectionView, space.size.width > 0 else { return nil }
    let beyond = view.bounds.height
    return background(
      wholeList,
      CGRect(x: 0, y: -beyond, width: space.size.width, height: end + 2 * beyond),
      IndexPath(index: 0)
    )
  }

  final func listBackground(of number: Int) -> CollectionViewLayoutAttributes? {
    sections[number].section.list.map {
      background($0, sectionRect(number), IndexPath(item: 0, section: number))
    }
  }

  private func background(_ list: CollectionLayoutListConfiguration, _ frame: CGRect, _ path: IndexPath)
    -> CollectionViewLayoutAttributes
  {
    decorations[Self.backgroundKind] = ListDecorationView.self
    let attributes = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.backgroundKind,
      with: path
    )
    attributes.frame = space.pixels(frame)
    attributes.zIndex = -1000
    attributes.values.fill = list.shownBackground
    return attributes
  }

  /// Returns the separators of a row (MT19).
  final func separators(
    of list: CollectionLayoutListConfiguration,
    at path: IndexPath,
    below row: CollectionViewLayoutAttributes,
    isLast: Bool
  ) -> [CollectionViewLayoutAttributes] {
    guard list.showsSeparators else { return [] }
    let all = list.separatorConfiguration
    let own = list.itemSeparatorHandler?(path, all) ?? all
    let isHeader = list.headerMode == .firstItemInSection && path.item == 0
    var result: [CollectionViewLayoutAttributes] = []
    if own.isVisible(own.topSeparatorVisibility, automatic: false) {
      result.append(separator(Self.topSeparatorKind, path, row, own.topSeparatorInsets, own.color))
    }
    let isBetween = !isHeader && (!isLast || !list.isGrouped)
    if own.isVisible(own.bottomSeparatorVisibility, automatic: isBetween) {
      result.append(separator(Self.bottomSeparatorKind, path, row, own.bottomSeparatorInsets, own.color))
    }
    return result
  }

  private func separator(
    _ kind: String,
    _ path: IndexPath,
    _ row: CollectionViewLayoutAttributes,
    _ insets: DirectionalEdgeInsets,
    _ color: Color
  ) -> CollectionViewLayoutAttributes {
    decorations[kind] = ListDecorationView.self
    let attributes = CollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    let takesPixel = collectionView?.designValue(of: VersionRules.separatorTakesPixel) ?? false
    let height = takesPixel ? 1 / space.scale : 1
    let own = collectionView?.baseCellForItem(at: path)?.automaticSeparatorInsets
    func inset(_ given: CGFloat, _ cell: CGFloat?) -> CGFloat {
      given == .greatestFiniteMagnitude ? cell ?? ListMeasures.separatorInset : given
    }
    let (leading, trailing) = (inset(insets.leading, own?.leading), inset(insets.trailing, own?.trailing))
    let frame = row.frame
    attributes.frame = CGRect(
      x: frame.minX + (space.isMirrored ? trailing : leading),
      y: kind == Self.topSeparatorKind ? frame.minY : frame.maxY - height,
      width: max(0, frame.width - leading - trailing),
      height: height
    )
    attributes.zIndex = 1
    attributes.values.fill = color
    return attributes
  }
}

/// A background or a separator of a list.
final class ListDecorationView: CollectionReusableView {
  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    isUserInteractionEnabled = false
    if let fill = layoutAttributes.values.fill { backgroundColor = fill }
  }
}
