import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension User {
  /// Swipes up from the center of the screen, or of the area that the keyboard leaves free, over two fifths
  /// of the screen, whatever is there; the finger is lifted while it moves.
  public func swipeUp(
    velocity: GestureVelocity = .default,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    swipe("Up", 0, -1, velocity, at: place)
  }

  /// Swipes down from the center; see ``swipeUp(velocity:fileID:filePath:line:column:)``.
  public func swipeDown(
    velocity: GestureVelocity = .default,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    swipe("Down", 0, 1, velocity, at: place)
  }

  /// Swipes left from the center; see ``swipeUp(velocity:fileID:filePath:line:column:)``.
  public func swipeLeft(
    velocity: GestureVelocity = .default,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    swipe("Left", -1, 0, velocity, at: place)
  }

  /// Swipes right from the center; see ``swipeUp(velocity:fileID:filePath:line:column:)``.
  public func swipeRight(
    velocity: GestureVelocity = .default,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    swipe("Right", 1, 0, velocity, at: place)
  }

  private func swipe(
    _ name: String,
    _ x: CGFloat,
    _ y: CGFloat,
    _ velocity: GestureVelocity,
    at place: SourcePlace
  ) {
    acting(.swipe(name, velocity, at: place)) {
      let (area, map) = (application.screen.interfaceBounds, application.screen.fromInterface)
      let middle = CGPoint(x: area.midX, y: heightBesideKeyboard(in: area, map.inverted()))
      // The point is on the screen, so the swipe isn't refused.
      _ = swipe(from: middle.applying(map), CGVector(dx: x, dy: y), velocity)
    }
  }

  /// Swipes from the leading edge, at half the screen's height or, if the keyboard is there, at the
  /// middle of the area that it leaves free. A navigation controller goes back; if it can't, the swipe is an
  /// ordinary drag.
  ///
  /// - Parameter cancels: Whether the finger turns around at two fifths of the width and returns to its
  ///   starting point, so that the controller stays.
  public func swipeBack(
    cancels: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    acting(.swipeBack(cancels: cancels, at: place)) { swipeFromEdge(cancels: cancels) }
  }

  private func swipeFromEdge(cancels: Bool) {
    let screen = application.screen
    let (area, map) = (screen.interfaceBounds, screen.fromInterface)
    let y = heightBesideKeyboard(in: area, map.inverted())
    let isMirrored = application.keyWindow?.mirrorsParts ?? false
    let at = { (part: CGFloat) in
      let x = max(1, area.width * part)
      return CGPoint(x: isMirrored ? area.width - x : x, y: y).applying(map)
    }
    var path = FingerPath(from: at(0)).moving(to: at(cancels ? 0.4 : 0.8), over: .milliseconds(300))
    if cancels {
      path = path.moving(to: at(0), over: .milliseconds(300)).holding(for: .milliseconds(200))
    }
    move(along: [path])
  }

  /// Returns half the height, or, if the keyboard is at the edge there, the middle of the larger area beside
  /// it.
  private func heightBesideKeyboard(in area: CGRect, _ toInterface: ViewTransform) -> CGFloat {
    layOutScreen()
    let frame = keyboard.frame.applying(toInterface)
    guard keyboard.isVisible, frame.contains(CGPoint(x: area.minX + 1, y: area.midY)) else {
      return area.midY
    }
    let (above, below) = (frame.minY - area.minY, area.maxY - frame.maxY)
    return above >= below ? area.minY + above / 2 : frame.maxY + below / 2
  }
}
