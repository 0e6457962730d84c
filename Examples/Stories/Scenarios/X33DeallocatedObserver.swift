import HeadlessUIKit

extension Scenario {
  static let deallocatedObserver = Scenario(
    33,
    "An observer is deallocated without removing itself",
    setting: """
      A form of BackgroundTapForBlog on a navigation controller's stack. It registers in viewDidLoad and never removes itself. The
      user edits a field, ends editing and goes back, and the form is deallocated. Before iOS 9 the next notification of the
      keyboard is sent to the deallocated form, which crashes. Luzian Scherrer and Avraham Shukron remove their observers.
      """,
    invariant: "no notification is sent to an object that has been deallocated.",
    fix: "removing the observer in viewWillDisappear, or in deinit (dealloc).",
    of: ["ScrollableForm"],
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone5s, "8.4")],
    requiring: [.danglingObservers]
  ) { variant, simulator in
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    simulator.launch(navigation)
    var record: ReleaseRecord?
    try {
      let form = AvoidanceForm(
        variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
      )
      record = ReleaseRecord(of: form.controller)
      navigation.pushViewController(form.controller, animated: true)
      simulator.settle()
      try simulator.user.tap(form.top)
      form.controller.view.endEditing(true)
      simulator.settle()
    }()
    navigation.popViewController(animated: true)
    simulator.settle()
    let claim = simulator.claimObserversRemoved()
    let isHarmless = simulator.stage.has(VersionRules.deallocatedObserversAreIgnored)
    return [
      record?.claimReleased(),
      claim.holds || !isHarmless ? claim : Claim("\(claim), which the system ignores", true),
    ].compactMap { $0 }
  }
}
