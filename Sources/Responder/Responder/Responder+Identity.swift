extension Responder: Hashable {
  /// Whether both are the same object, or say so by ``isEqual(_:)``.
  public nonisolated static func == (lhs: Responder, rhs: Responder) -> Bool {
    lhs === rhs || lhs.isEqual(rhs)
  }

  /// Hashes ``hash``; the order of a set of responders must therefore never show in a result.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Responder: @preconcurrency CustomStringConvertible {}
