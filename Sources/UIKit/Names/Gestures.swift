// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIGestureRecognizer = ViewTree.GestureRecognizer
public typealias UIGestureRecognizerDelegate = ViewTree.GestureRecognizerDelegate
public typealias UITapGestureRecognizer = ViewTree.TapGestureRecognizer
public typealias UILongPressGestureRecognizer = ViewTree.LongPressGestureRecognizer
public typealias UIPanGestureRecognizer = ViewTree.PanGestureRecognizer
public typealias UIScreenEdgePanGestureRecognizer = ViewTree.ScreenEdgePanGestureRecognizer
public typealias UISwipeGestureRecognizer = ViewTree.SwipeGestureRecognizer
public typealias UIPinchGestureRecognizer = ViewTree.PinchGestureRecognizer
public typealias UIRotationGestureRecognizer = ViewTree.RotationGestureRecognizer
