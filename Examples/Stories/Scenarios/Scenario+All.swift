extension Scenario {
  /// The catalogue, by number.
  public static let all: [Scenario] = [
    .frameDrift,
    .doubleShrink,
    .unmatchedHide,
    .observersPileUp,
    .hiddenController,
    .fieldInContainer,
    .secondField,
    .doneButton,
    .textViewOrder,
    .refusedField,
    .rotation,
    .staleOffset,
    .coveredBackground,
    .swallowedTap,
    .backgroundScrollView,
    .wrongSpace,
    .lateAccessory,
    .undocked,
    .formSheet,
    .focusTooEarly,
    .nilTarget,
    .passingData,
  ]
}
