import HeadlessUIKit
import Testing

/// The texts of log entries.
@MainActor @Suite struct LogEntryTextTests {
  let simulator = Simulator(device: .iPhone8, system: "12.0")

  @Test(.fact("U85")) func `an entry is one line, also for texts with several lines`() throws {
    simulator.log.note("two\nlines\r\tand a bell \u{7}, \u{2028}, e\u{301}, 👩‍👩‍👧")
    let entry = try #require(simulator.log.entries.last)
    #expect(entry.event == "two\nlines\r\tand a bell \u{7}, \u{2028}, e\u{301}, 👩‍👩‍👧")
    #expect(entry.description.hasSuffix("  two\\nlines\\r\\tand a bell \\u{7}, \\u{2028}, e\u{301}, 👩‍👩‍👧"))
    #expect(simulator.log.description.split(separator: "\n").count == simulator.log.entries.count)
  }

  @Test(
    .fact("U86"),
    arguments: [
      ("Send", nil, "performs action \"Send\""), ("", "send-it", "performs action \"send-it\""),
      ("", nil, "performs an untitled action"),
    ] as [(String, String?, String)]
  )
  func `an action is named by its title or its identifier`(title: String, name: String?, text: String) throws
  {
    let action = Action(title: title, identifier: name.map(Action.Identifier.init(_:))) { _ in }
    let button = Button(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
    button.addAction(action, for: .touchUpInside)
    let controller = ViewController()
    controller.view.addSubview(button)
    simulator.launch(controller)
    try simulator.user.tap(button)
    let actions = simulator.log.entries.filter { $0.category == .action && !$0.event.hasPrefix("sends ") }
    #expect(actions.map(\.event) == [text])
  }
}
