import Foundation
import Responder
import Simulation
import SimulatedFoundation

extension Responder {
  /// Whether the responder's class has the method; for another class's method of the same name, use ``Selector`` of that class.
  public final func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isMethod(of: self) } ?? false
  }

  /// Calls the method with `object`, if it takes one.
  ///
  /// Stops with `a method of LoginViewController was sent to UserView` if the responder is of another class. It returns
  /// nothing: what a method returns is not told by its selector.
  public final func perform(_ aSelector: Selector!, with object: Any? = nil) {
    aSelector?.call(on: self, sender: object, event: nil)
  }

  /// Calls the method after `delay` seconds of the simulator's time, at the earliest at its clock's next turn.
  ///
  /// The responder is held until then; see `cancelPreviousPerformRequests(withTarget:)`.
  public final func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let context = SimulationContext.required(for: "perform(_:with:afterDelay:)")
    context.delayedCalls.schedule(
      after: .pinned(seconds: delay),
      in: context,
      of: self,
      named: aSelector,
      with: anArgument
    ) { argument in
      aSelector.call(on: self, sender: argument, event: nil)
    }
  }

  /// Takes back what `perform(_:with:afterDelay:)` asked of `target`.
  public nonisolated static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    NSObject.cancelPreviousPerformRequests(withTarget: aTarget)
  }

  /// Takes back what `perform(_:with:afterDelay:)` asked of `target` with that selector and an argument that is the same, or
  /// equal; nil means calls that have none.
  public nonisolated static func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    NSObject.cancelPreviousPerformRequests(withTarget: aTarget, selector: aSelector, object: anArgument)
  }
}

extension NSObject {
  /// Takes back what `perform(_:with:afterDelay:)` asked of `target`. On another thread than the main one nothing was asked.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.assumeIsolated { SimulationContext.current?.delayedCalls.cancel(of: target) }
  }

  /// Takes back what `perform(_:with:afterDelay:)` asked of `target` with that selector and an argument that is the same, or
  /// equal; nil means calls that have none.
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
