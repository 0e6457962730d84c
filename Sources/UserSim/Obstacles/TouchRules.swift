import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// The rules, in the order they are checked. Each returns its finding, or `nil` if it doesn't apply.
extension TouchFacts {
  /// The finding about the state of the view and its ancestors.
  var ownState: Finding? { unseen ?? interactionDisabled ?? disabled(view) }
  /// The finding that makes the view invisible.
  var unseen: Finding? { hidden ?? transparent ?? empty }
  /// The finding about the view's position.
  var position: Finding? { outside ?? offScreen ?? scrolledOut }
  /// The finding about the views in front.
  var front: Finding? { covered ?? underKeyboard ?? animating ?? behindModal }

  var hidden: Finding? { ruledOut(by: .hidden) { .hidden(by: $0.debugName) } }

  var transparent: Finding? {
    ruledOut(by: .transparent) { .transparent(by: $0.debugName, alpha: $0.alpha) }
  }

  var empty: Finding? {
    view.bounds.isEmpty ? found(.zeroSize(view.bounds.size), culprit: view) : nil
  }

  /// For a label or image that lets touches through, the check starts at the view that would handle them.
  var interactionDisabled: Finding? {
    ruledOut(by: .interactionDisabled, from: blockedArea) { .interactionDisabled(by: $0.debugName) }
  }

  /// Returns a finding for the nearest view that `rule` excludes from hit testing, starting at `first` or,
  /// without it, at the view itself.
  private func ruledOut(by rule: HitRule, from first: View? = nil, _ obstacle: (View) -> Obstacle) -> Finding?
  {
    lineage.drop { first != nil && $0 !== first }.first(where: rule.rulesOut).map {
      found(obstacle($0), culprit: $0)
    }
  }

  func disabled(_ view: View) -> Finding? {
    view.isDisabledControl ? found(.disabled(control: view.debugName), culprit: view) : nil
  }

  /// The view's center is outside an ancestor, visible or clipped, unless scrolling can help.
  var outside: Finding? {
    guard scroll == nil else { return nil }
    for ancestor in lineage.dropFirst() {
      let place = place(in: ancestor)
      guard !ancestor.point(inside: place, with: nil) else { continue }
      // Views that fill the screen aren't the cause.
      if !screen.contains(point), ancestor is Window || ancestor.owningController != nil { return nil }
      guard let (edge, distance) = Obstacle.Edge.passed(by: place, of: ancestor.bounds) else {
        return found(.declined(by: ancestor.debugName, point: place), culprit: ancestor)
      }
      let obstacle: Obstacle =
        ancestor.clipsToBounds
        ? .clipped(by: ancestor.debugName, edge: edge, distance: distance)
        : .outside(of: ancestor.debugName, edge: edge, distance: distance)
      return found(obstacle, culprit: ancestor)
    }
    return nil
  }

  var offScreen: Finding? {
    guard !screen.contains(point), scroll == nil else { return nil }
    return found(.offScreen(point: point, screen: screen.size), culprit: nil)
  }

  var scrolledOut: Finding? {
    guard let scroll else { return nil }
    return found(
      .scrolledOut(
        of: scroll.scrollView.debugName,
        edge: scroll.edge,
        distance: scroll.distance,
        offset: scroll.offset
      ),
      culprit: scroll.scrollView
    )
  }

  var covered: Finding? {
    guard let hit, !keyboard.has(hit) || keyboard.has(view), let cover, modal == nil else { return nil }
    let obstacle = Obstacle.covered(
      by: Obstacle.Cover(
        view: hit.debugName,
        path: cover.path.map(\.debugName),
        ancestor: cover.ancestor?.debugName,
        point: point,
        isSeenThrough: !cover.path.contains(where: \.drawsSomething)
      )
    )
    return found(obstacle, culprit: hit)
  }

  var underKeyboard: Finding? {
    guard let hit, keyboard.has(hit), cover != nil else { return nil }
    let toInterface = window.application.screen.fromInterface.inverted()
    let depth = point.applying(toInterface).y - keyboard.frame.applying(toInterface).minY
    return found(.underKeyboard(hit: hitKey?.debugName ?? hit.debugName, depth: depth), culprit: hit)
  }

  var animating: Finding? {
    ruledOut(by: .animating) { .animating(by: $0.debugName, until: $0.endOfTouchBlock?.offset) }
  }

  var behindModal: Finding? {
    guard let modal else { return nil }
    var finding = found(.behindModal(modal.name), culprit: modal.view)
    finding.modal = modal
    return finding
  }

  /// The remaining causes: the app's overrides of hit testing. If their results have changed meanwhile, the
  /// finding names the window.
  var passedOver: Finding {
    if !view.point(inside: place(in: view), with: nil) {
      return found(.declined(by: view.debugName, point: place(in: view)), culprit: view)
    }
    for ancestor in lineage {
      let answer = ancestor.hitTest(place(in: ancestor), with: nil)
      if answer?.isDescendant(of: view) != true { return redirected(by: ancestor, to: answer) }
    }
    return redirected(by: window, to: hit)
  }

  private func redirected(by culprit: View, to other: View?) -> Finding {
    found(
      .redirected(by: culprit.debugName, to: other?.debugName, point: place(in: culprit)),
      culprit: culprit
    )
  }
}

extension View {
  /// Whether the view draws something, as far as the package knows: a background color, or a control, text or
  /// image.
  fileprivate var drawsSomething: Bool {
    if alpha < 0.1 { return false }
    if let color = backgroundColor, color.alpha >= 0.1 { return true }
    switch self {
    case is Label, is ImageView, is TextView, is TextField, is Button, is Switch, is Slider, is Stepper,
      is SegmentedControl, is PageControl, is PickerView, is NavigationBar, is Toolbar, is TabBar,
      is AlertView,
      is KeyplaneView:
      return true
    default: return false
    }
  }
}
