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
private final class TurningOffsetForm: AdaptedOffsetRestoringViewController {
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
    "with a handler that ends editing at did-hide, the rotation \(isEditing ? "doesn't hide" : "hides") the keyboard",
    isEditing
  )
}

extension Scenario {
  static let rotation = Scenario(
    14,
    "Rotating the device hides and shows the keyboard",
    setting: """
      A form of BackgroundTapForBlog, and one of sample-scrollview. The user edits a field, rotates the device to landscape, and
      ends editing. The rotation posts a hide and a show, but from iOS 13 on no did-hide, so that the did-show is mistaken for a
      second one. At the end BackgroundTapForBlog adds the keyboard's height of one orientation after it has subtracted that of
      the other, and sample-scrollview sets the frame of the other orientation. A handler that ends editing at did-hide mistakes
      the rotation for a dismissal of the keyboard (from 3.2 on, where the notification has a frame to tell them apart).
      """,
    invariant:
      "the field is visible in landscape and still edited, and at the end the scroll view fills the form.",
    fix:
      "relying on the end frame instead of the notification's name, and restoring the height that was subtracted.",
    of: ["ScrollableForm", "OffsetRestoring"],
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone6, "8.4"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let isClassic = variant == .classic
    // Without a frame, a hide for a rotation can't be distinguished.
    let hasFrames = simulator.stage.has(VersionRules.userInfoContainsFrames)
    return try turn(isClassic ? TurningForm() : FixedTurningForm(), of: "BackgroundTapForBlog", on: simulator)
      + turn(
        isClassic ? TurningOffsetForm() : FixedTurningOffsetForm(),
        of: "sample-scrollview",
        on: simulator
      )
      + (hasFrames ? [turn(withHandler: variant, on: simulator)] : [])
  }
}
