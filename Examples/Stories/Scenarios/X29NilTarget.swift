import Foundation
import HeadlessUIKit

/// A form with "Save" in its navigation bar.
private final class SavingForm: ViewController {
  let field = TextField(frame: CGRect(x: 20, y: 140, width: 200, height: 31))
  private let variant: TechniqueVariant
  private(set) var saves = 0

  init(_ variant: TechniqueVariant) {
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Save",
      style: .done,
      target: variant == .fixed ? self : nil,
      action: MethodSelector("save", SavingForm.save)
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Note"
    view.addSubview(field)
  }

  func save() { saves += 1 }
}

extension Scenario {
  static let nilTarget = Scenario(
    29,
    "An action without a target arrives only while the keyboard is up",
    setting: """
      A form with a button "Save" in the navigation bar, whose item has no target, for example because it is created as the
      initial value of a property, where self is not the form yet. The user taps a field and "Save", ends editing, and taps "Save" again.
      """,
    invariant: "the form receives the action of each tap.",
    fix: """
      setting the form as the target, in a lazy property or after init. Without a target the action goes up from the first
      responder or, if there is none, up from the bar, which is not inside the form.
      """,
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let form = SavingForm(variant)
    simulator.launch(NavigationController(rootViewController: form))
    try simulator.user.tap(form.field)
    try simulator.user.buttons["Save"].tap()
    let (during, isUp) = (form.saves, simulator.keyboard.isShown)
    form.view.endEditing(true)
    simulator.settle()
    try simulator.user.buttons["Save"].tap()
    let after = form.saves - during
    return [
      Claim(
        "with the keyboard \(isUp ? "up" : "away"), the form receives \(during) of 1 action",
        during == 1
      ),
      Claim("with the keyboard away, the form receives \(after) of 1 action", after == 1),
    ]
  }
}
