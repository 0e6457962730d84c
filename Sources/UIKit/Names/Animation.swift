// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UITimingCurveProvider = ViewTree.TimingCurveProvider
public typealias UICubicTimingParameters = ViewTree.CubicTimingParameters
public typealias UISpringTimingParameters = ViewTree.SpringTimingParameters
public typealias UIViewAnimatingState = ViewTree.ViewAnimatingState
public typealias UIViewAnimatingPosition = ViewTree.ViewAnimatingPosition
public typealias UIViewAnimating = ViewTree.ViewAnimating
public typealias UIViewImplicitlyAnimating = ViewTree.ViewImplicitlyAnimating
public typealias UIViewPropertyAnimator = ViewTree.ViewPropertyAnimator
