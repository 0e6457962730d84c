import HeadlessUIKit

/// A record of the control events that targets receive, in order.
@MainActor final class EventRecorder {
  private(set) var events: [String] = []

  /// Observes each kind of control event separately; the result of `note` is appended to the event's name.
  func listen<Sender: Control>(
    to control: Sender,
    note: @escaping @MainActor (Sender) -> String = { _ in "" }
  ) {
    for bit in 0..<20 {
      let event = Control.Events(rawValue: 1 << UInt(bit))
      control.addAction(
        Action { [weak self] action in
          guard let sender = action.sender as? Sender else { return }
          let more = note(sender)
          self?.events.append("\(event)" + (more.isEmpty ? "" : " \(more)"))
        },
        for: event
      )
    }
  }

  /// Adds a line.
  func note(_ text: String) { events.append(text) }

  /// An action for gesture recognizers.
  func gestureHappened() { note("gesture") }

  /// Returns the recorded lines and removes them.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

extension Simulator {
  /// Converts a point of a view to the screen.
  func point(_ x: CGFloat, _ y: CGFloat, in view: View) -> CGPoint {
    let inWindow = view.convert(CGPoint(x: x, y: y), to: nil)
    return CGPoint(x: inWindow.x + window.frame.minX, y: inWindow.y + window.frame.minY)
  }

  /// Drags a touch over points of a view, without time in between.
  func drag(in view: View, _ points: CGPoint...) throws {
    let finger = try user.touchDown(at: point(points[0].x, points[0].y, in: view))
    for next in points.dropFirst() { try finger.move(to: point(next.x, next.y, in: view)) }
    finger.lift()
  }
}
