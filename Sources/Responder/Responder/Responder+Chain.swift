/// The sequence of a responder and its next responders, nearest first.
///
/// Each step calls the responder's ``Responder/next``, including overrides. A chain in which an override
/// creates a cycle never ends.
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

    init(following first: Responder) {
      upcoming = first
    }

    /// Returns the next responder, or `nil` at the end.
    public mutating func next() -> Responder? {
      defer { upcoming = upcoming?.next }
      return upcoming
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
    while let passing = candidate as? any PassingResponder {
      let keeper = passing.firstThatMayHandleTouches
      guard keeper !== passing else { break }
      candidate = keeper
    }
    if let candidate { deliver(candidate) }
  }
}

/// A responder that can determine that it overrides no touch method.
package protocol PassingResponder: Responder {
  /// The first responder, from this one on, that may handle touches; the ones before it pass them on
  /// unchanged.
  var firstThatMayHandleTouches: Responder? { get }
}
