import Simulation

extension Simulator: CustomReflectable {
  /// A mirror without children.
  public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
}
