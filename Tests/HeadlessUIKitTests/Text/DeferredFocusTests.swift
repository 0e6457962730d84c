import HeadlessUIKit
import Testing

@MainActor @Suite struct DeferredFocusTests {
  /// A controller that makes its field first responder in a given callback.
  private final class Eager: ViewController {
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 31))
    var when = ""
    var answers: [Bool] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "code"
      view.addSubview(field)
      if when == "viewDidLoad" { answers.append(field.becomeFirstResponder()) }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if when == "viewWillAppear" { answers.append(field.becomeFirstResponder()) }
    }
  }

  @Test(.fact("A24"), arguments: ["viewDidLoad", "viewWillAppear"], Setup.both)
  func `a field that asks too early is told no, and becomes first when it reaches the window`(
    when: String,
    setup: Setup
  ) {
    let simulator = setup.simulator()
    let controller = Eager()
    controller.when = when
    simulator.launch(ViewController())
    let navigation = NavigationController(rootViewController: controller)
    simulator.launch(navigation)
    #expect(controller.answers == [false])
    #expect(simulator.firstResponder === controller.field)
    simulator.settle()
    #expect(simulator.keyboard.isShown)
  }

  @Test(.fact("A24")) func `a wish that is taken back is forgotten`() {
    let simulator = Setup.current.simulator()
    let controller = Eager()
    controller.when = "viewDidLoad"
    controller.loadViewIfNeeded()
    controller.field.resignFirstResponder()
    simulator.launch(controller)
    #expect(simulator.firstResponder == nil)
  }

  @Test(.fact("A22")) func `a field that belongs to no controller has no such wish`() {
    let simulator = Setup.current.simulator()
    let controller = ViewController()
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    #expect(!field.becomeFirstResponder())
    controller.view.addSubview(field)
    simulator.launch(controller)
    #expect(simulator.firstResponder == nil)
  }

  /// A view with an action method.
  private final class Panel: View {
    func close() {}
  }

  @Test(.fact("A55")) func `an action's target is looked for along the chain`() {
    let panel = Panel()
    let inner = View()
    panel.addSubview(inner)
    let close = MethodSelector("close", Panel.close)
    #expect(inner.target(forAction: close, withSender: nil) as? Panel === panel)
    #expect(View().target(forAction: close, withSender: nil) == nil)
  }
}
