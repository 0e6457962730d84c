import UIKit

/// The example's form. The view that has to stay visible is the button below the fields, as the xib says.
class LoginViewController: KeyboardAwareViewController {
  @IBOutlet weak var userField: UITextField!
  @IBOutlet weak var passwordField: UITextField!
  @IBOutlet weak var messageLabel: UILabel!

  @IBAction func login(_ sender: UIButton) {
    messageLabel.text = "Welcome, \(userField.text ?? "")!"
    hideKeyboard()
  }
}
