import Simulation

/// The sequence of a responder and its next responders, nearest first.
///
/// Each step calls the responder's ``Responder/next``, including overrides. Stops with `the responder chain
/// is a cycle: A -> B -> A` if an override creates a cycle.
@MainActor public struct ResponderChain {
  private let first: Responder

  init(startingAt first: Responder) {
    self.first = first
  }
}

extension ResponderChain: @preconcurrency Sequence {
  /// Returns an iterator over the chain.
  public func makeIterator() -> Iterator {
    Iterator(following: first)
  }

  /// An iterator over a responder chain.
  @MainActor public struct Iterator: @preconcurrency IteratorProtocol {
    private var upcoming: Responder?
    private var cycle = ChainCycle()

    init(following first: Responder) {
      upcoming = first
    }

    /// Returns the next responder, or `nil` at the end.
    public mutating func next() -> Responder? {
      guard let responder = upcoming else { return nil }
      cycle.visit(responder)
      upcoming = responder.next
      return responder
    }
  }
}

extension Responder {
  /// This responder and its next responders, nearest first.
  public var chain: ResponderChain { ResponderChain(startingAt: self) }

  /// Delivers an unhandled event to the next responder that may handle it.
  ///
  /// Responders that are known to pass events on are skipped, so that a chain of a million plain views needs
  /// no million stack frames.
  func forward(_ deliver: (Responder) -> Void) {
    var candidate = next
    var cycle = ChainCycle()
    while let passing = candidate as? any PassingResponder {
      cycle.visit(passing)
      let keeper = passing.firstThatMayHandleTouches
      guard keeper !== passing else { break }
      candidate = keeper
    }
    guard let candidate else { return }
    Recursion.enter("an event to \(candidate.debugName)")
    deliver(candidate)
    Recursion.leave()
  }
}

/// A responder that can determine that it overrides no touch method.
package protocol PassingResponder: Responder {
  /// The first responder, from this one on, that may handle touches; the ones before it pass them on
  /// unchanged.
  var firstThatMayHandleTouches: Responder? { get }
}
