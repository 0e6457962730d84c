import UIKit

private let TOOLBAR_WIDTH: CGFloat = 320
private let TOOLBAR_HEIGHT: CGFloat = 44

class KeyboardAwareViewController: UIViewController {
  @IBOutlet var keyboardToolbar: UIToolbar?
  @IBOutlet var thresholdView: UIView?
  @objc var shouldUseDefaultToolBar = false

  private var enclosingScrollView: UIScrollView?
  private var firstResponder: UIResponder?
  private var originalViewFrame = CGRect.zero
  private var isInKeyboardLayout = false

  override func viewDidLoad() {
    super.viewDidLoad()
    signInForNotifications()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func signInForNotifications() {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: #selector(KeyboardAwareViewController.setupToolbar(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(KeyboardAwareViewController.scrollForKeyboardLayout(_:)),
      name: UIResponder.keyboardDidShowNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(KeyboardAwareViewController.returnToNormalLayout(_:)),
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard UIDevice.current.userInterfaceIdiom == .phone, enclosingScrollView?.superview == nil else { return }
    var frame = view.frame
    let scrollView = UIScrollView(frame: frame)
    scrollView.backgroundColor = .red
    scrollView.bounces = false
    scrollView.contentSize = view.frame.size
    enclosingScrollView = scrollView
    frame.origin = .zero
    let superview = view.superview
    view.frame = frame
    originalViewFrame = view.frame
    superview?.addSubview(scrollView)
    scrollView.addSubview(view)
  }

  @objc func setupToolbar(_ notification: NSNotification) {
    // Finding the first responder
    firstResponder = view.window?.findFirstResponder()
    guard let first = firstResponder else { return }
    if let accessory = first.inputAccessoryView {
      // If it already has an inputAccessoryView we'll just set our toolbar reference to that.
      if accessory.isKind(of: UIToolbar.self) {
        keyboardToolbar = accessory as? UIToolbar
      }
    } else if first.responds(to: #selector(setter: UITextField.inputAccessoryView)) {
      if shouldUseDefaultToolBar || keyboardToolbar == nil {
        keyboardToolbar = defaultToolbar()
      }
      // If we can set the inputAccessoryView, that's what we'll do.
      first.setValue(keyboardToolbar, forKey: "inputAccessoryView")
      first.reloadInputViews()
    }
  }

  private func defaultToolbar() -> UIToolbar {
    let toReturn = UIToolbar(
      frame: CGRect(x: 0, y: 0 - TOOLBAR_HEIGHT, width: TOOLBAR_WIDTH, height: TOOLBAR_HEIGHT)
    )
    let hideKeyboard = UIBarButtonItem(
      title: "Cancel",
      style: .done,
      target: self,
      action: #selector(KeyboardAwareViewController.hideKeyboard)
    )
    toReturn.setItems([hideKeyboard], animated: false)
    return toReturn
  }

  @objc func scrollForKeyboardLayout(_ notification: NSNotification) {
    // The notification is posted several times. This makes sure that all the calculations are done once.
    guard !isInKeyboardLayout else { return }
    isInKeyboardLayout = true
    let keyboardFrameValue = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let keyboardFrame = keyboardFrameValue?.cgRectValue ?? .zero
    guard let scrollView = enclosingScrollView else { return }
    var frame = scrollView.frame
    // Now we are resizing the scroll view to fit the remaining area of the screen.
    frame.size.height -= keyboardFrame.size.height
    scrollView.frame = frame
    // Restoring the original frame to the view, as a new frame of the superview may have changed it.
    view.frame = originalViewFrame
    // Threshold point is the lowest point that we want to be visible.
    let thresholdPoint = thresholdView?.frame.maxY ?? 0
    let padding: CGFloat = 10
    // Offset is the amount of scrolling that moves the threshold point into the visible area.
    let offset = max(0, thresholdPoint - keyboardFrame.origin.y + padding)
    let size = CGSize(width: 320, height: keyboardFrame.origin.y)
    var origin = view.frame.origin
    origin.y += offset
    let visible = CGRect(origin: origin, size: size)
    // Finally, scroll!
    if visible.origin.y != view.frame.origin.y {
      scrollView.scrollRectToVisible(visible, animated: true)
    }
  }

  @IBAction func hideKeyboard() {
    let first = view.window?.findFirstResponder()
    first?.resignFirstResponder()
  }

  @objc func returnToNormalLayout(_ notification: NSNotification) {
    // Check if we are in keyboard layout.
    guard isInKeyboardLayout, let scrollView = enclosingScrollView else { return }
    let keyboardFrameValue = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let animationDuration =
      notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let keyboardFrame = keyboardFrameValue?.cgRectValue ?? .zero
    // Now we will restore the frame to the original state.
    var frame = scrollView.frame
    frame.size.height += keyboardFrame.size.height
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(TimeInterval(animationDuration?.floatValue ?? 0))
    scrollView.frame = frame
    view.frame = originalViewFrame
    let visible = CGRect(origin: .zero, size: view.frame.size)
    UIView.commitAnimations()
    // Scrolling back to original state
    scrollView.scrollRectToVisible(visible, animated: true)
    // Marking as "not in keyboard layout".
    isInKeyboardLayout = false
    firstResponder = nil
  }
}
