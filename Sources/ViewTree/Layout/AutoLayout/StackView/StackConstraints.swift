import Foundation

/// The constraints of a stack view, by the arranged views whose rules they are.
///
/// An update makes new constraints only for the views whose circumstances have changed.
@MainActor final class StackConstraints {
  /// The constraints of an arranged view.
  private struct Part {
    var circumstances: StackCircumstances
    /// The number of the last update in which the view was in the row.
    var update = 0
    var constraints: [LayoutConstraint] = []
    /// The constraint whose constant is the spacing before the view.
    var gap: LayoutConstraint?

    @MainActor var areActive: Bool {
      for constraint in constraints where !constraint.isActive { return false }
      return true
    }
  }

  private var parts: [ObjectIdentifier: Part] = [:]
  private var fit: LayoutConstraint?
  /// Whether views have no length of their own, as far as they were asked since their content changed.
  private var plainness: [ObjectIdentifier: Bool] = [:]
  private var axis = LayoutConstraint.Axis.horizontal
  private var updates = 0

  /// Whether all constraints are active; the app may deactivate some.
  var areActive: Bool {
    if let fit, !fit.isActive { return false }
    for part in parts.values where !part.areActive { return false }
    return true
  }

  /// Deactivates all constraints.
  func clear() {
    deactivate(parts.values.flatMap(\.constraints) + [fit].compactMap { $0 })
    (parts, fit, plainness) = ([:], nil, [:])
  }

  /// Records a change of the content size of a view, and returns whether it has got or lost a length of its
  /// own.
  func noteContentSize(of view: View) -> Bool {
    guard let wasPlain = plainness.removeValue(forKey: ObjectIdentifier(view)) else { return false }
    return isPlain(view) != wasPlain
  }

  /// Forgets the content of a view that leaves the row.
  func forgetContent(of view: View) { plainness[ObjectIdentifier(view)] = nil }

  private func isPlain(_ view: View) -> Bool {
    if let known = plainness[ObjectIdentifier(view)] { return known }
    let isPlain = StackArrangement.length(of: view, along: axis) == View.noIntrinsicMetric
    plainness[ObjectIdentifier(view)] = isPlain
    return isPlain
  }

  /// Updates the constraints to the views, hidden ones included, and to the spacing after each of them.
  func update(
    _ views: [View],
    in container: LayoutItem,
    _ axis: LayoutConstraint.Axis,
    _ distribution: StackView.Distribution,
    _ alignment: StackView.Alignment,
    spacing: (View) -> CGFloat
  ) {
    self.axis = axis
    updates += 1
    var shown: [View] = []
    for view in views where !view.isHidden { shown.append(view) }
    var plain: [Bool] = []
    if distribution == .fill { for view in shown { plain.append(isPlain(view)) } }
    let arrangement = StackArrangement(
      of: shown,
      isPlain: plain,
      in: container,
      axis,
      distribution,
      alignment
    )
    let circumstances = arrangement.circumstances
    var change = Change()
    var place = 0
    for view in views {
      let isHidden = view.isHidden
      let current = isHidden ? arrangement.circumstances(ofHidden: place) : circumstances[place]
      let distance = isHidden || place == 0 ? 0 : spacing(shown[place - 1])
      updatePart(of: view, to: current, spacing: distance, &change) {
        isHidden
          ? arrangement.rules(ofHidden: view, at: place)
          : arrangement.rules(of: place, current, spacing: distance)
      }
      if !isHidden { place += 1 }
    }
    removeOldParts(&change)
    updateFit(arrangement.fit, &change)
    deactivate(change.removed)
    LayoutConstraint.activate(change.addedInOrder)
  }

  /// The constraints to activate, with their kinds, and to deactivate.
  private struct Change {
    var added: [(kind: StackRule.Kind, constraint: LayoutConstraint)] = []
    var removed: [LayoutConstraint] = []

    /// The constraints to activate, in the order of their kinds.
    var addedInOrder: [LayoutConstraint] {
      let order = added.indices.sorted { one, other in
        (added[one].kind.rawValue, one) < (added[other].kind.rawValue, other)
      }
      return order.map { added[$0].constraint }
    }
  }

  private func updatePart(
    of view: View,
    to circumstances: StackCircumstances,
    spacing: CGFloat,
    _ change: inout Change,
    rules: () -> [StackRule]
  ) {
    let identity = ObjectIdentifier(view)
    if let part = parts[identity], part.circumstances == circumstances, part.areActive {
      part.gap?.constant = spacing
      parts[identity]?.update = updates
      return
    }
    change.removed += parts[identity]?.constraints ?? []
    var part = Part(circumstances: circumstances, update: updates)
    for rule in rules() {
      let constraint = rule.makeConstraint()
      part.constraints.append(constraint)
      if rule.kind == .gap { part.gap = constraint }
      change.added.append((rule.kind, constraint))
    }
    parts[identity] = part
  }

  private func updateFit(_ rule: StackRule?, _ change: inout Change) {
    if let fit, rule == nil || !fit.isActive {
      change.removed.append(fit)
      self.fit = nil
    }
    guard fit == nil, let rule else { return }
    let constraint = rule.makeConstraint()
    fit = constraint
    change.added.append((rule.kind, constraint))
  }

  /// Removes the parts of views that are no longer in the row.
  private func removeOldParts(_ change: inout Change) {
    for (identity, part) in parts where part.update != updates {
      change.removed += part.constraints
      parts[identity] = nil
      plainness[identity] = nil
    }
  }

  /// Deactivates constraints in the order of their activation, so that the order has a rule.
  private func deactivate(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints.sorted { $0.activation < $1.activation })
  }
}
