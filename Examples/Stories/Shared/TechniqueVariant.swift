import HeadlessUIKit

/// The variant of a technique.
public enum TechniqueVariant: String, CaseIterable, Sendable {
  /// The technique as its author published it, flaws included.
  case classic
  /// The corrected technique.
  case fixed
}
