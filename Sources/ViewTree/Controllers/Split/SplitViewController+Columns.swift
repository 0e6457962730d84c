import Foundation
import Responder
import Simulation

/// The controllers of the columns.
extension SplitViewController {
  /// The columns of the style, from the outermost one.
  final var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  final var shownControllers: [ViewController] {
    if isCollapsed, let shown = collapse?.shown { return [shown] }
    if style == .unspecified { return columns.compactMap { given[$0] } }
    return columns.compactMap { holders[$0] ?? given[$0] }
  }

  /// Sets the controllers of a controller without a style, or those of the columns in their order.
  final func replaceControllers(_ new: [ViewController]) {
    guard style == .unspecified else {
      for (column, controller) in zip(columns, new) { replace(column, with: controller) }
      return
    }
    if isCollapsed, new.count == 1, let first = new.first { return replace(.primary, with: first) }
    for (index, column) in columns.enumerated() {
      replace(column, with: new.indices.contains(index) ? new[index] : nil)
    }
  }

  /// Replaces the controller of a column.
  final func replace(_ column: Column, with controller: ViewController?) {
    guard given[column] !== controller else { return }
    let old = holders[column]
    let isOnStack = collapse?.merged.contains { $0.column == column } ?? false
    given[column] = controller
    guard isViewLoaded else {
      if style == .unspecified { adopt(column) }
      return
    }
    if isCollapsed, isOnStack { return replaceOnStack(column, old, with: controller) }
    holders[column] = nil
    if let old { drop(old) }
    guard controller != nil else { return placeIfSplit() }
    adopt(column)
    if isCollapsed, collapse?.shown === old, old != nil { collapse?.shown = holders[column] }
    placeIfSplit()
    (holders[column] ?? controller).map { $0.didMove(toParent: self) }
    if let controller, controller !== holders[column] { controller.loadViewIfNeeded() }
  }

  private func placeIfSplit() { if collapse != nil { placeColumns() } }

  /// Removes a child.
  final func drop(_ holder: ViewController) {
    guard holder.baseParent === self else { return }
    holder.willMove(toParent: nil)
    holder.viewIfLoaded?.removeFromSuperview()
    holder.removeFromParent()
  }

  /// Adds the child for the controller of a column. In the styles with columns it is a navigation controller.
  final func adopt(_ column: Column) {
    guard let controller = given[column], holders[column] == nil else { return }
    let isWrapped = style != .unspecified && column != .compact && !(controller is NavigationController)
    let holder = isWrapped ? NavigationController(rootViewController: controller) : controller
    holders[column] = holder
    addChild(holder)
    if style == .unspecified { holder.didMove(toParent: self) }
  }

  /// Adds the children when the view loads: each controller that gets a navigation controller loads its view
  /// before the next one (MC22).
  final func loadColumns() {
    for column in columns + [.compact] where given[column] != nil && holders[column] == nil {
      adopt(column)
      if let controller = given[column], controller !== holders[column] { controller.loadViewIfNeeded() }
    }
    guard style != .unspecified else { return }
    for column in columns + [.compact] { holders[column]?.didMove(toParent: self) }
  }

  final func width(of column: Column) -> CGFloat {
    let isPrimary = column == .primary
    let whole = viewIfLoaded?.bounds.width ?? Application.current?.screen.bounds.width ?? 0
    let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    var width: CGFloat = isPrimary && style == .tripleColumn ? 280 : 320
    if fraction != Self.automaticDimension { width = whole * fraction }
    if preferred != Self.automaticDimension, style != .unspecified { width = preferred }
    let (least, most) =
      isPrimary
      ? (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
      : (minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    if least != Self.automaticDimension { width = max(width, least) }
    if most != Self.automaticDimension { width = min(width, most) }
    return width
  }

  // MARK: Placing

  /// The frames of the columns in the present mode.
  private var plan: SplitPlan {
    let context = view.effectiveApplication?.context
    let insets = view.storedSafeAreaInsets
    return SplitPlan(
      size: view.bounds.size,
      safeArea: SplitPlan.EdgeInsetsPair(top: insets.top, bottom: insets.bottom),
      mode: mode,
      hasSupplementary: style == .tripleColumn,
      primaryWidth: width(of: .primary),
      supplementaryWidth: width(of: .supplementary),
      isPrimaryTrailing: (primaryEdge == .trailing) != view.mirrorsParts,
      floats: style == .doubleColumn && context?.designRule(VersionRules.primaryColumnFloats) == true
    )
  }

  /// Adds, places and removes the views of the columns.
  final func placeColumns() {
    guard !isCollapsed else { return placeCollapsed() }
    let plan = plan
    let frames = plan.frames
    for column in columns.reversed() {
      guard let holder = holders[column] else { continue }
      guard let frame = frames[column] else {
        holder.viewIfLoaded?.removeFromSuperview()
        continue
      }
      follow(holder, isNarrow: column != .secondary)
      holder.view.placeInContainer(frame)
      if holder.view.superview !== view { insert(holder.view, as: column) }
    }
    let covered = column(.secondary, isCoveredBy: plan)
    if let secondary = holders[.secondary], secondary.barInsets != covered { secondary.barInsets = covered }
    if let primary = holders[.primary], primary.barInsets != .zero { primary.barInsets = .zero }
    placeDimming(plan)
    showModeButton()
  }

  /// Adds the view of a column below those of the columns that precede it, which may be over it.
  private func insert(_ columnView: View, as column: Column) {
    let above = columns.prefix { $0 != column }.reversed().lazy.compactMap { self.holders[$0]?.viewIfLoaded }
      .first { $0.superview === self.view }
    if let above { view.insertSubview(columnView, belowSubview: above) } else { view.addSubview(columnView) }
  }

  private func column(_ column: Column, isCoveredBy plan: SplitPlan) -> EdgeInsets {
    let width = plan.coveredWidth
    return plan.isPrimaryTrailing ? EdgeInsets(right: width) : EdgeInsets(left: width)
  }

  /// Overrides the width class of a column, which is compact except in the secondary one.
  final func follow(_ holder: ViewController, isNarrow: Bool) {
    var traits = Traits()
    traits.horizontalSizeClass = .compact
    let new = isNarrow ? TraitCollection(traits) : nil
    guard (overrideTraitCollection(forChild: holder) != nil) != isNarrow else { return }
    setOverrideTraitCollection(new, forChild: holder)
  }

  private func placeDimming(_ plan: SplitPlan) {
    guard plan.isOver, let secondary = holders[.secondary]?.viewIfLoaded, secondary.superview === view else {
      dimming?.removeFromSuperview()
      return dimming = nil
    }
    let dimming = dimming ?? SplitDimming(frame: .zero)
    self.dimming = dimming
    dimming.controller = self
    dimming.frame = view.bounds
    view.insertSubview(dimming, aboveSubview: secondary)
  }
}

/// The view that dims the secondary column below others; a tap on it hides them.
final class SplitDimming: View {
  weak var controller: SplitViewController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Color.black.withAlphaComponent(0.1)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let controller else { return }
    controller.change(to: .secondaryOnly, animated: true)
  }
}
