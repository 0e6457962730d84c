import Foundation
import HeadlessUIKit

/// A form with two fields, a button that animates a label and one that is behind the keyboard.
@MainActor final class TracedForm: ViewController {
  let username = TextField()
  let greet = Button(type: .system)
  let low = Button(type: .system)
  let label = Label(frame: CGRect(x: 20, y: 160, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    username.placeholder = "Username"
    username.addAction(Action { _ in }, for: .editingDidEndOnExit)
    greet.setTitle("Greet", for: .normal)
    greet.addAction(
      Action { [label] _ in View.animate(withDuration: 0.5) { label.alpha = 0.5 } },
      for: .touchUpInside
    )
    label.text = "Hello"
    low.setTitle("Low", for: .normal)
    low.frame = CGRect(x: 20, y: 400, width: 280, height: 31)
    for view in [username, greet] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for view in [username, greet, label, low] { view.accessibilityIdentifier = view.accessibilityLabel }
    for view in [username, greet, label, low] { self.view.addSubview(view) }
    LayoutConstraint.activate([
      username.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      username.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      username.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      greet.topAnchor.constraint(equalTo: username.bottomAnchor, constant: 8),
      greet.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])
  }
}
