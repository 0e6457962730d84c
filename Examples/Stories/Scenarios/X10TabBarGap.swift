import HeadlessUIKit

extension Scenario {
  static let tabBarGap = Scenario(
    10,
    "A gap as high as the tab bar above the keyboard",
    setting: """
      A form of BackgroundTapForBlog above a tab bar, which the keyboard covers. The user taps a field at the top.
      """,
    invariant: "the scroll view ends where the keyboard begins.",
    fix: "subtracting the height of the part that the keyboard covers, not the keyboard's height.",
    of: ["ScrollableForm"],
    on: [Stage(.iPhone3GS, "3.1.3"), Stage(.iPhone4, "6.1")],
    requiring: [.tabBarCounts]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    )
    let tabs = TabBarController()
    form.controller.title = "Form"
    tabs.viewControllers = [form.controller]
    // Below a tab bar at the top of an iPad's screen.
    form.top.frame.origin.y = 100
    simulator.launch(tabs)
    let scrollView = form.controller.fieldContainer
    let height = scrollView.frame.height
    try simulator.user.tap(form.top)
    // Bars count as insets or as parts of the frame, depending on the system.
    let inset = (scrollView as? ScrollView)?.adjustedContentInset.bottom ?? 0
    let left = scrollView.frame.height - inset
    let top = scrollView.convert(scrollView.bounds, to: nil).minY
    let seen = simulator.keyboard.frame.minY - top
    return [
      Claim(
        "of the scroll view's \(points(height)) points \(points(left)) are left, \(points(seen)) are above the keyboard",
        left == seen
      )
    ]
  }
}
