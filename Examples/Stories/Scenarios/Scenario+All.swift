extension Scenario {
  /// The catalogue, by number.
  public static let all: [Scenario] = [
    .frameDrift,
    .doubleShrink,
    .unmatchedHide,
    .hiddenController,
    .fieldInContainer,
    .secondField,
    .textViewOrder,
    .refusedField,
    .rotation,
    .staleOffset,
    .coveredBackground,
    .swallowedTap,
    .backgroundScrollView,
  ]
}
