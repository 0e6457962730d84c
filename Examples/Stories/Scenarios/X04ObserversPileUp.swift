import Foundation
import HeadlessUIKit

extension Scenario {
  static let observersPileUp = Scenario(
    4,
    "Observers accumulate: a cancelled swipe back",
    setting: """
      A controller with a field registers for will-show in viewWillAppear and unregisters in viewDidDisappear. The user
      swipes back halfway and changes their mind, twice, and then edits the field.
      """,
    invariant: "the handler is called once for one notification.",
    fix: "unregistering in viewWillDisappear, which is also called for a cancelled swipe.",
    on: [Stage(.iPhone5s, "7.1"), Stage(.iPhone8, "12.4"), Stage(.iPhone16, "18.0")],
    requiring: [.swipingBack]
  ) { variant, simulator in
    let form = CountingForm(endsWhen: variant == .classic ? .didDisappear : .willDisappear)
    let navigation = NavigationController(rootViewController: ViewController())
    simulator.launch(navigation)
    navigation.pushViewController(form, animated: true)
    simulator.settle()
    for _ in 1...2 { simulator.user.swipeBack(cancels: true) }
    simulator.settle()
    try simulator.user.tap(form.field)
    return [
      Claim("the keyboard came once; the handler was called \(times(form.callCount))", form.callCount == 1),
      simulator.claimOneHandlerPerNotification(),
    ]
  }
}

/// A form that counts the will-show notifications that it receives.
final class CountingForm: ViewController {
  enum End { case willDisappear, didDisappear }

  let field = TextField(frame: CGRect(x: 20, y: 140, width: 280, height: 31))
  private(set) var callCount = 0
  private let end: End

  init(endsWhen end: End) {
    self.end = end
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("keyboardWillShow", CountingForm.keyboardWillShow),
      name: Responder.keyboardWillShowNotification
    )
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if end == .willDisappear { NotificationBus.default.removeObserver(self) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if end == .didDisappear { NotificationBus.default.removeObserver(self) }
  }

  func keyboardWillShow(_ notification: Notification) { callCount += 1 }
}
