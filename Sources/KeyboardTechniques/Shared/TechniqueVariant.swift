/// How a technique is written down.
public enum TechniqueVariant: String, CaseIterable, Sendable {
  /// As its author published it, flaws included.
  case classic
  /// Corrected.
  case fixed
}
