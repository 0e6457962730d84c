import Foundation
import Simulation

/// A value for each simulator, on any thread. Code without a simulator shares one value.
///
/// The value of a simulator that has ended is released at the next access for another one.
final class PerSimulator<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private let make: () -> Value
  private var values: [(context: SimulationContext, value: Value)] = []
  private var shared: Value?

  /// Creates the values by calling `make`, when they are first needed.
  init(_ make: @escaping () -> Value) { self.make = make }

  /// The value of the current simulator.
  var current: Value {
    let context = SimulationContext.onAnyThread
    return lock.withLock {
      values.removeAll { $0.context !== context && $0.context.isOver }
      guard let context else {
        let value = shared ?? make()
        shared = value
        return value
      }
      if let known = values.first(where: { $0.context === context }) { return known.value }
      let value = make()
      if !context.isOver { values.append((context, value)) }
      return value
    }
  }
}
