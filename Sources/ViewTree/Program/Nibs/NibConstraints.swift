import Foundation
import InterfaceFiles
import Simulation

extension NibLoading {
  private static let attributes: KeyValuePairs<String, LayoutConstraint.Attribute> = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Creates a constraint of the file and activates it. A placeholder is removed when the file is compiled.
  func addConstraint(_ element: InterfaceElement, to view: View) throws {
    let values = values(element)
    guard element.name == "constraint" else { throw values.fail("expected <constraint>") }
    _ = (values.string("symbolic"), values.string("symbolType"))
    let isPlaceholder = try values.bool("placeholder") ?? false
    guard let first = try values.choice("firstAttribute", Self.attributes) else {
      throw values.fail("expected the attribute firstAttribute")
    }
    let second = try values.choice("secondAttribute", Self.attributes)
    let relations: KeyValuePairs<String, LayoutConstraint.Relation> = [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let firstItem = try item("firstItem", values) ?? view
    // A second attribute without an item is that of the view that has the constraint.
    let secondItem = try item("secondItem", values) ?? (second == nil ? nil : view)
    guard (secondItem == nil) == (second == nil) else {
      throw values.fail("expected secondItem and secondAttribute together")
    }
    let constant = try values.number("constant") ?? 0
    let (relation, factor) = (try values.choice("relation", relations) ?? .equal, try multiplier(values))
    let term = term(firstItem, first)
    let other = secondItem.map { self.term($0, second ?? .notAnAttribute) }
    if let text = LayoutConstraint.objection(to: term, other, factor, constant) { throw values.fail(text) }
    let constraint = LayoutConstraint(term, relation, other, multiplier: factor, constant: constant)
    if let priority = try values.number("priority") {
      guard (0...1000).contains(priority) else {
        let found = values.string("priority") ?? ""
        throw values.fail("expected priority to be from 0 to 1000, found \"\(found)\"")
      }
      constraint.priority = LayoutPriority(rawValue: Float(priority))
    }
    constraint.identifier = values.string("identifier")
    let isActive = try values.bool("active") ?? true
    _ = (values.child("connections"), values.children("variation"))
    try values.finish()
    for (name, item) in [("firstItem", firstItem), ("secondItem", secondItem ?? firstItem)] {
      let owner = (item as? View) ?? (item as? LayoutGuide)?.owningView
      guard owner?.isDescendant(of: view) != true else { continue }
      let id = values.string(name) ?? "none"
      throw values.fail("expected \(name) to be in the view that has the constraint, found \(id)")
    }
    know(constraint, as: element.id ?? "")
    if isActive, !isPlaceholder { view.addConstraint(constraint) }
  }

  /// Returns an attribute of an item. A horizontal margin of a view whose margins follow the readable width
  /// is the edge of its readable content guide (FI6).
  private func term(_ item: AnyObject, _ attribute: LayoutConstraint.Attribute) -> LayoutTerm {
    var (item, attribute) = (item, attribute)
    let edges: [LayoutConstraint.Attribute: LayoutConstraint.Attribute] = [
      .leftMargin: .left, .rightMargin: .right, .leadingMargin: .leading, .trailingMargin: .trailing,
      .centerXWithinMargins: .centerX,
    ]
    if let view = item as? View, readableViews.contains(ObjectIdentifier(view)), let edge = edges[attribute] {
      (item, attribute) = (view.readableContentGuide, edge)
    }
    return LayoutTerm(LayoutItem(any: item, for: "LayoutConstraint"), attribute)
  }

  /// Creates the constraints that Interface Builder makes of the frame of a view without constraints of its
  /// own, whose element has the attribute `fixedFrame`: left, top, width and height (FI2). A stack view
  /// arranges its views itself.
  func addFixedFrame(_ element: InterfaceElement, of view: View) {
    let attributes = element.attributes
    guard attributes["fixedFrame"] == "YES", attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
      let superview = view.baseSuperview, (superview as? StackView)?.arrangedSubviews.contains(view) != true
    else { return }
    let frame = view.alignmentFrame
    let parts: [(LayoutConstraint.Attribute, View?, CGFloat)] = [
      (.left, superview, frame.minX), (.top, superview, frame.minY), (.width, nil, frame.width),
      (.height, nil, frame.height),
    ]
    for (attribute, other, constant) in parts {
      let constraint = LayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute,
        multiplier: 1,
        constant: constant
      )
      constraint.identifier = "IB auto generated at build time for view with fixed frame"
      (other ?? view).addConstraint(constraint)
    }
  }

  /// The factor: a number, or a ratio such as `16:9` or `2/3`.
  private func multiplier(_ values: InterfaceValues) throws -> CGFloat {
    guard let text = values.string("multiplier") else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let numbers = parts.compactMap { $0 }
    let factor = numbers.count == 2 ? numbers[0] / numbers[1] : numbers.first ?? .nan
    guard numbers.count == parts.count, numbers.count <= 2, Float(factor).isFinite else {
      throw values.fail("expected multiplier to be a finite number or a ratio, found \"\(text)\"")
    }
    return CGFloat(factor)
  }

  private func item(_ name: String, _ values: InterfaceValues) throws -> AnyObject? {
    guard let id = values.string(name) else { return nil }
    guard let object = objects[id], object is View || object is LayoutGuide else {
      throw values.fail("expected \(name) to be a view or a guide of the same view, found \(id)")
    }
    return object
  }
}
