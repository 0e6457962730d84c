import Foundation
import Simulation
import ViewTree

extension User {
  /// Swipes from the left edge towards the right at half the height, which leads a navigation controller back; where there
  /// is nothing to go back to, it is a drag like any other.
  ///
  /// - Parameter cancels: Whether the finger turns around at two fifths of the width and goes back to where it began, so that the
  ///   controller stays.
  public func swipeBack(cancels: Bool = false) {
    let screen = application.screen
    let (area, map) = (screen.interfaceBounds, screen.fromInterface)
    let at = { (part: CGFloat) in
      CGPoint(x: max(1, area.width * part), y: area.midY).applying(map)
    }
    var path = FingerPath(from: at(0)).moving(to: at(cancels ? 0.4 : 0.8), over: .milliseconds(300))
    if cancels {
      path = path.moving(to: at(0), over: .milliseconds(300)).holding(for: .milliseconds(200))
    }
    move(along: [path])
  }
}
