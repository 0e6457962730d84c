import ConstraintSolver
import Foundation
import Simulation

/// The rules of views and guides themselves, for their position or the size of their content.
extension LayoutEngine {
  /// Replaces a view's rules with those of its frame or those of its content.
  func decideRules(of spot: LayoutSpot) {
    let view = spot.view
    for entry in spot.entries { remove(entry) }
    (spot.bounds, spot.content, spot.asked, spot.shares) = ([], ContentRules(), [], nil)
    (spot.wrappedWidth, spot.keepsFrame) = (nil, false)
    touch(spot)
    let isRoot = view === root
    let isGoverned = !(view.layoutState?.translates ?? true) || (isRoot && fitting != nil)
    if fitting == nil {
      view.node.set(.governed, isGoverned)
    }
    if isGoverned {
      if fitting == nil { view.baseSuperview?.node.pointee.layout.insert(.hasGovernedContent) }
      refreshContent(of: spot)
      if isRoot { enterSize(of: spot) } else { undecide(spot) }
      return
    }
    enterFrame(of: spot)
  }

  /// Adds the rules for the size of a root that constraints may resize: its current size at low priority, or
  /// the target size.
  private func enterSize(of spot: LayoutSpot) {
    let size = fitting?.target ?? spot.view.bounds.size
    let priorities = fitting?.priorities ?? (.init(1), .init(1))
    let lengths = [
      (spot.width, size.width, priorities.horizontal), (spot.height, size.height, priorities.vertical),
    ]
    spot.asked = lengths.map { variable, length, priority in
      enter(
        .size,
        [LinearRow.Term(symbol: variable, factor: 1)],
        constant: -Double(length),
        priority: priority.rawValue,
        phase: .contents,
        about: spot
      )
    }
  }

  /// Updates the rules for the root's size to the size that was set last.
  func refreshSize() {
    guard fitting == nil, let spot = spot(of: root) else { return }
    let size = root.bounds.size
    for (entry, length) in zip(spot.asked, [size.width, size.height]) { entry.want(-Double(length)) }
  }

  // MARK: Frames and guides

  /// Binds a guide to its view's edges, at the distances of the rectangle that it follows.
  func bindGuide(_ spot: LayoutSpot) {
    guard let binding = spot.guide?.binding else { return }
    let owner = makeSpot(of: spot.view)
    func term(_ symbol: Int, _ factor: Double) -> LinearRow.Term {
      LinearRow.Term(symbol: symbol, factor: factor)
    }
    spot.bounds = [
      enter(.guide, [term(spot.x, 1)], constant: 0, about: spot),
      enter(
        .guide,
        binding.isAtBottom
          ? [term(spot.y, 1), term(spot.height, 1), term(owner.height, -1)] : [term(spot.y, 1)],
        constant: 0,
        about: spot
      ),
      enter(.guide, [term(spot.width, 1), term(owner.width, -1)], constant: 0, about: spot),
      enter(
        .guide,
        [term(spot.height, 1)] + (binding.height == nil ? [term(owner.height, -1)] : []),
        constant: 0,
        about: spot
      ),
    ]
    refreshBounds(of: spot)
  }

  /// Binds the guide of a scroll view's content to the content.
  func bindScrollContent(_ spot: LayoutSpot) {
    let content = makeScrollContentIfNeeded(of: makeSpot(of: spot.view))
    func term(_ symbol: Int, _ factor: Double) -> LinearRow.Term {
      LinearRow.Term(symbol: symbol, factor: factor)
    }
    spot.bounds = [
      enter(.guide, [term(spot.x, 1)], constant: 0, about: spot),
      enter(.guide, [term(spot.y, 1)], constant: 0, about: spot),
      enter(.guide, [term(spot.width, 1), term(content.width, -1)], constant: 0, about: spot),
      enter(.guide, [term(spot.height, 1), term(content.height, -1)], constant: 0, about: spot),
    ]
  }

  /// Updates the constants of a spot's own rules to the current frame or insets.
  func refreshBounds(of spot: LayoutSpot) {
    guard !spot.bounds.isEmpty else { return }
    let view = spot.view
    guard let guide = spot.guide else { return refreshFrame(of: spot) }
    guard let binding = guide.binding else { return }
    let (bounds, insets) = (view.bounds, binding.insets)
    let values = [
      bounds.minX + insets.left,
      binding.isAtBottom ? bounds.minY - insets.bottom : bounds.minY + insets.top,
      0 - insets.left - insets.right,
      binding.height ?? 0 - insets.top - insets.bottom,
    ]
    for (entry, value) in zip(spot.bounds, values) { entry.want(-Double(value)) }
  }

  // MARK: Contents

  /// Updates the rules of a view's content to its current size and priorities.
  func refreshContent(of spot: LayoutSpot) {
    guard spot.isGoverned || spot.keepsFrame else { return }
    defer { if spot.keepsFrame != spot.content.rules.isEmpty { undecide(spot) } }
    touch(spot)
    let view = spot.view
    spot.wrapsContent = view.wrapsContent
    guard view.layoutState?.stackPlace != .hidden else {
      for rules in spot.content.rules { remove(rules) }
      spot.content = ContentRules()
      return
    }
    var size = view.intrinsicContentSize
    if view.wrapsContent, let width = spot.wrappedWidth, let height = view.contentHeight(inWidth: width) {
      size.height = height
    }
    size = pixels.holdingContent(size)
    refreshLength(size.width, of: spot, .horizontal)
    refreshLength(size.height, of: spot, .vertical)
  }

  private func refreshLength(_ length: CGFloat, of spot: LayoutSpot, _ axis: LayoutConstraint.Axis) {
    let view = spot.view
    let traits = LengthRules.Traits(
      hugging: view.contentHuggingPriority(for: axis).rawValue,
      resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
      isArranged: view.layoutState?.stackPlace == .shown,
      phase: axis == .horizontal && view.wrapsContent ? .texts : .contents
    )
    if let rules = spot.content[axis] {
      if !(length < 0), rules.traits == traits {
        rules.want(length)
        return
      }
      remove(rules)
      spot.content[axis] = nil
    }
    guard !(length < 0) else { return }
    let variable = axis == .horizontal ? spot.width : spot.height
    func enter(
      _ relation: Simplex.Relation,
      _ priority: Float,
      _ yielding: Simplex.Yielding
    ) -> LayoutEntry {
      self.enter(
        .content,
        [LinearRow.Term(symbol: variable, factor: 1)],
        constant: -Double(length),
        relation,
        priority: priority,
        yielding: yielding,
        phase: traits.phase,
        about: spot
      )
    }
    spot.content[axis] = LengthRules(
      traits: traits,
      longest: enter(.atMost, traits.hugging, .first),
      shortest: enter(.atLeast, traits.resistance, traits.isArranged ? .first : .last)
    )
  }

  private func remove(_ rules: LengthRules) {
    remove(rules.longest)
    remove(rules.shortest)
  }

  /// Updates the heights of contents that depend on their width; returns whether any height has changed.
  func wrapTexts() -> Bool {
    var hasChanged = false
    forEachTouched { spot in
      guard spot.wrapsContent, let rules = spot.content[.vertical] else { return }
      let width = spot.solvedFrame.width
      guard width != spot.wrappedWidth else { return }
      spot.wrappedWidth = width
      guard let height = spot.view.contentHeight(inWidth: width) else { return }
      if rules.want(pixels.holdingContent(CGSize(width: 0, height: height)).height) { hasChanged = true }
    }
    return hasChanged
  }
}
