import HeadlessUIKit

extension Technique {
  /// The rows of the matrix, by document.
  public static let all: [Technique] = formTechniques + doneButtons + passingTechniques

  private static let formTechniques = [scrollableForm]

  private static let passingTechniques: [Technique] = [
  public static let all: [Technique] = [
    .doneOnExit,
    .backgroundTap,
    .tapToDismiss,
    .scrollableForm,
    .offsetRestoring,
    .revealOnTyping,
    .slidingThirds,
    .animatedFrame,
    .keyboardAware,
    .passing(.memberVariable),
    .passing(.singleton),
    .passing(.notification),
    .passing(.superview),
    .passing(.delegate),
    .scrollableForm,
    .contentInsets,
    .olderContentInsets,
  ]
}
