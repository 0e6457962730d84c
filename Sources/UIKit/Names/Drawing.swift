// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIBezierPath = ViewTree.BezierPath
public typealias UIRectCorner = ViewTree.RectCorner
public typealias UIGraphicsImageRenderer = ViewTree.GraphicsImageRenderer
public typealias UIGraphicsImageRendererContext = ViewTree.GraphicsImageRendererContext
public typealias UIGraphicsImageRendererFormat = ViewTree.GraphicsImageRendererFormat
public typealias CAShapeLayer = ViewTree.ShapeLayer
public typealias CAShapeLayerFillRule = ViewTree.ShapeLayerFillRule
public typealias CAShapeLayerLineCap = ViewTree.ShapeLayerLineCap
public typealias CAShapeLayerLineJoin = ViewTree.ShapeLayerLineJoin
public typealias CALayerContentsGravity = ViewTree.LayerContentsGravity
/// A list of Core Foundation, for `colors as CFArray`.
public typealias CFArray = [Any]
