import Foundation
import HeadlessUIKit

/// A controller that adds a DONE button to the number pad: Luzian Scherrer's update of 17 June 2010.
///
/// The document describes the update and has no code of it; the search is that of the published copies of
/// its project (KW21). Up to 3.1 it is that of the first version. From 3.2 the button is added at did-show,
/// when the keyboard is in place, to the host view, whose description begins with `<UIPeripheralHost`. From
/// 3.0 the button has other images, at the same position.
///
/// The flaws:
/// - the button appears after the keyboard's slide, as the author says: "the new solution is not perfect"
///   (D1.3);
/// - from iOS 8 the host view isn't a subview of the window any more (KW21);
/// - if the app has a second window of its own, that is `windows[1]` (KW16);
/// - each show adds another button, and none is removed (KB14), so that they cover keys of other keyboards
///   (X20);
/// - the frame is that for a keyboard of 320 by 216 points (D1.4), in landscape or on wider screens as well
///   (X20).
///
/// ``FixedNumberPadDoneViewController`` corrects them. Searches of other authors for later systems are
/// ``NumberPadWalk``s.
@preconcurrency @MainActor class NumberPadDoneUpdateViewController: ViewController {
  /// The field with the number pad.
  var textField: TextField?
  /// The bus with the registration.
  final var center: NotificationBus?

  private var systemVersion: Float { (CurrentDevice.current.systemVersion as NSString).floatValue }

  /// Registers for did-show, before 3.2 for will-show.
  override func viewDidLoad() {
    super.viewDidLoad()
    center = NotificationBus.default
    if systemVersion >= 3.2 {
      center?.addObserver(
        self,
        selector: MethodSelector("keyboardDidShow", NumberPadDoneUpdateViewController.keyboardDidShow),
        name: Responder.keyboardDidShowNotification
      )
    } else {
      center?.addObserver(
        self,
        selector: MethodSelector("keyboardWillShow", NumberPadDoneUpdateViewController.keyboardWillShow),
        name: Responder.keyboardWillShowNotification
      )
    }
  }

  /// Removes the registration.
  deinit { center?.removeObserver(self) }

  /// Adds a button.
  func keyboardWillShow(_ note: Notification) { addButtonToKeyboard() }

  /// Adds a button.
  func keyboardDidShow(_ note: Notification) { addButtonToKeyboard() }

  /// Adds a new button to each subview of `windows[1]` whose description has the system's prefix.
  ///
  /// Stops the program if there is no second window.
  func addButtonToKeyboard() {
    let doneButton = Button(type: .custom)
    doneButton.frame = CGRect(x: 0, y: 163, width: 106, height: 53)
    doneButton.adjustsImageWhenHighlighted = false
    let (up, down) = systemVersion >= 3 ? ("DoneUp3.png", "DoneDown3.png") : ("DoneUp.png", "DoneDown.png")
    doneButton.setImage(Image(named: up), for: .normal)
    doneButton.setImage(Image(named: down), for: .highlighted)
    let action = MethodSelector("doneButton", NumberPadDoneUpdateViewController.doneButton)
    doneButton.addTarget(self, action: action, for: .touchUpInside)

    let prefix = systemVersion >= 3.2 ? "<UIPeripheralHost" : "<UIKeyboard"
    for keyboard in Application.shared.windows[1].subviews {
      if keyboard.description.hasPrefix(prefix) {
        keyboard.addSubview(doneButton)
      }
    }
  }

  /// Makes ``textField`` resign first responder.
  func doneButton(_ sender: Button) {
    textField?.resignFirstResponder()
  }
}
