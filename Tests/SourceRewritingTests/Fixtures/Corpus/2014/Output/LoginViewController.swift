#sourceLocation(file: "2014/LoginViewController.swift", line: 1)
import UIKit

class LoginViewController: UIViewController, UITextFieldDelegate {
              weak var usernameField: UITextField!
              weak var passwordField: UITextField!
              var fields: [UITextField]!
              private weak var button: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: Self._s1                       , name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: Self._s2                                           , name: UIResponder.keyboardWillHideNotification, object: nil)
        let tap = UITapGestureRecognizer(target: self, action: Self._s3                  )
        view.addGestureRecognizer(tap)
    }

          func keyboardWillShow(_ notification: Notification) {
        button?.isHidden = true
    }

          func keyboardWillHide(_ notification: Notification) {
        button?.isHidden = false
    }

          private func dismissKeyboard() {
        view.endEditing(true)
    }

              func login(_ sender: UIButton) {
        print("login \(usernameField.text ?? "\("nobody")")")
    }

              func forgot() { passwordField.text = "" }

              func touched(_ sender: Any, forEvent event: UIEvent) {}

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
nonisolated private static var _s1: Selector { Selector(source: "keyboardWillShow:") { (t: LoginViewController, s) in t.keyboardWillShow(s) } }; nonisolated private static var _s2: Selector { Selector(source: "keyboardWillHide:") { (t: LoginViewController, s) in t.keyboardWillHide(s) } }; nonisolated private static var _s3: Selector { Selector(source: "dismissKeyboard") { (t: LoginViewController) in t.dismissKeyboard() } }; @MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(LoginViewController.self, "LoginViewController"); c.outlet("usernameField", \.usernameField); c.outlet("passwordField", \.passwordField); c.outlets("fields", \.fields); c.outlet("button", \.button); c.method("keyboardWillShow:") { t, s in t.keyboardWillShow(s) }; c.method("keyboardWillHide:") { t, s in t.keyboardWillHide(s) }; c.method("dismissKeyboard") { t in t.dismissKeyboard() }; c.action("login:") { t, s in t.login(s) }; c.action("forgot") { t in t.forgot() }; c.action("touched:forEvent:") { t, s, e in t.touched(s, forEvent: e) }; c.coder { LoginViewController(coder: $0) }; c.implements(["viewDidLoad", "textFieldShouldReturn:"]) } }
@MainActor func _register_LoginViewController(_ m: SourceModule) { LoginViewController._c4(m) }
