// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias CALayer = ViewTree.Layer
public typealias CALayerDelegate = ViewTree.LayerDelegate
public typealias CAGradientLayer = ViewTree.GradientLayer
public typealias CACornerMask = ViewTree.CornerMask
public typealias CALayerCornerCurve = ViewTree.LayerCornerCurve
public typealias CADisplayLink = ViewTree.DisplayLink
public typealias CATransaction = ViewTree.Transaction
public typealias CAGradientLayerType = ViewTree.GradientLayerType
public typealias CAReplicatorLayer = ViewTree.ReplicatorLayer
public typealias CATextLayer = ViewTree.TextLayer
public typealias CATextLayerAlignmentMode = ViewTree.TextLayerAlignmentMode
public typealias CATextLayerTruncationMode = ViewTree.TextLayerTruncationMode
