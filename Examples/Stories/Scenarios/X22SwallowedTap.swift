import HeadlessUIKit

extension Scenario {
  static let swallowedTap = Scenario(
    22,
    "The tap that ends editing does not reach the tapped view",
    setting: """
      A form with a tap recognizer on its root view that ends editing. While editing, the user taps a row of a list,
      and later a button, which before iOS 6 doesn't receive the tap either.
      """,
    invariant: "the row is selected, and the button is pressed.",
    fix: "cancelsTouchesInView = false.",
    on: [Stage(.iPhone4, "5.1"), Stage(.iPhone16, "18.0")],
    offering: { _ in [.gestureRecognizers] }
  ) { variant, simulator in
    let form = variant == .classic ? TapToDismissViewController() : FixedTapToDismissViewController()
    let field = TextField(frame: CGRect(x: 20, y: 70, width: 200, height: 31))
    let row = Row(frame: CGRect(x: 0, y: 110, width: 320, height: 44))
    let button = Button(frame: CGRect(x: 20, y: 160, width: 100, height: 44))
    button.setTitle("Next", for: .normal)
    var presses = 0
    button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    for view in [field, row, button] { form.view.addSubview(view) }
    simulator.launch(form)
    try simulator.user.tap(field)
    try simulator.user.tap(row)
    try simulator.user.tap(field)
    try simulator.user.tap(button)
    return [
      Claim(
        row.isSelected ? "the row is selected" : "the row was tapped and is not selected",
        row.isSelected
      ),
      Claim(
        presses == 1 ? "the button is pressed" : "the button was tapped and is not pressed",
        presses == 1
      ),
    ]
  }
}
