import Foundation
import Responder
import Simulation
import SimulatedFoundation

extension Responder {
  /// Whether the responder's class has the method. A ``Selector`` is specific to a class; for the method of
  /// the same name in another class, use that class's selector.
  public final func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isMethod(of: self) } ?? false
  }

  /// Calls the method with `object`, if it takes one.
  ///
  /// Stops with `a method of LoginViewController was sent to UserView` if the responder is of another class.
  /// It returns nothing, as a selector does not have the method's return type.
  public final func perform(_ aSelector: Selector!, with object: Any? = nil) {
    aSelector?.call(on: self, sender: object, event: nil)
  }

  /// Calls the method after `delay` seconds of the simulator's time, at the earliest on the next run-loop
  /// turn.
  ///
  /// The responder is retained until then; see `cancelPreviousPerformRequests(withTarget:)`.
  public final func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    let context = SimulationContext.required(for: "perform(_:with:afterDelay:)")
    context.delayedCalls.schedule(
      after: .pinned(seconds: delay),
      in: context,
      of: self,
      named: aSelector,
      with: anArgument,
      file: file,
      line: line
    ) { argument in
      aSelector.call(on: self, sender: argument, event: nil)
    }
  }

  /// Cancels the pending calls of `perform(_:with:afterDelay:)` for `target`.
  public nonisolated static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    NSObject.cancelPreviousPerformRequests(withTarget: aTarget)
  }

  /// Cancels the pending calls of `perform(_:with:afterDelay:)` for `target` with that selector and an
  /// identical or equal argument; nil matches calls without an argument.
  public nonisolated static func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    NSObject.cancelPreviousPerformRequests(withTarget: aTarget, selector: aSelector, object: anArgument)
  }
}

extension NSObject {
  /// Cancels the pending calls of `perform(_:with:afterDelay:)` for `target`. Has no effect off the main
  /// thread, where there are none.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.assumeIsolated { SimulationContext.current?.delayedCalls.cancel(of: target) }
  }

  /// Cancels the pending calls of `perform(_:with:afterDelay:)` for `target` with that selector and an
  /// identical or equal argument; nil matches calls without an argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    MainActor.assumeIsolated {
      SimulationContext.current?.delayedCalls.cancel(of: target, named: aSelector, with: argument)
    }
  }
}
