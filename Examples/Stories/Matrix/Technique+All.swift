import HeadlessUIKit

extension Technique {
  /// The rows of the matrix, by document.
  public static let all: [Technique] =
    [doneOnExit, backgroundTap, tapToDismiss, scrollableForm] + doneButtons
    + [offsetRestoring, revealOnTyping, slidingThirds]
    + PassingTechnique.allCases.map(passing)
    + [contentInsets, olderContentInsets, keyboardAware, animatedFrame]
}
