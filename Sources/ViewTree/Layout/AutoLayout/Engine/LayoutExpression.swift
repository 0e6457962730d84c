import ConstraintSolver
import Foundation
import Simulation

/// A constraint in terms of the engine's variables: `terms + constant`, in the constraint's relation to its
/// own constant.
@MainActor struct LayoutExpression {
  private(set) var terms: [LinearRow.Term] = []
  private(set) var constant = 0.0
  /// Whether the constant depends on values that change by themselves.
  fileprivate(set) var isMoving = false

  fileprivate mutating func add(_ symbol: Int, _ factor: Double) {
    if let place = terms.firstIndex(where: { $0.symbol == symbol }) {
      terms[place].factor += factor
    } else {
      terms.append(LinearRow.Term(symbol: symbol, factor: factor))
    }
  }

  fileprivate mutating func add(_ number: CGFloat, _ factor: Double) { constant += Double(number) * factor }
}

extension LayoutEngine {
  /// Returns a constraint in the coordinates of the nearest common ancestor; `nil` if an item is missing.
  func expression(of constraint: LayoutConstraint) -> LayoutExpression? {
    guard let first = constraint.first, var space = first.item.owner else { return nil }
    for item in [first.origin?.item, constraint.second?.item, constraint.second?.origin?.item] {
      guard let item else { continue }
      guard let owner = item.owner, let common = space.nearestAncestor(with: owner) else { return nil }
      space = common
    }
    var expression = LayoutExpression()
    let isMirrored = constraint.isMirrored
    write(first, 1, isMirrored, in: space, to: &expression)
    if let second = constraint.second {
      write(second, -Double(constraint.multiplier), isMirrored, in: space, to: &expression)
    }
    return expression
  }

  /// Adds a side of a constraint. If it is mirrored, positions count from the right edge to the left.
  private func write(
    _ place: LayoutTerm,
    _ factor: Double,
    _ isMirrored: Bool,
    in space: View,
    to expression: inout LayoutExpression
  ) {
    // A distance has a direction of its own.
    let turns = isMirrored && (place.origin == nil || place.followsLines)
    func write(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute, _ factor: Double) {
      let isTurned = turns && attribute.kind == .x
      self.write(
        item,
        isTurned ? attribute.mirrored : attribute,
        isTurned ? -factor : factor,
        in: space,
        to: &expression
      )
    }
    write(place.item, place.attribute, factor)
    if let origin = place.origin { write(origin.item, origin.attribute, -factor) }
  }

  private func write(
    _ item: LayoutItem,
    _ attribute: LayoutConstraint.Attribute,
    _ factor: Double,
    in space: View,
    to expression: inout LayoutExpression
  ) {
    guard let owner = item.owner else { return }
    if let inside = attribute.insideMargins, item.asView != nil {
      guard owner === space, let content = owner.layoutContent else {
        return write(LayoutItem(owner.layoutMarginsGuide), inside, factor, in: space, to: &expression)
      }
      expression.add(content.contentMargin(at: inside), factor)
      expression.isMoving = true
      return write(item, inside, factor, in: space, to: &expression)
    }
    let guide = item.asGuide
    if guide == nil, attribute.isBaseline {
      let view = owner.baselineView(isFirst: attribute == .firstBaseline)
      if view !== owner { return write(LayoutItem(view), attribute, factor, in: space, to: &expression) }
    }
    let spot = guide.map { makeSpot(of: $0, in: owner) } ?? makeSpot(of: owner)
    let isSpace = guide == nil && owner === space
    // To its descendants, a scroll view's edges are those of its content, its center is that of its frame.
    if isSpace, attribute.kind != .size, owner.node.pointee.flags.contains(.isScrollView) {
      let isMiddle = attribute == .centerX || attribute == .centerY
      let size = isMiddle ? (width: spot.width, height: spot.height) : makeScrollContentIfNeeded(of: spot)
      return writeEdges(attribute, factor, nil, size, spot, to: &expression)
    }
    let position = isSpace ? nil : (spot.x, spot.y)
    writeEdges(attribute, factor, position, (spot.width, spot.height), spot, to: &expression)
    guard attribute.kind == .x || attribute.kind == .y else { return }
    let isX = attribute.kind == .x
    if isSpace {
      let origin = owner.bounds.origin
      let inset = owner.alignmentRectInsets
      expression.add(isX ? origin.x + inset.left : origin.y + inset.top, factor)
      if owner.node.pointee.flags.contains(.isScrollView) { expression.isMoving = true }
      return
    }
    // The offsets from the item's coordinates up to those of the space.
    var current = guide == nil ? owner.baseSuperview : owner
    while let view = current, view !== space {
      let step = makeSpot(of: view)
      let inset = view.alignmentRectInsets
      expression.add(isX ? step.x : step.y, factor)
      expression.add(isX ? view.bounds.minX + inset.left : view.bounds.minY + inset.top, -factor)
      if view.node.pointee.flags.contains(.isScrollView) { expression.isMoving = true }
      current = view.baseSuperview
    }
  }

  private func writeEdges(
    _ attribute: LayoutConstraint.Attribute,
    _ factor: Double,
    _ position: (x: Int, y: Int)?,
    _ size: (width: Int, height: Int),
    _ spot: LayoutSpot,
    to expression: inout LayoutExpression
  ) {
    switch attribute.kind {
    case .x: if let position { expression.add(position.x, factor) }
    case .y: if let position { expression.add(position.y, factor) }
    case .size, .none: break
    }
    switch attribute {
    case .right, .trailing, .width: expression.add(size.width, factor)
    case .bottom, .height: expression.add(size.height, factor)
    case .centerX: expression.add(size.width, factor / 2)
    case .centerY: expression.add(size.height, factor / 2)
    case .firstBaseline, .lastBaseline:
      expression.isMoving = true
      guard spot.guide == nil, let baselines = spot.view.baselines else {
        return expression.add(size.height, factor)
      }
      if attribute == .firstBaseline { return expression.add(baselines.fromTop, factor) }
      expression.add(size.height, factor)
      expression.add(baselines.fromBottom, -factor)
    default: break
    }
  }
}
