import Foundation
import Responder
import Simulation
import SimulatedFoundation

extension NSObjectProtocol {
  /// Calls the method with `object`, if it takes one: at once with `waitUntilDone` set, and otherwise at the
  /// next run-loop turn, until which the object is retained.
  public func performSelector(
    onMainThread aSelector: Selector,
    with object: Any?,
    waitUntilDone wait: Bool,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    if wait { return perform(aSelector, with: object) }
    perform(aSelector, with: object, afterDelay: 0, file: file, line: line)
  }

  /// Calls the method after `delay` seconds of the simulator's time, at the earliest on the next run-loop
  /// turn. The object is retained until then; see `cancelPreviousPerformRequests(withTarget:)`.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    nonisolated(unsafe) let (target, argument) = (unboxed(self), anArgument)
    MainActor.assumeIsolated {
      let context = SimulationContext.required(for: "perform(_:with:afterDelay:)")
      context.delayedCalls.schedule(
        after: .pinned(seconds: delay),
        in: context,
        of: target,
        named: aSelector,
        with: argument,
        file: file,
        line: line
      ) { argument in
        aSelector.call(on: target, sender: argument, event: nil)
      }
    }
  }
}
