import UIKit

protocol SignUpViewControllerDelegate: AnyObject {
  func signUpViewController(_ controller: SignUpViewController, didCreate account: Account)
}

/// A form in a scroll view that keeps the focused field above the keyboard.
final class SignUpViewController: UIViewController {
  weak var delegate: SignUpViewControllerDelegate?

  private let scrollView = UIScrollView()
  private let headline = UILabel()
  private let nameField = UITextField()
  private let emailField = UITextField()
  private let ageField = UITextField()
  private let newsLabel = UILabel()
  private let newsSwitch = UISwitch()
  private let submitButton = UIButton(type: .system)
  private var observers: [NSObjectProtocol] = []
  private weak var activeField: UITextField?

  private var fields: [UITextField] { [nameField, emailField, ageField] }

  // MARK: - Life cycle

  init(delegate: SignUpViewControllerDelegate? = nil) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Sign Up"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.keyboardDismissMode = .interactive
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)

    headline.text = "Create your account"
    headline.textAlignment = .center
    headline.accessibilityIdentifier = "headline"
    configure(nameField, placeholder: "Name", next: .next)
    nameField.autocapitalizationType = .words
    configure(emailField, placeholder: "Email", next: .next)
    emailField.keyboardType = .emailAddress
    emailField.autocorrectionType = .no
    configure(ageField, placeholder: "Age", next: .done)
    ageField.keyboardType = .numberPad
    ageField.inputAccessoryView = makeDoneBar()
    newsLabel.text = "Send me news"
    newsSwitch.addAction(
      UIAction { [weak self] _ in self?.view.endEditing(true) },
      for: .valueChanged
    )
    submitButton.setTitle("Create Account", for: .normal)
    submitButton.layer.cornerRadius = 8
    submitButton.isEnabled = false
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)

    ([headline] + fields + [newsLabel, newsSwitch, submitButton]).forEach(scrollView.addSubview)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.confirmCancel() }
    )
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.delegate = self
    scrollView.addGestureRecognizer(tap)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe(UIResponder.keyboardWillChangeFrameNotification)
    observe(UIResponder.keyboardWillHideNotification)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    observers = []
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width - 40
    var y: CGFloat = 40
    headline.frame = CGRect(x: 20, y: y, width: width, height: 30)
    y += 60
    for field in fields {
      field.frame = CGRect(x: 20, y: y, width: width, height: 44)
      y += 110
    }
    newsLabel.frame = CGRect(x: 20, y: y, width: width - 70, height: 31)
    newsSwitch.frame.origin = CGPoint(x: 20 + width - newsSwitch.frame.width, y: y)
    y += 70
    submitButton.frame = CGRect(x: 20, y: y, width: width, height: 50)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 70)
  }

  // MARK: - Keyboard

  private func observe(_ name: Notification.Name) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      [weak self] notification in
      guard let change = KeyboardChange(notification) else { return }
      MainActor.assumeIsolated { self?.follow(change) }
    }
    observers.append(observer)
  }

  private func follow(_ change: KeyboardChange) {
    let covered = scrollView.frame.intersection(view.convert(change.frame, from: nil)).height
    let bottom = max(0, covered - view.safeAreaInsets.bottom)
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.scrollView.contentInset.bottom = bottom
      self.scrollView.verticalScrollIndicatorInsets.bottom = bottom
      guard let field = self.activeField, bottom > 0 else { return }
      self.scrollView.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -12), animated: false)
    }
  }

  // MARK: - Actions

  private var account: Account? {
    guard let name = nameField.text, !name.isEmpty,
      let email = emailField.text, email.contains("@"),
      let age = ageField.text.flatMap(Int.init)
    else { return nil }
    return Account(name: name, email: email, age: age, wantsNews: newsSwitch.isOn)
  }

  private func submit() {
    view.endEditing(true)
    guard let account else { return }
    guard account.age >= 13 else {
      let alert = UIAlertController(
        title: "Too young",
        message: "You must be 13 to sign up.",
        preferredStyle: .alert
      )
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak self] _ in
          self?.ageField.becomeFirstResponder()
        }
      )
      return present(alert, animated: true)
    }
    delegate?.signUpViewController(self, didCreate: account)
    navigationController?.pushViewController(WelcomeViewController(account: account), animated: true)
  }

  private func confirmCancel() {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.fields.forEach { $0.text = "" }
        self?.submitButton.isEnabled = false
      }
    )
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(alert, animated: true)
  }

  // MARK: - Views

  private func configure(_ field: UITextField, placeholder: String, next: UIReturnKeyType) {
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.returnKeyType = next
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.submitButton.isEnabled = self?.account != nil },
      for: .editingChanged
    )
  }

  private func makeDoneBar() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = UIAction { [weak self] _ in self?.ageField.resignFirstResponder() }
    bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
    return bar
  }
}

// MARK: - UITextFieldDelegate

extension SignUpViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    activeField = textField
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if activeField === textField { activeField = nil }
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField !== ageField || string.allSatisfy(\.isNumber)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
      return textField.resignFirstResponder()
    }
    return fields[index + 1].becomeFirstResponder()
  }
}

// MARK: - UIGestureRecognizerDelegate

extension SignUpViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if !(touch.view is UIControl) { view.endEditing(true) }
    return false
  }
}

// MARK: - KeyboardChange

/// The content of a keyboard notification.
private struct KeyboardChange: Sendable {
  let frame: CGRect
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  init?(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue
    else { return nil }
    self.frame = frame
    self.duration = duration
    options = UIView.AnimationOptions(rawValue: curve << 16).union(.beginFromCurrentState)
  }
}
