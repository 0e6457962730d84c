import Foundation
import Rendering
import Simulation

/// The moments of a simulator's virtual time: the screen, the view tree, the responder chain, the actions of
/// the simulated user, and the log, as one HTML file.
///
/// ```swift
/// let trace = try simulator.trace("The form") {
///   try simulator.user.textFields["Username"].tap()
///   try simulator.user.type("ada\n")
/// }
/// try trace.write(to: URL(fileURLWithPath: "form.html"))
/// ```
///
/// The page needs no network. A slider, the arrow keys, or a click on a step, a verdict, an action, a line of
/// the log or a lane choose the moment. A click on the picture chooses a view, and shows its frame, its path,
/// its constraints, the obstacle to a tap, and the causes of its last changes. A second moment can be marked,
/// for the differences. The actions can be copied as a test: see ``swiftTest`` and ``uiTest``. The file is
/// readable without scripts: it contains the steps and verdicts, the actions, both tests and the log as text.
///
/// The page opens at the first failure; without one, at the first flaw, at the last verdict, or at the
/// beginning. The address `form.html#t=0.35` shows another moment, and `#at=160,411` also chooses the view at
/// a point.
public struct Trace: Sendable {
  /// The result of a claim in a trace.
  public enum Verdict: String, Sendable, CaseIterable {
    /// The claim holds.
    case holds
    /// The claim doesn't hold, as expected of a technique with a known flaw.
    case flaw
    /// The claim doesn't hold, or a step couldn't be performed.
    case failure
  }

  /// The page's title.
  public let title: String
  /// The second line, such as the variant of a technique. The device and the system are below it.
  public let subtitle: String
  let device: Device
  let system: SystemVersion
  /// The state at the beginning, for the tests.
  var start: TraceStart
  /// The virtual time at the end.
  var end = VirtualClock.Instant()
  /// The statements that launch the interface in a test.
  var launchCode: String?
  var moments: [TraceMoment] = []
  /// The steps and verdicts, in order.
  var marks: [TraceMark] = []
  var actions: [TraceAction] = []
  var spans: [TraceSpan] = []
  var log: [LogEntry] = []

  /// The number of moments.
  public var momentCount: Int { moments.count }

  /// The index of the moment at which the page opens.
  var opening: Int {
    let verdicts = marks.filter { $0.verdict != nil }
    let mark =
      verdicts.first { $0.verdict == .failure } ?? verdicts.first { $0.verdict == .flaw } ?? verdicts.last
    return mark?.moment ?? 0
  }

  /// The page.
  public var html: String { TracePage(self).text }

  /// A test of Swift Testing that performs the actions. Virtual time that passed between them, in
  /// `settle()`, `advance(by:)` and waits, is an `advance(by:)`. An action whose arguments can't be written
  /// as code is a comment.
  ///
  /// An action that threw an error is expected to, unless it is the last one.
  public var swiftTest: String { TraceScript(self).swiftTest }

  /// A test of XCUITest that performs the actions on a device. An action without a counterpart is a comment.
  public var uiTest: String { TraceScript(self).uiTest }

  /// Writes the page to a file.
  ///
  /// - Throws: The error of Foundation if the file can't be written.
  public func write(to url: URL) throws { try html.write(to: url, atomically: true, encoding: .utf8) }
}

/// The state of a simulator at the beginning of a trace.
struct TraceStart: Sendable {
  var time = VirtualClock.Instant()
  /// The name of the root controller's class.
  var controller: String?
  var hasHardwareKeyboard = false
  /// The device's orientation if it isn't upright.
  var orientation: String?
}

/// A moment of a trace.
struct TraceMoment: Sendable {
  let snapshot: Snapshot
  let nodes: [TraceNode]
  /// The names of the responders, from the first one.
  let chain: [String]
  /// The number of actions that have begun.
  let actionCount: Int

  /// The virtual time, in seconds.
  var time: Double { snapshot.time.offset.inSeconds }
}

/// A step or a verdict of a trace.
struct TraceMark: Sendable {
  let text: String
  /// The result of a claim, or `nil` for a step.
  let verdict: Trace.Verdict?
  let time: VirtualClock.Instant
  /// The index of the moment at the beginning of the step or at the verdict.
  let moment: Int
}

/// A view at a moment of a trace.
struct TraceNode: Hashable, Sendable {
  let depth: Int
  let name: String
  let frame: CGRect
  let isShown: Bool
  let isFirstResponder: Bool
  /// The active constraints with the view as an item; `nil` if they weren't recorded.
  var constraints: [String]?
  /// Whether the view can be tapped, or the obstacle; `nil` if it wasn't recorded.
  var touch: String?
}

/// An animation or a timer of a trace.
struct TraceSpan: Sendable {
  /// `animation` or `timer`.
  let kind: String
  let name: String
  let begin: VirtualClock.Instant
  /// The end, or the planned end of one that still runs; `nil` if it has none.
  let end: VirtualClock.Instant?
  /// The state at the end of the trace: `ended`, `cut short` or `still runs`.
  let state: String
  /// The instants at which a timer fired.
  let fires: [VirtualClock.Instant]
}
