import HeadlessUIKit

extension Scenario {
  static let doubleShrink = Scenario(
    2,
    "Double shrink: each did-show subtracts the keyboard's height again",
    setting: """
      John Muchow's solution, from which sample-scrollview starts: the scroll view shrinks at every did-show. The user edits a field for
      numbers and then one for text. On iOS 8.4 the second keyboard has another height, so there is a second did-show;
      iPhone OS 2 posts one at every change of fields.
      """,
    invariant: "the scroll view ends at the top of the keyboard.",
    fix: "computing the height from the keyboard's frame, so that a second notification changes nothing.",
    on: [Stage(.iPhone5s, "8.4"), Stage(.iPhone3G, "2.2.1")],
    requiring: [.secondDidShow]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? RevealOnTypingViewController() : FixedRevealOnTypingViewController()
    )
    simulator.launch(form.controller)
    try simulator.user.tap(form.number)
    form.low.becomeFirstResponder()
    simulator.settle()
    let container = form.controller.fieldContainer
    let top = container.convert(container.bounds, to: nil).minY
    let left = simulator.keyboard.frame.minY - top
    let height = container.frame.height
    return [
      Claim(
        "the scroll view is \(points(height)) points high; the keyboard leaves \(points(left)) points for it",
        height == left
      )
    ]
  }
}
