import Foundation
import KeyboardSim
import Responder
import ViewTree

/// Finds what keeps a finger from a view, nearest cause first.
@MainActor struct ObstacleFinder {
  let application: Application
  let keyboard: Keyboard

  /// Returns what keeps a touch at the middle of `view` from it, or nil.
  ///
  /// A touch that a subview gets counts as the view's own.
  func obstacle(to view: View) -> Obstacle? {
    guard let window = view.window else { return .notInWindow }
    if window.isHidden { return .windowHidden(window: window.debugName) }
    if let rule = ruledOut(view) { return rule }
    if view.bounds.isEmpty { return .zeroSize(view.frame) }
    let point = middle(of: view)
    let screen = application.screen.bounds
    if !screen.contains(point) { return .offScreen(point: point, screen: screen.size) }
    let hit = application.hitTest(atScreenPoint: point, with: nil)
    if let hit, hit.isDescendant(of: view) { return nil }
    if let outside = cutOff(view, at: point) { return outside }
    guard let hit else { return .nothingHit(point: point) }
    if keyboard.has(hit) {
      return .underKeyboard(key: name(of: hit, at: point), depth: depth(of: point))
    }
    return .covered(by: hit.debugName, point: point)
  }

  /// Returns what keeps a touch at the middle of a key from it, or nil.
  func obstacle(to key: KeyboardKey) -> Obstacle? {
    guard let keyplane = keyboard.view?.keyplane, keyplane.window != nil,
      keyplane.keys.contains(where: { $0 === key })
    else { return .notInWindow }
    let point = key.accessibilityFrame.middle
    let screen = application.screen.bounds
    if !screen.contains(point) { return .offScreen(point: point, screen: screen.size) }
    guard let hit = application.hitTest(atScreenPoint: point, with: nil) else {
      return .nothingHit(point: point)
    }
    return hit === keyplane ? nil : .covered(by: hit.debugName, point: point)
  }

  /// What is called by a name at a point of the screen: the key, of a keyplane.
  private func name(of hit: View, at point: CGPoint) -> String {
    guard let keyplane = hit as? KeyplaneView, let window = hit.window else { return hit.debugName }
    let place = keyplane.convert(window.convertFromScreen(point), from: nil)
    return keyplane.key(nearestTo: place)?.debugName ?? hit.debugName
  }

  /// How far below the keyboard's upper edge a point of the screen is, as the interface stands.
  private func depth(of point: CGPoint) -> CGFloat {
    let toInterface = application.screen.fromInterface.inverted()
    return point.applying(toInterface).y - keyboard.frame.applying(toInterface).minY
  }

  /// Where a finger aims: the middle of the view, in screen coordinates.
  func middle(of view: View) -> CGPoint { view.convertToScreen(view.bounds.middle) }

  /// Returns the property of the view or an ancestor that keeps all touches away.
  private func ruledOut(_ view: View) -> Obstacle? {
    let ancestors = lineage(of: view)
    if let culprit = ancestors.first(where: \.isHidden) { return .hidden(by: culprit.debugName) }
    if let culprit = ancestors.first(where: { $0.alpha < 0.01 }) {
      return .transparent(by: culprit.debugName, alpha: culprit.alpha)
    }
    if let culprit = ancestors.first(where: { !$0.isUserInteractionEnabled }) {
      return .interactionDisabled(by: culprit.debugName)
    }
    if let culprit = ancestors.first(where: \.isBlockedByAnimation) {
      return .animating(by: culprit.debugName)
    }
    return nil
  }

  /// Returns the nearest ancestor whose bounds do not have the point.
  private func cutOff(_ view: View, at screenPoint: CGPoint) -> Obstacle? {
    for ancestor in lineage(of: view).dropFirst() {
      guard let window = ancestor.window else { continue }
      let point = ancestor.convert(window.convertFromScreen(screenPoint), from: nil)
      if !ancestor.point(inside: point, with: nil) {
        return .outside(ancestor: ancestor.debugName, point: point, bounds: ancestor.bounds)
      }
    }
    return nil
  }

  /// The view and all above it, nearest first.
  private func lineage(of view: View) -> [View] {
    Array(sequence(first: view) { $0.superview })
  }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
