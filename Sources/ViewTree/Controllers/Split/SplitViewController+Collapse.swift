import Foundation
import Responder
import Simulation

/// The state of the columns.
@MainActor struct SplitCollapse {
  /// A column whose controllers are on the stack of the primary column's navigation controller.
  struct Merged {
    var column: SplitViewController.Column
    /// The first controller of the column on that stack.
    var root: ViewController
  }

  var isCollapsed: Bool
  /// The child that is visible while the columns are collapsed.
  var shown: ViewController?
  /// The columns on the stack, from below.
  var merged: [Merged] = []
}

/// Collapsing and expanding.
extension SplitViewController {
  /// Collapses or expands the columns if the width class has changed.
  final func followSizeClass() {
    guard view.window != nil else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard collapse?.isCollapsed != isCompact else { return }
    if isCompact { collapseColumns() } else { expandColumns() }
  }

  private func collapseColumns() {
    collapse = SplitCollapse(isCollapsed: true)
    for column in columns { holders[column].map { follow($0, isNarrow: false) } }
    if style == .unspecified { collapseClassic() } else { collapseStyled() }
    log?.record(.controller, debugName, "collapses")
    placeColumns()
    showModeButton()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseStyled() {
    let proposed: Column =
      given[.compact] != nil ? .compact : columns.last { given[$0] != nil } ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if top == .compact, let compact = holders[.compact] {
      collapse?.shown = compact
      return
    }
    collapse?.shown = holders[.primary] ?? holders[columns.first { holders[$0] != nil } ?? .secondary]
    for column in columns.dropFirst() where column.rawValue <= top.rawValue { merge(column, animated: false) }
  }

  /// Moves the controllers of a column to the stack of the navigation controller that is shown.
  private func merge(_ column: Column, animated: Bool) {
    guard let navigation = collapse?.shown as? NavigationController, let holder = holders[column],
      holder !== navigation, collapse?.merged.contains(where: { $0.column == column }) == false
    else { return }
    var moved = [holder]
    if let own = holder as? NavigationController {
      moved = own.viewControllers
      own.viewIfLoaded?.removeFromSuperview()
      own.setViewControllers([], animated: false)
    }
    guard let root = moved.first else { return }
    collapse?.merged.append(SplitCollapse.Merged(column: column, root: root))
    navigation.setViewControllers(navigation.viewControllers + moved, animated: animated)
  }

  final func pushColumn(_ column: Column) {
    guard let navigation = collapse?.shown as? NavigationController else { return }
    forgetPopped(from: navigation)
    if collapse?.merged.contains(where: { $0.column == column }) == true {
      guard let next = collapse?.merged.first(where: { $0.column.rawValue > column.rawValue }),
        let index = navigation.stack.firstIndex(of: next.root), index > 0
      else { return }
      navigation.popToViewController(navigation.stack[index - 1], animated: true)
    } else if column == .primary {
      guard let next = collapse?.merged.first, let index = navigation.stack.firstIndex(of: next.root),
        index > 0
      else { return }
      navigation.popToViewController(navigation.stack[index - 1], animated: true)
    } else {
      for lower in columns.dropFirst() where lower.rawValue < column.rawValue {
        merge(lower, animated: false)
      }
      merge(column, animated: true)
    }
  }

  final func popColumn(_ column: Column) {
    guard let navigation = collapse?.shown as? NavigationController,
      let place = collapse?.merged.first(where: { $0.column == column }),
      let index = navigation.stack.firstIndex(of: place.root), index > 0
    else { return }
    navigation.popToViewController(navigation.stack[index - 1], animated: true)
    forgetPopped(from: navigation)
  }

  /// Returns the columns that were popped from the stack to their own navigation controllers.
  private func forgetPopped(from navigation: NavigationController) {
    let gone = collapse?.merged.filter { !navigation.stack.contains($0.root) } ?? []
    guard !gone.isEmpty else { return }
    collapse?.merged.removeAll { place in gone.contains { $0.column == place.column } }
    for place in gone { restore(place.column, [place.root]) }
  }

  private func restore(_ column: Column, _ controllers: [ViewController]) {
    guard let own = holders[column] as? NavigationController else { return }
    own.setViewControllers(controllers, animated: false)
  }

  /// Replaces the controllers of a column on the stack by another one.
  final func replaceOnStack(_ column: Column, _ old: ViewController?, with controller: ViewController?) {
    guard let navigation = collapse?.shown as? NavigationController,
      let place = collapse?.merged.first(where: { $0.column == column })
    else { return }
    let start = navigation.stack.firstIndex(of: place.root) ?? navigation.stack.count
    let above = collapse?.merged.first { $0.column.rawValue > column.rawValue }
    let end = above.flatMap { navigation.stack.firstIndex(of: $0.root) } ?? navigation.stack.count
    let below = Array(navigation.stack[..<start])
    let rest = Array(navigation.stack[max(start, end)...])
    holders[column] = nil
    if let old { drop(old) }
    collapse?.merged.removeAll { $0.column == column }
    adopt(column)
    guard controller != nil, let holder = holders[column] else {
      return navigation.setViewControllers(below + rest, animated: false)
    }
    holder.didMove(toParent: self)
    var moved = [holder]
    if let own = holder as? NavigationController {
      moved = own.viewControllers
      own.setViewControllers([], animated: false)
    }
    guard let root = moved.first else { return }
    collapse?.merged.append(SplitCollapse.Merged(column: column, root: root))
    collapse?.merged.sort { $0.column.rawValue < $1.column.rawValue }
    navigation.setViewControllers(below + moved + rest, animated: start == navigation.stack.count)
  }

  final func placeCollapsed() {
    for holder in (columns + [.compact]).compactMap({ holders[$0] }) where holder !== collapse?.shown {
      if holder.viewIfLoaded?.superview === view { holder.view.removeFromSuperview() }
    }
    dimming?.removeFromSuperview()
    dimming = nil
    guard let shown = collapse?.shown else { return }
    if shown.barInsets != .zero { shown.barInsets = .zero }
    shown.view.placeInContainer(view.bounds)
    if shown.view.superview !== view { view.addSubview(shown.view) }
  }

  // MARK: Expanding

  private func expandColumns() {
    let isFirst = collapse == nil
    let old = collapse
    collapse = SplitCollapse(isCollapsed: false)
    if let old, old.isCollapsed {
      if style == .unspecified { expandClassic(from: old) } else { separate(old) }
    }
    var new = defaultMode
    if !isFirst {
      new = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: new) ?? new
      log?.record(.controller, debugName, "expands")
    }
    if isFirst { mode = new }
    change(to: new, animated: false)
    placeColumns()
    if !isFirst { delegate?.splitViewControllerDidExpand(self) }
  }

  private func separate(_ old: SplitCollapse) {
    guard let navigation = old.shown as? NavigationController else { return }
    var stack = navigation.stack
    var moved: [(column: Column, controllers: [ViewController])] = []
    for place in old.merged.reversed() {
      guard let start = stack.firstIndex(of: place.root) else {
        moved.append((place.column, [place.root]))
        continue
      }
      moved.append((place.column, Array(stack[start...])))
      stack.removeSubrange(start...)
    }
    navigation.setViewControllers(stack, animated: false)
    for (column, controllers) in moved.reversed() { restore(column, controllers) }
  }

  // MARK: Without a style

  private func collapseClassic() {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? given[.primary]
    collapse?.shown = primary
    guard let primary, let secondary = given[.secondary], primary !== secondary else {
      collapse?.shown = primary ?? given[.secondary]
      return
    }
    secondary.viewIfLoaded?.removeFromSuperview()
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  private func expandClassic(from old: SplitCollapse) {
    guard let shown = old.shown else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? shown
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? given[.secondary]
    if primary !== given[.primary] { replace(.primary, with: primary) }
    if let secondary, secondary !== given[.secondary] || secondary.baseParent !== self {
      if let old = holders[.secondary], old !== secondary { drop(old) }
      (given[.secondary], holders[.secondary]) = (secondary, nil)
      adopt(.secondary)
    }
  }

  /// Shows a controller in the secondary column, or pushes it while the columns are collapsed.
  final func showDetail(_ controller: ViewController) {
    guard isCollapsed else { return replace(.secondary, with: controller) }
    guard style == .unspecified else {
      replace(.secondary, with: controller)
      return pushColumn(.secondary)
    }
    given[.secondary] = controller
    guard let navigation = collapse?.shown as? NavigationController else {
      return present(controller, animated: true)
    }
    let moved = (controller as? NavigationController)?.viewControllers ?? [controller]
    navigation.setViewControllers(navigation.viewControllers + moved, animated: true)
  }
}

extension ViewController {
  /// The implementation of ``collapseSecondaryViewController(_:for:)``: a navigation controller pushes the
  /// controllers; any other controller ignores them.
  final func baseCollapseSecondary(_ secondary: ViewController) {
    guard let navigation = self as? NavigationController else { return }
    let moved: [ViewController]
    if let own = secondary as? NavigationController {
      moved = own.viewControllers
      navigation.collapsedRoot = moved.first
      navigation.collapsedNavigation = own
      own.setViewControllers([], animated: false)
    } else {
      moved = [secondary]
      navigation.collapsedRoot = secondary
      if secondary.baseParent != nil { secondary.removeFromParent() }
    }
    navigation.setViewControllers(navigation.viewControllers + moved, animated: false)
  }

  /// The implementation of ``separateSecondaryViewController(for:)``.
  final func baseSeparateSecondary() -> ViewController? {
    guard let navigation = self as? NavigationController, let root = navigation.collapsedRoot,
      let start = navigation.stack.firstIndex(of: root), start > 0
    else { return nil }
    let moved = Array(navigation.stack[start...])
    navigation.setViewControllers(Array(navigation.stack[..<start]), animated: false)
    let own = navigation.collapsedNavigation
    (navigation.collapsedRoot, navigation.collapsedNavigation) = (nil, nil)
    guard let own else { return moved.first }
    own.setViewControllers(moved, animated: false)
    return own
  }
}
