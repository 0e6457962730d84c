extension Responder: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (lhs: Responder, rhs: Responder) -> Bool { lhs === rhs }

  /// Hashes the object's identity; the order of a set of responders must therefore never show in a result.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
