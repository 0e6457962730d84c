import HeadlessUIKit

extension Scenario {
  static let landscapeFrames = Scenario(
    13,
    "In landscape before iOS 8 the keyboard is as high as the screen",
    setting: """
      A form of Don't Block the Box. The user rotates the device and taps the field at the top. The notification has the keyboard's
      frame in the screen's coordinates, which don't rotate: the frame's height is the visible width of the keyboard.
      """,
    invariant:
      "the insets leave the part of the scroll view that is above the keyboard, and the field is visible.",
    fix: "converting the keyboard's frame to the coordinates of the view.",
    on: [Stage(.iPadAir, "7.1"), Stage(.iPad2, "6.1")]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? ContentInsetsViewController() : FixedContentInsetsViewController()
    )
    simulator.launch(form.controller)
    simulator.user.rotate(to: .landscapeLeft)
    try simulator.user.tap(form.top)
    let container = form.controller.fieldContainer
    let (height, inset) = (container.bounds.height, (container as? ScrollView)?.contentInset.bottom ?? 0)
    let left = height - inset
    // Before iOS 8 the frame is in screen coordinates, which don't rotate.
    let keyboard = min(simulator.keyboard.frame.width, simulator.keyboard.frame.height)
    return [
      Claim(
        "of the scroll view's \(points(height)) points the inset leaves \(points(left)), and the keyboard \(points(height - keyboard))",
        left == height - keyboard
      ),
      simulator.claimFocusVisible(),
    ]
  }
}
