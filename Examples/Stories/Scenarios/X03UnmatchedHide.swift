import Foundation
import HeadlessUIKit

/// A screen with a field and a button that pushes another screen.
private final class FirstScreen: ViewController {
  let field = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 31))
  let button = Button(frame: CGRect(x: 20, y: 150, width: 100, height: 44))

  init(leadingTo next: @escaping @MainActor () -> ViewController) {
    super.init(nibName: nil, bundle: nil)
    field.placeholder = "Name"
    button.setTitle("Next", for: .normal)
    button.addAction(
      Action { [weak self] _ in self?.navigationController?.pushViewController(next(), animated: true) },
      for: .touchUpInside
    )
    view.addSubview(field)
    view.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}

/// A form of BackgroundTapForBlog that creates its content each time its view is loaded.
private final class ReloadedForm: ScrollableViewController {
  override func viewDidLoad() {
    scrollView = addFilledScrollView()
    super.viewDidLoad()
  }
}

/// The corrected version of the same form.
private final class FixedReloadedForm: FixedScrollableViewController {
  override func viewDidLoad() {
    scrollView = addFilledScrollView()
    super.viewDidLoad()
  }
}

extension ScrollableViewController {
  /// Covers the view with a scroll view that contains a field.
  fileprivate func addFilledScrollView() -> ScrollView {
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    field.placeholder = "Name"
    scrollView.addSubview(field)
    registerForEditingEvents(field)
    view.addSubview(scrollView)
    return scrollView
  }
}

/// Returns a claim that the scroll view is as high as the form.
@MainActor private func claimFilled(_ form: ScrollableViewController, after event: String) -> Claim {
  let (height, now) = (form.view.bounds.height, form.scrollView?.frame.height ?? 0)
  return Claim(
    "after \(event) the form is \(points(height)) points high, and its scroll view \(points(now))",
    now == height
  )
}

extension Scenario {
  static let unmatchedHide = Scenario(
    3,
    "Unmatched hide: the keyboard's height is added without having been subtracted",
    setting: """
      A form of BackgroundTapForBlog below a navigation bar. On the screen before it the user edits a field and taps a button that
      pushes the form. The form registers while that screen's keyboard is leaving, and receives the hide without a show. Then
      such a form is below another screen during a memory warning: its view is loaded again and it registers twice. The user
      edits its field, and ends editing.
      """,
    invariant: "the scroll view fills the form.",
    fix: "restoring only the height that was subtracted, and registering in viewWillAppear.",
    of: ["ScrollableForm"],
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let form = variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    let first = FirstScreen { AvoidanceForm(form).controller }
    simulator.launch(NavigationController(rootViewController: first))
    try simulator.user.tap(first.field)
    try simulator.user.tap(first.button)
    let pushed = claimFilled(form, after: "the push")

    let reloaded = variant == .classic ? ReloadedForm() : FixedReloadedForm()
    let navigation = NavigationController(rootViewController: reloaded)
    simulator.launch(navigation)
    navigation.pushViewController(ViewController(), animated: true)
    simulator.settle()
    simulator.simulateMemoryWarning()
    navigation.popViewController(animated: true)
    simulator.settle()
    try simulator.user.textFields["Name"].tap()
    reloaded.view.endEditing(true)
    simulator.settle()
    return [pushed, claimFilled(reloaded, after: "the memory warning")]
  }
}
