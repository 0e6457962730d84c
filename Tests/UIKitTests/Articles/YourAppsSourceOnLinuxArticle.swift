// The code of the article "Your app's source on Linux".
// DocumentationTests compares it with the article, and writes it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@MainActor @Suite struct YourAppsSourceOnLinuxArticle {
  final class GreetingViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 20, y: 120, width: 280, height: 30)
      label.text = "Hello"
      view.addSubview(label)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
        self?.label.text = "Have a look around"
      }
    }
  }

  final class LoginViewController: UIViewController {
    private(set) var tapCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Log In", for: .normal)
      button.frame = CGRect(x: 20, y: 120, width: 280, height: 44)
      button.addTarget(self, action: Selector("tapped:", LoginViewController.tapped), for: .touchUpInside)
      view.addSubview(button)
    }

    func tapped(_ button: UIButton) { tapCount += 1 }
  }

  @Test func `Write the test`() throws {
    let simulator = Simulator(device: .iPhone16)
    simulator.perform {
      simulator.launch(GreetingViewController())
    }
    #expect(simulator.user.staticTexts["Hello"].exists)
    #expect(simulator.user.staticTexts["Have a look around"].waitForExistence(timeout: 3))
  }

  @Test func `Selectors, outlets and optional methods`() throws {
    let simulator = Simulator(device: .iPhone16)
    let controller = simulator.perform { LoginViewController() }
    simulator.launch(controller)
    try simulator.user.buttons["Log In"].tap()
    #expect(controller.tapCount == 1)
  }
}
