// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIFocusEnvironment = ViewTree.FocusEnvironment
public typealias UIFocusItem = ViewTree.FocusItem
public typealias UIFocusHeading = ViewTree.FocusHeading
public typealias UIFocusUpdateContext = ViewTree.FocusUpdateContext
public typealias UIFocusAnimationCoordinator = ViewTree.FocusAnimationCoordinator
public typealias UIContentContainer = ViewTree.ContentContainer
public typealias UICollectionViewUpdateItem = ViewTree.CollectionViewUpdateItem
