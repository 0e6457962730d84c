import Dispatch
import Foundation
import HeadlessUIKit
import Simulation
import XCTest

/// Virtual time that passes while a test of XCTest runs the main run loop.
///
/// - In a wait for expectations, virtual time passes at once, instant after instant, until the expectations
///   are fulfilled or the timeout has passed in virtual time. If they still aren't, XCTest waits in real time
///   for work that virtual time doesn't know, such as a download.
/// - In any other run of the run loop, such as `RunLoop.current.run(until:)`, and while an asynchronous test
///   waits, virtual time passes as real time does, in whole milliseconds.
@MainActor final class RunLoopTime {
  private let turns = RunLoopTurns()
  private var observer: RunLoop._Observer?
  /// The wait whose expectations are pending, with the instant of its timeout.
  private var wait: (waiter: XCTWaiter, context: SimulationContext, end: VirtualClock.Instant)?
  /// The starts of the present runs of the run loop, each inside the one before it; nil without a simulator.
  private var runs: [(real: ContinuousClock.Instant, virtual: VirtualClock.Instant)?] = []
  /// The real time of earlier runs that is less than a millisecond.
  private var remainder = Duration.zero
  private var entry: RunLoop._Activity?

  /// Observes the main run loop for the rest of the process.
  func start() {
    let activities: RunLoop._Activities = [.entry, .beforeTimers, .beforeWaiting, .exit]
    observer = RunLoop.main._observe(activities, in: .default, repeats: true, order: 0) { activity in
      MainActor.assumeIsolated {
        // The first activity of a run is the entry, which Foundation on Linux calls otherwise.
        let entry = self.entry ?? activity
        self.entry = entry
        if activity == entry { self.enter() } else if activity == .exit { self.exit() } else { self.pass() }
      }
    }
  }

  /// Forgets the last wait and its simulator, at the end of a test.
  func reset() { (wait, remainder) = (nil, .zero) }

  private func enter() {
    turns.begin()
    runs.append(SimulationContext.current.map { (.now, $0.clock.present) })
    pass()
  }

  private func exit() {
    pace()
    _ = runs.popLast()
    turns.end()
  }

  private func pass() {
    guard let context = SimulationContext.current else { return }
    guard let current = CurrentWait(), !current.isOfAsynchronousTest else { return pace(wakes: true) }
    guard current.isPending else { return }
    if wait?.waiter !== current.waiter || wait?.context !== context {
      let timeout = Duration.seconds(max(0, min(current.timeout, 86_400)))
      wait = (current.waiter, context, context.clock.present.advanced(by: timeout))
      turns.restart()
      current.evaluatePredicates()
    }
    guard let wait else { return }
    let isInside = runs.count > 1
    turns.pass(of: context, upTo: wait.end, waits: !isInside) { current.evaluatePredicates() }
    // A run inside of a block of the main queue gets no other blocks, and so no further passes.
    while isInside, CurrentWait()?.isPending == true, context.clock.present < wait.end {
      turns.pass(of: context, upTo: wait.end, waits: false) { current.evaluatePredicates() }
    }
  }

  /// Advances virtual time by the real time that the run loop has run, unless a test waits for expectations
  /// or advances the time itself.
  private func pace(wakes: Bool = false) {
    guard let start = runs.last ?? nil, let context = SimulationContext.current, !RunLoopTurns.isDriven else {
      return
    }
    if let current = CurrentWait(), !current.isOfAsynchronousTest { return }
    let clock = context.clock
    let elapsed = start.real.duration(to: .now) + remainder
    let milliseconds = Int64((elapsed / .milliseconds(1)).rounded(wakes ? .down : .toNearestOrEven))
    let target = start.virtual.advanced(by: .milliseconds(milliseconds))
    context.activate { clock.advance(to: target) }
    if !wakes { remainder = max(.zero, elapsed - .milliseconds(milliseconds)) }
    guard wakes, let next = clock.nextInstant else { return }
    let delay = max(.zero, clock.present.duration(to: next)) / Duration.milliseconds(1)
    Dispatch.DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(min(delay, 1_000)) + 1)) {}
  }
}
