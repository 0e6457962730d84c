import HeadlessUIKit
import Testing

@MainActor @Suite struct DescriptionTests {
  // MARK: The chain

  @Test func `a chain is told from the nearest responder to the application`() {
    let (simulator, form) = SignInController.launched(on: .current)
    form.username.becomeFirstResponder()
    #expect(simulator.firstResponder === form.username)
    #expect(
      form.username.chainDescription() == """
        TextField "username", first responder
        -> View
        -> SignInController
        -> Window
        -> Application
        """
    )
  }

  @Test func `a chain that is a circle ends where it began`() {
    final class Circle: View {
      weak var other: Responder?
      override var next: Responder? { other }
    }
    let (first, second) = (Circle(), Circle())
    (first.other, second.other) = (second, first)
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    #expect(first.chainDescription() == "Circle \"first\"\n-> Circle \"second\"\n(back to Circle \"first\")")
  }

  @Test func `a long chain is cut`() {
    let root = View()
    var leaf = root
    for _ in 0..<5 {
      let next = View()
      leaf.addSubview(next)
      leaf = next
    }
    #expect(leaf.chainDescription(limit: 2) == "View\n-> View\n(the chain goes on)")
    #expect(leaf.chainDescription(limit: 6).split(separator: "\n").count == 6)
  }

  // MARK: Controllers

  @Test func `controllers are notified together with their children and presented controllers`() {
    let simulator = Simulator(device: .iPhone4S, system: "8.0")
    let (first, second) = (ViewController(), ViewController())
    (first.title, second.title) = ("First", "Second")
    let tabs = simulator.perform {
      let tabs = TabBarController()
      tabs.viewControllers = [NavigationController(rootViewController: first), second]
      return tabs
    }
    simulator.launch(tabs)
    simulator.settle()
    let alert = AlertController(title: "Sorry", message: nil, preferredStyle: .alert)
    simulator.perform { first.present(alert, animated: true) }
    simulator.advance(by: .milliseconds(100))
    let screen = "frame = (0 0; 320 480)"
    let lines = tabs.hierarchyDescription().split(separator: "\n").map(String.init)
    #expect(
      lines.map { $0.replacing("<View: \(screen)>", with: "V") } == [
        "<TabBarController; state: appeared; view: V>",
        "   | <NavigationController; state: appeared; view: V>",
        "   |    | <ViewController \"First\"; state: appeared; view: V>",
        "   | <ViewController \"Second\"; state: disappeared; view: (view not loaded)>",
        "   + <AlertController \"Sorry\"; state: appearing; view: V; style: overFullScreen>",
      ]
    )
    simulator.settle()
    #expect(tabs.hierarchyDescription().contains("<AlertController \"Sorry\"; state: appeared"))
    simulator.perform { first.dismiss(animated: true) }
    #expect(tabs.hierarchyDescription().contains("<AlertController \"Sorry\"; state: disappearing"))
    simulator.settle()
    #expect(!tabs.hierarchyDescription().contains("AlertController"))
    #expect(!second.isViewLoaded)
  }

  // MARK: Windows

  @Test func `windows are told from the frontmost, with level, key, root and first responder`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    #expect(
      simulator.application.windowDescription()
        == "level 0, key: Window (0 0; 393 852), root SignInController"
    )
    try simulator.user.tap(form.username)
    #expect(
      simulator.application.windowDescription() == """
        level 10000000, unlisted: UIRemoteKeyboardWindow (0 0; 393 852)
        level 1: UITextEffectsWindow (0 0; 393 852)
        level 0, key: Window (0 0; 393 852), root SignInController, first responder TextField "username"
        """
    )
    simulator.window.isHidden = true
    #expect(!simulator.application.windowDescription().contains("SignInController"))
  }

  @Test func `descriptions are the same in each run`() throws {
    func describe() throws -> [String] {
      let (simulator, form) = SignInController.launched(on: .current)
      try simulator.user.tap(form.username)
      return [
        form.username.chainDescription(), form.hierarchyDescription(),
        simulator.application.windowDescription(),
      ] + simulator.application.windows.map { $0.recursiveDescription() }
    }
    let first = try describe()
    #expect(try describe() == first)
  }
}
