import Foundation
import Responder
import Simulation
import UserSim
import ViewTree

extension Simulator {
  /// Records the moments while `body` advances virtual time: one before, one before and after each action of
  /// the simulated user, one every `interval`, and one at the end. A moment that looks like the previous one
  /// is left out, except one before an action.
  ///
  /// The log must be enabled for the causes; entries from before the trace are part of it. To find the
  /// obstacles to taps, each moment performs a hit test at the center of each view; in interfaces with more
  /// than 5,000 views, moments have neither constraints nor obstacles.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - subtitle: The line below the title, such as the variant of a technique. The device and the system
  ///     are always shown.
  ///   - interval: The virtual time between two moments; it must be positive.
  ///   - limit: The largest number of moments, not counting the last.
  ///   - launchCode: The statements that launch the interface, for the tests of the page; by default a
  ///     comment with the name of the root controller's class.
  ///   - body: The code that uses the interface.
  public func trace(
    _ title: String = "",
    subtitle: String = "",
    every interval: Duration = .milliseconds(50),
    limit: Int = 400,
    launchCode: String? = nil,
    _ body: () throws -> Void
  ) rethrows -> Trace {
    let recorder = beginTrace(
      title,
      subtitle: subtitle,
      every: interval,
      limit: limit,
      launchCode: launchCode
    )
    defer { recorder.stop() }
    try body()
    return recorder.end()
  }

  /// Begins a trace that lasts until ``TraceRecorder/end()``, for code that isn't in one closure; see
  /// ``trace(_:subtitle:every:limit:launchCode:_:)``.
  public func beginTrace(
    _ title: String = "",
    subtitle: String = "",
    every interval: Duration = .milliseconds(50),
    limit: Int = 400,
    launchCode: String? = nil
  ) -> TraceRecorder {
    let recorder = TraceRecorder(
      title,
      subtitle: subtitle,
      of: self,
      limit: limit,
      launchCode: launchCode
    )
    recorder.begin(every: interval)
    return recorder
  }
}

/// A trace that is being recorded.
///
/// ```swift
/// let recorder = simulator.beginTrace("The form", subtitle: "Corrected")
/// recorder.note(step: "1. The user taps the field.")
/// try simulator.user.textFields["Username"].tap()
/// recorder.verdict(simulator.claimFocusVisible())
/// try recorder.end().write(to: URL(fileURLWithPath: "form.html"))
/// ```
@MainActor public final class TraceRecorder {
  /// The number of shown views above which moments have no constraints and no obstacles.
  static let viewLimit = 5_000

  private var trace: Trace
  private unowned let simulator: Simulator
  private let limit: Int
  /// Whether moments have the constraints of views and the obstacles to taps.
  private let isDetailed: Bool
  private let spans: SpanRecord
  private var work: ScheduledWork?

  init(
    _ title: String,
    subtitle: String = "",
    of simulator: Simulator,
    limit: Int,
    launchCode: String? = nil,
    isDetailed: Bool = true
  ) {
    self.simulator = simulator
    (self.limit, self.isDetailed) = (limit, isDetailed)
    spans = simulator.clock.recordSpans()
    let orientation = simulator.application.deviceOrientation
    let start = TraceStart(
      time: simulator.clock.now,
      controller: Self.controller(of: simulator),
      hasHardwareKeyboard: simulator.keyboard.isHardwareKeyboardConnected,
      orientation: orientation == .portrait ? nil : "\(orientation)"
    )
    trace = Trace(
      title: title.isEmpty ? "A trace of \(simulator.device.name)" : title,
      subtitle: subtitle,
      device: simulator.device,
      system: simulator.system,
      start: start,
      launchCode: launchCode
    )
    simulator.user.add(self)
  }

  /// The name of the class of the key window's root controller.
  private static func controller(of simulator: Simulator) -> String? {
    simulator.application.keyWindow?.rootViewController.map { "\(type(of: $0))" }
  }

  /// Takes the first moment and, with an interval, schedules the others.
  func begin(every interval: Duration?) {
    take()
    guard let interval else { return }
    work = simulator.application.context.schedule(every: interval, label: "moments of a trace") {
      [weak self] in
      self?.take()
    }
  }

  /// Ends the recording with a last moment, and returns the trace so far.
  public func end() -> Trace {
    stop()
    take(isLast: true)
    trace.end = simulator.clock.now
    trace.log = Array(simulator.log.entries)
    trace.spans = spans.spans.compactMap { TraceSpan($0, from: trace.start.time) }
    return trace
  }

  /// Ends the recording.
  func stop() {
    work?.cancel()
    simulator.user.remove(self)
  }

  /// Adds the beginning of a step, before its actions, with the moment.
  ///
  /// - Parameter text: The step in a sentence, which may begin with its number.
  public func note(step text: String) { mark(text, nil) }

  /// Adds the result of a claim at the present time, with the moment.
  ///
  /// - Parameters:
  ///   - text: The finding with its numbers, as in ``Claim/text``.
  ///   - verdict: Whether the claim holds, shows a known flaw, or fails.
  public func verdict(_ text: String, _ verdict: Trace.Verdict) { mark(text, verdict) }

  /// Adds the result of a claim that is expected to hold.
  public func verdict(_ claim: Claim) { verdict(claim.text, claim.holds ? .holds : .failure) }

  /// Adds a step or a verdict, with a moment also beyond the limit. A verdict shares the last moment if that
  /// looks the same at the same time; a step has its own, so that the previous one with its verdicts can be
  /// chosen.
  private func mark(_ text: String, _ verdict: Trace.Verdict?) {
    let isLater = trace.moments.last.map { $0.snapshot.time < simulator.clock.now } ?? true
    take(isAction: verdict == nil || isLater, isLast: true)
    trace.marks.append(
      TraceMark(text: text, verdict: verdict, time: simulator.clock.now, moment: trace.moments.count - 1)
    )
  }

  /// Adds an issue of the test, with a moment that has all details, and a failure.
  ///
  /// Only the first 20 issues are added.
  func noteIssue(_ text: String, at place: SourcePlace?) {
    guard trace.actions.count(where: \.isIssue) < 20 else { return }
    let issue = UserAction(text, code: nil, counterpart: nil, at: place)
    let now = simulator.clock.now
    trace.actions.append(TraceAction(action: issue, begin: now, end: now, isIssue: true))
    mark(text, .failure)
  }

  /// Adds a moment, unless it looks like the last one or the limit is reached.
  ///
  /// - Parameters:
  ///   - isAction: Whether the moment is that of a step, a verdict or an action, which is added in any case.
  ///   - isLast: Whether the limit doesn't apply, and the moment has details although others have none.
  private func take(isAction: Bool = false, isLast: Bool = false) {
    guard trace.moments.count < limit || isLast else { return }
    let isLarge = simulator.application.hasMoreViews(than: Self.viewLimit)
    // Tests that pass shouldn't pay for the moments of a large interface.
    guard isDetailed || isLast || !isLarge else { return }
    let snapshot = simulator.snapshot()
    let walk = TraceWalk(simulator, isDetailed: (isDetailed || isLast) && !isLarge)
    let chain = sequence(first: simulator.firstResponder) { $0?.next }.prefix { $0 != nil }
      .compactMap { $0?.debugName }
    let moment = TraceMoment(
      snapshot: snapshot,
      nodes: walk.nodes,
      chain: chain,
      actionCount: trace.actions.count
    )
    if !isAction, let last = trace.moments.last, last.snapshot.looksLike(snapshot), last.chain == chain,
      last.actionCount == moment.actionCount, last.nodes == moment.nodes
    {
      return
    }
    trace.moments.append(moment)
  }
}

extension TraceRecorder: UserActionRecording {
  package func actionWillBegin(_ action: UserAction) {
    // A trace may begin before the launch.
    if trace.actions.isEmpty, trace.start.controller == nil {
      trace.start.controller = Self.controller(of: simulator)
    }
    trace.actions.append(TraceAction(action: action, begin: action.begin, end: action.begin))
    take(isAction: true)
  }

  package func actionDidEnd(_ error: InteractionError?) {
    guard let last = trace.actions.indices.last else { return }
    trace.actions[last].end = simulator.clock.now
    trace.actions[last].error = error?.description
    if isDetailed || error != nil { take() }
  }
}

/// The views of the visible windows, in view order, with their constraints and obstacles.
@MainActor private struct TraceWalk {
  private(set) var nodes: [TraceNode] = []
  private let simulator: Simulator
  private let isDetailed: Bool
  private let focus: Responder?
  /// The constraints by the views that are their items.
  private var constraints: [ObjectIdentifier: [String]] = [:]

  init(_ simulator: Simulator, isDetailed: Bool) {
    (self.simulator, self.isDetailed) = (simulator, isDetailed)
    focus = simulator.firstResponder
    let windows = simulator.application.visibleWindows
    if isDetailed { for window in windows { collect(window) } }
    for window in windows { add(window) }
  }

  /// Adds the constraints of a subtree to their views; those with a view on the first side come first.
  private mutating func collect(_ root: View) {
    var open = [root]
    while let view = open.popLast() {
      for constraint in view.constraints {
        let text = constraint.description
        if let first = constraint.firstItem { constraints[ObjectIdentifier(first), default: []].append(text) }
        if let second = constraint.secondItem, second !== constraint.firstItem {
          constraints[ObjectIdentifier(second), default: []].append(text)
        }
      }
      open += view.subviews.reversed()
    }
  }

  /// Adds the nodes of a subtree; without recursion, as subtrees may be nested deeply.
  private mutating func add(_ root: View) {
    var open = [(view: root, depth: 0, isShown: true)]
    while let (view, depth, isInShown) = open.popLast() {
      let isShown = isInShown && view.isShown
      add(view, depth, isShown)
      guard !(view is any TextInput) else { continue }
      open += view.subviews.reversed().map { ($0, depth + 1, isShown) }
    }
  }

  private mutating func add(_ view: View, _ depth: Int, _ isShown: Bool) {
    nodes.append(
      TraceNode(
        depth: depth,
        name: view.debugName,
        frame: view.convertToScreen(view.bounds),
        isShown: isShown,
        isFirstResponder: view === focus,
        constraints: isDetailed ? constraints[ObjectIdentifier(view)] ?? [] : nil,
        touch: isDetailed ? simulator.user.touchText(of: view) : nil
      )
    )
  }
}

extension Application {
  /// Whether more than a number of views are shown.
  fileprivate func hasMoreViews(than limit: Int) -> Bool {
    var count = 0
    return visibleWindows.contains { window in
      !window.forEachShown { _ in
        count += 1
        return count > limit ? .stop : .goOn
      }
    }
  }
}

extension TraceSpan {
  /// Creates the span of a record; nil if it ended before the trace.
  @MainActor fileprivate init?(_ span: SpanRecord.Span, from start: VirtualClock.Instant) {
    if let end = span.end, end < start { return nil }
    self.init(
      kind: span.kind.rawValue,
      name: span.name,
      begin: span.begin,
      end: span.end ?? span.planned,
      state: span.end == nil ? "still runs" : span.isCutShort ? "cut short" : "ended",
      fires: span.fires
    )
  }
}
