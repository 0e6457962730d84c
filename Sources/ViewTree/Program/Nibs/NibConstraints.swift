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
    let values = InterfaceValues(element)
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
    let constraint = LayoutConstraint(
      item: firstItem,
      attribute: first,
      relatedBy: try values.choice("relation", relations) ?? .equal,
      toItem: secondItem,
      attribute: second ?? .notAnAttribute,
      multiplier: try multiplier(values),
      constant: try values.number("constant") ?? 0
    )
    if let priority = try values.number("priority") {
      constraint.priority = LayoutPriority(rawValue: Float(priority))
    }
    constraint.identifier = values.string("identifier")
    let isActive = try values.bool("active") ?? true
    _ = (values.child("connections"), values.children("variation"))
    try values.finish()
    know(constraint, as: element.id ?? "")
    if isActive, !isPlaceholder { view.addConstraint(constraint) }
  }

  /// The factor: a number, or a ratio such as `16:9`.
  private func multiplier(_ values: InterfaceValues) throws -> CGFloat {
    guard let text = values.string("multiplier") else { return 1 }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, (1...2).contains(numbers.count),
      numbers.last != 0 || numbers.count == 1
    else {
      throw values.fail("expected multiplier to be a number or a ratio, found \"\(text)\"")
    }
    return CGFloat(numbers.count == 1 ? numbers[0] : numbers[0] / numbers[1])
  }

  private func item(_ name: String, _ values: InterfaceValues) throws -> AnyObject? {
    guard let id = values.string(name) else { return nil }
    guard let object = objects[id], object is View || object is LayoutGuide else {
      throw values.fail("expected \(name) to be a view or a guide of the same view, found \(id)")
    }
    return object
  }
}
