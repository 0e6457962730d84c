import HeadlessUIKit

/// A form of Don't Block the Box that rotates with the device on every system.
private final class TurningForm: ContentInsetsViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

/// The corrected version of the same form.
private final class FixedTurningForm: FixedContentInsetsViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

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
    of: ["ContentInsets"],
    on: [Stage(.iPadAir, "7.1"), Stage(.iPad2, "6.1")],
    requiring: [.fixedScreen],
    offering: { $0 == .classic ? [.frames] : [] }
  ) { variant, simulator in
    let controller: any KeyboardAvoiding = variant == .classic ? TurningForm() : FixedTurningForm()
    let form = AvoidanceForm(controller)
    simulator.launch(form.controller)
    simulator.user.rotate(to: .landscapeLeft)
    try simulator.user.tap(form.top)
    let container = form.controller.fieldContainer
    // Before iOS 8 the frame is in screen coordinates, which don't rotate.
    let keyboard = min(simulator.keyboard.frame.width, simulator.keyboard.frame.height)
    let scrollView = container as? ScrollView
    let own = scrollView?.contentInset.bottom ?? 0
    // The safe area that the system adds on top of a sufficient inset is the subject of scenario X12.
    let inset = max(own, min(scrollView?.adjustedContentInset.bottom ?? 0, keyboard))
    let (height, left) = (container.bounds.height, container.bounds.height - inset)
    return [
      Claim(
        "of the scroll view's \(points(height)) points the inset leaves \(points(left)), and the keyboard \(points(height - keyboard))",
        left == height - keyboard
      ),
      simulator.claimFocusVisible(),
    ]
  }
}
