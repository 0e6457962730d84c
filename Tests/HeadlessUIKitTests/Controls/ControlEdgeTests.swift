import HeadlessUIKit
import Testing

@MainActor @Suite struct ControlEdgeTests {
  private let simulator = Setup.current.simulator()
  private let controller = ViewController()
  private let button = Button(frame: CGRect(x: 60, y: 600, width: 200, height: 44))

  init() {
    button.setTitle("Send", for: .normal)
    controller.view.addSubview(button)
    simulator.launch(controller)
  }

  /// The events that the button sent, in order.
  private var sent: [String] {
    simulator.log.entries.filter { $0.event.hasPrefix("sends ") && $0.subject == "Button \"Send\"" }
      .map { String($0.event.split(separator: " ")[1]) }
  }

  @Test(.fact("D12")) func `a finger on a screen can't leave a button that fills it`() throws {
    button.frame = controller.view.bounds
    let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 400))
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 392, y: 851)] { try finger.move(to: point) }
    finger.lift()
    #expect(
      sent == [
        ".touchDown", ".touchDragInside", ".touchDragInside", ".touchUpInside", ".primaryActionTriggered",
      ]
    )
  }

  @Test(.fact("F15")) func `a button that moves away under the finger is not tapped`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    controller.view.addSubview(field)
    try simulator.user.tap(field)
    // The form has moved up for the keyboard, and returns when editing ends.
    button.frame.origin.y = 300
    _ = simulator.notifications.addObserver(forName: Responder.keyboardWillHideNotification) { [button] _ in
      button.frame.origin.y = 600
    }
    let finger = try simulator.user.touchDown(at: CGPoint(x: 160, y: 320))
    field.resignFirstResponder()
    finger.lift()
    #expect(sent == [".touchDown", ".touchUpOutside"])
  }
}
