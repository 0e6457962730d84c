import HeadlessUIKit

/// A form of BackgroundTapForBlog that rotates with the device on every system.
private final class TurningForm: ScrollableViewController {
  /// The document doesn't remove the observer; see scenario X33.
  deinit { NotificationBus.default.removeObserver(self) }

  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

/// The corrected version of the same form.
private final class FixedTurningForm: FixedScrollableViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

/// A form of sample-scrollview that rotates with the device on every system.
private final class TurningOffsetForm: OffsetRestoringViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

/// The corrected version of the same form.
private final class FixedTurningOffsetForm: FixedOffsetRestoringViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

/// Rotates the device while a field is edited, and ends editing in landscape.
@MainActor private func turn(
  _ controller: any KeyboardAvoiding,
  of document: String,
  on simulator: Simulator
) throws -> [Claim] {
  simulator.user.rotate(to: .portrait)
  let form = AvoidanceForm(controller)
  simulator.launch(controller)
  try simulator.user.tap(form.low)
  simulator.user.rotate(to: .landscapeLeft)
  let sight = simulator.claimVisible(form.low)
  controller.view.endEditing(true)
  simulator.settle()
  let (size, now) = (controller.view.bounds.size, controller.fieldContainer.frame.size)
  let text = "\(points(now.width)) x \(points(now.height))"
  return [
    Claim("\(document): \(sight)", sight.holds),
    Claim(
      "\(document): the form is \(points(size.width)) x \(points(size.height)), its scroll view \(text)",
      now == size
    ),
  ]
}

/// Rotates the device while a field is edited, with a handler that ends editing when the keyboard has left.
///
/// The usual version of the handler relies on the name of the notification, the corrected one on the end
/// frame.
@MainActor private func turn(withHandler variant: TechniqueVariant, on simulator: Simulator) throws -> Claim {
  simulator.user.rotate(to: .portrait)
  let form = AvoidanceForm(FixedTurningForm())
  simulator.launch(form.controller)
  let token = simulator.notifications.addObserver(forName: Responder.keyboardDidHideNotification) { hide in
    let end = KeyboardChange(hide).endFrame
    if variant == .fixed, end?.intersects(Screen.main.bounds) == true { return }
    form.controller.view.endEditing(true)
  }
  try simulator.user.tap(form.low)
  simulator.user.rotate(to: .landscapeLeft)
  simulator.notifications.removeObserver(token)
  let isEditing = form.low.isFirstResponder
  return Claim(
    "with a handler that ends editing at did-hide the turn \(isEditing ? "leaves" : "takes") the keyboard",
    isEditing
  )
}

extension Scenario {
  static let rotation = Scenario(
    14,
    "Turning the device hides and shows the keyboard",
    setting: """
      A form of BackgroundTapForBlog, and one of sample-scrollview. The user edits a field, turns the device to the side, and ends
      editing. The turn posts a hide and a show; from iOS 13 no did-hide, so that the did-show is taken for a second one. At
      the end BackgroundTapForBlog adds the height of another orientation than it has taken, and sample-scrollview sets the frame of
      the other orientation. A handler that ends editing when the keyboard has gone believes that it has.
      """,
    invariant:
      "the field is seen in landscape and still edited, and at the end the scroll view fills the form.",
    fix: "believing the frame at the end instead of the notification's name, and giving back what was taken.",
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone6, "8.4"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let isClassic = variant == .classic
    return try turn(isClassic ? TurningForm() : FixedTurningForm(), of: "BackgroundTapForBlog", on: simulator)
      + turn(
        isClassic ? TurningOffsetForm() : FixedTurningOffsetForm(),
        of: "sample-scrollview",
        on: simulator
      )
      + [turn(withHandler: variant, on: simulator)]
  }
}
