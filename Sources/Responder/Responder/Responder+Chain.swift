/// A responder and all that come after it, nearest first.
///
/// Each step asks the responder for its ``Responder/next``, so an override is honored. A chain that an override bends
/// into a circle never ends.
@MainActor public struct ResponderChain {
  private let first: Responder

  init(startingAt first: Responder) {
    self.first = first
  }
}

extension ResponderChain: @preconcurrency Sequence {
  /// Walks the chain.
  public func makeIterator() -> Iterator {
    Iterator(following: first)
  }

  /// One walk along a chain.
  @MainActor public struct Iterator: @preconcurrency IteratorProtocol {
    private var upcoming: Responder?

    init(following first: Responder) {
      upcoming = first
    }

    /// Returns the next responder, or nil at the end.
    public mutating func next() -> Responder? {
      defer { upcoming = upcoming?.next }
      return upcoming
    }
  }
}

extension Responder {
  /// This responder and all that come after it, nearest first.
  public var chain: ResponderChain { ResponderChain(startingAt: self) }

  /// Hands something that is not handled here to the next responder that may handle it.
  ///
  /// Responders that are known to pass on what they get are stepped over, so that a chain of a million plain views
  /// needs no million stack frames.
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

/// A responder that can vouch for not overriding any touch method.
package protocol PassingResponder: Responder {
  /// The first responder from this one on that may keep touches to itself: those before it pass them on unchanged.
  var firstThatMayHandleTouches: Responder? { get }
}
