import UIKit

class ScrollableViewController: UIViewController {
  var ctrlKeyboardFocusFieldM: UIControl?
  private var bKeyboardShownM = false
  @IBOutlet var svScrollViewM: UIScrollView!

  override func viewDidLoad() {
    registerForKeyboardNotifications()
    super.viewDidLoad()
  }

  override func didReceiveMemoryWarning() {
    // Releases the view if it doesn't have a superview.
    super.didReceiveMemoryWarning()
  }

  func registerForKeyboardNotifications() {
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWasShown(_:)),
      name: UIResponder.keyboardDidShowNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWasHidden(_:)),
      name: UIResponder.keyboardDidHideNotification,
      object: nil
    )
  }

  // Called when the UIKeyboardDidShowNotification is sent.
  @objc func keyboardWasShown(_ aNotification: NSNotification) {
    if bKeyboardShownM { return }
    let info = aNotification.userInfo

    // Get the size of the keyboard.
    let aValue = info?["UIKeyboardBoundsUserInfoKey"] as? NSValue
    let keyboardSize = aValue?.cgRectValue.size ?? .zero

    // Resize the scroll view (which is the root view of the window)
    var viewFrame = svScrollViewM.frame
    viewFrame.size.height -= keyboardSize.height
    svScrollViewM.frame = viewFrame

    // Scroll the active text field into view.
    let textFieldRect = ctrlKeyboardFocusFieldM?.frame ?? .zero
    svScrollViewM.scrollRectToVisible(textFieldRect, animated: true)
    bKeyboardShownM = true
  }

  // Called when the UIKeyboardDidHideNotification is sent
  @objc func keyboardWasHidden(_ aNotification: NSNotification) {
    let info = aNotification.userInfo

    // Get the size of the keyboard.
    let aValue = info?["UIKeyboardBoundsUserInfoKey"] as? NSValue
    let keyboardSize = aValue?.cgRectValue.size ?? .zero

    // Reset the height of the scroll view to its original value.
    var viewFrame = svScrollViewM.frame
    viewFrame.size.height += keyboardSize.height
    svScrollViewM.frame = viewFrame
    bKeyboardShownM = false
  }

  @objc func textFieldDidBeginEditing(_ textField: UITextField) {
    ctrlKeyboardFocusFieldM = textField
  }

  @objc func textFieldDidEndEditing(_ textField: UITextField) {
    ctrlKeyboardFocusFieldM = nil
  }

  func registerForEditingEvents(_ aControl: UIControl) {
    aControl.addTarget(self, action: #selector(textFieldDidBeginEditing(_:)), for: .editingDidBegin)
    aControl.addTarget(self, action: #selector(textFieldDidEndEditing(_:)), for: .editingDidEnd)
  }
}
