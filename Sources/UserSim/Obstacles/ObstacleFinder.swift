import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A search for the obstacle between a touch and a view: it collects the facts, then checks the rules in
/// order.
@MainActor struct ObstacleFinder {
  let application: Application
  let keyboard: Keyboard

  /// Returns the obstacle to a touch at the center of `view`, or `nil`.
  ///
  /// A touch received by a subview counts as the view's own. So does a touch that a label or an image lets
  /// through to the view behind it, such as a row or a button.
  func obstacle(to view: View) -> Obstacle? { finding(for: view)?.obstacle }

  /// Returns the obstacle to a touch at the center of `view` with the views involved, or `nil`.
  func finding(for view: View) -> Finding? { finding(for: view, at: view.screenMiddle) }

  /// Returns the obstacle to a touch at a point of the screen inside `view`, or `nil`.
  func finding(for view: View, at point: CGPoint) -> Finding? {
    guard let window = view.window else {
      let top = view.lineage.last ?? view
      return Finding(.notInWindow(top: top.debugName), culprit: top)
    }
    if window.isHidden { return Finding(.windowHidden(window: window.debugName), culprit: window) }
    let hit = application.hitTest(atScreenPoint: point, with: nil)
    if let hit, hit.isDescendant(of: view), !view.isDisabledControl { return nil }
    let facts = TouchFacts(view, in: window, at: point, hit: hit, keyboard)
    if let ground = facts.ground { return facts.unseen ?? facts.position ?? facts.disabled(ground) }
    return facts.ownState ?? facts.position ?? facts.front ?? facts.passedOver
  }

  /// Returns the obstacle to a touch at the center of a key, or `nil`.
  func obstacle(to key: KeyboardKey) -> Obstacle? { finding(for: key)?.obstacle }

  /// Returns the obstacle to a touch at the center of a key with the views involved, or `nil`.
  func finding(for key: KeyboardKey) -> Finding? {
    guard let keyplane = keyboard.view?.keyplane, let window = keyplane.window,
      keyplane.keys.contains(where: { $0 === key })
    else { return Finding(.keyNotSeen(layout: keyboard.layoutName)) }
    let point = key.accessibilityFrame.middle
    let hit = application.hitTest(atScreenPoint: point, with: nil)
    guard hit !== keyplane else { return nil }
    let facts = TouchFacts(keyplane, in: window, at: point, hit: hit, keyboard)
    return facts.offScreen ?? facts.covered ?? facts.behindModal ?? facts.passedOver
  }

  // MARK: Elements

  /// Returns the obstacle to a touch at the center of an element, or a finding that the element is disabled
  /// and ignores the touch; `nil` if there is neither.
  func finding(for element: FoundElement) -> Finding? {
    switch element {
    case .view(let view): finding(for: view)
    case .key(let key): finding(for: key) ?? disabled(element, in: keyboard.view?.keyplane)
    case .part(let part): finding(for: part.owner, at: element.middle) ?? disabled(element, in: part.owner)
    case .row(let row): row.finding
    }
  }

  /// Returns a finding if a key or a part that receives the touch is disabled.
  private func disabled(_ element: FoundElement, in view: View?) -> Finding? {
    guard !element.isEnabled, let view, let window = view.window else { return nil }
    return TouchFacts(view, in: window, at: element.middle, hit: view, keyboard)
      .found(.disabled(control: element.debugName), culprit: view)
  }
}

/// An obstacle with the views involved.
@MainActor struct Finding {
  let obstacle: Obstacle
  /// The view that the obstacle names.
  var culprit: View?
  /// The view that receives the touch.
  var hit: View?
  /// The key that receives the touch.
  var key: KeyboardKey?
  /// The modal in front, if there is one.
  var modal: Modal?
  /// The touch's position on the screen, or `nil` if the view isn't in a window.
  var point: CGPoint?

  init(_ obstacle: Obstacle, culprit: View? = nil) {
    self.obstacle = obstacle
    self.culprit = culprit
  }
}

extension View {
  /// Whether the view is a disabled control, which would ignore a touch.
  var isDisabledControl: Bool { (self as? Control)?.isEnabled == false }

  /// The view's center, in screen coordinates; taps aim at it.
  var screenMiddle: CGPoint { convertToScreen(bounds.middle) }
}

extension CGRect {
  /// The rectangle's center.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension User {
  /// Returns whether a touch at the center of a view reaches it now, or the obstacle, as a sentence without a
  /// period. Unlike ``obstacle(to:)-(View)`` it doesn't lay out the screen, and no time passes.
  package func touchText(of view: View) -> String {
    if let obstacle = finder.obstacle(to: view) { return "can't be tapped: \(obstacle)" }
    return "can be tapped at \(GeometryText.point(view.screenMiddle))"
  }
}
