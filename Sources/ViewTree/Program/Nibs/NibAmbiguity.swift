import Foundation
import InterfaceFiles
import Simulation

/// The constraints that Interface Builder makes at build time for a view whose frame its constraints leave
/// open: an element with the attribute `ambiguous` (FI4).
extension NibLoading {
  /// Adds a constraint of priority 251 for each part of the frame that neither the view's constraints nor its
  /// content define: its left, its top, its width or its height.
  func addAmbiguousFrame(_ element: InterfaceElement, of view: View) {
    let attributes = element.attributes
    guard attributes["ambiguous"] == "YES", attributes["fixedFrame"] != "YES",
      attributes["translatesAutoresizingMaskIntoConstraints"] == "NO", let superview = view.baseSuperview,
      (superview as? StackView)?.arrangedSubviews.contains(view) != true
    else { return }
    let frame = view.alignmentFrame
    let content = view.intrinsicContentSize
    var (horizontal, vertical) = (FrameEquations(), FrameEquations())
    horizontal.size = content.width != View.noIntrinsicMetric
    vertical.size = content.height != View.noIntrinsicMetric
    var hasRatio = false
    for (other, _) in constraints {
      guard let constraint = objects[other.id ?? ""] as? LayoutConstraint, constraint.isActive,
        constraint.relation == .equal
      else { continue }
      let (first, second) = (constraint.firstItem === view, constraint.secondItem === view)
      if first, second {
        hasRatio = true
      } else if first || second {
        let attribute = first ? constraint.firstAttribute : constraint.secondAttribute
        let item = first ? constraint.secondItem : constraint.firstItem
        let isInside = ((item as? View) ?? (item as? LayoutGuide)?.owningView)?.isDescendant(of: view)
        horizontal.note(attribute, isInside: isInside ?? false, FrameEquations.horizontal)
        vertical.note(attribute, isInside: isInside ?? false, FrameEquations.vertical)
      }
    }
    // Of a ratio and one length follows the other one.
    if hasRatio, vertical.hasSize { horizontal.size = true }
    if hasRatio, horizontal.hasSize || !vertical.hasSize { vertical.size = true }
    let parts: [(isOpen: Bool, LayoutConstraint.Attribute, View?, CGFloat)] = [
      (!horizontal.hasPosition, .left, superview, frame.minX),
      (!vertical.hasPosition, .top, superview, frame.minY),
      (!horizontal.hasSize, .width, nil, frame.width), (!vertical.hasSize, .height, nil, frame.height),
    ]
    for (isOpen, attribute, other, constant) in parts where isOpen {
      let constraint = LayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute,
        multiplier: 1,
        constant: constant
      )
      constraint.priority = LayoutPriority(rawValue: 251)
      constraint.identifier = "IB auto generated at build time for view with ambiguity"
      (other ?? view).addConstraint(constraint)
    }
  }
}

/// The constraints that define a frame along one axis.
private struct FrameEquations {
  /// Whether a constraint or the content defines the size.
  var size = false
  private var edges: Set<LayoutConstraint.Attribute> = []
  private var edgesOfContent: Set<LayoutConstraint.Attribute> = []

  static let horizontal: Set<LayoutConstraint.Attribute> = [
    .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins,
  ]
  static let vertical: Set<LayoutConstraint.Attribute> = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
  ]

  var hasPosition: Bool { !edges.isEmpty }
  /// Whether the size is defined: by itself, between two edges, or by content at two edges.
  var hasSize: Bool { size || edges.count > 1 || edgesOfContent.count > 1 }

  mutating func note(
    _ attribute: LayoutConstraint.Attribute,
    isInside: Bool,
    _ axis: Set<LayoutConstraint.Attribute>
  ) {
    if axis.contains(attribute) {
      if isInside { edgesOfContent.insert(attribute) } else { edges.insert(attribute) }
    } else if attribute == (axis.contains(.left) ? .width : .height), !isInside {
      size = true
    }
  }
}
