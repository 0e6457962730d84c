extension Scenario {
  /// The catalogue, by number.
  public static let all: [Scenario] = [
    .frameDrift,
    .observersPileUp,
    .secondField,
    .passingData,
  ]
}
