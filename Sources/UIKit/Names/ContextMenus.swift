// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIInteraction = ViewTree.Interaction
public typealias UIContextMenuConfiguration = ViewTree.ContextMenuConfiguration
public typealias UIContextMenuContentPreviewProvider = ViewTree.ContextMenuConfiguration.PreviewProvider
public typealias UIContextMenuActionProvider = ViewTree.ContextMenuConfiguration.ActionProvider
public typealias UIContextMenuInteraction = ViewTree.ContextMenuInteraction
public typealias UIContextMenuInteractionDelegate = ViewTree.ContextMenuInteractionDelegate
public typealias UIContextMenuInteractionAnimating = ViewTree.ContextMenuInteractionAnimating
public typealias UIContextMenuInteractionCommitAnimating = ViewTree.ContextMenuInteractionCommitAnimating
public typealias UIContextMenuInteractionCommitStyle = ViewTree.ContextMenuInteractionCommitStyle
public typealias UITargetedPreview = ViewTree.TargetedPreview
public typealias UIPreviewTarget = ViewTree.PreviewTarget
public typealias UIPreviewParameters = ViewTree.PreviewParameters
