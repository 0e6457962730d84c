import HeadlessUIKitTesting
import Testing

/// Each obstacle with the complete text of its error, in `Golden/errors`.
@MainActor @Suite struct ObstacleTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// Creates a scene, and taps a view that can't be tapped.
    let tap: @MainActor @Sendable () throws -> Void
    var testDescription: String { name }

    init(_ name: String, _ tap: @escaping @MainActor @Sendable () throws -> Void) {
      self.name = name
      self.tap = tap
    }
  }

  nonisolated static let states: [Case] = [
    Case("not in a window") {
      let scene = ErrorScene()
      let box = View(frame: CGRect(0, 0, 100, 100))
      box.accessibilityIdentifier = "box"
      try scene.user.tap(scene.addButton(CGRect(10, 10, 50, 20), to: box))
    },
    Case("not in a window, behind a presented controller") {
      let scene = ErrorScene(.classic)
      let button = scene.addButton()
      scene.controller.present(HelpController(), animated: true)
      scene.simulator.settle()
      try scene.user.tap(button)
    },
    Case("not in a window, below another controller") {
      let scene = ErrorScene(.current)
      let first = ViewController()
      let button = Button(frame: CGRect(20, 200, 100, 40))
      button.setTitle("Sign in", for: .normal)
      first.view.addSubview(button)
      let navigation = NavigationController(rootViewController: first)
      scene.simulator.launch(navigation)
      navigation.pushViewController(HelpController(), animated: true)
      scene.simulator.settle()
      try scene.user.tap(button)
    },
    Case("window hidden") {
      let scene = ErrorScene()
      let button = scene.addButton()
      scene.simulator.window.isHidden = true
      try scene.user.tap(button)
    },
    Case("hidden") {
      let scene = ErrorScene()
      let button = scene.addButton()
      button.isHidden = true
      try scene.user.tap(button)
    },
    Case("hidden ancestor") {
      let scene = ErrorScene()
      let panel = scene.add(View(), "panel", CGRect(0, 100, 320, 200))
      let button = scene.addButton(CGRect(20, 20, 100, 40), to: panel)
      panel.isHidden = true
      try scene.user.tap(button)
    },
    Case("transparent") {
      let scene = ErrorScene()
      let button = scene.addButton()
      button.alpha = 0.005
      try scene.user.tap(button)
    },
    Case("transparent ancestor") {
      let scene = ErrorScene()
      let button = scene.addButton()
      scene.root.alpha = 0
      try scene.user.tap(button)
    },
    Case("zero size") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addButton(CGRect(5, 6, 0, 20)))
    },
    Case("interaction disabled") {
      let scene = ErrorScene()
      let button = scene.addButton()
      scene.root.isUserInteractionEnabled = false
      try scene.user.tap(button)
    },
    Case("a label") {
      let scene = ErrorScene()
      let label = scene.add(Label(), "title", CGRect(20, 20, 200, 21))
      label.text = "Sign in"
      try scene.user.tap(label)
    },
    Case("disabled control") {
      let scene = ErrorScene()
      let button = scene.addButton()
      button.isEnabled = false
      try scene.user.tap(button)
    },
  ]

  nonisolated static let places: [Case] = [
    Case("outside of a view that is off the screen too") {
      let scene = ErrorScene()
      let bar = scene.add(View(), "bar", CGRect(0, 100, 320, 44))
      try scene.user.tap(scene.addButton(CGRect(20, 600, 100, 40), to: bar))
    },
    Case("outside") {
      let scene = ErrorScene()
      let bar = scene.add(View(), "bar", CGRect(0, 100, 320, 44))
      try scene.user.tap(scene.addButton(CGRect(20, 60, 100, 40), to: bar))
    },
    Case("clipped") {
      let scene = ErrorScene()
      let bar = scene.add(View(), "bar", CGRect(0, 100, 60, 44))
      bar.clipsToBounds = true
      try scene.user.tap(scene.addButton(CGRect(20, 4, 100, 36), to: bar))
    },
    Case("off screen") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addButton(CGRect(20, 600, 100, 40)))
    },
    Case("scrolled out") {
      let scene = ErrorScene()
      let form = scene.add(ScrollView(), "form", CGRect(0, 0, 320, 460))
      form.contentSize = CGSize(width: 320, height: 900)
      try scene.user.tap(scene.addButton(CGRect(20, 700, 100, 40), to: form))
    },
    Case("scrolled out, by a person who may not scroll") {
      let scene = ErrorScene()
      let form = scene.add(ScrollView(), "pages", CGRect(0, 0, 320, 200))
      form.contentSize = CGSize(width: 960, height: 200)
      form.contentOffset.x = 640
      form.isScrollEnabled = false
      try scene.user.tap(scene.addButton(CGRect(20, 50, 100, 40), to: form))
    },
    Case("beyond the content") {
      let scene = ErrorScene()
      let form = scene.add(ScrollView(), "form", CGRect(0, 0, 320, 400))
      form.contentSize = CGSize(width: 320, height: 400)
      try scene.user.tap(scene.addButton(CGRect(20, 420, 100, 30), to: form))
    },
  ]

  nonisolated static let fronts: [Case] = [
    Case("covered") {
      let scene = ErrorScene()
      for index in 0..<3 { scene.add(View(), "row \(index)", CGRect(0, CGFloat(index) * 30, 320, 30)) }
      let button = scene.addButton()
      scene.add(View(), "shadow", CGRect(0, 0, 10, 10))
      let banner = scene.add(View(), "banner", CGRect(0, 150, 320, 100))
      banner.backgroundColor = .white
      let close = scene.add(Button(), "Close", CGRect(0, 50, 160, 40), to: banner)
      close.setTitle("Close", for: .normal)
      scene.add(View(), "footer", CGRect(0, 440, 320, 20))
      try scene.user.tap(button)
    },
    Case("covered by glass") {
      let scene = ErrorScene()
      let button = scene.addButton()
      scene.add(View(), "overlay", CGRect(0, 0, 320, 460))
      try scene.user.tap(button)
    },
    Case("covered by another window") {
      let scene = ErrorScene()
      let button = scene.addButton()
      let window = scene.simulator.perform { Window(frame: scene.simulator.screen.bounds) }
      window.accessibilityIdentifier = "toast"
      window.backgroundColor = .gray
      window.windowLevel = .statusBar
      window.isHidden = false
      try scene.user.tap(button)
    },
    Case("covered, far down") {
      let scene = ErrorScene()
      let button = scene.addButton()
      var deep: View = scene.add(View(), "deep 0", CGRect(0, 0, 320, 460))
      for level in 1...20 { deep = scene.add(View(), "deep \(level)", CGRect(0, 0, 320, 460), to: deep) }
      try scene.user.tap(button)
    },
    Case("covered, both far down") {
      let scene = ErrorScene()
      let shared = scene.addChain("shared", to: scene.root)
      let button = scene.addButton(to: scene.addChain("behind", to: shared))
      for index in 0..<5 { scene.add(View(), "sibling \(index)", CGRect(0, 0, 10, 10), to: shared) }
      _ = scene.addChain("cover", to: shared)
      for _ in 0..<20 { scene.add(View(), "moved", .zero).frame.origin.x = 5 }
      try scene.user.tap(button)
    },
    Case("under the keyboard") {
      let scene = ErrorScene()
      let field = scene.addField()
      let button = scene.addButton(CGRect(20, 300, 280, 44))
      try scene.user.tap(field)
      try scene.user.type("Ada")
      try scene.user.tap(button)
    },
    Case("under the keyboard, to be scrolled") {
      let scene = ErrorScene(.current)
      let form = scene.add(ScrollView(), "form", scene.root.bounds)
      form.contentSize = CGSize(width: 320, height: 1200)
      let field = scene.add(TextField(), "Username", CGRect(20, 40, 280, 31), to: form)
      let button = scene.addButton(CGRect(20, 600, 280, 44), to: form)
      try scene.user.tap(field)
      try scene.user.tap(button)
    },
    Case("under the keyboard, at the end of the content") {
      let scene = ErrorScene()
      let form = scene.add(ScrollView(), "form", scene.root.bounds)
      form.contentSize = scene.root.bounds.size
      let field = scene.add(TextField(), "Username", CGRect(20, 40, 280, 31), to: form)
      let button = scene.addButton(CGRect(20, 400, 280, 44), to: form)
      try scene.user.tap(field)
      try scene.user.tap(button)
    },
    Case("animating") {
      let scene = ErrorScene()
      let button = scene.addButton()
      scene.simulator.advance(by: .milliseconds(250))
      scene.simulator.perform { View.animate(withDuration: 0.5, animations: { scene.root.alpha = 0.5 }) }
      scene.simulator.advance(by: .milliseconds(100))
      try scene.user.manually { try scene.user.tap(button) }
    },
    Case("animating without end") {
      let scene = ErrorScene()
      let button = scene.addButton()
      scene.simulator.perform {
        View.animate(
          withDuration: 0.5,
          options: [.repeat, .autoreverse],
          animations: { button.alpha = 0.5 }
        )
      }
      try scene.user.tap(button)
    },
    Case("behind a controller") {
      let scene = ErrorScene(.current)
      let button = scene.addButton()
      scene.controller.present(HelpController(), animated: true)
      scene.simulator.settle()
      try scene.user.tap(button)
    },
    Case("behind an alert") {
      let scene = ErrorScene(.current)
      let button = scene.addButton(CGRect(150, 400, 100, 40))
      let alert = AlertController(title: "Wrong password", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Again", style: .default))
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      scene.controller.present(alert, animated: true)
      scene.simulator.settle()
      try scene.user.tap(button)
    },
    Case("behind an alert's window") {
      let scene = ErrorScene()
      let button = scene.addButton()
      let alert = scene.simulator.perform {
        AlertView(
          title: "Wrong password",
          message: nil,
          delegate: nil,
          cancelButtonTitle: "Cancel",
          otherButtonTitles: "Again"
        )
      }
      scene.simulator.perform { alert.show() }
      scene.simulator.settle()
      try scene.user.tap(button)
    },
    Case("declined") {
      let scene = ErrorScene()
      try scene.user.tap(scene.add(HalfView(), "ring", CGRect(20, 200, 100, 40)))
    },
    Case("declined by an ancestor") {
      let scene = ErrorScene()
      let half = scene.add(HalfView(), "half", CGRect(0, 100, 320, 200))
      try scene.user.tap(scene.addButton(CGRect(100, 20, 100, 40), to: half))
    },
    Case("redirected") {
      let scene = ErrorScene()
      let greedy = scene.add(GreedyView(), "greedy", CGRect(0, 100, 320, 200))
      try scene.user.tap(scene.addButton(CGRect(20, 20, 100, 40), to: greedy))
    },
    Case("key covered") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      let window = scene.simulator.perform { Window(frame: CGRect(0, 400, 320, 80)) }
      window.accessibilityIdentifier = "toast"
      window.windowLevel = .alert
      window.isHidden = false
      try scene.user.tap(key: "space")
    },
    Case("key not seen") {
      let scene = ErrorScene()
      let field = scene.addField()
      try scene.user.tap(field)
      let key = scene.simulator.keyboard.keys[0]
      field.resignFirstResponder()
      scene.simulator.settle()
      try scene.user.tap(key)
    },
  ]

  @Test(arguments: states + places + fronts) func `an obstacle's whole text`(_ obstacle: Case) throws {
    try expectWholeText(obstacle.name, obstacle.tap)
  }
}

/// A controller whose view covers others.
final class HelpController: ViewController {}

/// Checks that an action fails with the text of a golden file, which has at most 40 lines.
@MainActor func expectWholeText(_ name: String, _ body: () throws -> Void) throws {
  let caught = #expect(throws: InteractionError.self) { try body() }
  let error = try #require(caught)
  #expect(error.description.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  expectGolden(
    error.description + "\n",
    named: "errors/\(name.filter { $0 != "," }.replacing(" ", with: "-")).txt"
  )
}
