import Foundation
import HeadlessUIKit

/// A controller that adds a DONE button to the number pad, as published in *UIKeyboardTypeNumberPad and the
/// missing "return" key* (Luzian Scherrer, 2008): the first version.
///
/// At will-show ``keyboardWillShow(_:)`` searches the second of the app's windows for the keyboard's view
/// and adds the button over the empty area at the pad's lower left. A tap on the button makes ``textField``
/// resign. ``PrintedNumberPadDoneViewController`` has the listing as the page prints it. The page has
/// neither the method that registers nor that of the button; it asks for both, and for the removal of the
/// observer.
///
/// The flaws:
/// - from 3.2 the keyboard's view isn't in its window yet at will-show, and it has another class (KW19);
/// - if the app has a second window of its own, that is `windows[1]` (KW16);
/// - each show adds another button, and none is removed (KB14), so that they cover keys of other keyboards
///   (X20);
/// - the frame is that for a keyboard of 320 by 216 points (D1.4), in landscape or on wider screens as well
///   (X20).
///
/// ``NumberPadDoneUpdateViewController`` is the author's update of 2010, which corrects the first of them up
/// to iOS 7. ``FixedNumberPadDoneViewController`` corrects all of them.
@preconcurrency @MainActor class NumberPadDoneViewController: ViewController {
  /// The field with the number pad.
  var textField: TextField?
  /// The bus with the registration.
  final var center: NotificationBus?

  /// Registers for will-show.
  override func viewDidLoad() {
    super.viewDidLoad()
    center = NotificationBus.default
    center?.addObserver(
      self,
      selector: MethodSelector("keyboardWillShow", NumberPadDoneViewController.keyboardWillShow),
      name: Responder.keyboardWillShowNotification
    )
  }

  /// Removes the registration.
  deinit { center?.removeObserver(self) }

  /// Adds a new button to each subview of `windows[1]` whose description begins with `<UIKeyboard`.
  ///
  /// Stops the program if there is no second window.
  func keyboardWillShow(_ note: Notification) {
    // create custom button
    let doneButton = Button(type: .custom)
    doneButton.frame = CGRect(x: 0, y: 163, width: 106, height: 53)
    doneButton.adjustsImageWhenHighlighted = false
    doneButton.setImage(Image(named: "DoneUp.png"), for: .normal)
    doneButton.setImage(Image(named: "DoneDown.png"), for: .highlighted)
    let action = MethodSelector("doneButton", NumberPadDoneViewController.doneButton)
    doneButton.addTarget(self, action: action, for: .touchUpInside)
    // locate keyboard view
    let tempWindow = Application.shared.windows[1]
    for keyboard in tempWindow.subviews {
      // keyboard view found; add the custom button to it
      if keyboard.description.hasPrefix("<UIKeyboard") {
        keyboard.addSubview(doneButton)
      }
    }
  }

  /// Makes ``textField`` resign first responder.
  func doneButton(_ sender: Button) {
    textField?.resignFirstResponder()
  }
}
