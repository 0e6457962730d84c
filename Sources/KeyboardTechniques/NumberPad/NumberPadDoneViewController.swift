import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller that adds a DONE button to the number pad, which has no return key, as document 001 published it.
///
/// When the keyboard comes, the controller looks for the keyboard's view among the application's windows, in the way of its
/// ``walk``, and puts the button over the empty place at the pad's lower left.
///
/// The flaws are the document's (X20): the view is found on the systems of the walk's time only; the button is added at
/// each show, for every type of keyboard, and never removed; and its frame is that of a keyboard of 320 by 216 points. The
/// later walk ``NumberPadWalk/tagged`` mends the second. ``FixedNumberPadDoneViewController`` mends all.
@preconcurrency @MainActor open class NumberPadDoneViewController: ViewController {
  /// How the keyboard's view is found.
  public final let walk: NumberPadWalk
  /// The fields whose keyboards are to have the button, see ``watch(_:)``.
  public private(set) final var numberFields: [TextField] = []

  /// Creates a controller with a published walk; with the document's first version if none is given.
  public init(_ walk: NumberPadWalk = .firstVersion) {
    self.walk = walk
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Names a field with a number pad; naming it again changes nothing.
  ///
  /// Of the published walks only ``NumberPadWalk/tagged`` asks; with the others the button comes for every field.
  open func watch(_ field: TextField) {
    if !numberFields.contains(field) { numberFields.append(field) }
  }

  /// Registers for the keyboard's notifications.
  open override func viewDidLoad() {
    super.viewDidLoad()
    registerForKeyboardNotifications()
  }

  /// Registers for will-show or did-show, as the walk on this system wants it, and for did-hide if it takes the button away.
  open func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    if route.moment == .didShow {
      bus.addObserver(
        self,
        selector: MethodSelector("keyboardDidShow", NumberPadDoneViewController.keyboardDidShow),
        name: Responder.keyboardDidShowNotification
      )
    } else {
      bus.addObserver(
        self,
        selector: MethodSelector("keyboardWillShow", NumberPadDoneViewController.keyboardWillShow),
        name: Responder.keyboardWillShowNotification
      )
    }
    guard walk.tag != nil else { return }
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", NumberPadDoneViewController.keyboardDidHide),
      name: Responder.keyboardDidHideNotification
    )
  }

  /// Adds a button at once, or as much later as the walk wants it.
  open func keyboardWillShow(_ notification: Notification) {
    guard case .afterWillShow(let delay) = route.moment else { return addButtonToKeyboard() }
    Application.shared.context.clock.schedule(after: delay, label: "adding the DONE button") { [weak self] in
      self?.addButtonToKeyboard()
    }
  }

  /// Adds a button; with a tag in place of the one before, and only for a watched field.
  open func keyboardDidShow(_ notification: Notification) {
    removeTaggedButtons()
    if walk.tag == nil || numberFields.contains(where: \.isFirstResponder) { addButtonToKeyboard() }
  }

  /// Takes the button with the tag away.
  open func keyboardDidHide(_ notification: Notification) {
    removeTaggedButtons()
  }

  // MARK: The button

  /// Makes a button and adds it to each view that the walk takes for the keyboard, so that it stays in the last one.
  open func addButtonToKeyboard() {
    let doneButton = makeDoneButton()
    for view in route.targets(in: Application.shared) {
      if route.isAtBottom { doneButton.frame.origin.y = view.bounds.height - doneButton.frame.height }
      add(doneButton, to: view)
    }
  }

  /// Adds the button to a view that was found.
  open func add(_ doneButton: Button, to view: View) {
    view.addSubview(doneButton)
  }

  /// Makes the button, in its place on a keyboard of 320 by 216 points.
  open func makeDoneButton() -> Button {
    let doneButton = Button(type: .custom)
    doneButton.frame = CGRect(x: 0, y: 163, width: 106, height: 53)
    doneButton.adjustsImageWhenHighlighted = false
    doneButton.setImage(Image(named: "DoneUp.png", size: doneButton.frame.size), for: .normal)
    doneButton.setImage(Image(named: "DoneDown.png", size: doneButton.frame.size), for: .highlighted)
    // What the images show.
    doneButton.accessibilityIdentifier = "DONE"
    if let tag = walk.tag { doneButton.tag = tag }
    doneButton.addTarget(
      self,
      action: MethodSelector("doneButton", NumberPadDoneViewController.doneButton),
      for: .touchUpInside
    )
    return doneButton
  }

  /// Makes the field that is edited resign.
  open func doneButton() {
    view.endEditing(true)
  }

  private var route: NumberPadWalk.Route { walk.route(on: Application.shared.context.system) }

  private func removeTaggedButtons() {
    guard let tag = walk.tag else { return }
    for window in Application.shared.windows { window.viewWithTag(tag)?.removeFromSuperview() }
  }
}
