extension Scenario {
  /// The catalogue, by number.
  public static let all: [Scenario] = [
    .frameDrift,
    .observersPileUp,
    .secondField,
    .tabBarGap,
    .lostInset,
    .safeAreaTwice,
    .landscapeFrames,
    .fullWidthField,
    .opaqueBar,
    .shortcutsBar,
    .keyboardIsUp,
    .tableInsets,
    .curveWithoutName,
    .passingData,
  ]
}
