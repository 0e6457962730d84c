// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension NSDiffableDataSourceSectionSnapshot {
  public func visualDescription() -> String { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension NSCollectionLayoutGroup {
  public func visualDescription() -> String { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension NSCollectionLayoutSection {
  public var orthogonalScrollingProperties: Any { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UIListSeparatorConfiguration {
  public var multipleSelectionColor: UIColor {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var visualEffect: UIVisualEffect? {
    get { unmodeled() }
    set { unmodeled() }
  }
}
