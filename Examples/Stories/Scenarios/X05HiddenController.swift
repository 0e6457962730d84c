import HeadlessUIKit

extension Scenario {
  static let hiddenController = Scenario(
    5,
    "A controller that is not on the screen reacts",
    setting: """
      A form of document 000 on a navigation controller's stack, and another screen pushed onto it, where the person edits a
      field. The form has registered in viewDidLoad, and never takes that back.
      """,
    invariant: "the form below stays as it is while another screen is edited.",
    fix: "registering in viewWillAppear, and taking it back in viewWillDisappear.",
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    )
    let navigation = NavigationController(rootViewController: form.controller)
    simulator.launch(navigation)
    let height = form.controller.fieldContainer.frame.height
    let detail = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 31))
    detail.view.addSubview(field)
    navigation.pushViewController(detail, animated: true)
    simulator.settle()
    try simulator.user.tap(field)
    let now = form.controller.fieldContainer.frame.height
    return [
      Claim(
        "the scroll view of the form below was \(points(height)) points high and is \(points(now))",
        now == height
      )
    ]
  }
}
