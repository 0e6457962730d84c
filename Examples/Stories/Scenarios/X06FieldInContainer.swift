import HeadlessUIKit

extension Scenario {
  static let fieldInContainer = Scenario(
    6,
    "The frame of a field inside a container is used in the wrong coordinate space",
    setting: """
      A form of BackgroundTapForBlog whose lower fields are inside a box. A field's frame is in the box's coordinates; the technique
      uses it as a rectangle in the scroll view. iOS 8 and later scroll to a field by themselves, but before the frame has shrunk.
      """,
    invariant: "the edited field is visible above the keyboard.",
    fix: "converting the field's bounds to the scroll view's coordinates.",
    of: ["ScrollableForm"],
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    )
    let container = form.controller.fieldContainer
    let box = View(
      frame: CGRect(x: 0, y: form.low.frame.minY - 10, width: container.bounds.width, height: 90)
    )
    container.addSubview(box)
    for field in [form.low, form.number] {
      field.frame.origin.y -= box.frame.minY
      box.addSubview(field)
    }
    simulator.launch(form.controller)
    try simulator.user.tap(form.low)
    return [simulator.claimFocusVisible()]
  }
}
