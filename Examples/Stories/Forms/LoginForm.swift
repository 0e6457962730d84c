import HeadlessUIKit

/// The form of Avraham Shukron's KeyboardAwareViewController: a user name, a password, and a button that has to stay visible while they are typed.
@MainActor struct LoginForm {
  let controller: ViewController
  let username = TextField()
  let password = TextField()
  let login = Button()

  init(on controller: ViewController) {
    self.controller = controller
    username.placeholder = "Username"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    login.setTitle("Log in", for: .normal)
  }

  var fields: [TextField] { [username, password] }

  /// Fills the controller, as code of the simulator that it runs in, and returns it; loads its view. The button ends editing.
  ///
  /// - Parameter bottom: Where the button ends, in the form; at the form's very end without one.
  func filled(endingAt bottom: CGFloat? = nil) -> ViewController {
    let aware = controller as? KeyboardAwareViewController
    let container: View = aware?.fieldContainer ?? controller.view
    container.accessibilityIdentifier = "form"
    container.backgroundColor = .white
    let (end, width) = (bottom ?? container.bounds.height, container.bounds.width - 40)
    for (view, above) in [(username, 115), (password, 73), (login, 31)] as [(View, CGFloat)] {
      view.frame = CGRect(x: 20, y: end - above, width: width, height: 31)
      // Before iOS 7 the form loses the height of the status bar when it appears.
      if bottom == nil { view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
      container.addSubview(view)
    }
    aware?.thresholdView = login
    login.addTarget(
      aware,
      action: MethodSelector("hideKeyboard", KeyboardAwareViewController.hideKeyboard),
      for: .touchUpInside
    )
    return controller
  }
}

extension TechniqueVariant {
  /// Avraham Shukron's KeyboardAwareViewController.
  @MainActor var keyboardAware: KeyboardAwareViewController {
    self == .classic ? KeyboardAwareViewController() : FixedKeyboardAwareViewController()
  }
}
