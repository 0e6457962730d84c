import HeadlessUIKit

/// A form whose scroll view makes room for the keyboard at each did-show, without a flag for an earlier one.
///
/// It is a class of the catalogue's own: each technique of the documents has such a flag.
final class FlaglessForm: ViewController, ScrollViewAvoiding {
  var scrollView: ScrollView?
  private let variant: TechniqueVariant
  /// The height that the corrected form has subtracted, in points.
  private var taken: CGFloat = 0

  init(_ variant: TechniqueVariant) {
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func watch(_ field: TextField) {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", FlaglessForm.keyboardDidShow),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", FlaglessForm.keyboardDidHide),
      name: Responder.keyboardDidHideNotification
    )
  }

  override func viewWillDisappear(_ animated: Bool) {
    NotificationBus.default.removeObserver(self)
    super.viewWillDisappear(animated)
  }

  func keyboardDidShow(_ notification: Notification) {
    guard let scrollView else { return }
    let change = KeyboardChange(notification)
    switch variant {
    case .classic: scrollView.frame.size.height -= change.size.height
    case .fixed:
      scrollView.frame.size.height += taken
      taken = change.overlap(with: scrollView)
      scrollView.frame.size.height -= taken
    }
  }

  func keyboardDidHide(_ notification: Notification) {
    guard let scrollView else { return }
    switch variant {
    case .classic: scrollView.frame.size.height += KeyboardChange(notification).size.height
    case .fixed:
      scrollView.frame.size.height += taken
      taken = 0
    }
  }
}

extension Scenario {
  static let doubleShrink = Scenario(
    2,
    "Double shrink: each did-show subtracts the keyboard's height again",
    setting: """
      A form whose scroll view shrinks at every did-show; the techniques of the documents have a flag against that. The user edits a
      field for numbers and then one for text. On iOS 8.4 the second keyboard has another height, so there is a second did-show;
      iPhone OS 2 posts one at every change of fields.
      """,
    invariant: "the scroll view ends at the top of the keyboard.",
    fix: "computing the height from the keyboard's frame, so that a second notification changes nothing.",
    on: [Stage(.iPhone5s, "8.4"), Stage(.iPhone3G, "2.2.1")],
    requiring: [.secondDidShow]
  ) { variant, simulator in
    let form = AvoidanceForm(FlaglessForm(variant))
    simulator.launch(form.controller)
    try simulator.user.tap(form.number)
    form.low.becomeFirstResponder()
    simulator.settle()
    let container = form.controller.fieldContainer
    let top = container.convert(container.bounds, to: nil).minY
    let left = simulator.keyboard.frame.minY - top
    let height = container.frame.height
    return [
      Claim(
        "the scroll view is \(points(height)) points high; the keyboard leaves \(points(left)) points for it",
        height == left
      )
    ]
  }
}
