import Foundation
import Responder
import Simulation
import ViewTree

extension Simulator {
  /// Records the moments while `body` advances virtual time: one before, one every `interval`, and one at the
  /// end. A moment that looks like the previous one is left out.
  ///
  /// The log must be enabled for the causes; entries from before the trace are part of it.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - interval: The virtual time between two moments; it must be positive.
  ///   - limit: The largest number of moments, not counting the last.
  ///   - body: The code that uses the interface.
  public func trace(
    _ title: String = "",
    every interval: Duration = .milliseconds(50),
    limit: Int = 400,
    _ body: () throws -> Void
  ) rethrows -> Trace {
    let recorder = beginTrace(title, every: interval, limit: limit)
    defer { recorder.work?.cancel() }
    try body()
    return recorder.end()
  }

  /// Begins a trace that lasts until ``TraceRecorder/end()``, for code that isn't in one closure; see
  /// ``trace(_:every:limit:_:)``.
  public func beginTrace(
    _ title: String = "",
    every interval: Duration = .milliseconds(50),
    limit: Int = 400
  ) -> TraceRecorder {
    let recorder = TraceRecorder(title, of: self)
    recorder.take(limit: limit)
    recorder.work = clock.schedule(every: interval, label: "moments of a trace") { [weak recorder] in
      recorder?.take(limit: limit)
    }
    return recorder
  }
}

/// A trace that is being recorded.
@MainActor public final class TraceRecorder {
  private var trace: Trace
  private unowned let simulator: Simulator
  fileprivate var work: ScheduledWork?

  init(_ title: String, of simulator: Simulator) {
    self.simulator = simulator
    trace = Trace(
      title: title.isEmpty ? "A trace of \(simulator.device.name)" : title,
      device: simulator.device,
      system: simulator.system,
      size: simulator.snapshot().screenSize
    )
  }

  /// Ends the recording with a last moment, and returns the trace so far.
  public func end() -> Trace {
    work?.cancel()
    take(limit: .max)
    trace.log = Array(simulator.log.entries)
    return trace
  }

  /// Adds a moment, unless it looks like the last one or the limit is reached.
  func take(limit: Int) {
    guard trace.moments.count < limit else { return }
    let snapshot = simulator.snapshot()
    let focus = simulator.firstResponder
    var nodes: [TraceNode] = []
    for window in simulator.application.visibleWindows { add(window, 0, true, focus, to: &nodes) }
    let chain = sequence(first: focus) { $0?.next }.prefix { $0 != nil }.compactMap { $0?.debugName }
    if let last = trace.moments.last, last.snapshot.looksLike(snapshot), last.nodes == nodes,
      last.chain == chain
    {
      return
    }
    trace.moments.append(TraceMoment(snapshot: snapshot, nodes: nodes, chain: chain))
  }

  private func add(
    _ view: View,
    _ depth: Int,
    _ isShown: Bool,
    _ focus: Responder?,
    to nodes: inout [TraceNode]
  ) {
    let isShown = isShown && view.isShown
    nodes.append(
      TraceNode(
        depth: depth,
        name: view.debugName,
        frame: view.convertToScreen(view.bounds),
        isShown: isShown,
        isFirstResponder: view === focus
      )
    )
    guard !(view is any TextInput) else { return }
    for subview in view.subviews { add(subview, depth + 1, isShown, focus, to: &nodes) }
  }
}
