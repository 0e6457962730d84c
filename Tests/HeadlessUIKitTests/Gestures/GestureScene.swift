import HeadlessUIKit
import Testing

/// A view that records its touches.
final class TouchedView: View {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    heard.append("began \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    heard.append("moved \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    heard.append("ended \(touches.count)")
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    heard.append("cancelled \(touches.count)")
  }
}

/// A screen with a view inside another, and a record of the gestures on them.
@MainActor final class GestureScene: GestureRecognizerDelegate {
  let simulator: Simulator
  let controller = ViewController()
  let outer = TouchedView(frame: CGRect(x: 0, y: 40, width: 320, height: 300))
  let inner = TouchedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  /// The names of the recognizers, each with its reported state.
  var told: [String] = []
  /// The delegate's answers.
  var simultaneous = false
  var begins = true
  var receives: (Touch) -> Bool = { _ in true }
  var failures: [(String, String)] = []

  /// The center of the inner view, on the screen.
  var middle: CGPoint { inner.convert(CGPoint(x: 50, y: 50), to: nil) }

  init(_ setup: Setup = .current) {
    simulator = setup.simulator()
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    simulator.launch(controller)
  }

  /// Adds a recognizer that records its states.
  @discardableResult
  func add<Recognizer: GestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: View)
    -> Recognizer
  {
    recognizer.name = name
    recognizer.addTarget(self, action: GestureScene.note)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func note(_ recognizer: GestureRecognizer) {
    told.append("\(recognizer.name ?? "") \(recognizer.state)")
  }

  /// Drags a touch through these points, with 20 milliseconds between them.
  func drag(_ points: [CGPoint], lift: Bool = true) throws {
    let finger = try simulator.user.touchDown(at: points[0])
    for point in points.dropFirst() {
      simulator.advance(by: .milliseconds(20))
      try finger.move(to: point)
    }
    if lift { finger.lift() }
  }

  // MARK: Delegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { begins }

  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    receives(touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    failures.contains { $0 == (gestureRecognizer.name ?? "", otherGestureRecognizer.name ?? "") }
  }
}

extension CGPoint {
  func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}
