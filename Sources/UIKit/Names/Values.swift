// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Simulation
import ViewTree

public typealias UIEdgeInsets = Simulation.EdgeInsets
public typealias UIColor = ViewTree.Color
public typealias UIImage = ViewTree.Image
/// The types of image and color literals without another type.
public typealias _ImageLiteralType = ViewTree.Image
public typealias _ColorLiteralType = ViewTree.Color
public typealias UIRectEdge = ViewTree.RectEdge
public typealias UIFont = ViewTree.Font
public typealias UIFontDescriptor = ViewTree.FontDescriptor
public typealias UIFontMetrics = ViewTree.FontMetrics
