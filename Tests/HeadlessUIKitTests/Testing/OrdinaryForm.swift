import HeadlessUIKit

/// A form as apps have it: labels, fields and a button in a scroll view, with constraints, and a delegate
/// that moves from field to field.
final class OrdinaryForm: ViewController, TextFieldDelegate {
  let scrollView = ScrollView()
  let fields = (0..<6).map { _ in TextField() }
  let toggle = Switch()
  let button = Button(type: .system)
  private(set) var submitted: [String] = []
  private var bottom: LayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let view else { return }
    add(scrollView, to: view)
    let bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    self.bottom = bottom
    LayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
    ])
    addRows()
    button.addTarget(self, action: OrdinaryForm.submit, for: .touchUpInside)
    NotificationBus.default.addObserver(
      self,
      selector: OrdinaryForm.keyboardWillChange,
      name: Responder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  private func add(_ subview: View, to view: View) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
  }

  private func addRows() {
    var top = scrollView.topAnchor
    for (index, field) in fields.enumerated() {
      let label = Label()
      label.text = "Field \(index)"
      field.placeholder = "Field \(index)"
      field.delegate = self
      field.returnKeyType = .next
      add(label, to: scrollView)
      add(field, to: scrollView)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: top, constant: 12),
        label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
        label.widthAnchor.constraint(equalToConstant: 80),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        field.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -128),
        field.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        field.heightAnchor.constraint(equalToConstant: 34),
      ])
      top = label.bottomAnchor
    }
    button.setTitle("Submit", for: .normal)
    add(toggle, to: scrollView)
    add(button, to: scrollView)
    LayoutConstraint.activate([
      toggle.topAnchor.constraint(equalTo: top, constant: 20),
      toggle.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
      button.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: 20),
      button.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
    ])
  }

  func keyboardWillChange(_ notification: Notification) {
    guard let end = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect, let view
    else { return }
    bottom?.constant = min(0, view.convert(end, from: nil).minY - view.bounds.maxY)
    view.layoutIfNeeded()
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    guard let index = fields.firstIndex(where: { $0 === textField }), index + 1 < fields.count else {
      textField.resignFirstResponder()
      return false
    }
    fields[index + 1].becomeFirstResponder()
    return false
  }

  func submit() { submitted = fields.map { $0.text ?? "" } + [toggle.isOn ? "on" : "off"] }
}
