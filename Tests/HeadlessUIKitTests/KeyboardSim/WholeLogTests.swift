import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct WholeLogTests {
  /// The document's field, whose return key ends editing.
  private final class DoneForm: ViewController, TextFieldDelegate {
    let username = TextField(frame: CGRect(x: 20, y: 100, width: 280, height: 31))

    override func viewDidLoad() {
      username.accessibilityIdentifier = "username"
      username.delegate = self
      username.addTarget(self, action: DoneForm.textFieldDoneEditing, for: .editingDidEndOnExit)
      view.addSubview(username)
    }

    func textFieldDoneEditing(_ sender: TextField) {
      sender.resignFirstResponder()
    }
  }

  private func log(on setup: Setup) throws -> String {
    let simulator = setup.simulator()
    let form = DoneForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    try simulator.user.type("Ada 1")
    try simulator.user.tap(key: "return")
    return simulator.log.description + "\n"
  }

  @Test(arguments: [(Setup.classic, "tap-type-return-4.3.txt"), (.current, "tap-type-return-18.0.txt")])
  func `tap the field, type, and return: the whole log`(setup: Setup, golden: String) throws {
    try expectGolden(log(on: setup), named: golden)
  }

  @Test(arguments: Setup.both) func `the same program gives the same bytes`(setup: Setup) throws {
    #expect(try log(on: setup) == log(on: setup))
  }
}
