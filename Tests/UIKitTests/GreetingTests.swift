import HeadlessUIKitTesting
import Testing
import UIKit

final class GreetingController: UIViewController {
  private let name = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 44))
  private let greeting = UILabel(frame: CGRect(x: 20, y: 180, width: 280, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    name.accessibilityIdentifier = "name"
    greeting.accessibilityIdentifier = "greeting"
    name.addAction(UIAction { [unowned self] _ in greet() }, for: .editingDidEndOnExit)
    view.addSubview(name)
    view.addSubview(greeting)
  }

  private func greet() { greeting.text = "Hello, \(name.text ?? "")!" }
}

@MainActor @Suite(.simulator(.iPhone17)) struct GreetingTests {
  @Test func `a typed name is greeted`() throws {
    let simulator = Simulator.current
    simulator.launch(GreetingController())
    try simulator.user.textFields["name"].tap()
    expectClaim(simulator.claimFocusVisible())
    try simulator.user.typeText("Ada\n")
    #expect(simulator.user.staticTexts["greeting"].label == "Hello, Ada!")
    expectClaim(simulator.claimEditingEnded())
  }
}
