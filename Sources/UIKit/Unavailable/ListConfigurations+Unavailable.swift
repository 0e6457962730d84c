// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UIListContentConfiguration {
  public var axesPreservingSuperviewLayoutMargins: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UIListContentConfiguration.TextProperties {
  public var allowsDefaultTighteningForTruncation: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIListContentConfiguration.TextProperties {
  public var showsExpansionTextWhenTruncated: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of accessibility isn't modeled")
extension UIListContentConfiguration.ImageProperties {
  public var accessibilityIgnoresInvertColors: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UICollectionView.CellRegistration {
  public init(cellNib: Any, handler: @escaping Handler) { unmodeled() }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UICollectionView.SupplementaryRegistration {
  public init(supplementaryNib: Any, elementKind: String, handler: @escaping Handler) { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UITableView.SelfSizingInvalidation {
  public static var enabledIncludingConstraints: UITableView.SelfSizingInvalidation { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UICollectionView.SelfSizingInvalidation {
  public static var enabledIncludingConstraints: UICollectionView.SelfSizingInvalidation { unmodeled() }
}
