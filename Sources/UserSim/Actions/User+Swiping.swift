import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension User {
  /// Swipes upwards from the screen's middle, or from the middle of what a keyboard there leaves, over two fifths of the screen,
  /// whatever is there; the finger is lifted while it moves.
  public func swipeUp(velocity: GestureVelocity = .default) { swipe(0, -1, velocity) }
  /// Swipes downwards from the middle; see ``swipeUp(velocity:)``.
  public func swipeDown(velocity: GestureVelocity = .default) { swipe(0, 1, velocity) }
  /// Swipes to the left from the middle; see ``swipeUp(velocity:)``.
  public func swipeLeft(velocity: GestureVelocity = .default) { swipe(-1, 0, velocity) }
  /// Swipes to the right from the middle; see ``swipeUp(velocity:)``.
  public func swipeRight(velocity: GestureVelocity = .default) { swipe(1, 0, velocity) }

  private func swipe(_ x: CGFloat, _ y: CGFloat, _ velocity: GestureVelocity) {
    let (area, map) = (application.screen.interfaceBounds, application.screen.fromInterface)
    let middle = CGPoint(x: area.midX, y: heightBesideKeyboard(in: area, map.inverted()))
    // The middle is on the screen, so that nothing refuses it.
    _ = swipe(from: middle.applying(map), CGVector(dx: x, dy: y), velocity)
  }

  /// Swipes from the left edge towards the right at half the height, or else in the middle of what a keyboard there leaves,
  /// which leads a navigation controller back; where there is nothing to go back to, it is a drag like any other.
  ///
  /// - Parameter cancels: Whether the finger turns around at two fifths of the width and goes back to where it began, so that the
  ///   controller stays.
  public func swipeBack(cancels: Bool = false) {
    let screen = application.screen
    let (area, map) = (screen.interfaceBounds, screen.fromInterface)
    let y = heightBesideKeyboard(in: area, map.inverted())
    let at = { (part: CGFloat) in
      CGPoint(x: max(1, area.width * part), y: y).applying(map)
    }
    var path = FingerPath(from: at(0)).moving(to: at(cancels ? 0.4 : 0.8), over: .milliseconds(300))
    if cancels {
      path = path.moving(to: at(0), over: .milliseconds(300)).holding(for: .milliseconds(200))
    }
    move(along: [path])
  }

  /// Half the height; where the keyboard is at the edge there, the middle of the larger part beside it.
  private func heightBesideKeyboard(in area: CGRect, _ toInterface: ViewTransform) -> CGFloat {
    lookAtScreen()
    let frame = keyboard.frame.applying(toInterface)
    guard keyboard.isVisible, frame.contains(CGPoint(x: area.minX + 1, y: area.midY)) else {
      return area.midY
    }
    let (above, below) = (frame.minY - area.minY, area.maxY - frame.maxY)
    return above >= below ? area.minY + above / 2 : frame.maxY + below / 2
  }
}
