import Simulation

extension User: CustomReflectable {
  /// A mirror without children.
  public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
}
