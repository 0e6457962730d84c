import HeadlessUIKit
import Testing

/// Logs that keep only their newest entries.
@MainActor @Suite struct LogLimitTests {
  /// A view that counts the reads of its name.
  private final class NamedView: View {
    var count = 0
    override var debugName: String {
      count += 1
      return "NamedView"
    }
  }

  /// An operation on a log.
  enum Step: Sendable {
    case notes(Int)
    case limit(Int?)
    case removeAll
  }

  /// Writes numbered notes, and checks after each step that the log contains the newest ones, as a plain
  /// array would.
  private func follow(_ steps: [Step]) {
    let log = Simulator().log
    var (expected, written, limit) = ([Int](), 0, Int?.none)
    for step in steps {
      switch step {
      case .notes(let count):
        for _ in 0..<count {
          log.note("\(written)")
          expected.append(written)
          if let limit { expected = expected.suffix(limit) }
          written += 1
          #expect(log.entries.map(\.index) == expected)
        }
      case .limit(let new):
        limit = new
        log.limit = new
        if let limit { expected = expected.suffix(limit) }
      case .removeAll:
        log.removeAll()
        expected = []
      }
      #expect(log.limit == limit)
      #expect(log.entries.map(\.index) == expected)
      #expect(log.entries.map(\.event) == expected.map(String.init))
    }
  }

  @Test func `a log keeps all without a limit`() {
    #expect(Simulator().log.limit == nil)
  }

  @Test(arguments: [1, 2, 3, 7, 20, 50])
  func `a full log forgets its oldest entry for each new one, and goes on with the numbering`(limit: Int) {
    follow([.limit(limit), .notes(50)])
  }

  @Test(
    arguments: [
      [.notes(10), .limit(4), .notes(7)],
      [.limit(4), .notes(6), .limit(9), .notes(12)],
      [.limit(5), .notes(8), .limit(3), .notes(2), .limit(5), .notes(1)],
      [.limit(4), .notes(6), .limit(nil), .notes(6), .limit(2)],
      [.limit(4), .notes(6), .removeAll, .notes(3), .notes(4)],
      [.limit(4), .notes(6), .limit(4), .notes(1)],
      [.limit(3), .removeAll, .limit(1), .notes(2)],
    ] as [[Step]]
  )
  func `a limit may change at any time`(steps: [Step]) {
    follow(steps)
  }

  @Test func `an array of entries that somebody keeps stays as it was`() {
    let log = Simulator().log
    log.limit = 2
    log.note("a")
    log.note("b")
    let kept = log.entries
    log.note("c")
    #expect(kept.map(\.event) == ["a", "b"])
    #expect(log.entries.map(\.event) == ["b", "c"])
    #expect(log.description == log.entries.map(\.description).joined(separator: "\n"))
  }

  @Test func `a limited log ends as an unlimited one does, causes included`() throws {
    func run(_ limit: Int?) throws -> [LogEntry] {
      let scene = FieldScene("4.3")
      scene.simulator.log.limit = limit
      try scene.simulator.user.tap(scene.a)
      try scene.simulator.user.type("Hi\n")
      try scene.simulator.user.tap(scene.b)
      return scene.simulator.log.entries
    }
    let all = try run(nil)
    for limit in [1, 2, 5, 17, 40] {
      #expect(try run(limit) == all.suffix(limit))
    }
    let first = try #require(all.suffix(17).first?.index)
    #expect(all.suffix(17).contains { ($0.cause ?? first) < first }, "a cause that is gone keeps its number")
  }

  /// The delegate's question is entry 1, and its handler writes notes.
  @Test(arguments: [0, 1, 2, 3, 4, 5, 6])
  func `an answer is written as long as its question is there`(notes: Int) {
    let scene = FieldScene("4.3")
    let log = scene.simulator.log
    let limit = 4
    scene.diary.when("A shouldBegin") {
      log.limit = limit
      for index in 0..<notes { log.note("\(index)") }
      log.limit = 100
    }
    scene.a.becomeFirstResponder()
    let question = log.entries.first { $0.event.hasPrefix("textFieldShouldBeginEditing") }
    #expect(question?.event == (notes < limit ? "textFieldShouldBeginEditing -> true" : nil))
    #expect(log.entries.filter { $0.event.hasSuffix("-> true") }.count == (notes < limit ? 1 : 0))
  }

  @Test(arguments: [1, 2, 3, 5])
  func `an answer finds its question in a log that has gone around`(limit: Int) {
    let scene = FieldScene("4.3")
    let log = scene.simulator.log
    log.limit = limit
    for index in 0..<7 {
      log.note("\(index)")
      scene.a.becomeFirstResponder()
      scene.simulator.settle()
      scene.diary.when("A shouldEnd") { log.note("asked") }
      scene.a.resignFirstResponder()
      scene.simulator.settle()
      #expect(log.entries.count <= limit)
      for entry in log.entries where entry.event.hasSuffix("-> true") {
        #expect(entry.event.hasPrefix("textField"))
      }
    }
  }

  @Test func `a limited log makes no text while it is off, and keeps its entries`() {
    let simulator = Simulator()
    let view = NamedView()
    simulator.window.addSubview(view)
    let log = simulator.log
    log.limit = 2
    for index in 0..<3 { log.note("\(index)") }
    log.isEnabled = false
    let count = view.count
    for index in 0..<5 { view.frame.origin.x = CGFloat(index + 1) }
    #expect(view.count == count)
    #expect(log.entries.map(\.event) == ["1", "2"])
  }

  @Test func `a limit that is not positive stops the program`() async {
    let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator().log.limit = 0 }
    }
    expectTrap(zero, says: "the log's limit is 0; it must be positive, or nil for a log that keeps all")
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator().log.limit = -3 }
    }
    expectTrap(negative, says: "the log's limit is -3; it must be positive")
  }
}
