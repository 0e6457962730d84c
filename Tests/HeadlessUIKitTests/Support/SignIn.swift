import HeadlessUIKit
import Testing

/// A device and a system on which claims about order and the log are checked.
struct Setup: CustomTestStringConvertible, Sendable {
  var device: Device
  var system: SystemVersion
  var testDescription: String { "\(device), iOS \(system)" }

  static let classic = Setup(device: .iPhone4, system: "4.3")
  static let current = Setup(device: .iPhone16, system: "18.0")
  static let both = [classic, current]

  @MainActor func simulator() -> Simulator { Simulator(device: device, system: system) }
}

/// A form with two fields and a button, which writes the fields' delegate calls and events into the log.
@MainActor final class SignInController: ViewController, TextFieldDelegate {
  let username = TextField(frame: CGRect(x: 20, y: 60, width: 280, height: 31))
  let password = TextField(frame: CGRect(x: 20, y: 110, width: 280, height: 31))
  let button = Button(frame: CGRect(x: 20, y: 160, width: 280, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    username.accessibilityIdentifier = "username"
    username.delegate = self
    password.accessibilityIdentifier = "password"
    password.isSecureTextEntry = true
    password.delegate = self
    button.setTitle("Sign in", for: .normal)
    for control in [username, password, button] { view.addSubview(control) }
  }

  /// Launches the form on a new simulator.
  static func launched(on setup: Setup) -> (Simulator, SignInController) {
    let simulator = setup.simulator()
    let form = SignInController()
    simulator.launch(form)
    return (simulator, form)
  }
}
