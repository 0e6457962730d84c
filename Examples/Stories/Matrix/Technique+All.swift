import HeadlessUIKit

extension Technique {
  /// The rows of the matrix, by document.
  public static let all: [Technique] =
    [doneOnExit, backgroundTap, tapToDismiss, scrollableForm] + doneButtons
    + [offsetRestoring, revealOnTyping, slidingThirds]
    + PassingWay.allCases.map(passing)
    + [contentInsets, olderContentInsets, keyboardAware, animatedFrame]
  public static let all: [Technique] = [
    .scrollableForm,
    .passing(.memberVariable),
    .passing(.singleton),
    .passing(.notification),
    .passing(.superview),
    .passing(.delegate),
    .contentInsets,
    .olderContentInsets,
  ]
}
