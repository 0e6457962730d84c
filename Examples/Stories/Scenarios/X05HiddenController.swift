import HeadlessUIKit

extension Scenario {
  static let hiddenController = Scenario(
    5,
    "A controller that is not on the screen reacts",
    setting: """
      A form on a navigation controller's stack, and another screen pushed onto it, where the user edits a field and ends editing.
      The form has registered in viewDidLoad, and stays registered. On most systems it is a form of BackgroundTapForBlog, whose frame
      shrinks; on iOS 7 to 10 it has Apple's older content insets, and loses the top inset that the system set for the bars
      (automaticallyAdjustsScrollViewInsets, U53).
      """,
    invariant: "the form below stays as it is while another screen is edited, and afterwards.",
    fix: "registering in viewWillAppear, and removing the registration in viewWillDisappear.",
    of: ["ScrollableForm", "ContentInsets"],
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone5s, "7.1")]
  ) { variant, simulator in
    let hasInsets = simulator.stage.has(VersionRules.containersAdjustScrollViewInsets)
    let controller: any KeyboardAvoiding =
      if hasInsets {
        variant.olderContentInsets
      } else {
        variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
      }
    let form = AvoidanceForm(controller)
    let navigation = NavigationController(rootViewController: form.controller)
    simulator.launch(navigation)
    let container = form.controller.fieldContainer as? ScrollView
    let (height, inset) = (container?.frame.height ?? 0, container?.contentInset.top ?? 0)
    let detail = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 31))
    detail.view.addSubview(field)
    navigation.pushViewController(detail, animated: true)
    simulator.settle()
    try simulator.user.tap(field)
    let now = container?.frame.height ?? 0
    if !hasInsets {
      return [
        Claim(
          "the scroll view of the form below was \(points(height)) points high and is \(points(now))",
          now == height
        )
      ]
    }
    detail.view.endEditing(true)
    simulator.settle()
    let top = container?.contentInset.top ?? 0
    return [Claim("the top inset of the form below was \(points(inset)) and is \(points(top))", top == inset)]
  }
}
