import UIKit

class NumberPadViewController: UIViewController {
  @IBOutlet var textField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    // From iOS 3.2 on, the button has to be added when the keyboard is in place.
    if (UIDevice.current.systemVersion as NSString).floatValue < 3.2 {
      NotificationCenter.default.addObserver(
        self,
        selector: #selector(keyboardWillShow(_:)),
        name: UIResponder.keyboardWillShowNotification,
        object: nil
      )
    } else {
      NotificationCenter.default.addObserver(
        self,
        selector: #selector(keyboardDidShow(_:)),
        name: UIResponder.keyboardDidShowNotification,
        object: nil
      )
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func keyboardWillShow(_ note: NSNotification) {
    addButtonToKeyboard(describedAs: "<UIKeyboard")
  }

  @objc private func keyboardDidShow(_ note: NSNotification) {
    addButtonToKeyboard(describedAs: "<UIPeripheralHost")
  }

  private func addButtonToKeyboard(describedAs prefix: String) {
    // create custom button
    let doneButton = UIButton(type: .custom)
    doneButton.frame = CGRect(x: 0, y: 163, width: 106, height: 53)
    doneButton.adjustsImageWhenHighlighted = false
    doneButton.setImage(UIImage(named: "DoneUp.png"), for: .normal)
    doneButton.setImage(UIImage(named: "DoneDown.png"), for: .highlighted)
    doneButton.addTarget(self, action: #selector(doneButton(_:)), for: .touchUpInside)

    // locate keyboard view
    let tempWindow = UIApplication.shared.windows[1]
    for keyboard in tempWindow.subviews where keyboard.description.hasPrefix(prefix) {
      // keyboard view found; add the custom button to it
      keyboard.addSubview(doneButton)
    }
  }

  @objc private func doneButton(_ sender: Any) {
    textField.resignFirstResponder()
  }
}
