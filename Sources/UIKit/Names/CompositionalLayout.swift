// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias NSCollectionLayoutDimension = ViewTree.CollectionLayoutDimension
public typealias NSCollectionLayoutSize = ViewTree.CollectionLayoutSize
public typealias NSCollectionLayoutItem = ViewTree.CollectionLayoutItem
public typealias NSCollectionLayoutGroup = ViewTree.CollectionLayoutGroup
public typealias NSCollectionLayoutSection = ViewTree.CollectionLayoutSection
public typealias UICollectionViewCompositionalLayout = ViewTree.CollectionViewCompositionalLayout
public typealias NSCollectionLayoutSpacing = ViewTree.CollectionLayoutSpacing
