import UIKit

class LoginViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var usernameField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet var fields: [UITextField]!
    @IBOutlet private weak var button: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(LoginViewController.keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        view.addGestureRecognizer(tap)
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        button?.isHidden = true
    }

    @objc func keyboardWillHide(_ notification: Notification) {
        button?.isHidden = false
    }

    @objc private func dismissKeyboard() {
        view.endEditing(true)
    }

    @IBAction func login(_ sender: UIButton) {
        print("login \(usernameField.text ?? "\("nobody")")")
    }

    @IBAction func forgot() { passwordField.text = "" }

    @IBAction func touched(_ sender: Any, forEvent event: UIEvent) {}

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
