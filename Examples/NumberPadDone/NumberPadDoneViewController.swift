import Foundation
import HeadlessUIKit

/// A controller that adds a DONE button to the number pad, as published in *UIKeyboardTypeNumberPad and the
/// missing "return" key* (Luzian Scherrer, 2008 to 2010).
///
/// At each show the controller searches the application's windows for the keyboard's view, as specified by
/// its ``walk``, and adds the button over the empty place at the pad's lower left. A tap on the button makes
/// ``textField`` resign first responder.
///
/// The flaws (X20): the view is found only on the systems of the walk's time; the button is added at each
/// show, for every type of keyboard, and never removed (KB14); its frame is that for a keyboard of 320 by 216
/// points. The walk ``NumberPadWalk/tagged`` of later apps corrects the second.
/// ``FixedNumberPadDoneViewController`` corrects all of them.
@preconcurrency @MainActor class NumberPadDoneViewController: ViewController {
  /// The search for the keyboard's view.
  final let walk: NumberPadWalk
  /// The fields whose keyboards get the button; see ``watch(_:)``.
  private(set) final var numberFields: [TextField] = []
  /// The field that the button makes resign first responder; the first watched one, unless a subclass sets
  /// another.
  var textField: TextField?
  private var center: NotificationBus?

  /// Creates a controller with a walk, by default that of the document's first version.
  init(_ walk: NumberPadWalk = .firstVersion) {
    self.walk = walk
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Removes the registrations, as the document insists on.
  deinit { center?.removeObserver(self) }

  /// Adds a field with a number pad; a second call for the same field has no effect.
  ///
  /// Only the walk ``NumberPadWalk/tagged`` reads the list; with the others the button is added for every
  /// field.
  func watch(_ field: TextField) {
    if !numberFields.contains(field) { numberFields.append(field) }
    if textField == nil { textField = field }
  }

  /// Registers for the keyboard's notifications.
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForKeyboardNotifications()
  }

  /// Registers for will-show or did-show, depending on the walk's route for this system, and for did-hide if
  /// the walk removes the button.
  func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    center = bus
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

  /// Adds a button at once, or after the delay of the walk's route.
  func keyboardWillShow(_ notification: Notification) {
    guard case .afterWillShow(let delay) = route.moment else { return addButtonToKeyboard() }
    Application.shared.context.clock.schedule(after: delay, label: "adding the DONE button") { [weak self] in
      self?.addButtonToKeyboard()
    }
  }

  /// Adds a button. A walk with a tag removes the previous one first, and adds one only for a watched field.
  func keyboardDidShow(_ notification: Notification) {
    removeTaggedButtons()
    if walk.tag == nil || numberFields.contains(where: \.isFirstResponder) { addButtonToKeyboard() }
  }

  /// Removes the button that has the walk's tag.
  func keyboardDidHide(_ notification: Notification) {
    removeTaggedButtons()
  }

  // MARK: The button

  /// Creates a button and adds it to each view that the walk finds, one after the other, so that it ends up
  /// in the last one.
  func addButtonToKeyboard() {
    let doneButton = makeDoneButton()
    for view in route.targets(in: Application.shared) {
      if route.isAtBottom { doneButton.frame.origin.y = view.bounds.height - doneButton.frame.height }
      add(doneButton, to: view)
    }
  }

  /// Adds the button to a view that the walk has found.
  func add(_ doneButton: Button, to view: View) {
    view.addSubview(doneButton)
  }

  /// Creates the button with its frame for a keyboard of 320 by 216 points.
  func makeDoneButton() -> Button {
    let doneButton = Button(type: .custom)
    doneButton.frame = CGRect(x: 0, y: 163, width: 106, height: 53)
    doneButton.adjustsImageWhenHighlighted = false
    doneButton.setImage(Image(named: "DoneUp.png", size: doneButton.frame.size), for: .normal)
    doneButton.setImage(Image(named: "DoneDown.png", size: doneButton.frame.size), for: .highlighted)
    // Both images show this word.
    doneButton.accessibilityIdentifier = "DONE"
    if let tag = walk.tag { doneButton.tag = tag }
    doneButton.addTarget(
      self,
      action: MethodSelector("doneButton", NumberPadDoneViewController.doneButton),
      for: .touchUpInside
    )
    return doneButton
  }

  /// Makes ``textField`` resign first responder.
  func doneButton() {
    textField?.resignFirstResponder()
  }

  private var route: NumberPadWalk.Route { walk.route(on: Application.shared.context.system) }

  private func removeTaggedButtons() {
    guard let tag = walk.tag else { return }
    for window in Application.shared.windows { window.viewWithTag(tag)?.removeFromSuperview() }
  }
}
