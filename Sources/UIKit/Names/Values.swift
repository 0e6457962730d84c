// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Simulation
import ViewTree

public typealias UIEdgeInsets = Simulation.EdgeInsets
public typealias UIColor = ViewTree.Color
public typealias UIImage = ViewTree.Image
/// The type of image literals without another type.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage
/// The type of color literals without another type.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor
public typealias UIRectEdge = ViewTree.RectEdge
public typealias UIFont = ViewTree.Font
public typealias UIFontDescriptor = ViewTree.FontDescriptor
public typealias UIFontMetrics = ViewTree.FontMetrics
