import Foundation
import HeadlessUIKit

/// A sign-in form in a scroll view that makes room for the keyboard, at the bottom of the screen, optionally
/// with a bug.
@MainActor final class AuditedForm: ViewController, TextFieldDelegate {
  enum Bug: CaseIterable, Sendable {
    /// The button is outside the scroll view and its revealed part.
    case coveredButton
    /// The scroll view's height decreases with each field that begins editing, and increases only once, when
    /// the keyboard hides.
    case drift
    /// The inset remains after the keyboard has hidden.
    case insetLeftBehind
  }

  let bug: Bug?
  let scrollView = ScrollView()
  let username = TextField()
  let password = TextField()
  let signIn = Button()

  init(_ bug: Bug? = nil) {
    self.bug = bug
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let (width, height) = (view.bounds.width, view.bounds.height)
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: width, height: height - 100)
    scrollView.accessibilityIdentifier = "form"
    username.frame = CGRect(x: 20, y: height - 260, width: 280, height: 31)
    username.placeholder = "Username"
    password.frame = CGRect(x: 20, y: height - 220, width: 280, height: 31)
    password.placeholder = "Password"
    signIn.frame = CGRect(x: 20, y: height - 180, width: 280, height: 44)
    signIn.setTitle("Sign in", for: .normal)
    for field in [username, password] {
      field.delegate = self
      scrollView.addSubview(field)
    }
    view.addSubview(scrollView)
    (bug == .coveredButton ? view : scrollView).addSubview(signIn)
  }

  override func viewWillAppear(_ animated: Bool) {
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: AuditedForm.keyboardWillShow,
      name: Responder.keyboardWillShowNotification
    )
    bus.addObserver(
      self,
      selector: AuditedForm.keyboardWillHide,
      name: Responder.keyboardWillHideNotification
    )
  }

  override func viewWillDisappear(_ animated: Bool) { NotificationBus.default.removeObserver(self) }

  func keyboardWillShow(_ notification: Notification) {
    let end = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    let inset = scrollView.convert(scrollView.bounds, to: nil).maxY - end.minY
    scrollView.contentInset.bottom = inset
    scrollView.scrollIndicatorInsets.bottom = inset
    var rect = username.frame.union(password.frame)
    if bug != .coveredButton { rect = rect.union(signIn.frame) }
    // An animated scroll would be replaced by the system's own, which reveals only the field.
    scrollView.scrollRectToVisible(rect, animated: false)
  }

  func keyboardWillHide(_ notification: Notification) {
    if bug == .drift { scrollView.frame.size.height += 20 }
    guard bug != .insetLeftBehind else { return }
    scrollView.contentInset.bottom = 0
    scrollView.scrollIndicatorInsets.bottom = 0
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    if bug == .drift { scrollView.frame.size.height -= 20 }
  }
}
