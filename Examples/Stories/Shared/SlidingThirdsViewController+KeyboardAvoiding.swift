import HeadlessUIKit

extension SlidingThirdsViewController: KeyboardAvoiding {
  /// The controller's view.
  final var fieldContainer: View { view }

  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}

extension FixedSlidingThirdsViewController: KeyboardAvoiding {
  /// The controller's view.
  final var fieldContainer: View { view }

  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}

extension TechniqueVariant {
  /// Returns the class with Matt Gallagher's sections, or the corrected one.
  @MainActor var slidingThirds: any KeyboardAvoiding {
    self == .classic ? SlidingThirdsViewController() : FixedSlidingThirdsViewController()
  }
}
