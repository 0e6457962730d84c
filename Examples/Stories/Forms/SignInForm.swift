import HeadlessUIKit

/// The form of document 000: a user name, low on the screen where the keyboard covers it.
///
/// Its root is a control, so that a tap beside the field can be heard.
@MainActor class SignInForm: ViewController {
  let username = TextField()

  override func loadView() {
    let root = Control(frame: Screen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.accessibilityIdentifier = "background"
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(SignInForm.title())
    username.frame = CGRect(x: 20, y: 100, width: 280, height: 31)
    username.placeholder = "Username"
    view.addSubview(username)
  }

  /// A line of text at the top of a form.
  static func title() -> Label {
    let label = Label(frame: CGRect(x: 20, y: 40, width: 280, height: 21))
    label.text = "Sign in"
    return label
  }
}
