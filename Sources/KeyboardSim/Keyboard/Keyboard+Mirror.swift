import Simulation

extension Keyboard: CustomReflectable {
  /// A mirror without children.
  public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
}
