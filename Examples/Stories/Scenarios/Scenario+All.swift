extension Scenario {
  /// The catalogue, by number.
  public static let all: [Scenario] = [
    .frameDrift,
    .observersPileUp,
    .secondField,
    .wrongSpace,
    .lateAccessory,
    .undocked,
    .formSheet,
    .focusTooEarly,
    .nilTarget,
    .passingData,
  ]
}
