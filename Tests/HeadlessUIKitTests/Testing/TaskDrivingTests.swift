import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Tasks of an app that run while its test waits.
@MainActor @Suite struct TaskDrivingTests {
  /// A search screen with a debounced, asynchronous search, as an app would write it.
  private final class SearchController: ViewController {
    let field = TextField(frame: CGRect(x: 20, y: 80, width: 280, height: 31))
    let result = Label(frame: CGRect(x: 20, y: 120, width: 280, height: 31))
    private let clock: any Clock<Duration>
    private let catalog = Catalog()
    private var search: Task<Void, any Error>?
    private(set) var searches: [String] = []

    init(clock: any Clock<Duration>) {
      self.clock = clock
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(result)
      field.accessibilityIdentifier = "Search"
      result.accessibilityIdentifier = "Result"
      result.isHidden = true
      field.addAction(Action { [weak self] _ in self?.edit() }, for: .editingChanged)
    }

    private func edit() {
      search?.cancel()
      let text = field.text ?? ""
      search = Task { [clock, weak self] in
        try await clock.sleep(for: .milliseconds(300))
        self?.searches.append(text)
        let found = await Catalog.fetch(text)
        self?.show(await self?.catalog.label(of: found) ?? "")
      }
    }

    private func show(_ text: String) {
      result.text = text
      result.isHidden = false
    }
  }

  private actor Catalog {
    nonisolated static func fetch(_ text: String) async -> Int { text.count }
    func count(of text: String) async -> Int {
      await Task.yield()
      return text.count
    }
    func label(of count: Int) -> String { "\(count) found" }
  }

  private func scene() throws -> (Simulator, SearchController) {
    let simulator = Simulator(device: .iPhone8, system: "12.0")
    let controller = SearchController(clock: simulator.clock)
    simulator.launch(controller)
    try simulator.user.tap(controller.field)
    return (simulator, controller)
  }

  @Test(.fact("U72")) func `a search that sleeps on the clock runs when its virtual time is over`()
    async throws
  {
    let (simulator, controller) = try scene()
    try simulator.user.type("tea")
    await simulator.advance(by: .milliseconds(200))
    #expect(controller.searches == [])
    await simulator.advance(by: .milliseconds(200))
    #expect(controller.searches == ["tea"])
    #expect(controller.result.text == "3 found")
  }

  @Test(.fact("U72")) func `settling waits for the tasks`() async throws {
    let (simulator, controller) = try scene()
    try simulator.user.type("tea")
    await simulator.settle()
    #expect(controller.searches == ["tea"])
    #expect(controller.result.text == "3 found")
  }

  @Test(.fact("U72")) func `waiting for an element lets time and tasks run, and stops at the instant`()
    async throws
  {
    let (simulator, controller) = try scene()
    try simulator.user.type("tea")
    let result = simulator.user.staticTexts["Result"]
    #expect(await !result.waitForExistence(timeout: 0.1))
    let start = simulator.clock.now
    #expect(await result.waitForExistence(timeout: 5))
    #expect(start.duration(to: simulator.clock.now) == .milliseconds(200))
    #expect(await result.wait(for: { $0.label == "3 found" }, timeout: 1))
    #expect(controller.searches == ["tea"])
  }

  @Test(.fact("U72")) func `the same program has the same log`() async throws {
    var logs: Set<String> = []
    for _ in 0..<20 {
      let (simulator, _) = try scene()
      try simulator.user.type("tea")
      await simulator.settle()
      logs.insert(simulator.log.description)
    }
    #expect(logs.count == 1)
  }

  @Test(.fact("U72")) func `tests that wait at the same time have the logs of each of them alone`()
    async throws
  {
    @MainActor func log(of text: String) async throws -> String {
      let (simulator, controller) = try scene()
      for letter in text {
        try simulator.user.type(String(letter))
        await simulator.advance(by: .milliseconds(400))
      }
      #expect(controller.result.text == "\(text.count) found" && controller.searches.count == text.count)
      await simulator.settle()
      return simulator.log.description
    }
    let texts = (1...12).map { String("chamomile tea".prefix($0)) }
    var alone: [String] = []
    for text in texts { alone.append(try await log(of: text)) }
    let tasks = texts.map { text in Task { try await log(of: text) } }
    var together: [String] = []
    for task in tasks { together.append(try await task.value) }
    #expect(together == alone)
  }

  @Test(.fact("U72"))
  func `a wait lasts until its own task has no job, also if others began to wait earlier`()
    async
  {
    @MainActor func jobs(afterLeaving leaves: Bool) async -> Int {
      let simulator = Simulator()
      var count = 0
      simulator.perform {
        Task {
          if leaves { _ = await Catalog.fetch("x") }
          for _ in 0..<20 {
            await Task.yield()
            count += 1
          }
        }
      }
      await simulator.settle()
      return count
    }
    #expect(await jobs(afterLeaving: true) == 20)
    let tasks = (0..<40).map { number in
      Task {
        for _ in 0..<number { await Task.yield() }
        return await jobs(afterLeaving: false)
      }
    }
    for task in tasks { #expect(await task.value == 20) }
  }

  @Test(.fact("U72")) func `tasks that leave the main actor come back in the same order`() async {
    var orders: Set<[String]> = []
    for _ in 0..<50 {
      let simulator = Simulator()
      let catalog = Catalog()
      var order: [String] = []
      simulator.perform {
        for name in ["A", "B", "C"] {
          Task {
            order.append("\(name) \(await Catalog.fetch(name))")
            order.append("\(name) \(await Task.detached { name }.value)")
            async let one = Catalog.fetch("x")
            async let two = Catalog.fetch("xy")
            order.append("\(name) \(await one + two)")
            order.append("\(name) \(await catalog.count(of: "xyzw"))")
            try? await simulator.clock.sleep(for: .seconds(1))
            order.append("\(name) at \(simulator.clock.now.offset)")
          }
        }
      }
      await simulator.settle()
      orders.insert(order)
    }
    #expect(
      orders == [
        [
          "A 1", "B 1", "C 1", "A A", "B B", "C C", "A 3", "B 3", "C 3", "A 4", "B 4", "C 4",
          "A at 1.0 seconds", "B at 1.0 seconds", "C at 1.0 seconds",
        ]
      ]
    )
  }

  @Test(.fact("U72")) func `a task that sleeps again and again is reported with its name`() async {
    let simulator = Simulator()
    var count = 0
    await withKnownIssue {
      let task = simulator.perform {
        Task(name: "clock face") {
          while true {
            try await simulator.clock.sleep(for: .seconds(1))
            count += 1
          }
        }
      }
      let settlement = await simulator.settle(limit: 20)
      #expect(settlement.ran == 20)
      #expect(settlement.endless.count == 1)
      task.cancel()
      _ = await task.result
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "settle() ran 20 pieces of work and more is waiting; the next is \"clock face: sleep until"
      ) == true
    }
    #expect(count == 20)
  }

  @Test(.fact("U72")) func `work in real time is waited for by name`() async throws {
    let simulator = Simulator()
    let isDone = Mutex(false)
    let work = Task.detached {
      try await Task.sleep(for: .milliseconds(5))
      isDone.withLock { $0 = true }
    }
    try await simulator.waitInRealTime(for: "the download", timeout: .seconds(3_600)) {
      isDone.withLock { $0 }
    }
    try await work.value
    #expect(simulator.clock.now.offset == .zero)
    let error = await #expect(throws: RealTimeError.self) {
      try await simulator.waitInRealTime(for: "the upload", timeout: .milliseconds(3)) { false }
    }
    #expect(error?.description == "the upload didn't happen within 0.003 seconds of real time")
  }
}
