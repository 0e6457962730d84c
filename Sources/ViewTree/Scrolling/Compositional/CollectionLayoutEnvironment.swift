import Foundation
import Simulation

/// The space for sections or items, and the traits, with which a layout is computed.
@preconcurrency @MainActor public protocol CollectionLayoutEnvironment: AnyObject {
  /// The space.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: TraitCollection { get }
}

/// A space for sections or items.
@preconcurrency @MainActor public protocol CollectionLayoutContainer: AnyObject {
  /// The size with insets.
  var contentSize: CGSize { get }
  /// The size inside the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the space itself.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets with those of the areas that the layout avoids.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// A space with its traits.
final class LayoutEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets = DirectionalEdgeInsets.zero
  let effectiveContentInsets: DirectionalEdgeInsets
  let traitCollection: TraitCollection
  var container: any CollectionLayoutContainer { self }

  init(_ size: CGSize, insets: DirectionalEdgeInsets = .zero, _ traits: TraitCollection) {
    (contentSize, effectiveContentInsets, traitCollection) = (size, insets, traits)
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom)
    )
  }
}

/// An area to which the insets of a section are relative.
public enum ContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; for attached views, the section's insets.
  case automatic = 0
  /// The collection view's bounds.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The area for readable lines of text.
  case readableContent
}
