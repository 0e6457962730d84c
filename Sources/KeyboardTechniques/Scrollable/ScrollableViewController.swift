import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view makes room for the keyboard, as document 000 published it.
///
/// When the keyboard has come, the scroll view's frame shrinks by the keyboard's height and scrolls to the field that is
/// being edited; when it has gone, the frame grows by the height. The field is known by its editing events, see
/// ``registerForEditingEvents(_:)``.
///
/// The flaws are the document's (X01-X03, X06, X07): the frame drifts when the keyboard's height changes while it is up,
/// grows on every hide, matched or not, and a second field is not scrolled to. ``FixedScrollableViewController`` mends
/// them.
@preconcurrency @MainActor open class ScrollableViewController: ViewController {
  /// The field that is being edited.
  open var keyboardFocusField: Control?
  /// The scroll view that makes room; the document's outlet, which a subclass sets.
  open var scrollView: ScrollView?
  /// Whether the keyboard is up, as far as this controller noticed.
  public internal(set) final var isKeyboardShown = false

  /// Registers for the keyboard's notifications.
  open override func viewDidLoad() {
    registerForKeyboardNotifications()
    super.viewDidLoad()
  }

  /// Forgets the field and the scroll view; what is registered stays, and ``viewDidLoad()`` registers once more (X03).
  open override func viewDidUnload() {
    keyboardFocusField = nil
    scrollView = nil
  }

  /// Registers ``keyboardWasShown(_:)`` for did-show and ``keyboardWasHidden(_:)`` for did-hide.
  open func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasShown", ScrollableViewController.keyboardWasShown),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasHidden", ScrollableViewController.keyboardWasHidden),
      name: Responder.keyboardDidHideNotification
    )
  }

  /// Shrinks the scroll view by the keyboard's height and scrolls to the field; nothing if the keyboard was up already.
  open func keyboardWasShown(_ notification: Notification) {
    if isKeyboardShown { return }
    let keyboardSize = KeyboardChange(notification).size
    if let scrollView {
      scrollView.frame.size.height -= keyboardSize.height
      let textFieldRect = keyboardFocusField?.frame ?? .zero
      scrollView.scrollRectToVisible(textFieldRect, animated: true)
    }
    isKeyboardShown = true
  }

  /// Grows the scroll view by the keyboard's height.
  open func keyboardWasHidden(_ notification: Notification) {
    let keyboardSize = KeyboardChange(notification).size
    scrollView?.frame.size.height += keyboardSize.height
    isKeyboardShown = false
  }

  /// Remembers the field.
  open func textFieldDidBeginEditing(_ textField: TextField) {
    keyboardFocusField = textField
  }

  /// Forgets the field.
  open func textFieldDidEndEditing(_ textField: TextField) {
    keyboardFocusField = nil
  }

  /// Lets the controller hear when `control` begins and ends editing; registering it again changes nothing.
  open func registerForEditingEvents(_ control: Control) {
    control.addTarget(
      self,
      action: MethodSelector("textFieldDidBeginEditing", ScrollableViewController.textFieldDidBeginEditing),
      for: .editingDidBegin
    )
    control.addTarget(
      self,
      action: MethodSelector("textFieldDidEndEditing", ScrollableViewController.textFieldDidEndEditing),
      for: .editingDidEnd
    )
  }
}

extension ScrollableViewController: ScrollViewAvoiding {
  /// Registers for the field's editing events.
  public final func watch(_ field: TextField) { registerForEditingEvents(field) }
}
