import HeadlessUIKit

extension User {
  /// Drags a touch up near the left edge of the screen, where forms have no fields, and holds it still before
  /// it ends.
  func dragUp(by distance: CGFloat) throws {
    let start = CGPoint(x: 10, y: 60 + distance)
    let end = CGPoint(x: 10, y: 60)
    try touch(along: [
      FingerPath(from: start).moving(to: end, over: .milliseconds(400)).holding(for: .milliseconds(300))
    ])
  }
}
