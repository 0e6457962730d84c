import HeadlessUIKit

/// The content of a form of BackgroundTapForBlog: a title and a user name.
@MainActor struct SignInContent {
  let username = TextField()

  /// Adds the content to a view. At the default position the field is above every keyboard.
  func fill(_ view: View, fieldAt y: CGFloat = 100) {
    let width = Screen.main.bounds.width - 40
    let title = Label(frame: CGRect(x: 20, y: 40, width: width, height: 21))
    title.text = "Sign in"
    view.addSubview(title)
    username.frame = CGRect(x: 20, y: y, width: width, height: 31)
    username.placeholder = "Username"
    view.addSubview(username)
  }
}

/// The form without any technique. Its root view is a control, as in BackgroundTapForBlog.
final class SignInForm: ViewController {
  let content = SignInContent()

  override func loadView() {
    let root = Control(frame: Screen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.accessibilityIdentifier = "background"
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.fill(view)
  }
}
