import Foundation
import Responder
import Simulation
import ViewTree

/// A finger of the simulated user, from touch-down until it is lifted or its touch is cancelled.
///
/// `User.touchDown(at:)` creates fingers. The touch stays with the view it began on, wherever it moves (C20).
/// Time doesn't pass by itself while the finger is down. After the finger is up, its methods have no effect.
@preconcurrency @MainActor public final class Finger {
  private let user: User
  private let touch: Touch
  /// The number for recorders, if one recorded when the finger was put down.
  private let number: Int?

  init(of user: User, touch: Touch, number: Int?) {
    self.user = user
    self.touch = touch
    self.number = number
  }

  /// Whether the finger is on the screen: not lifted, and its touch not cancelled.
  public var isDown: Bool { user.application.isActive(touch) }

  /// Moves the finger to a point of the screen in one step.
  ///
  /// - Throws: Reason `.offScreen` if the point isn't on the screen; the finger doesn't move then.
  public func move(
    to point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try user.acting(.move(number, to: point, at: place)) { () throws(InteractionError) in
      if let refusal = user.refusal(toTouch: point) {
        throw user.failure(refusal, in: "finger.move(to: \(point.inSwift))", at: place)
      }
      user.movementCount += 1
      user.context.activate { user.application.touchMove(touch, to: point) }
    }
  }

  /// Lifts the finger at its current point; afterwards the simulator settles, as after a tap.
  public func lift(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    guard isDown else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    user.acting(.finger(number, "lift a finger", "\(UserAction.finger).lift()", at: place)) {
      user.context.activate { user.application.touchUp(touch) }
      user.settleUnlessManual()
    }
  }

  /// Cancels the touch, as the system does for an incoming call; afterwards the simulator settles.
  public func cancel(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    guard isDown else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    user.acting(.finger(number, "cancel a finger's touch", "\(UserAction.finger).cancel()", at: place)) {
      user.context.activate { user.application.touchCancel(touch) }
      user.settleUnlessManual()
    }
  }
}

extension User {
  /// Puts a finger on a point of the screen, whatever is there, and leaves it down.
  ///
  /// - Throws: Reason `.offScreen` if the point isn't on the screen.
  public func touchDown(
    at point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) -> Finger {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return try acting(.touchDown(point, fingerCount, at: place)) { () throws(InteractionError) in
      if let refusal = refusal(toTouch: point) {
        throw failure(refusal, in: "user.touchDown(at: \(point.inSwift))", at: place)
      }
      let number = isActing ? fingerCount : nil
      if isActing { fingerCount += 1 }
      let touch = context.activate { application.touchDown(at: point) }
      return Finger(of: self, touch: touch, number: number)
    }
  }

  /// Combines all finger actions in `body` into one event, so that several fingers go down, move or lift at
  /// the same moment.
  ///
  /// A finger that goes down and does more in `body` does the rest right after the event. The simulator
  /// settles at the end only if `body` lifted or cancelled a finger.
  public func atOnce<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = settlesLater
    settlesLater = false
    eventCount += 1
    defer {
      let settles = settlesLater == true
      settlesLater = outer
      if settles { settleUnlessManual() }
    }
    return try application.atOnce(body)
  }
}
