import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Checks of an app that still waits: they let its tasks run, or say that they didn't.
@MainActor @Suite struct UnfinishedWorkTests {
  private static let devices: [Device] = [.iPhone8, .iPhone17]

  private func loadingList() -> LoadingController {
    LoadingController(clock: SimulationContext.current?.clock ?? VirtualClock())
  }

  // MARK: The number of tasks

  @Test func `tasks that have not run are counted, and no others`() async throws {
    let simulator = Simulator(device: .iPhone17)
    #expect(simulator.claimWorkFinished() == Claim("the app's work is done", true))
    var ran = 0
    simulator.perform {
      for _ in 0..<2 { Task { ran += 1 } }
    }
    #expect(simulator.claimWorkFinished() == Claim("the app still waits for 2 tasks", false))
    await simulator.settle()
    #expect(ran == 2)
    #expect(simulator.claimWorkFinished().holds)
    simulator.perform { _ = Task { ran += 1 } }
    #expect(simulator.claimWorkFinished() == Claim("the app still waits for 1 task", false))
    await simulator.settle()
    #expect(simulator.claimWorkFinished().holds)
  }

  @Test func `a task that waits for the user, once it has run, isn't awaited`() async throws {
    let simulator = Simulator(device: .iPhone17)
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    simulator.perform {
      _ = Task { for await _ in stream {} }
    }
    #expect(!simulator.claimWorkFinished().holds)
    await simulator.settle()
    #expect(simulator.claimWorkFinished().holds)
    simulator.perform { _ = Task { await Task.yield() } }
    #expect(simulator.claimWorkFinished() == Claim("the app still waits for 1 task", false))
    continuation.finish()
    await simulator.settle()
  }

  @Test func `a task that time has resumed is awaited`() async throws {
    let simulator = Simulator(device: .iPhone17)
    let clock = simulator.clock
    simulator.perform { _ = Task { try await clock.sleep(for: .seconds(1)) } }
    await simulator.advance(by: .milliseconds(500))
    #expect(simulator.claimWorkFinished().holds)
    func settleWithoutTasks() { simulator.settle() }
    settleWithoutTasks()
    #expect(simulator.claimWorkFinished() == Claim("the app still waits for 1 task", false))
    await simulator.settle()
    #expect(simulator.claimWorkFinished().holds)
  }

  @Test(.simulator(.iPhone17)) func `the tasks of a test with the trait are counted`() async throws {
    let simulator = Simulator.current
    let inner = Simulator(device: .iPhone8)
    for _ in 0..<3 { Task {} }
    inner.perform { _ = Task {} }
    #expect(simulator.claimWorkFinished() == Claim("the app still waits for 3 tasks", false))
    #expect(inner.claimWorkFinished() == Claim("the app still waits for 1 task", false))
    simulator.perform {
      #expect(simulator.claimWorkFinished() == Claim("the app still waits for 3 tasks", false))
      inner.perform { _ = Task {} }
    }
    await simulator.settle()
    #expect(simulator.claimWorkFinished().holds)
    await inner.settle()
    #expect(inner.claimWorkFinished().holds)
  }

  @Test func `an animating activity indicator and a refresh are unfinished work`() {
    let simulator = Simulator(device: .iPhone8)
    let controller = ViewController()
    let indicator = ActivityIndicatorView(style: .medium)
    let table = TableView()
    let refresh = RefreshControl()
    simulator.perform {
      controller.view.addSubview(table)
      table.frame = controller.view.bounds
      table.refreshControl = refresh
      controller.view.addSubview(indicator)
      simulator.launch(controller)
    }
    simulator.settle()
    #expect(simulator.claimWorkFinished().holds)
    indicator.startAnimating()
    #expect(
      simulator.claimWorkFinished().text
        == "the app still shows \(indicator.debugName), which is animating"
    )
    indicator.stopAnimating()
    refresh.beginRefreshing()
    #expect(
      simulator.claimWorkFinished().text == "the app still shows \(refresh.debugName), which is refreshing"
    )
    refresh.endRefreshing()
    simulator.settle()
    #expect(simulator.claimWorkFinished().holds)
  }

  // MARK: Audits

  @Test func `an audit checks the loaded screen, or fails`() async {
    var lists: [LoadingController] = []
    let audit = await Simulator.auditLayout(over: Self.devices) {
      lists.append(loadingList())
      return lists[lists.count - 1]
    }
    #expect(audit.passes, "\(audit)")
    #expect(lists.map(\.names) == [["Ada", "Barbara"], ["Ada", "Barbara"]])
    func auditWithoutTasks() -> LayoutAudit { Simulator.auditLayout(over: Self.devices) { loadingList() } }
    let early = auditWithoutTasks()
    #expect(!early.passes)
    let findings = early.rows.filter { $0.view == "the app" }.map(\.findings)
    let work = "waits for 1 task, and shows ActivityIndicatorView, which is animating"
    #expect(findings == [[.unfinished(work)], [.unfinished(work)]])
    #expect("\(early)".contains("still waits for 1 task"))
  }

  @Test func `the audit of a running app lets its tasks run`() async {
    let simulator = Simulator(device: .iPhone8)
    simulator.launch(simulator.perform { loadingList() })
    func auditWithoutTasks() -> LayoutAudit { simulator.auditLayout() }
    #expect(!auditWithoutTasks().passes)
    let audit = await simulator.auditLayout()
    #expect(audit.passes, "\(audit)")
  }

  @Test func `an audit of the keyboard checks the loaded form, or fails`() async {
    let audit = await Simulator.auditKeyboard(on: Self.devices) { loadingList() }
    #expect(audit.passes, "\(audit)")
    #expect(audit.rows.map(\.field) == ["TextField \"Search\"", "TextField \"Search\""])
    func auditWithoutTasks() -> KeyboardAudit { Simulator.auditKeyboard(on: Self.devices) { loadingList() } }
    let early = auditWithoutTasks()
    #expect(early.failures.map(\.field) == ["the app", "the app"])
    let simulator = Simulator(device: .iPhone8)
    simulator.launch(simulator.perform { loadingList() })
    func auditOfRunningApp() -> KeyboardAudit { simulator.auditKeyboard() }
    #expect(!auditOfRunningApp().passes)
    let running = await simulator.auditKeyboard()
    #expect(running.passes, "\(running)")
  }

  // MARK: Explorations

  @Test func `an exploration acts on the loaded screen`() async throws {
    var (launches, loads) = (0, 0)
    let exploration = await Simulator.explore(on: Self.devices, actions: 60, depth: 6) { simulator in
      launches += 1
      simulator.launch(LoadingController(clock: simulator.clock) { loads += 1 })
    }
    #expect(exploration.findings.isEmpty, "\(exploration)")
    #expect(loads == launches)
    #expect(exploration.results.map(\.actionCount).allSatisfy { $0 > 10 })
  }

  @Test func `an exploration that runs no tasks reports them and continues`() throws {
    let exploration = Simulator.explore(on: [.iPhone8], actions: 60, depth: 6) { simulator in
      simulator.launch(LoadingController(clock: simulator.clock))
    }
    let result = try #require(exploration.results.first)
    #expect(result.findings.map(\.invariant.name) == [Invariant.workFinishes.name], "\(exploration)")
    let finding = try #require(result.findings.first)
    #expect(finding.actions == [])
    #expect(
      finding.claim.text
        == "the app still waits for 1 task, and shows ActivityIndicatorView, which is animating"
    )
    #expect(result.actionCount > 10)
    #expect(finding.test.contains("expectClaim(simulator.claimWorkFinished())"))
  }

  /// A button whose task, half a second later, adds another one below the screen.
  @MainActor private final class GrowingController: ViewController {
    let clock: any Clock<Duration>
    init(clock: any Clock<Duration>) {
      self.clock = clock
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = Button(type: .system)
      button.setTitle("Load", for: .normal)
      button.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
      button.addAction(
        Action { [weak self, clock] _ in
          Task {
            try await clock.sleep(for: .milliseconds(500))
            self?.view.accessibilityIdentifier = "broken"
          }
        },
        for: .touchUpInside
      )
      view.addSubview(button)
    }
  }

  @Test func `the printed test of an asynchronous exploration lets tasks run after each action`() async throws
  {
    let isWhole = Invariant("the view is whole", code: "#expect(isWhole)") { simulator in
      let controller = simulator.window.rootViewController
      return Claim("the view is broken", controller?.view.accessibilityIdentifier != "broken")
    }
    let exploration = await Simulator.explore(
      on: [.iPhone8],
      systems: ["12.0"],
      actions: 20,
      depth: 3,
      kinds: [.taps],
      keeping: [isWhole],
      launchCode: "simulator.launch(GrowingController(clock: simulator.clock))"
    ) { simulator in
      simulator.launch(GrowingController(clock: simulator.clock))
    }
    let finding = try #require(exploration.findings.first)
    #expect(
      finding.test == """
        @MainActor @Test func theViewIsWhole() async throws {
          let simulator = Simulator(device: try .named("iPhone 8"), system: "12.0")
          simulator.launch(GrowingController(clock: simulator.clock))
          await simulator.settle()
          try simulator.user.buttons["Load"].tap()
          await simulator.settle()
          #expect(isWhole)
        }
        """
    )
  }

  @Test func `a task that repeats for ever doesn't hold up an exploration`() async {
    let exploration = await Simulator.explore(on: [.iPhone8], actions: 5, depth: 3) { simulator in
      let controller = ViewController()
      simulator.launch(controller)
      let clock = simulator.clock
      Task { while !Task.isCancelled { try await clock.sleep(for: .seconds(1)) } }
    }
    #expect(exploration.findings.isEmpty, "\(exploration)")
  }

  // MARK: Failed tests

  @Test func `a failed test names the work that waits and the call that runs it`() async {
    let simulator = Simulator(device: .iPhone8)
    let clock = simulator.clock
    #expect(simulator.waitingWork == [])
    simulator.perform {
      for _ in 0..<2 { Task { try await clock.sleep(for: .milliseconds(300)) } }
    }
    #expect(
      simulator.waitingWork == [
        "the app waits for 2 tasks: `await simulator.settle()` in an async test runs them"
      ]
    )
    await simulator.advance(by: .milliseconds(100))
    #expect(
      simulator.waitingWork == [
        "the app waits for virtual time, with \"sleep until 0.3 seconds\" and 1 more: "
          + "`advance(by:)` and `settle()` let it pass"
      ]
    )
    await simulator.settle()
    #expect(simulator.waitingWork == [])
  }
}
