import Foundation
import InterfaceFiles
import Simulation

/// The variations of an interface file for size classes: views and constraints that are installed for some of
/// them only, constants of constraints, the axis, the distribution, the alignment and the spacing of stack
/// views, and the properties that ``NibVaried`` lists (FI5).
///
/// An object that no fitting variation mentions is installed. Of several, the one with more classes takes
/// precedence.
@MainActor struct NibVariation {
  private let width: UserInterfaceSizeClass?
  private let height: UserInterfaceSizeClass?
  private var installed: [String: Bool] = [:]
  private var constant: CGFloat?
  /// The values of a stack view, which `NibStack` reads.
  private let values: InterfaceValues
  /// The setters of the properties that the variation has, by their names.
  private(set) var setters: [String: NibVaried.Setter] = [:]

  /// The identity of a variation in its element.
  typealias ID = ObjectIdentifier
  var id: ID { ObjectIdentifier(values) }

  init(_ element: InterfaceElement, of owner: AnyObject?, in loading: NibLoading) throws {
    values = loading.values(element)
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
          let text = "expected <include> or <exclude> with a reference"
          try values.warn(InterfaceFileError(text, at: reference))
          continue
        }
        installed[id] = reference.name == "include"
      }
    }
    if owner is LayoutConstraint { constant = try values.number("constant") }
    if owner is StackView { _ = try NibStack(values) }
    if let view = owner as? View {
      let reader = NibReader(values: values, loading: loading)
      for property in NibVaried.properties(of: view) {
        let setter = try values.recovering { _ in try property.read(reader, view) }
        if let setter { setters[property.name] = setter }
      }
      // The canvas's frame for the size classes.
      _ = values.child("rect", key: "frame")
    }
    try values.finish()
  }

  private var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  private func matches(_ traits: TraitCollection) -> Bool {
    (width == nil || width == traits.horizontalSizeClass)
      && (height == nil || height == traits.verticalSizeClass)
  }

  /// The fitting variations, the most specific last.
  static func fitting(_ all: [NibVariation], _ traits: TraitCollection) -> [NibVariation] {
    let fitting = all.filter { $0.matches(traits) }
    return (0...2).flatMap { number in fitting.filter { $0.specificity == number } }
  }

  static func isInstalled(_ id: String, _ all: [NibVariation], _ traits: TraitCollection) -> Bool {
    fitting(all, traits).compactMap { $0.installed[id] }.last ?? true
  }

  /// The values of a stack view: of its element, and for the traits of its variations.
  static func stack(
    _ element: InterfaceValues,
    _ all: [NibVariation],
    _ traits: TraitCollection
  ) -> NibStack? {
    let parts = ([element] + fitting(all, traits).map(\.values)).map { try? NibStack($0) }
    return parts.reduce(NibStack.standard) { $0.changed(by: $1 ?? NibStack()) }
  }

  static func constant(_ all: [NibVariation], _ traits: TraitCollection) -> CGFloat? {
    fitting(all, traits).compactMap(\.constant).last
  }
}

extension NibLoading {
  /// Applies the variations of a view and of its constraints, now and after each change of its size classes.
  func applyVariations(_ element: InterfaceElement, of view: View) throws {
    let variations = try variations(element, of: view)
    let constraints = try element.list("constraints").map { constraint in
      let object = objects[constraint.id ?? ""] as? LayoutConstraint
      return (
        object: object, id: constraint.id ?? "", variations: try self.variations(constraint, of: object)
      )
    }
    let stackValues = view is StackView ? values(element) : nil
    let varied = NibVariedValues(of: view, variations)
    guard !variations.isEmpty || constraints.contains(where: { !$0.variations.isEmpty }) else { return }
    let subviews = element.list("subviews").compactMap { child in
      child.id.flatMap { id in (objects[id] as? View).map { (id: id, view: $0) } }
    }
    let originals = constraints.map {
      (constant: $0.object?.constant ?? 0, isActive: $0.object?.isActive ?? false)
    }
    let apply: @MainActor (View) -> Void = { view in
      let traits = view.traitCollection
      varied?.apply(NibVariation.fitting(variations, traits), to: view)
      if let stack = view as? StackView, let stackValues, !variations.isEmpty {
        NibVariation.stack(stackValues, variations, traits)?.apply(to: stack)
      }
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

  private func variations(_ element: InterfaceElement, of owner: AnyObject?) throws -> [NibVariation] {
    try element.children.filter { $0.name == "variation" }.compactMap { variation in
      try values(variation).recovering { _ in try NibVariation(variation, of: owner, in: self) }
    }
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
