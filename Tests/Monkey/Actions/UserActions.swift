import HeadlessUIKit

/// Actions of the simulated user with fingers.
@MainActor let userActions: [MonkeyAction] = [
  MonkeyAction(12) { world in
    let point = world.randomPoint()
    try? world.simulator.user.tap(point)
    return "taps \(point)"
  },
  MonkeyAction(14) { world in
    guard let view = world.pick(View.self) else { return nil }
    return world.attempt("taps \(type(of: view))") { try world.simulator.user.tap(view) }
  },
  MonkeyAction(8) { world in
    guard
      let view = world.random.once(in: 2) ? world.pick(TextField.self) : world.pick(TextView.self) as View?
    else { return nil }
    return world.attempt("taps \(type(of: view))") { try world.simulator.user.tap(view) }
  },
  MonkeyAction(8) { world in
    let (start, end) = (world.randomPoint(), world.randomPoint())
    let step = Duration.milliseconds(world.random.number(4...100))
    let lifts = !world.random.once(in: 5)
    return world.attempt("drags from \(start) to \(end)\(lifts ? "" : ", cancelled")") {
      let finger = try world.simulator.user.touchDown(at: start)
      // After a refusal the finger would stay on the screen.
      defer { if finger.isDown { finger.cancel() } }
      for part in 1...6 {
        world.simulator.advance(by: step)
        let share = CGFloat(part) / 6
        try finger.move(
          to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        )
      }
      if lifts { finger.lift() } else { finger.cancel() }
    }
  },
  MonkeyAction(3) { world in
    let point = world.randomPoint()
    return world.attempt("presses \(point)") {
      let finger = try world.simulator.user.touchDown(at: point)
      world.simulator.advance(by: .milliseconds(700))
      finger.lift()
    }
  },
  MonkeyAction(2) { world in
    let (first, second) = (world.randomPoint(), world.randomPoint())
    return world.attempt("pinches from \(first) and \(second)") {
      let one = try world.simulator.user.touchDown(at: first)
      defer { if one.isDown { one.cancel() } }
      let other = try world.simulator.user.touchDown(at: second)
      defer { if other.isDown { other.cancel() } }
      for _ in 0..<3 {
        world.simulator.advance(by: .milliseconds(30))
        try one.move(to: world.randomPoint())
        try other.move(to: world.randomPoint())
      }
      one.lift()
      other.lift()
    }
  },
  MonkeyAction(4) { world in
    let user = world.simulator.user
    let kinds = [user.buttons, user.switches, user.cells, user.textFields, user.sliders, user.alerts.buttons]
    guard let query = world.random.pick(kinds) else { return nil }
    // A layout before the query may call back and change the number.
    let count = query.count
    guard count > 0 else { return nil }
    let index = world.random.number(0...count - 1)
    return world.attempt("taps element \(index)") { try query.element(boundBy: index).tap() }
  },
  MonkeyAction(2) { world in
    world.attempt("swipes up") { try world.simulator.user.scrollViews.firstMatch.swipeUp() }
  },
]

extension World {
  /// Returns a random point of the screen, or close to it.
  func randomPoint() -> CGPoint {
    let bounds = simulator.window.bounds
    return CGPoint(
      x: random.length(-5...Int(bounds.width) + 5),
      y: random.length(-5...Int(bounds.height) + 5)
    )
  }

  /// Performs an action that the simulator may refuse with an error, and returns its text.
  func attempt(_ text: String, _ body: () throws -> Void) -> String {
    do {
      try body()
      return text
    } catch {
      return "\(text): refused"
    }
  }
}
