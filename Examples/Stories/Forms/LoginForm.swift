import HeadlessUIKit

/// The form of Avraham Shukron's KeyboardAwareViewController: a user name, a password, and a button that must
/// stay visible during editing.
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

  /// Adds the fields and the button to the controller, loads its view, and returns the controller. Call this
  /// within the simulator's `perform`. The button ends editing.
  ///
  /// - Parameter bottom: The y-coordinate of the button's bottom edge in the form; `nil` places it at the end
  ///   of the form.
  func filled(endingAt bottom: CGFloat? = nil) -> ViewController {
    let aware = controller as? KeyboardAwareViewController
    let container: View = aware?.fieldContainer ?? controller.view
    container.accessibilityIdentifier = "form"
    container.backgroundColor = .white
    let (end, width) = (bottom ?? container.bounds.height, container.bounds.width - 40)
    for (view, above) in [(username, 115), (password, 73), (login, 31)] as [(View, CGFloat)] {
      view.frame = CGRect(x: 20, y: end - above, width: width, height: 31)
      // Before iOS 7 the form shrinks by the height of the status bar when it appears.
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
