import HeadlessUIKit
import Testing

@MainActor @Suite struct EventLogTests {
  /// A field that counts the reads of its name.
  private final class NamedField: TextField {
    var count = 0
    func exit() {}
    override var debugName: String {
      count += 1
      return "NamedField"
    }
  }

  private nonisolated static let ping = Notification.Name("ping")

  /// Returns each note of the log with the first word of its cause.
  private func causes(_ log: EventLog) -> [String] {
    log.entries.filter { $0.category == .note }.map { note in
      let cause = log.entries.first { $0.index == note.cause }
      return "\(note.event) <- \(cause.map { $0.event.prefix { $0 != " " } } ?? "nobody")"
    }
  }

  @Test func `notes are entries of their own, numbered, with the time`() {
    let simulator = Simulator()
    simulator.log.note("a")
    simulator.advance(by: .milliseconds(300))
    simulator.log.note("b")
    let entries = simulator.log.entries
    #expect(entries.map(\.event) == ["a", "b"])
    #expect(entries.map(\.index) == [0, 1])
    #expect(entries.map(\.time.offset) == [.zero, .milliseconds(300)])
    #expect(entries.allSatisfy { $0.category == .note && $0.subject.isEmpty && $0.cause == nil })
  }

  @Test func `an entry is a line with number, time, category, subject and cause`() {
    let scene = FieldScene("4.3")
    let log = scene.simulator.log
    scene.simulator.advance(by: .milliseconds(1500))
    log.removeAll()
    scene.diary.when("A didBegin") { log.note("hello") }
    scene.a.becomeFirstResponder()
    let first = log.entries.first?.index ?? -1
    let lines = log.description.components(separatedBy: "\n")
    #expect(lines.count == log.entries.count)
    #expect(
      Array(lines.prefix(5)) == [
        "#\(first)".padding(toLength: 5, withPad: " ", startingAt: 0)
          + "1.500 s  focus        TextField \"A\": becomeFirstResponder",
        "#\(first + 1)".padding(toLength: 5, withPad: " ", startingAt: 0)
          + "1.500 s  editing      TextField \"A\": textFieldShouldBeginEditing -> true  <- #\(first)",
        "#\(first + 2)".padding(toLength: 5, withPad: " ", startingAt: 0)
          + "1.500 s  focus        TextField \"A\": is first responder  <- #\(first)",
        "#\(first + 3)".padding(toLength: 5, withPad: " ", startingAt: 0)
          + "1.500 s  editing      TextField \"A\": textFieldDidBeginEditing  <- #\(first)",
        "#\(first + 4)".padding(toLength: 5, withPad: " ", startingAt: 0)
          + "1.500 s  note         hello  <- #\(first + 3)",
      ]
    )
  }

  @Test func `the work of a handler has the entry that called the handler as its cause`() {
    let scene = FieldScene("4.3")
    let log = scene.simulator.log
    for line in ["A shouldBegin", "A didBegin", "A posts TextDidBeginEditing", "KeyboardWillShow"] {
      scene.diary.when(line) { log.note(line) }
    }
    log.note("before")
    scene.a.becomeFirstResponder()
    log.note("after")
    #expect(
      causes(log) == [
        "before <- nobody", "A shouldBegin <- textFieldShouldBeginEditing",
        "A didBegin <- textFieldDidBeginEditing",
        "A posts TextDidBeginEditing <- UITextFieldTextDidBeginEditingNotification",
        "KeyboardWillShow <- UIKeyboardWillShowNotification", "after <- nobody",
      ]
    )
  }

  @Test func `a cause holds across virtual time`() throws {
    let scene = FieldScene("4.3")
    let log = scene.simulator.log
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    // The chain of causes of the last notification ends at the call that began it all.
    var entry = try #require(log.entries.last { $0.event.hasPrefix("UIKeyboardDidShowNotification") })
    #expect(entry.time.offset == .milliseconds(300))
    var chain: [String] = []
    while let cause = entry.cause {
      entry = try #require(log.entries.first { $0.index == cause })
      chain.append("\(entry.category) \(entry.event.prefix { $0 != " " })")
    }
    #expect(chain == ["keyboard slides", "focus becomeFirstResponder"])
    #expect(entry.time.offset == .zero)
  }

  @Test func `after a handler the cause is the one before it`() {
    let simulator = Simulator()
    _ = simulator.notifications.addObserver(forName: Self.ping) { _ in simulator.log.note("inside") }
    simulator.notifications.post(name: Self.ping)
    simulator.log.note("after")
    #expect(causes(simulator.log) == ["inside <- ping", "after <- nobody"])
  }

  @Test func `forgetting entries goes on with the numbering, also in the middle of a question`() {
    let scene = FieldScene("4.3")
    let log = scene.simulator.log
    let count = log.entries.count
    log.note("a")
    log.removeAll()
    #expect(log.entries == [])
    log.note("b")
    #expect(log.entries.map(\.index) == [count + 1])
    scene.diary.when("A shouldBegin") { log.removeAll() }
    scene.a.becomeFirstResponder()
    #expect(
      log.lines(.focus, .editing) == [
        "focus TextField \"A\": is first responder", "editing TextField \"A\": textFieldDidBeginEditing",
      ]
    )
  }

  @Test func `while it is off nothing is written and no name is asked`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3", logIsEnabled: false)
    let controller = ViewController()
    let field = NamedField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    let diary = Diary()
    field.addAction(Action { _ in diary.note("begin") }, for: .editingDidBegin)
    field.addTarget(field, action: NamedField.exit, for: .editingDidEndOnExit)
    controller.view.addSubview(field)
    simulator.launch(controller)
    try simulator.user.tap(field)
    try simulator.user.type("ab\n")
    #expect(field.text == "ab")
    #expect(diary.lines == ["begin"])
    #expect(!field.isFirstResponder)
    #expect(simulator.log.entries == [])
    #expect(field.count == 0)
    simulator.log.isEnabled = true
    try simulator.user.tap(field)
    #expect(simulator.log.lines(.focus).first == "focus NamedField: becomeFirstResponder")
    let count = simulator.log.entries.count
    simulator.log.isEnabled = false
    field.resignFirstResponder()
    #expect(simulator.log.entries.count == count)
  }

  /// A field that writes into the log when its name is read.
  private final class NoisyField: TextField {
    weak var log: EventLog?
    override var debugName: String {
      log?.note("named")
      return "NoisyField"
    }
  }

  @Test func `a name may write into the log while an answer is written`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let controller = ViewController()
    let field = NoisyField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    let delegate = Willing()
    field.delegate = delegate
    controller.view.addSubview(field)
    simulator.launch(controller)
    field.log = simulator.log
    field.becomeFirstResponder()
    let question = "textFieldShouldBeginEditing"
    let answers = simulator.log.entries.filter {
      if case .answer(question, _, true) = $0.detail { true } else { false }
    }
    #expect(answers.map(\.event) == ["\(question) -> true"])
  }

  /// A delegate that returns true.
  private final class Willing: TextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  }

  @Test(arguments: ["4.3", "18.0"] as [SystemVersion])
  func `the same program gives the same log, byte for byte`(system: SystemVersion) throws {
    func run() throws -> String {
      let scene = FieldScene(system)
      try scene.simulator.user.tap(scene.a)
      try scene.simulator.user.type("Hello, World 42\n")
      try scene.simulator.user.tap(scene.b)
      try scene.simulator.user.tap(key: "delete")
      try scene.simulator.user.type("ada")
      scene.controller.view.endEditing(true)
      scene.simulator.settle()
      return scene.simulator.log.description
    }
    let first = try run()
    #expect(first.components(separatedBy: "\n").count > 100)
    #expect(try run() == first)
  }

  @Test func `a view that moves to another simulator has a number of its own there`() {
    func scene(_ name: String) -> (simulator: Simulator, root: View, view: View) {
      let (simulator, controller) = (Simulator(), ViewController())
      simulator.launch(controller)
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.accessibilityIdentifier = name
      controller.view.addSubview(view)
      view.frame.size.width = 20
      return (simulator, controller.view, view)
    }
    let (first, second) = (scene("a"), scene("b"))
    func changes(_ view: View) -> [Explanation.Fact] { second.simulator.why.frameChanged(view).facts }
    first.view.removeFromSuperview()
    second.root.addSubview(first.view)
    #expect(changes(second.view).count == 1 && changes(first.view).isEmpty)
    first.view.frame.size.width = 30
    #expect(changes(second.view).count == 1 && changes(first.view).count == 1)
    // The other log, which named the view before, gives it another number when it returns.
    first.view.removeFromSuperview()
    first.root.addSubview(first.view)
    first.view.frame.size.width = 40
    #expect(first.simulator.why.frameChanged(first.view).facts.count == 1)
  }
}
