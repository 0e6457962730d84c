// The code of the article "From XCUITest".
// DocumentationTests compares it with the article, and writes it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct FromXCUITestArticle {
  private let output = PrintedOutput(of: "FromXCUITest")

  private func print(_ item: Any) { output.print(item) }

  final class SignInForm: ViewController {
    private let username = TextField(frame: CGRect(x: 20, y: 100, width: 280, height: 31))
    private let button = Button(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      username.placeholder = "Username"
      button.frame = CGRect(x: 20, y: 150, width: 280, height: 44)
      button.setTitle("Sign In", for: .normal)
      button.addAction(Action { [weak self] _ in self?.signIn() }, for: .touchUpInside)
      view.addSubview(username)
      view.addSubview(button)
    }

    private func signIn() {
      let alert = AlertController(title: "Welcome", message: username.text, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  @Test func `Find elements`() throws {
    let simulator = Simulator()
    simulator.launch(SignInForm())
    let user = simulator.user

    try user.textFields["Username"].tap()
    try user.textFields["Username"].typeText("ada")
    try user.buttons["Sign In"].tap()
    print(user.alerts["Welcome"].waitForExistence(timeout: 1))
    print(user.alerts.staticTexts.allElementsBoundByIndex.map(\.label))
    try user.alerts.buttons["OK"].tap()
    print(user.alerts.count)
    let printed1 = #"""
      true
      ["Welcome", "ada"]
      0
      """#
    try output.expect(printed1, under: "Find elements")
  }

  @Test func `Actions throw`() throws {
    let simulator = Simulator()
    simulator.launch(SignInForm())
    do {
      try simulator.user.buttons["Sign in"].tap()
    } catch {
      print(error.reason)
    }
    let printed1 = #"""
      nothing matches user.buttons["Sign in"]
      """#
    try output.expect(printed1, under: "Actions throw")
  }

  @Test func `The test sees the app`() throws {
    let simulator = Simulator()
    simulator.launch(SignInForm())
    try simulator.user.textFields["Username"].tap()
    let field = try #require(simulator.firstResponder as? TextField)
    #expect(field.placeholder == "Username")
    field.text = "ada"
    try simulator.user.type("\n")
    #expect(field.isFirstResponder)
  }
}
