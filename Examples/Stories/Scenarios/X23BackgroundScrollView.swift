import HeadlessUIKit

/// A form of BackgroundTapForBlog with its background scroll view, whose delegate is the controller.
private final class BackgroundForm: ScrollableViewController, BackgroundTapDelegate {
  override func viewDidLoad() {
    let background = BackgroundTapScrollView(frame: view.bounds)
    background.backgroundTapDelegate = self
    view.addSubview(background)
    scrollView = background
    super.viewDidLoad()
  }

  func backgroundTap(_ sender: Any) { view.endEditing(true) }
}

/// The corrected version of the same form.
private final class FixedBackgroundForm: FixedScrollableViewController, BackgroundTapDelegate {
  override func viewDidLoad() {
    let background = FixedBackgroundTapScrollView(frame: view.bounds)
    background.backgroundTapDelegate = self
    view.addSubview(background)
    scrollView = background
    super.viewDidLoad()
  }

  func backgroundTap(_ sender: Any) { view.endEditing(true) }
}

/// Pushes the form, edits and scrolls in it, and pops it. Returns a claim about the scrolling and a release
/// record; neither retains the form.
@MainActor private func visit(
  _ variant: TechniqueVariant,
  _ navigation: NavigationController,
  _ simulator: Simulator
) throws -> (Claim, ReleaseRecord) {
  let form = StackedForm(variant == .classic ? BackgroundForm() : FixedBackgroundForm())
  form.controller.fieldContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  navigation.pushViewController(form.controller, animated: true)
  simulator.settle()
  try simulator.user.tap(form.top)
  try simulator.user.dragUp(by: 80)
  let isEditing = form.top.isFirstResponder
  let claim = Claim(
    "scrolling \(isEditing ? "leaves the field first responder" : "ended the editing")",
    isEditing
  )
  navigation.popViewController(animated: true)
  simulator.settle()
  return (claim, ReleaseRecord(of: form.controller, form.controller.fieldContainer))
}

extension Scenario {
  static let backgroundScrollView = Scenario(
    23,
    "The background scroll view ends editing when a touch begins, and retains its controller",
    setting: """
      A form of BackgroundTapForBlog on a navigation controller's stack, with the document's scroll view as its background and itself
      as the scroll view's delegate. The user edits a field, scrolls, and goes back.
      """,
    invariant: "scrolling does not end editing, and the form is released when it has been popped.",
    fix: "acting when the touch ends where it began, and making the delegate reference weak.",
    of: ["ScrollableForm"],
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let navigation = NavigationController(rootViewController: ViewController())
    simulator.launch(navigation)
    let (claim, record) = try visit(variant, navigation, simulator)
    return [claim, record.claimReleased()]
  }
}
