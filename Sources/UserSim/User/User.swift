import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// The simulated user: taps and types through simulated touches, and explains each action that isn't
/// possible.
///
/// Each action first checks that it can be performed, and otherwise throws an ``InteractionError`` before
/// anything has happened. A view that an animation moves is waited for, for at most five seconds of virtual
/// time (U80). Afterwards the simulator comes to rest: animations and transitions that end within five
/// seconds run to their end, and the work that is due runs. Delayed calls and timers of the app run when
/// virtual time reaches them, not because of an action (U75); `Simulator.settle()` waits for them.
/// ``manually(_:)`` turns both off.
///
/// The parameters `fileID`, `filePath`, `line` and `column` record the position of a call; omit them.
@preconcurrency @MainActor public final class User {
  /// The time a finger stays on the screen in a tap.
  public static let tapDuration = Duration.milliseconds(50)
  /// The virtual time for which an action waits for a moving view.
  static let patience = Duration.seconds(5)

  /// The typing style used by calls that don't specify one; the on-screen keys by default.
  public var typingStyle = TypingStyle.softwareKeys

  let application: Application
  let keyboard: Keyboard
  private(set) var settles = true
  /// The last matches of searches on the whole screen.
  var known = KnownElements()
  /// The kinds of view classes.
  var kinds = ElementKinds()
  /// The recorders of actions.
  var recorders: [WeakRecorder] = []
  /// Whether an action that is reported to the recorders runs.
  var isActing = false
  /// The number of fingers that were put down for recorders, and of events of ``atOnce(_:)``.
  var (fingerCount, eventCount) = (0, 0)
  /// The number of movements of fingers on the screen, such as scrolls by hand.
  package internal(set) var movementCount = 0
  /// Whether the simulator settles at the end of the current ``atOnce(_:)`` block; `nil` outside of one.
  var settlesLater: Bool?

  /// Creates a user for a device.
  package init(application: Application, keyboard: Keyboard) {
    self.application = application
    self.keyboard = keyboard
  }

  var finder: ObstacleFinder { ObstacleFinder(application: application, keyboard: keyboard) }
  var context: SimulationContext { application.context }
  var firstResponder: Responder? { application.focusedResponder }
  /// Whether the app has no visible window, as before its launch.
  var hasNothingLaunched: Bool { application.shownWindows.isEmpty }

  // MARK: Time

  /// Runs `body` without settling after each action, so that intermediate states can be observed.
  @discardableResult
  public func manually<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    let settled = settles
    settles = false
    defer { settles = settled }
    return try body()
  }

  func settleUnlessManual() {
    if settlesLater != nil { return settlesLater = true }
    guard settles else { return }
    application.activate { application.rest() }
  }

  /// Runs the next run-loop turn if a keyboard is about to be added to its window; no user acts faster than
  /// that.
  func awaitKeyboard() {
    if keyboard.isWaitingForWindows { context.activate { context.clock.advance(by: .zero) } }
  }

  // MARK: Turning

  /// Rotates the device and waits until the interface has followed; see ``Application/deviceOrientation``.
  ///
  /// The interface doesn't change if its controllers don't allow the orientation.
  public func rotate(
    to orientation: DeviceOrientation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    acting(.turn(to: orientation, by: "simulator.user.rotate", at: place)) {
      application.turnDevice(to: orientation)
      settleUnlessManual()
    }
  }

  // MARK: Leaving and coming back

  /// Leaves the app for the home screen, and waits until the keyboard has followed (S20); no effect if the
  /// app is already in the background. The views on the screen can still be inspected and touched.
  ///
  /// - Throws: Reason `.appWouldStop` before iOS 4, where apps didn't continue in the background.
  public func leaveProgram(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.leave(at: place)) { () throws(InteractionError) in
      guard application.staysInBackground else {
        throw failure(.appWouldStop(system: context.system), in: "user.leaveProgram()", at: place)
      }
      application.enterBackground()
      settleUnlessManual()
    }
  }

  /// Returns to the app; no effect if it is in the foreground.
  public func returnToProgram(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    acting(.returnToApp(at: place)) {
      application.enterForeground()
      settleUnlessManual()
    }
  }
}
