import Foundation
import HeadlessUIKit
import Testing

/// Forms in the current style: pinned by anchors, and kept above the keyboard by a constant or by the
/// keyboard layout guide.
@MainActor @Suite struct ConstrainedFormTests {
  /// A login form whose button must stay above the keyboard.
  class LoginForm: ViewController {
    let username = TextField()
    let password = TextField()
    let button = Button(type: .system)
    var bottom: LayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      username.placeholder = "Username"
      password.placeholder = "Password"
      button.setTitle("Log In", for: .normal)
      for field in [username, password] { field.borderStyle = .roundedRect }
      for view in [username, password, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      let area = view.safeAreaLayoutGuide
      LayoutConstraint.activate([
        username.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
        username.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        password.leadingAnchor.constraint(equalTo: username.leadingAnchor),
        password.trailingAnchor.constraint(equalTo: username.trailingAnchor),
        password.topAnchor.constraint(equalTo: username.bottomAnchor, constant: 8),
        button.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 8),
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
      pinBottom()
    }

    func pinBottom() {}
  }

  /// A form that updates a constraint's constant in the keyboard's notifications.
  final class NotifiedForm: LoginForm {
    override func pinBottom() {
      bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40)
      bottom?.isActive = true
      for name in [Responder.keyboardWillChangeFrameNotification, Responder.keyboardWillHideNotification] {
        _ = NotificationBus.default.addObserver(forName: name) { [weak self] in self?.follow($0) }
      }
    }

    private func follow(_ notification: Notification) {
      guard let info = notification.userInfo,
        let frame = info[Responder.keyboardFrameEndUserInfoKey] as? CGRect,
        let duration = info[Responder.keyboardAnimationDurationUserInfoKey] as? Double
      else { return }
      let inView = view.convert(frame, from: nil)
      let overlap = max(0, view.bounds.maxY - inView.minY)
      bottom?.constant = overlap > 0 ? -overlap - 8 : -40
      View.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }
  }

  /// A form whose button is pinned to the keyboard layout guide.
  final class GuidedForm: LoginForm {
    override func pinBottom() {
      bottom = button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
      bottom?.isActive = true
    }
  }

  private func check(_ form: LoginForm, _ setup: Setup) throws {
    let simulator = setup.simulator()
    simulator.launch(form)
    let resting = form.button.frame
    #expect(form.username.frame.width == form.view.bounds.width - 40 && resting.maxY < form.view.bounds.maxY)
    try simulator.user.tap(form.username)
    for view in [form.username, form.password, form.button] as [View] {
      let claim = simulator.claimVisible(view)
      #expect(claim.holds, "\(setup): \(claim)")
    }
    let inWindow = form.button.convert(form.button.bounds, to: nil)
    #expect(abs(inWindow.maxY - (simulator.keyboard.frame.minY - 8)) < 0.5)
    try simulator.user.type("ada")
    form.view.endEditing(true)
    simulator.settle()
    #expect(form.button.frame == resting && simulator.window.layoutConflicts == [])
  }

  @Test(arguments: [
    Setup(device: .iPhone4, system: "6.0"), Setup(device: .iPhone5, system: "8.0"),
    Setup(device: .iPhone8, system: "11.0"), Setup(device: .iPhone16, system: "18.0"),
    Setup(device: .iPadPro11Inch, system: "17.0"),
  ])
  func `a constant that follows the keyboard keeps the form above it`(setup: Setup) throws {
    try check(NotifiedForm(), setup)
  }

  @Test(arguments: [
    Setup(device: .iPhone8, system: "15.0"), Setup(device: .iPhone16, system: "18.0"),
    Setup(device: .iPadPro11Inch, system: "17.0"),
  ])
  func `the keyboard's guide keeps the form above it`(setup: Setup) throws {
    try check(GuidedForm(), setup)
  }

  @Test func `the form moves with the keyboard and turns with the device`() {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let form = GuidedForm()
    simulator.launch(form)
    let resting = form.button.frame.maxY
    #expect(abs(resting - 810) < 0.01)
    form.username.becomeFirstResponder()
    let shown = form.button.frame.maxY
    #expect(abs(shown - (simulator.keyboard.frame.minY - 8)) < 0.01)
    simulator.advance(by: .milliseconds(100))
    let seen = form.button.presentation.frame.maxY
    #expect(seen < resting && seen > shown)
    simulator.settle()
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(abs(form.button.frame.maxY - (simulator.keyboard.frame.minY - 8)) < 0.01)
    #expect(
      abs(form.button.frame.midX - 426) < 0.5 && form.view.bounds.size == CGSize(width: 852, height: 393)
    )
    form.username.resignFirstResponder()
    simulator.settle()
    #expect(abs(form.button.frame.maxY - (385 - form.view.safeAreaInsets.bottom)) < 0.01)
    #expect(simulator.window.layoutConflicts == [])
  }
}
