extension Responder: Hashable {
  /// Returns whether both are the same object, or are equal by ``isEqual(_:)``.
  public nonisolated static func == (lhs: Responder, rhs: Responder) -> Bool {
    lhs === rhs || lhs.isEqual(rhs)
  }

  /// Hashes ``hash``. Therefore no result may depend on the order of a set of responders.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Responder: @preconcurrency CustomStringConvertible {}
