// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias CAMediaTiming = ViewTree.MediaTiming
public typealias CAMediaTimingFillMode = ViewTree.MediaTimingFillMode
public typealias CAMediaTimingFunction = ViewTree.MediaTimingFunction
public typealias CAMediaTimingFunctionName = ViewTree.MediaTimingFunctionName
public typealias CAAnimation = ViewTree.LayerAnimation
public typealias CAAnimationDelegate = ViewTree.LayerAnimationDelegate
public typealias CAPropertyAnimation = ViewTree.LayerPropertyAnimation
public typealias CABasicAnimation = ViewTree.LayerBasicAnimation
public typealias CASpringAnimation = ViewTree.LayerSpringAnimation
public typealias CAKeyframeAnimation = ViewTree.LayerKeyframeAnimation
public typealias CAAnimationCalculationMode = ViewTree.LayerAnimationCalculationMode
public typealias CAAnimationGroup = ViewTree.LayerAnimationGroup
public typealias CATransition = ViewTree.LayerTransition
public typealias CATransitionType = ViewTree.LayerTransitionType
public typealias CATransitionSubtype = ViewTree.LayerTransitionSubtype
public typealias CATransform3D = ViewTree.Transform3D
