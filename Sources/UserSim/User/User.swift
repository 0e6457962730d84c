import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// The simulated person: taps and types as a finger does, through the same touches, and says why when it can't.
///
/// Each action first looks whether it can be done, and throws an ``InteractionError`` before anything has happened if
/// not. Afterwards the simulator settles: slides and animations run to their end. ``manually(_:)`` turns that off.
///
/// The parameters `fileID`, `filePath`, `line` and `column` say where a call stands; leave them out.
@preconcurrency @MainActor public final class User {
  /// How long a finger stays on the screen in a tap.
  public static let tapDuration = Duration.milliseconds(50)

  /// How texts are typed where nothing else is said; on the keys of the screen at first.
  public var typingStyle = TypingStyle.softwareKeys

  let application: Application
  let keyboard: Keyboard
  private var settles = true
  /// What is known of the classes of views that were looked at.
  var kinds: [ObjectIdentifier: ElementKind] = [:]
  /// Whether the simulator settles when the moment that is being put together is over; nil if none is.
  var settlesLater: Bool?

  /// Creates a person for a device.
  package init(application: Application, keyboard: Keyboard) {
    self.application = application
    self.keyboard = keyboard
  }

  var finder: ObstacleFinder { ObstacleFinder(application: application, keyboard: keyboard) }
  var context: SimulationContext { application.context }
  var firstResponder: Responder? { application.focusedResponder }

  // MARK: Time

  /// Runs `body` without settling after each action, to look at what happens in between.
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
    application.activate { application.settle() }
  }

  /// A person can't be faster than the clock's next turn, in which a keyboard gets into its window.
  func awaitKeyboard() {
    if keyboard.isWaitingForWindows { context.activate { context.clock.advance(by: .zero) } }
  }

  // MARK: Turning

  /// Turns the device, and looks on until the interface has followed; see ``Application/deviceOrientation``.
  ///
  /// The interface stays as it is if its controllers don't allow the turn.
  public func rotate(to orientation: DeviceOrientation) {
    application.turnDevice(to: orientation)
    settleUnlessManual()
  }

  // MARK: Leaving and coming back

  /// Leaves the program for the home screen, and looks on until the keyboard has followed (S20); nothing if that has
  /// happened already. What is on the screen can be looked at and touched all the same.
  ///
  /// - Throws: Reason `.programWouldEnd` before iOS 4, where programs did not go on.
  public func leaveProgram(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    guard application.staysInBackground else {
      throw failure(
        .programWouldEnd(system: context.system),
        in: "user.leaveProgram()",
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    application.enterBackground()
    settleUnlessManual()
  }

  /// Comes back to the program; nothing if it is in front.
  public func returnToProgram() {
    application.enterForeground()
    settleUnlessManual()
  }
}
