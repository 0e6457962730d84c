import UIKit

private let SCROLLVIEW_CONTENT_HEIGHT: CGFloat = 460
private let SCROLLVIEW_CONTENT_WIDTH: CGFloat = 320

class sample_scrollviewViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet var scrollview: UIScrollView!
  @IBOutlet var tx1: UITextField!
  @IBOutlet var tx2: UITextField!

  private var keyboardVisible = false
  private var offset = CGPoint.zero
  private var activeField: UITextField?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NSLog("Registering for keyboard events")

    // Register for the events
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardDidShow),
      name: UIResponder.keyboardDidShowNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardDidHide),
      name: UIResponder.keyboardDidHideNotification,
      object: nil
    )

    // Setup content size
    scrollview.contentSize = CGSize(width: SCROLLVIEW_CONTENT_WIDTH, height: SCROLLVIEW_CONTENT_HEIGHT)

    // Initially the keyboard is hidden
    keyboardVisible = false
  }

  override func viewWillDisappear(_ animated: Bool) {
    NSLog("Unregister for keyboard events")
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func keyboardDidShow(_ notif: NSNotification) {
    NSLog("Keyboard is visible")
    // If keyboard is visible, return
    if keyboardVisible {
      NSLog("Keyboard is already visible. Ignore notification.")
      return
    }

    // Get the size of the keyboard. Swift has no UIKeyboardBoundsUserInfoKey.
    let info = notif.userInfo
    let aValue = info?["UIKeyboardBoundsUserInfoKey"] as? NSValue
    let keyboardSize = aValue?.cgRectValue.size ?? .zero

    // Save the current location so we can restore when keyboard is dismissed
    offset = scrollview.contentOffset

    // Resize the scroll view to make room for the keyboard
    var viewFrame = scrollview.frame
    viewFrame.size.height -= keyboardSize.height
    scrollview.frame = viewFrame

    var textFieldRect = activeField?.frame ?? .zero
    textFieldRect.origin.y += 10
    scrollview.scrollRectToVisible(textFieldRect, animated: true)

    NSLog("ao fim")
    // Keyboard is now visible
    keyboardVisible = true
  }

  @objc private func keyboardDidHide(_ notif: NSNotification) {
    // Is the keyboard already shown
    if !keyboardVisible {
      NSLog("Keyboard is already hidden. Ignore notification.")
      return
    }

    // Reset the frame scroll view to its original value
    scrollview.frame = CGRect(x: 0, y: 0, width: SCROLLVIEW_CONTENT_WIDTH, height: SCROLLVIEW_CONTENT_HEIGHT)

    // Reset the scrollview to previous location
    scrollview.contentOffset = offset

    // Keyboard is no longer visible
    keyboardVisible = false
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    activeField = textField
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
