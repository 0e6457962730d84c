import Foundation
import HeadlessUIKit

/// A form that makes its field first responder as early as possible and records the result.
private final class EagerForm: ViewController {
  let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 31))
  private let variant: TechniqueVariant
  private(set) var answer = false

  init(_ variant: TechniqueVariant) {
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Search"
    view.addSubview(field)
    if variant == .classic { answer = field.becomeFirstResponder() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if variant == .fixed { answer = field.becomeFirstResponder() }
  }
}

extension Scenario {
  static let focusTooEarly = Scenario(
    27,
    "A field is asked to become first responder too early, or in a window that is not key",
    setting: """
      A form calls becomeFirstResponder on its field in viewDidLoad, before the view is in a window: the call returns false,
      although the request is remembered and fulfilled later. Then a window for a message with a text field appears in front of
      the app's window, and is shown without being made key.
      """,
    invariant: "becomeFirstResponder returns true, and the field receives the typed text.",
    fix: "calling becomeFirstResponder in viewDidAppear, and making the window key.",
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let form = EagerForm(variant)
    simulator.launch(form)
    simulator.settle()
    let answer = form.answer
    form.view.endEditing(true)
    simulator.settle()

    let window = Window(frame: simulator.screen.bounds)
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 31))
    field.placeholder = "Message"
    window.addSubview(field)
    if variant == .classic { window.isHidden = false } else { window.makeKeyAndVisible() }
    field.becomeFirstResponder()
    simulator.settle()
    let keyboard = simulator.keyboard.isVisible ? "up" : "away"
    if simulator.keyboard.isVisible { try simulator.user.type("Hi") }
    return [
      Claim("the form's call of becomeFirstResponder returned \(answer)", answer),
      Claim(
        "in the window in front the keyboard is \(keyboard), the text \"\(field.text ?? "")\"",
        field.text == "Hi"
      ),
    ]
  }
}
