import HeadlessUIKit

extension User {
  /// Drags a finger up near the left edge of the screen, where forms have no fields, and rests before it is lifted.
  func dragUp(by distance: CGFloat) throws {
    let start = CGPoint(x: 10, y: 60 + distance)
    let end = CGPoint(x: 10, y: 60)
    try touch(along: [
      FingerPath(from: start).moving(to: end, over: .milliseconds(400)).holding(for: .milliseconds(300))
    ])
  }
}
