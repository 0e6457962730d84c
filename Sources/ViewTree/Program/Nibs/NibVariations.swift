import Foundation
import InterfaceFiles
import Simulation

/// The variations of an interface file for size classes: views and constraints that are installed for some of
/// them only, and constants of constraints.
///
/// An object that no fitting variation mentions is installed. Of several, the one with more classes takes
/// precedence.
@MainActor struct NibVariation {
  private let width: UserInterfaceSizeClass?
  private let height: UserInterfaceSizeClass?
  private var installed: [String: Bool] = [:]
  private var constant: CGFloat?

  init(_ element: InterfaceElement) throws {
    let values = InterfaceValues(element)
    let classes: [String: UserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
    var found: [String: UserInterfaceSizeClass] = [:]
    let key = element.key ?? ""
    for part in key.split(separator: "-") where key != "default" {
      let words = part.split(separator: "=").map(String.init)
      guard words.count == 2, ["widthClass", "heightClass"].contains(words[0]), let value = classes[words[1]]
      else {
        throw values.fail("expected key to be default or size classes, found \"\(key)\"")
      }
      found[words[0]] = value
    }
    (width, height) = (found["widthClass"], found["heightClass"])
    for mask in values.children("mask") {
      for reference in mask.children {
        guard let id = reference.attributes["reference"], ["include", "exclude"].contains(reference.name)
        else {
          throw InterfaceFileError("expected <include> or <exclude> with a reference", at: reference)
        }
        installed[id] = reference.name == "include"
      }
    }
    constant = try values.number("constant")
    try values.finish()
  }

  private var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  private func matches(_ traits: TraitCollection) -> Bool {
    (width == nil || width == traits.horizontalSizeClass)
      && (height == nil || height == traits.verticalSizeClass)
  }

  /// The fitting variations, the most specific last.
  private static func fitting(_ all: [NibVariation], _ traits: TraitCollection) -> [NibVariation] {
    let fitting = all.filter { $0.matches(traits) }
    return (0...2).flatMap { number in fitting.filter { $0.specificity == number } }
  }

  static func isInstalled(_ id: String, _ all: [NibVariation], _ traits: TraitCollection) -> Bool {
    fitting(all, traits).compactMap { $0.installed[id] }.last ?? true
  }

  static func constant(_ all: [NibVariation], _ traits: TraitCollection) -> CGFloat? {
    fitting(all, traits).compactMap(\.constant).last
  }
}

extension NibLoading {
  /// Applies the variations of a view and of its constraints, now and after each change of its size classes.
  func applyVariations(_ element: InterfaceElement, of view: View) throws {
    let variations = try Self.variations(element)
    let constraints = try element.list("constraints").map { constraint in
      (
        object: objects[constraint.id ?? ""] as? LayoutConstraint, id: constraint.id ?? "",
        variations: try Self.variations(constraint)
      )
    }
    guard !variations.isEmpty || constraints.contains(where: { !$0.variations.isEmpty }) else { return }
    let subviews = element.list("subviews").compactMap { child in
      child.id.flatMap { id in (objects[id] as? View).map { (id: id, view: $0) } }
    }
    let originals = constraints.map {
      (constant: $0.object?.constant ?? 0, isActive: $0.object?.isActive ?? false)
    }
    let apply: @MainActor (View) -> Void = { view in
      let traits = view.traitCollection
      if !variations.isEmpty {
        Self.install(
          subviews.filter { NibVariation.isInstalled($0.id, variations, traits) }.map(\.view),
          in: view,
          of: subviews.map(\.view)
        )
      }
      for ((constraint, id, own), original) in zip(constraints, originals) {
        guard let constraint else { continue }
        constraint.constant = NibVariation.constant(own, traits) ?? original.constant
        let isInstalled = NibVariation.isInstalled(id, variations, traits)
        guard !variations.isEmpty, original.isActive else { continue }
        constraint.isActive = isInstalled && Self.isInside(constraint, view)
      }
    }
    apply(view)
    let traits: [AnyTrait] = [TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self]
    view.traitChangeObservers.add(
      TraitChanges.Registration(traits) { observed, _ in (observed as? View).map(apply) }
    )
  }

  private static func variations(_ element: InterfaceElement) throws -> [NibVariation] {
    try element.children.filter { $0.name == "variation" }.map { try NibVariation($0) }
  }

  private static func install(_ wanted: [View], in view: View, of all: [View]) {
    for subview in all where subview.superview === view && !wanted.contains(where: { $0 === subview }) {
      subview.removeFromSuperview()
    }
    for (index, subview) in wanted.enumerated() where subview.superview !== view {
      if let stack = view as? StackView {
        stack.insertArrangedSubview(subview, at: index)
      } else {
        view.insertSubview(subview, at: index)
      }
    }
  }

  /// Whether the items of a constraint are in a view.
  private static func isInside(_ constraint: LayoutConstraint, _ view: View) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item else { return true }
      return ((item as? View) ?? (item as? LayoutGuide)?.owningView)?.isDescendant(of: view) ?? false
    }
  }
}
