import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view makes room for the keyboard and is put back with its offset, as document 002 published it.
///
/// At did-show, unless the keyboard is up already, it saves the offset, takes the keyboard's height from the scroll view, and
/// scrolls to the active field, 10 points further. At did-hide it sets the frame to constants, and the saved offset. The
/// active field is noted when it is asked whether it may begin; the return key ends editing.
///
/// The flaws are the document's: while the keyboard is up nothing is scrolled to (X07) and another height is missed (X02,
/// KP3); the field that was asked need not have become first (X09); what a person has scrolled since is undone (X15); a
/// field in a container is looked for in the wrong place (X06); the constants are those of one orientation (X14).
/// ``FixedOffsetRestoringViewController`` mends them.
@preconcurrency @MainActor open class OffsetRestoringViewController: ViewController, TextFieldDelegate {
  /// How far below the field the document wants to see, in points.
  public static let margin: CGFloat = 10

  /// The scroll view that makes room; the document's outlet, which a subclass sets.
  open var scrollView: ScrollView?
  /// The document's constants: the size of the content, and of the scroll view when the keyboard has gone. Without them, the
  /// content's size is the program's to set, and the scroll view goes back to the frame it had when the view appeared.
  open var contentSize: CGSize?
  /// The field that was asked last whether editing may begin.
  open var activeField: TextField?
  /// Whether the keyboard is up, as far as this controller noticed.
  public internal(set) final var isKeyboardVisible = false
  /// Where the content was when the keyboard came.
  public internal(set) final var savedOffset = CGPoint.zero
  private var frameOnAppearance: CGRect?

  /// Registers for the keyboard's notifications, and sets the content's size.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    registerForKeyboardNotifications()
    if let contentSize { scrollView?.contentSize = contentSize }
    isKeyboardVisible = false
  }

  /// Notes the frame to go back to, the first time.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if frameOnAppearance == nil { frameOnAppearance = scrollView?.frame }
  }

  /// Takes all registrations back.
  open override func viewWillDisappear(_ animated: Bool) {
    NotificationBus.default.removeObserver(self)
    super.viewWillDisappear(animated)
  }

  /// Registers ``keyboardDidShow(_:)`` for did-show and ``keyboardDidHide(_:)`` for did-hide.
  open func registerForKeyboardNotifications() {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidShow", OffsetRestoringViewController.keyboardDidShow),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardDidHide", OffsetRestoringViewController.keyboardDidHide),
      name: Responder.keyboardDidHideNotification
    )
  }

  /// Saves the offset, shrinks the scroll view and scrolls to the active field; nothing if the keyboard was up already.
  open func keyboardDidShow(_ notification: Notification) {
    if isKeyboardVisible { return }
    let keyboardSize = KeyboardChange(notification).size
    if let scrollView {
      savedOffset = scrollView.contentOffset
      scrollView.frame.size.height -= keyboardSize.height
      var textFieldRect = activeField?.frame ?? .zero
      textFieldRect.origin.y += Self.margin
      scrollView.scrollRectToVisible(textFieldRect, animated: true)
    }
    isKeyboardVisible = true
  }

  /// Puts frame and offset back; nothing if the keyboard was away already.
  open func keyboardDidHide(_ notification: Notification) {
    if !isKeyboardVisible { return }
    if let scrollView {
      if let contentSize {
        scrollView.frame = CGRect(origin: .zero, size: contentSize)
      } else if let frameOnAppearance {
        scrollView.frame = frameOnAppearance
      }
      scrollView.contentOffset = savedOffset
    }
    isKeyboardVisible = false
  }

  // MARK: TextFieldDelegate

  /// Notes the field, and lets it begin.
  open func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    activeField = textField
    return true
  }

  /// Nothing.
  open func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Lets the field end; the document has no such method, programs override it.
  open func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

  /// Nothing.
  open func textFieldDidEndEditing(_ textField: TextField) {}

  /// Makes the field resign.
  open func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

extension OffsetRestoringViewController: ScrollViewAvoiding {
  /// Becomes the field's delegate.
  public final func watch(_ field: TextField) { field.delegate = self }
}
