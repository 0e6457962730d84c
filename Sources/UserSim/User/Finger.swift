import Foundation
import Responder
import Simulation
import ViewTree

/// A finger of the simulated person, from the moment it touches the screen until it is lifted or taken away.
///
/// ``User/touchDown(at:)`` makes one. Its touch stays with the view it went down on, wherever it moves (C20). Time does
/// not pass by itself while it is down. A finger that is up does nothing any more.
@preconcurrency @MainActor public final class Finger {
  private let user: User
  private let touch: Touch

  init(of user: User, touch: Touch) {
    self.user = user
    self.touch = touch
  }

  /// Whether the finger is on the screen: neither lifted nor its touch cancelled, by whomever.
  public var isDown: Bool { user.application.isActive(touch) }

  /// Moves the finger to a point of the screen in one step.
  ///
  /// - Throws: Reason `.offScreen` if the point is not on the screen; the finger stays where it is.
  public func move(
    to point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    if let refusal = user.refusal(toTouch: point) {
      throw user.failure(
        refusal,
        in: "finger.move(to: \(point.inSwift))",
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    user.context.activate { user.application.touchMove(touch, to: point) }
  }

  /// Lifts the finger where it is; afterwards the simulator settles, as after a tap.
  public func lift() {
    guard isDown else { return }
    user.context.activate { user.application.touchUp(touch) }
    user.settleUnlessManual()
  }

  /// Takes the touch away from its view, as the system does for a call; afterwards the simulator settles.
  public func cancel() {
    guard isDown else { return }
    user.context.activate { user.application.touchCancel(touch) }
    user.settleUnlessManual()
  }
}

extension User {
  /// Puts a finger on a point of the screen, whatever is there, and leaves it there.
  ///
  /// - Throws: Reason `.offScreen` if the point is not on the screen.
  public func touchDown(
    at point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) -> Finger {
    if let refusal = refusal(toTouch: point) {
      throw failure(
        refusal,
        in: "user.touchDown(at: \(point.inSwift))",
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    return Finger(of: self, touch: context.activate { application.touchDown(at: point) })
  }

  /// Makes one event of all that `body` does with fingers, as when several go down, move or are lifted at one moment.
  ///
  /// A finger that goes down in it and does more does the rest right after. The simulator settles at the end only if
  /// `body` lifted or cancelled one.
  public func atOnce<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = settlesLater
    settlesLater = false
    defer {
      let settles = settlesLater == true
      settlesLater = outer
      if settles { settleUnlessManual() }
    }
    return try application.atOnce(body)
  }
}
