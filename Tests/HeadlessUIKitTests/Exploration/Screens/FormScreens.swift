import Foundation
import HeadlessUIKit

/// A sign-in form whose return key goes on to the next field.
final class SignInScreen: ViewController, TextFieldDelegate {
  private let email = TextField("Email")
  private let password = TextField("Password")
  private let status = Label(" ")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    email.keyboardType = .emailAddress
    email.returnKeyType = .next
    password.isSecureTextEntry = true
    password.returnKeyType = .go
    for field in [email, password] { field.delegate = self }
    let button = Button("Sign In") { [weak self] in self?.signIn() }
    view.addColumn([Label("Welcome", .title1), email, password, button, status])
    view.addGestureRecognizer(TapGestureRecognizer(target: self, action: SignInScreen.endEditing))
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    if textField === email { password.becomeFirstResponder() } else { signIn() }
    return true
  }

  private func endEditing() { view.endEditing(true) }

  private func signIn() {
    view.endEditing(true)
    status.text = "Check your email and password."
  }
}

/// A form in a scroll view whose bottom inset follows the keyboard.
final class AddressScreen: ViewController, TextFieldDelegate {
  private let scrollView = ScrollView()
  private let fields = [
    "First name", "Last name", "Company", "Street", "Postal code", "Town", "State", "Country", "Phone",
  ].map { TextField($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    view.add(scrollView, to: view.safeAreaLayoutGuide)
    scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    for field in fields { field.delegate = self }
    let stack = StackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = 24
    scrollView.add(stack, to: scrollView.contentLayoutGuide, insets: 20)
    LayoutConstraint.activate([
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
    let center = NotificationBus.default
    for name in [Responder.keyboardWillChangeFrameNotification, Responder.keyboardWillHideNotification] {
      center.addObserver(self, selector: AddressScreen.follow, name: name)
    }
    center.addObserver(
      self,
      selector: AddressScreen.showField,
      name: Responder.keyboardDidShowNotification
    )
  }

  private func follow(_ note: Notification) {
    guard let frame = note.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    let covered = view.convert(frame, from: nil).intersection(scrollView.frame).height
    let inset = covered > 0 ? max(0, covered - view.safeAreaInsets.bottom) : 0
    scrollView.contentInset.bottom = inset
    scrollView.verticalScrollIndicatorInsets.bottom = inset
  }

  private func showField() {
    guard let field = fields.first(where: \.isFirstResponder) else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    guard let index = fields.firstIndex(of: textField) else { return true }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

/// A profile with a text view that ends at the keyboard, and a Done button.
final class ProfileScreen: ViewController {
  private let text = TextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    text.text = "I write about mountains and trains."
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    view.add(text, to: view.safeAreaLayoutGuide, insets: 16)
    text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .done,
      primaryAction: Action { [weak self] _ in self?.text.resignFirstResponder() }
    )
  }
}

/// A button that presents a sheet with a form.
final class ContactsScreen: ViewController {
  private let names = Label("Ada Lovelace")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    view.backgroundColor = .systemBackground
    let add = Action { [weak self] _ in
      self?.present(NavigationController(rootViewController: NewContact()), animated: true)
    }
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add, primaryAction: add)
    view.addColumn([names])
  }
}

/// The form of the sheet.
private final class NewContact: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Contact"
    view.backgroundColor = .systemBackground
    let close = Action { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel, primaryAction: close)
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .save, primaryAction: close)
    view.addColumn([TextField("Name"), TextField("Phone")], spacing: 8)
  }
}

/// A button that presents a screen with a Close button.
final class WelcomeScreen: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let open = Button("Terms of Use") { [weak self] in
      let terms = TermsScreen()
      terms.modalPresentationStyle = .fullScreen
      self?.present(terms, animated: true)
    }
    view.addColumn([Label("Welcome", .largeTitle), open])
  }
}

/// The presented screen.
private final class TermsScreen: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let close = Button("Close") { [weak self] in self?.dismiss(animated: true) }
    view.addColumn([close, Label("Use this app kindly.")])
  }
}

/// A title that an alert with a field changes, and that an action sheet deletes.
final class AlbumScreen: ViewController {
  private let name = Label("Summer", .title2)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    view.backgroundColor = .systemBackground
    let rename = Button("Rename") { [weak self] in self?.rename() }
    let delete = Button("Delete") { [weak self] in self?.delete() }
    view.addColumn([name, rename, delete])
    deleteButton = delete
  }

  private weak var deleteButton: Button?

  private func rename() {
    let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      AlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.name.text = text
      }
    )
    present(alert, animated: true)
  }

  private func delete() {
    let sheet = AlertController(title: nil, message: "Delete the album?", preferredStyle: .actionSheet)
    sheet.addAction(
      AlertAction(title: "Delete Album", style: .destructive) { [weak self] _ in self?.name.text = "Deleted" }
    )
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = deleteButton
    present(sheet, animated: true)
  }
}
