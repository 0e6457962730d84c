import Simulation
import UserSim

/// A condition that must hold whenever an interface is at rest, whatever its user has done.
public struct Invariant: Sendable {
  /// The way in which a printed test checks a condition.
  enum Form: Sendable {
    /// Statements before the action that shows the keyboard, and at the end.
    case statements(before: String?, end: String)
    /// A watch that is checked after each action; the name of the standard condition in Swift.
    case watch(String)
    /// A watch that is also asked after the simulator is deallocated.
    case watchAfterwards(String)
    /// An exploration, as the condition is about all states.
    case exploration(String)
    /// A process of its own, which the actions stop.
    case exit
  }

  /// The condition in words.
  public let name: String
  /// Returns the check for a new simulator, whose interface is launched. The check is called after each
  /// action; it returns nil if the condition says nothing about the present state.
  let watch: @MainActor @Sendable (Simulator) -> @MainActor () -> Claim?
  let form: Form
  /// Explains the state in which the condition is broken, from a log of the actions.
  private(set) var why: @MainActor @Sendable (Simulator) -> Explanation? = { _ in nil }

  /// Creates a condition of the test's own.
  ///
  /// - Parameters:
  ///   - name: The condition in words, as in `the total is shown`.
  ///   - code: The statement of a test that checks the condition, for the tests that an exploration prints.
  ///     If nil, the printed test fails until a check is written.
  ///   - check: Checks the condition at rest; nil means that it says nothing about the present state.
  public init(
    _ name: String,
    code: String? = nil,
    check: @escaping @MainActor @Sendable (Simulator) -> Claim?
  ) {
    let code = code ?? "Issue.record(\((name + ": write the check here").inSwift))"
    self.init(name, .statements(before: nil, end: code)) { simulator in
      { [unowned simulator] in check(simulator) }
    }
  }

  init(
    _ name: String,
    _ form: Form,
    watch: @escaping @MainActor @Sendable (Simulator) -> @MainActor () -> Claim?
  ) {
    (self.name, self.form, self.watch) = (name, form, watch)
  }

  /// Creates a condition about all states; an exploration checks it at its end.
  init(_ name: String, ofAllStates swiftName: String) {
    self.init(name, .exploration(swiftName)) { _ in { nil } }
  }

  /// Returns the condition with an explanation of its broken state.
  func explained(_ why: @escaping @MainActor @Sendable (Simulator) -> Explanation?) -> Invariant {
    var result = self
    result.why = why
    return result
  }

  /// No action stops the program; only processes of their own can find one.
  static let programRuns = Invariant("the program runs", .exit) { _ in { nil } }

  /// Whether an action that breaks the condition ends its session. What an app that still waits does next can
  /// be explored all the same.
  var endsSession: Bool { name != Invariant.workFinishes.name }

  /// Whether the check is called once more after the simulator is deallocated.
  var isCheckedAfterwards: Bool { if case .watchAfterwards = form { true } else { false } }
}
