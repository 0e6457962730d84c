import Foundation
import HeadlessUIKit
import Testing

/// The virtual time that actions of the simulated user take, and the work that they wait for.
@MainActor @Suite struct RestTests {
  let simulator = Simulator(device: .iPhone8, system: "12.0")

  private func button(_ act: @escaping @MainActor () -> Void) -> Button {
    let button = Button(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.setTitle("Act", for: .normal)
    button.addAction(Action { _ in act() }, for: .touchUpInside)
    let controller = ViewController()
    controller.view.addSubview(button)
    simulator.launch(controller)
    return button
  }

  private func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
    _ = simulator.clock.schedule(after: delay, label: "of the app", body: body)
  }

  @Test(.fact("U75")) func `a tap doesn't run a delayed call of the app that is due later`() throws {
    var calls: [Duration] = []
    let button = button { after(.milliseconds(500)) { calls.append(simulator.clock.now.offset) } }
    try simulator.user.tap(button)
    #expect(calls == [])
    #expect(simulator.clock.now.offset == .milliseconds(50))
    simulator.advance(by: .milliseconds(499))
    #expect(calls == [])
    simulator.advance(by: .milliseconds(1))
    #expect(calls == [.milliseconds(550)])
  }

  @Test(.fact("U75")) func `a debounced search runs once, after the last key`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 80, width: 280, height: 31))
    let controller = ViewController()
    controller.view.addSubview(field)
    simulator.launch(controller)
    var (searches, pending) = ([String?](), ScheduledWork?.none)
    let edit = Action { [simulator] _ in
      pending?.cancel()
      pending = simulator.clock.schedule(after: .milliseconds(500), label: "search") {
        searches.append(field.text)
      }
    }
    field.addAction(edit, for: .editingChanged)
    try simulator.user.tap(field)
    let start = simulator.clock.now
    try simulator.user.type("lamp")
    #expect(start.duration(to: simulator.clock.now) < .milliseconds(500))
    #expect(searches == [])
    simulator.settle()
    #expect(searches == ["lamp"])
  }

  @Test(.fact("U75"))
  func `an action waits for the animation that it starts, and runs the work that is due until then`() throws {
    var log: [String] = []
    let button = button {
      View.animate(withDuration: 0.3, animations: { simulator.window.alpha = 0.5 }) { _ in
        log.append("animated")
      }
      after(.milliseconds(100)) { log.append("at 100 ms") }
      after(.milliseconds(301)) { log.append("at 301 ms") }
      after(.zero) { log.append("next turn") }
    }
    try simulator.user.tap(button)
    #expect(log == ["next turn", "at 100 ms", "animated"])
    #expect(simulator.clock.now.offset == .milliseconds(350))
  }

  @Test(.fact("U75")) func `an action doesn't wait for an animation that ends in more than five seconds`()
    throws
  {
    let button = button {
      View.animate(withDuration: 60, delay: 0, options: .allowUserInteraction) {
        simulator.window.alpha = 0.5
      }
    }
    try simulator.user.tap(button)
    #expect(simulator.clock.now.offset == .milliseconds(50))
  }

  @Test(.fact("U73")) func `a tap ends although the app calls itself again and again`() throws {
    var count = 0
    func poll() {
      count += 1
      after(.milliseconds(100), poll)
    }
    let button = button { poll() }
    try simulator.user.tap(button)
    #expect(count == 1)
    simulator.advance(by: .seconds(1))
    #expect(count == 11)
  }

  @Test(.fact("U73")) func `settling reports work without end, and the place that schedules it`() throws {
    func poll() {
      _ = simulator.clock.schedule(after: .milliseconds(100), label: "poll", file: "Form.swift", line: 7) {
        poll()
      }
    }
    poll()
    withKnownIssue {
      let settlement = simulator.settle()
      #expect(settlement.ran == 100_000)
      #expect(settlement.endless == ["Form.swift:7"])
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "settle() ran 100000 pieces of work and more is waiting; the next is \"poll\", scheduled at Form.swift:7"
      ]
    }
    // It is reported once.
    #expect(simulator.clock.settle(limit: 10).endless == ["Form.swift:7"])
  }

  @Test(.fact("U73")) func `work that schedules more for the same instant doesn't stop time`() throws {
    var count = 0
    func spin() {
      count += 1
      _ = simulator.clock.schedule(after: .zero, label: "spin", file: "Form.swift", line: 9) { spin() }
    }
    spin()
    withKnownIssue {
      simulator.advance(by: .milliseconds(10))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "100000 pieces of work ran at 0.0 seconds and more is waiting; the next is \"spin\", "
          + "scheduled at Form.swift:9"
      ]
    }
    #expect(simulator.clock.now.offset == .milliseconds(10))
    #expect((100_000...120_000).contains(count))
  }

  @Test func `many pieces that are due at once are not endless`() {
    var count = 0
    let all = Repetitions.count(150_000, inDebug: 110_000)
    for _ in 0..<all { after(.zero) { count += 1 } }
    simulator.advance(by: .zero)
    #expect(count == all)
    #expect(simulator.clock.now.offset == .zero)
  }

  @Test(.fact("U80")) func `a view that an animation moves is tapped when it has arrived`() throws {
    var taps = 0
    let button = button { taps += 1 }
    simulator.perform { View.animate(withDuration: 2, animations: { button.frame.origin.y = 300 }) }
    try simulator.user.buttons["Act"].tap()
    #expect(taps == 1)
    #expect(simulator.clock.now.offset == .milliseconds(2_050))
    simulator.perform { View.animate(withDuration: 2, animations: { button.frame.origin.y = 100 }) }
    try simulator.user.tap(button)
    #expect(taps == 2)
  }

  @Test(.fact("U80")) func `a view that moves for more than five seconds is refused at once`() throws {
    let button = button {}
    simulator.perform { View.animate(withDuration: 6, animations: { button.frame.origin.y = 300 }) }
    let error = #expect(throws: InteractionError.self) { try simulator.user.tap(button) }
    #expect(
      error?.reason
        == .obstructed(view: "Button \"Act\"", .animating(by: "Button \"Act\"", until: .seconds(6)))
    )
    #expect(simulator.clock.now.offset == .zero)
  }
}
