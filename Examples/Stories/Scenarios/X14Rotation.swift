import HeadlessUIKit

/// A form of document 000 that turns with the device on every system.
private final class TurningForm: ScrollableViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

/// The same, corrected.
private final class FixedTurningForm: FixedScrollableViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

extension Scenario {
  static let rotation = Scenario(
    14,
    "Turning the device hides and shows the keyboard",
    setting: """
      A form of document 000. The person edits a field, turns the device to the side and back, and ends editing. Each turn
      posts a hide and a show, with heights of different orientations; from iOS 13 no did-hide, so that the next did-show is
      taken for a second one.
      """,
    invariant: "the field is seen in landscape, and at the end the scroll view has its frame back.",
    fix: "taking what the keyboard covers in its frame at the end, and giving back what was taken.",
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone5s, "7.1"), Stage(.iPhone6, "8.4"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let form = AvoidanceForm(variant == .classic ? TurningForm() : FixedTurningForm())
    simulator.launch(form.controller)
    let geometry = simulator.recordGeometry(of: form.controller.view)
    let height = form.controller.fieldContainer.frame.height
    try simulator.user.tap(form.low)
    simulator.user.rotate(to: .landscapeLeft)
    let landscape = simulator.claimVisible(form.low)
    simulator.user.rotate(to: .portrait)
    form.controller.view.endEditing(true)
    simulator.settle()
    let now = form.controller.fieldContainer.frame.height
    return [
      landscape,
      Claim("the height was \(points(height)) and is \(points(now))", now == height),
      geometry.claimRestored(),
    ]
  }
}
