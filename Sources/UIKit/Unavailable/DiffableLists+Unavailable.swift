// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UICollectionViewDiffableDataSource {
  public var reorderingHandlers: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var sectionSnapshotHandlers: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension NSCollectionLayoutDimension {
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { unmodeled() }
  public var isEstimated: Bool { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension NSCollectionLayoutSpacing {
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension NSCollectionLayoutItem {
  public var edgeSpacing: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
}
