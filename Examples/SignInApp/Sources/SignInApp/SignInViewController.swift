import UIKit

/// A form with an email address and a password, which ends above the keyboard.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let service: any AccountService
  private let clock: any Clock<Duration>

  private let scrollView = UIScrollView()
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let messageLabel = UILabel()
  private let signInButton = UIButton(configuration: .filled())

  /// Creates the form.
  ///
  /// - Parameter clock: The clock of the message for a slow server; a test passes one with virtual time.
  init(service: any AccountService, clock: any Clock<Duration> = ContinuousClock()) {
    self.service = service
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
    title = "Sign In"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the form is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    configure(emailField, placeholder: "Email", identifier: "sign-in.email")
    emailField.keyboardType = .emailAddress
    emailField.returnKeyType = .next
    configure(passwordField, placeholder: "Password", identifier: "sign-in.password")
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go

    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    messageLabel.accessibilityIdentifier = "sign-in.message"

    signInButton.configuration?.title = "Sign In"
    signInButton.isEnabled = false
    signInButton.accessibilityIdentifier = "sign-in.submit"
    signInButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)

    layOut()
  }

  private func configure(_ field: UITextField, placeholder: String, identifier: String) {
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.accessibilityIdentifier = identifier
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, messageLabel, signInButton])
    stack.axis = .vertical
    stack.spacing = 16
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
      emailField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      passwordField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      signInButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }

  /// Keeps the field that is edited on the screen, as the space above a phone's keyboard is low in landscape.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let field = [emailField, passwordField].first(where: \.isFirstResponder) else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
  }

  // MARK: - Signing in

  private var canSubmit: Bool {
    EmailAddress(text: emailField.text ?? "").isValid && passwordField.text?.isEmpty == false
  }

  private func update() { signInButton.isEnabled = canSubmit }

  private func show(_ message: String?) {
    messageLabel.text = message
    messageLabel.isHidden = message == nil
  }

  private func submit() {
    guard canSubmit, let email = emailField.text, let password = passwordField.text else { return }
    view.endEditing(true)
    show(nil)
    signInButton.isEnabled = false
    let patience = Task { [clock] in
      try await clock.sleep(for: .seconds(2))
      show("The server takes longer than usual.")
    }
    Task {
      defer { update() }
      do {
        let name = try await service.signIn(email: email, password: password)
        patience.cancel()
        show(nil)
        navigationController?.pushViewController(WelcomeViewController(name: name), animated: true)
      } catch {
        patience.cancel()
        show("The email address or the password is wrong.")
        passwordField.becomeFirstResponder()
      }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField { passwordField.becomeFirstResponder() } else { submit() }
    return false
  }
}
