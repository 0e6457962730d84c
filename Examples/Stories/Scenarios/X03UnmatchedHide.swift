import HeadlessUIKit

/// A screen with a field, and a button that leads to another screen.
private final class FirstScreen: ViewController {
  let field = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 31))
  let button = Button(frame: CGRect(x: 20, y: 150, width: 100, height: 44))

  init(leadingTo next: @escaping @MainActor () -> ViewController) {
    super.init()
    field.placeholder = "Name"
    button.setTitle("Next", for: .normal)
    button.addAction(
      Action { [weak self] _ in self?.navigationController?.pushViewController(next(), animated: true) },
      for: .touchUpInside
    )
    view.addSubview(field)
    view.addSubview(button)
  }
}

extension Scenario {
  static let unmatchedHide = Scenario(
    3,
    "Unmatched hide: a form that comes while the keyboard goes",
    setting: """
      A form of document 000 below a navigation bar. On the screen before it the person edits a field and taps a button that
      pushes the form: it registers while that screen's keyboard is on its way out, and hears of the hide without a show.
      """,
    invariant: "the scroll view fills the form.",
    fix: "giving back only what was taken, and registering in viewWillAppear.",
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let form = variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    let first = FirstScreen { AvoidanceForm(form).controller }
    simulator.launch(NavigationController(rootViewController: first))
    try simulator.user.tap(first.field)
    try simulator.user.tap(first.button)
    let (height, now) = (form.view.bounds.height, form.fieldContainer.frame.height)
    return [
      Claim("the form is \(points(height)) points high, its scroll view \(points(now))", now == height)
    ]
  }
}
