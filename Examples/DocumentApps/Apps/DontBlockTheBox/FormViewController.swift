import UIKit

class FormViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var scrollView: UIScrollView!

  private var scrollViewInitialValuesSaved = false
  private var scrollViewInsets = UIEdgeInsets.zero
  private var scrollViewIndicatorInsets = UIEdgeInsets.zero
  private var scrollViewOffset = CGPoint.zero
  private weak var activeField: UITextField?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollViewInitialValuesSaved = false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWasShown),
      name: UIResponder.keyboardDidShowNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWillBeHidden),
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(
      self,
      name: UIResponder.keyboardDidShowNotification,
      object: nil
    )
    NotificationCenter.default.removeObserver(
      self,
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  @objc func keyboardWasShown(_ notification: NSNotification) {
    // Save away the original values of the scroll view. These might not be 0, in the event that there is a
    // tab bar, a navigation bar, etc.
    if !scrollViewInitialValuesSaved {
      scrollViewInsets = scrollView.contentInset
      scrollViewIndicatorInsets = scrollView.scrollIndicatorInsets
      scrollViewOffset = scrollView.contentOffset
      scrollViewInitialValuesSaved = true
    }

    // Look at the ending frame, not the beginning frame, to adjust for the iOS 8 QuickType bar.
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let keyboardHeight = frame?.cgRectValue.size.height ?? 0

    // Adjust the scroll view's insets to account for the keyboard's height.
    scrollView.contentInset = UIEdgeInsets(
      top: scrollViewInsets.top,
      left: scrollViewInsets.left,
      bottom: scrollViewInsets.bottom + keyboardHeight,
      right: scrollViewInsets.right
    )
    scrollView.scrollIndicatorInsets = UIEdgeInsets(
      top: scrollViewIndicatorInsets.top,
      left: scrollViewIndicatorInsets.left,
      bottom: scrollViewIndicatorInsets.bottom + keyboardHeight,
      right: scrollViewIndicatorInsets.right
    )

    // Check if the keyboard is covering the bottom right corner of the control in question.
    let control = activeField?.frame ?? .zero
    var contentRect = view.frame
    contentRect.size.height -= keyboardHeight
    var textFieldPoint = CGPoint(x: control.maxX, y: control.maxY)
    // The scroll view could have already been scrolled.
    textFieldPoint.y -= scrollView.contentOffset.y
    if !contentRect.contains(textFieldPoint) {
      // The view is obstructed; have the scroll view scroll it to visibility.
      let scrollPoint = CGPoint(x: 0.0, y: control.maxY - contentRect.size.height)
      scrollView.setContentOffset(scrollPoint, animated: true)
    }
  }

  @objc func keyboardWillBeHidden(_ notification: NSNotification) {
    // Back to the original resting position.
    UIView.animate(withDuration: 0.3) {
      self.scrollView.contentInset = self.scrollViewInsets
      self.scrollView.scrollIndicatorInsets = self.scrollViewIndicatorInsets
    }
    scrollView.setContentOffset(scrollViewOffset, animated: true)
  }

  // MARK: - UITextFieldDelegate

  func textFieldDidBeginEditing(_ textField: UITextField) {
    activeField = textField
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}
