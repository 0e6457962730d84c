import UIKit

extension Notification.Name {
  static let profileDidSave = Notification.Name("ProfileDidSave")
}

/// The store of a profile, which answers when it has written.
protocol ProfileStore {
  func save(_ name: String, completion: @escaping (Error?) -> Void)
}

protocol ProfileViewControllerDelegate: AnyObject {
  func profileViewController(_ controller: ProfileViewController, didSave name: String)
}

/// The name of the user, which is saved by a button or the return key.
final class ProfileViewController: UIViewController {
  let scrollView = UIScrollView()
  let nameField = UITextField()
  let saveButton = UIButton(type: .system)
  let countLabel = UILabel()
  let shareSwitch = UISwitch()

  var store: ProfileStore?
  weak var delegate: ProfileViewControllerDelegate?
  private let defaults: UserDefaults
  private let center: NotificationCenter
  private var timer: Timer?
  private(set) var seconds = 0

  init(defaults: UserDefaults = .standard, center: NotificationCenter = .default) {
    self.defaults = defaults
    self.center = center
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash,
      target: self,
      action: #selector(askToDelete)
    )
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    nameField.frame = CGRect(x: 20, y: 600, width: 280, height: 34)
    nameField.delegate = self
    nameField.text = defaults.string(forKey: "name")
    countLabel.frame = CGRect(x: 20, y: 560, width: 280, height: 20)
    countLabel.text = "0 s"
    saveButton.frame = CGRect(x: 20, y: 650, width: 280, height: 44)
    saveButton.setTitle("Save", for: .normal)
    saveButton.isEnabled = !(nameField.text ?? "").isEmpty
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    shareSwitch.frame.origin = CGPoint(x: 20, y: 700)
    shareSwitch.addTarget(self, action: #selector(shareChanged(_:)), for: .valueChanged)
    for subview in [countLabel, nameField, saveButton, shareSwitch] { scrollView.addSubview(subview) }
    center.addObserver(
      self,
      selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(keyboardWillHide),
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    seconds += 1
    countLabel.text = "\(seconds) s"
  }

  @objc func save() {
    let name = nameField.text ?? ""
    saveButton.isEnabled = false
    store?.save(name) { [weak self] error in
      DispatchQueue.main.async { self?.finish(name, error) }
    }
  }

  private func finish(_ name: String, _ error: Error?) {
    saveButton.isEnabled = true
    guard error == nil else {
      let alert = UIAlertController(title: "Not saved", message: "Try again later.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      return present(alert, animated: true)
    }
    defaults.set(name, forKey: "name")
    delegate?.profileViewController(self, didSave: name)
    center.post(name: .profileDidSave, object: self, userInfo: ["name": name])
  }

  @objc private func shareChanged(_ sender: UISwitch) { defaults.set(sender.isOn, forKey: "shares") }

  @objc private func askToDelete() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: false)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
      return
    }
    scrollView.contentInset.bottom = frame.height
  }

  @objc private func keyboardWillHide() { scrollView.contentInset.bottom = 0 }
}

extension ProfileViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    let changed = text.replacingCharacters(in: range, with: string)
    saveButton.isEnabled = !changed.isEmpty
    return changed.count <= 10
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    save()
    return true
  }
}
