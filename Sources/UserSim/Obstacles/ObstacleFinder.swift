import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Finds what keeps a finger from a view: collects the facts, then asks one rule after the other.
@MainActor struct ObstacleFinder {
  let application: Application
  let keyboard: Keyboard

  /// Returns what keeps a touch at the middle of `view` from it, or nil.
  ///
  /// A touch that a subview gets counts as the view's own; so does one that a label or an image lets through to what it stands
  /// on, as to a row or a button.
  func obstacle(to view: View) -> Obstacle? { finding(for: view)?.obstacle }

  /// Returns the same with the views that have to do with it.
  func finding(for view: View) -> Finding? { finding(for: view, at: view.screenMiddle) }

  /// Returns what keeps a touch at a point of the screen, which is in `view`, from it, or nil.
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

  /// Returns what keeps a touch at the middle of a key from it, or nil.
  func obstacle(to key: KeyboardKey) -> Obstacle? { finding(for: key)?.obstacle }

  /// Returns the same with the views that have to do with it.
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

  /// Returns what keeps a touch at the middle of an element from it, or it from doing something with the touch; nil if nothing
  /// does.
  func finding(for element: FoundElement) -> Finding? {
    switch element {
    case .view(let view): finding(for: view)
    case .key(let key): finding(for: key) ?? disabled(element, in: keyboard.view?.keyplane)
    case .part(let part): finding(for: part.owner, at: element.middle) ?? disabled(element, in: part.owner)
    }
  }

  /// That a key or a part which gets the touch is not enabled.
  private func disabled(_ element: FoundElement, in view: View?) -> Finding? {
    guard !element.isEnabled, let view, let window = view.window else { return nil }
    return TouchFacts(view, in: window, at: element.middle, hit: view, keyboard)
      .found(.disabled(control: element.debugName), culprit: view)
  }
}

/// What keeps a finger away, with the views that have to do with it.
@MainActor struct Finding {
  let obstacle: Obstacle
  /// The view that the obstacle names.
  var culprit: View?
  /// The view that gets the touch.
  var hit: View?
  /// The key that gets the touch.
  var key: KeyboardKey?
  /// What is in front, if that is modal.
  var modal: Modal?
  /// Where the touch would be, on the screen; nil if the view is not in a window.
  var point: CGPoint?

  init(_ obstacle: Obstacle, culprit: View? = nil) {
    self.obstacle = obstacle
    self.culprit = culprit
  }
}

extension View {
  /// Whether it is a control that would do nothing with a touch.
  var isDisabledControl: Bool { (self as? Control)?.isEnabled == false }

  /// Where a finger aims: the middle, in screen coordinates.
  var screenMiddle: CGPoint { convertToScreen(bounds.middle) }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
