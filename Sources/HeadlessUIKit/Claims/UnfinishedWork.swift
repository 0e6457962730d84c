import Simulation
import ViewTree

/// The signs that an app isn't done: what it shows now will be replaced.
@MainActor struct UnfinishedWork {
  /// The work, as the continuation of "the app", or nil if there is none.
  let text: String?

  /// The name of the app in the tables of audits.
  nonisolated static let subject = "the app"

  /// Returns the finding of an audit, as the continuation of ``subject``.
  nonisolated static func finding(_ text: String) -> String {
    "still \(text), so the checked screen isn't the final one"
  }

  /// Finds the unfinished work of an app at rest.
  init(of simulator: Simulator) {
    let context = simulator.application.context
    var parts: [String] = []
    let waiting = context.tasks.waitingCount
    if waiting > 0 { parts.append("waits for \(waiting) task\(waiting == 1 ? "" : "s")") }
    if let spinner = simulator.perform({ Self.spinner(of: simulator) }) { parts.append(spinner) }
    text = parts.isEmpty ? nil : parts.joined(separator: ", and ")
  }

  /// Returns the words for the frontmost visible view that says that something is awaited.
  private static func spinner(of simulator: Simulator) -> String? {
    for window in simulator.application.shownWindows.reversed() {
      var open: [View] = [window]
      while let view = open.popLast() {
        guard view.isShown else { continue }
        switch view {
        case let view as ActivityIndicatorView where view.isAnimating:
          return "shows \(view.debugName), which is animating"
        case let view as RefreshControl where view.isRefreshing:
          return "shows \(view.debugName), which is refreshing"
        default: break
        }
        open += view.subviews
      }
    }
    return nil
  }
}

extension Simulator {
  /// Claims that the app's work is done: no task is still to run that the app has started since its tasks
  /// last had an opportunity, no visible activity indicator is animating, and no refresh control is
  /// refreshing.
  ///
  /// A test that isn't asynchronous never runs the app's tasks; `await simulator.settle()` does. A task that
  /// has run and is suspended doesn't count, as it may wait for the user.
  public func claimWorkFinished() -> Claim {
    let work = UnfinishedWork(of: self)
    return Claim(work.text.map { "the app still \($0)" } ?? "the app's work is done", work.text == nil)
  }
}

extension Simulator {
  /// The work of the app that has not run, each kind with the call that runs it, for a failed test; empty if
  /// there is none.
  package var waitingWork: [String] {
    var lines: [String] = []
    let waiting = application.context.tasks.waitingCount
    if waiting > 0 {
      lines.append(
        "the app waits for \(waiting) task\(waiting == 1 ? "" : "s"): `await simulator.settle()` in an async test "
          + "runs \(waiting == 1 ? "it" : "them")"
      )
    }
    let timers = clock.pendingTimers
    if let next = timers.first {
      let more = timers.count == 1 ? "" : " and \(timers.count - 1) more"
      lines.append(
        "the app waits for virtual time, with \"\(next.label)\"\(more): `advance(by:)` and `settle()` let it pass"
      )
    }
    return lines
  }
}
