extension Scenario {
  /// The catalogue, by number.
  public static let all: [Scenario] = [
    .frameDrift,
    .secondField,
    .wrongSpace,
    .lateAccessory,
    .undocked,
    .formSheet,
    .focusTooEarly,
    .nilTarget,
  ]
}
