import HeadlessUIKit

extension Scenario {
  /// Taps a field and returns claims that its position on the screen doesn't change.
  @MainActor static func claimUnmoved(
    _ field: TextField,
    in controller: any ScrollViewAvoiding,
    _ simulator: Simulator
  ) throws -> [Claim] {
    let before = field.convert(field.bounds, to: nil).minY
    try simulator.user.tap(field)
    let after = field.convert(field.bounds, to: nil).minY
    let stays = Claim(
      "on the screen the field's top was at \(points(before)) and is at \(points(after))",
      after == before
    )
    return [stays] + (controller.scrollView.map { [simulator.claimAtRest($0)] } ?? [])
  }

  static let fullWidthField = Scenario(
    16,
    "A field as wide as the view counts as hidden, wherever it is",
    setting: """
      A form of Don't Block the Box, with a field at the top that reaches from edge to edge. The user taps it. The document checks
      whether the field's bottom right corner is in the view, and a rectangle doesn't contain its right edge.
      """,
    invariant: "a visible field does not move.",
    fix: "scrolling the field's rectangle into view, which does nothing if it is visible.",
    of: ["ContentInsets"],
    on: [Stage(.iPhone5s, "8.4")]
  ) { variant, simulator in
    let controller = variant.contentInsets
    let container = controller.fieldContainer
    let title = TextField(frame: CGRect(x: 0, y: 10, width: container.bounds.width, height: 30))
    title.placeholder = "Title"
    container.addSubview(title)
    controller.watch(title)
    simulator.launch(controller)
    return try claimUnmoved(title, in: controller, simulator)
  }
}
