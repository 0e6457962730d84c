import Foundation
import HeadlessUIKit

/// A controller with Luzian Scherrer's DONE button and another author's search for the keyboard's view.
///
/// The search is a ``NumberPadWalk``: its moment, its windows, its views, and whether the button is removed.
/// The button is that of the document, except that it may be at the lower edge of the view.
@preconcurrency @MainActor final class WalkingNumberPadViewController: ViewController {
  /// The search for the keyboard's view.
  let walk: NumberPadWalk
  /// The field with the number pad. A walk with a tag adds the button for no other field.
  var textField: TextField?
  /// The record of the searches.
  let searches: NumberPadSearches? = NumberPadSearches()
  private var center: NotificationBus?

  /// Creates a controller with a walk.
  init(_ walk: NumberPadWalk) {
    self.walk = walk
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Removes the registrations.
  deinit { center?.removeObserver(self) }

  /// Registers for will-show or did-show, depending on the walk's route for this system, and for did-hide if
  /// the walk removes the button.
  override func viewDidLoad() {
    super.viewDidLoad()
    let bus = NotificationBus.default
    center = bus
    if route.moment == .didShow {
      bus.addObserver(
        self,
        selector: MethodSelector("keyboardDidShow", WalkingNumberPadViewController.keyboardDidShow),
        name: Responder.keyboardDidShowNotification
      )
    } else {
      bus.addObserver(
        self,
        selector: MethodSelector("keyboardWillShow", WalkingNumberPadViewController.keyboardWillShow),
        name: Responder.keyboardWillShowNotification
      )
    }
    guard walk.tag != nil else { return }
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", WalkingNumberPadViewController.keyboardDidHide),
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

  /// Adds a button. A walk with a tag removes the previous one first, and adds one only while ``textField``
  /// is first responder.
  func keyboardDidShow(_ notification: Notification) {
    removeTaggedButtons()
    if walk.tag == nil || textField?.isFirstResponder == true { addButtonToKeyboard() }
  }

  /// Removes the button that has the walk's tag.
  func keyboardDidHide(_ notification: Notification) {
    removeTaggedButtons()
  }

  /// Makes ``textField`` resign first responder.
  func doneButton() {
    textField?.resignFirstResponder()
  }

  /// Creates a button and adds it to each view that the walk finds, one after the other, so that it ends up
  /// in the last one.
  private func addButtonToKeyboard() {
    searches?.record("addButtonToKeyboard()") {
      let doneButton = makeDoneButton()
      for view in route.targets(in: Application.shared) {
        if route.isAtBottom { doneButton.frame.origin.y = view.bounds.height - doneButton.frame.height }
        view.addSubview(doneButton)
      }
    }
  }

  /// Creates the button with its frame for a keyboard of 320 by 216 points.
  private func makeDoneButton() -> Button {
    let doneButton = Button(type: .custom)
    doneButton.frame = CGRect(x: 0, y: 163, width: 106, height: 53)
    doneButton.adjustsImageWhenHighlighted = false
    doneButton.setImage(Image(named: "DoneUp.png"), for: .normal)
    doneButton.setImage(Image(named: "DoneDown.png"), for: .highlighted)
    if let tag = walk.tag { doneButton.tag = tag }
    let action = MethodSelector("doneButton", WalkingNumberPadViewController.doneButton)
    doneButton.addTarget(self, action: action, for: .touchUpInside)
    return doneButton
  }

  private var route: NumberPadWalk.Route { walk.route(on: Application.shared.context.system) }

  private func removeTaggedButtons() {
    guard let tag = walk.tag else { return }
    for window in Application.shared.windows { window.viewWithTag(tag)?.removeFromSuperview() }
  }
}
