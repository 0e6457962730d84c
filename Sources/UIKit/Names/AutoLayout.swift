// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Simulation
import ViewTree

public typealias NSLayoutAnchor = ViewTree.LayoutAnchor
public typealias NSLayoutDimension = ViewTree.LayoutDimension
public typealias NSLayoutXAxisAnchor = ViewTree.LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = ViewTree.LayoutYAxisAnchor
public typealias NSLayoutConstraint = ViewTree.LayoutConstraint
public typealias UILayoutPriority = ViewTree.LayoutPriority
public typealias UIStackView = ViewTree.StackView
public typealias UILayoutSupport = ViewTree.LayoutSupport
public typealias NSDirectionalEdgeInsets = Simulation.DirectionalEdgeInsets
public typealias NSDirectionalRectEdge = Simulation.DirectionalRectEdge
