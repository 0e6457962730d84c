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
  /// The responder is held until then; see ``cancelPreviousPerformRequests(withTarget:)``.
  public final func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let context = SimulationContext.required(for: "perform(_:with:afterDelay:)")
    let work = context.schedule(after: .seconds(max(delay, 0)), label: "perform \(aSelector)") {
      aSelector.call(on: self, sender: anArgument, event: nil)
    }
    context.delayedCalls.add(work, of: self, named: aSelector)
  }

  /// Takes back what `perform(_:with:afterDelay:)` asked of `target`.
  public static func cancelPreviousPerformRequests(withTarget target: Responder) {
    SimulationContext.current?.delayedCalls.cancel(of: target)
  }

  /// Takes back what `perform(_:with:afterDelay:)` asked of `target` with that selector.
  public static func cancelPreviousPerformRequests(
    withTarget target: Responder,
    selector aSelector: Selector,
    object: Any? = nil
  ) {
    SimulationContext.current?.delayedCalls.cancel(of: target, named: aSelector)
  }
}
