import Foundation
import HeadlessUIKit
import Testing

/// A form in a scroll view with handlers of keyboard notifications, each registered under a name.
@MainActor final class WhyForm: ViewController {
  typealias Handler = @MainActor (WhyForm, CGRect) -> Void

  let scrollView = ScrollView()
  let field = TextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
  let other = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  private let handlers: [Notification.Name: Handler]
  /// A value for a handler to store.
  var original: EdgeInsets?
  var base: CGFloat = 0
  var isUp = false

  init(_ handlers: [Notification.Name: Handler]) {
    self.handlers = handlers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "form"
    scrollView.accessibilityIdentifier = "scroller"
    (field.accessibilityIdentifier, other.accessibilityIdentifier) = ("A", "B")
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    for field in [field, other] { scrollView.addSubview(field) }
    for name in WhyForm.names where handlers[name] != nil {
      let method = name.rawValue.dropFirst("UIK".count).dropLast("Notification".count)
      NotificationBus.default.addObserver(
        self,
        selector: MethodSelector("k\(method)", WhyForm.handle),
        name: name
      )
    }
  }

  private static let names = [
    Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
    Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
    Responder.keyboardWillChangeFrameNotification, Responder.keyboardDidChangeFrameNotification,
  ]

  private func handle(_ notification: Notification) {
    let end = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
    handlers[notification.name]?(self, end)
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }
  override func shouldAutorotate(to interfaceOrientation: InterfaceOrientation) -> Bool { true }

  var inset: CGFloat {
    get { scrollView.contentInset.bottom }
    set { scrollView.contentInset.bottom = newValue }
  }
}

/// A device with a form on it, whose handlers receive the keyboard's final frame.
@MainActor struct WhyScene {
  let simulator: Simulator
  let form: WhyForm

  init(_ device: Device, _ system: SystemVersion, _ handlers: [Notification.Name: WhyForm.Handler]) {
    let simulator = Simulator(device: device, system: system)
    self.simulator = simulator
    form = simulator.perform { WhyForm(handlers) }
    simulator.launch(form)
    simulator.settle()
  }

  var keyboard: Keyboard { simulator.keyboard }

  func edit(_ field: TextField) {
    field.becomeFirstResponder()
    simulator.settle()
  }

  func end() {
    form.view.endEditing(true)
    simulator.settle()
  }
}

/// Checks the complete text of an explanation.
func expectExplanation(
  _ explanation: Explanation,
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(explanation.description == text, sourceLocation: sourceLocation)
}
