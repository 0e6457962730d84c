import HeadlessUIKit

/// The sign-in form of the pictures.
final class PictureForm: ViewController {
  let username = TextField(frame: CGRect(x: 20, y: 80, width: 280, height: 31))
  let password = TextField(frame: CGRect(x: 20, y: 119, width: 280, height: 31))
  let code = TextField(frame: CGRect(x: 20, y: 158, width: 140, height: 31))
  let signIn = Button(frame: CGRect(x: 180, y: 152, width: 120, height: 44))

  override func viewDidLoad() {
    let title = Label(frame: CGRect(x: 20, y: 40, width: 280, height: 24))
    title.text = "Please sign in"
    for part in [title, username, password, code, signIn] { view.addSubview(part) }
    username.placeholder = "Username"
    username.autocapitalizationType = .none
    username.returnKeyType = .next
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    code.placeholder = "Code"
    code.keyboardType = .numberPad
    signIn.setTitle("Sign in", for: .normal)
  }
}

/// A controller whose view is not behind a status bar.
private final class FullScreenController: ViewController {
  override var prefersStatusBarHidden: Bool { true }
}

extension Simulator {
  /// Returns a simulator of a classic phone whose root view fills the screen, without a status bar, and has
  /// the contents added by `build`.
  static func showing(_ build: (View) -> Void) -> Simulator {
    let simulator = Simulator(device: .iPhone4, system: "7.0")
    let controller = FullScreenController()
    build(controller.view)
    simulator.launch(controller)
    return simulator
  }
}

extension Picture {
  /// The width and the height.
  var size: [Int] { [width, height] }

  /// Returns the first rows of the screen, with the phone's outline at both sides.
  func top(_ count: Int) -> String {
    rows[1...count].joined(separator: "\n")
  }

  /// Returns the first cells of the first rows of the screen, without trailing spaces; for text of narrow
  /// characters.
  ///
  /// - Parameter outlineWidth: 1 to include the phone's outline at the left.
  func corner(_ columns: Int, _ rows: Int, outlineWidth: Int = 0) -> String {
    self.rows[1...rows].map { row in
      var cells = row.dropFirst(1 - outlineWidth).prefix(columns + outlineWidth)
      while cells.last == " " { cells.removeLast() }
      return String(cells)
    }.joined(separator: "\n")
  }
}
