import HeadlessUIKit
import Testing

@MainActor @Suite struct ResponderChainTests {
  /// A view whose next responder can be set.
  private final class Rerouted: View {
    weak var target: Responder?
    override var next: Responder? { target ?? super.next }
  }

  private func names(_ responder: Responder) -> [String] { responder.chain.map(\.debugName) }

  private func view(_ name: String, in superview: View? = nil) -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityIdentifier = name
    superview?.addSubview(view)
    return view
  }

  @Test(.fact("A1", "A13", "A17"))
  func `a bare responder has no next one, declines focus, and would give it up`() {
    let responder = Responder()
    #expect(responder.next == nil)
    #expect(!responder.canBecomeFirstResponder)
    #expect(responder.canResignFirstResponder)
    #expect(!responder.isFirstResponder)
    #expect(!responder.becomeFirstResponder())
    #expect(names(responder) == ["Responder"])
  }

  @Test(.fact("A13")) func `views and controllers decline focus unless a subclass says otherwise`() {
    let simulator = Simulator()
    let controller = ViewController()
    let responders: [Responder] = [
      View(), Label(), Control(), Button(), ScrollView(frame: .zero), controller, controller.view,
    ]
    simulator.launch(controller)
    for responder in responders {
      #expect(!responder.canBecomeFirstResponder)
      #expect(!responder.becomeFirstResponder())
    }
    #expect(TextField().canBecomeFirstResponder)
  }

  @Test(.fact("A2")) func `a view's next is its controller, or else its superview`() {
    let parent = view("parent")
    let child = view("child", in: parent)
    #expect(parent.next == nil)
    #expect(child.next === parent)
    let controller = ViewController()
    controller.view = child
    #expect(child.next === controller)
    controller.view = view("other")
    #expect(child.next === parent)
    child.removeFromSuperview()
    #expect(child.next == nil)
  }

  @Test(.fact("A3", "A4", "A6", "A8", "A11"))
  func `the chain goes from a child's view over both controllers to the window and the application`() {
    let simulator = Simulator()
    let (root, child) = (ViewController(), ViewController())
    root.view.accessibilityIdentifier = "root"
    child.view.accessibilityIdentifier = "child"
    #expect(child.next == nil)
    let leaf = view("leaf", in: child.view)
    root.view.addSubview(child.view)
    #expect(child.next === root.view)
    #expect(root.next == nil)
    simulator.launch(root)
    #expect(root.next === simulator.window)
    #expect(simulator.window.next === simulator.application)
    #expect(simulator.application.next == nil)
    #expect(
      names(leaf) == [
        "View \"leaf\"", "View \"child\"", "ViewController", "View \"root\"", "ViewController", "Window",
        "Application",
      ]
    )
  }

  @Test(.fact("A7")) func `asking a controller for its next does not load its view`() {
    let controller = ViewController()
    #expect(controller.next == nil)
    #expect(names(controller) == ["ViewController"])
    #expect(!controller.isViewLoaded)
  }

  @Test func `the chain is a sequence that can be walked again and is asked anew each time`() {
    let outer = view("outer")
    let inner = view("inner", in: outer)
    let chain = inner.chain
    #expect(chain.first { $0 === outer } === outer)
    #expect(chain.map(\.debugName) == ["View \"inner\"", "View \"outer\""])
    outer.removeFromSuperview()
    inner.removeFromSuperview()
    #expect(chain.map(\.debugName) == ["View \"inner\""])
  }

  @Test(.fact("A12")) func `an override of next reroutes the chain, touches and actions`() throws {
    /// A responder that records touches and an action.
    final class Stranger: Responder {
      let diary = Diary()
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { diary.note("touch") }
      func act() { diary.note("action") }
    }
    let simulator = Simulator()
    let controller = ViewController()
    let stranger = Stranger()
    let parent = Rerouted(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    parent.target = stranger
    let child = view("child", in: parent)
    let button = Button(frame: CGRect(x: 0, y: 120, width: 50, height: 50))
    parent.addSubview(button)
    controller.view.addSubview(parent)
    simulator.launch(controller)
    #expect(names(child) == ["View \"child\"", "Rerouted", "Stranger"])
    #expect(child.superview === parent)
    try simulator.user.tap(child)
    #expect(stranger.diary.take() == ["touch"])
    button.addTarget(nil, action: Stranger.act, for: .touchUpInside)
    try simulator.user.tap(button)
    #expect(stranger.diary.lines == ["action"])
  }
}
