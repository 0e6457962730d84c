import Simulation

/// An action of the simulated user as text, for a recorder.
package struct UserAction: Hashable, Sendable {
  /// The placeholder of a finger in ``code``, which the recorder replaces by a variable.
  package static let finger = "<finger>"

  /// The action in words: `tap the text field "Username"`.
  package var words: String
  /// The statement of a Swift test, with the variable `simulator`; `nil` if an argument can't be written as
  /// code, such as an image.
  package var code: String?
  /// The statement of XCUITest, with the variable `app`; `nil` if XCUITest has no counterpart.
  package var counterpart: String?
  /// The call's position in the test, or `nil` if it is unknown.
  package var place: SourcePlace?
  /// The virtual time at which the action begins.
  package internal(set) var begin = VirtualClock.Instant()
  /// Whether the action is one of `User.manually(_:)`.
  package internal(set) var isManual = false
  /// The number of the event of `User.atOnce(_:)` that the action is a part of.
  package internal(set) var event: Int?
  /// The number of the finger that the action puts down or moves.
  package internal(set) var finger: Int?

  package init(_ words: String, code: String?, counterpart: String?, at place: SourcePlace?) {
    (self.words, self.code, self.counterpart, self.place) = (words, code, counterpart, place)
  }

  /// Creates an action of the user that isn't on an element; `call` is without the user: `tap(key: "a")`.
  init(
    _ words: String,
    user call: String?,
    throws isThrowing: Bool = true,
    counterpart: String?,
    at place: SourcePlace
  ) {
    let code = call.map { "\(isThrowing ? "try " : "")simulator.user.\($0)" }
    self.init(words, code: code, counterpart: counterpart, at: place)
  }
}

/// An object that records the actions of a simulated user.
@MainActor package protocol UserActionRecording: AnyObject {
  /// Called before an action begins. Actions inside it aren't reported.
  func actionWillBegin(_ action: UserAction)
  /// Called after the action, with the error that it has thrown.
  func actionDidEnd(_ error: InteractionError?)
}

extension User {
  /// Adds a recorder, which isn't retained.
  package func add(_ recorder: any UserActionRecording) {
    recorders.removeAll { $0.recorder == nil }
    recorders.append(WeakRecorder(recorder: recorder))
  }

  /// Removes a recorder.
  package func remove(_ recorder: any UserActionRecording) {
    recorders.removeAll { $0.recorder == nil || $0.recorder === recorder }
  }

  /// Performs an action. All public actions run in it: it reports the action to the recorders, unless it is a
  /// part of another. `action` is evaluated only for recorders.
  @inline(__always)
  package func acting<Result, Failure: Error>(
    _ action: @autoclosure () -> UserAction,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !recorders.isEmpty, !isActing else { return try body() }
    return try report(action(), body)
  }

  private func report<Result, Failure: Error>(
    _ action: UserAction,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var action = action
    action.begin = context.clock.now
    action.isManual = !settles
    action.event = settlesLater == nil ? nil : eventCount
    isActing = true
    for entry in recorders { entry.recorder?.actionWillBegin(action) }
    do {
      let result = try body()
      end(throwing: nil)
      return result
    } catch {
      end(throwing: error as? InteractionError)
      throw error
    }
  }

  private func end(throwing error: InteractionError?) {
    isActing = false
    for entry in recorders { entry.recorder?.actionDidEnd(error) }
  }
}

/// A reference to a recorder, which a user doesn't retain.
struct WeakRecorder {
  weak var recorder: (any UserActionRecording)?
}
