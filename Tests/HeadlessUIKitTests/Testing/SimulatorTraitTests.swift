import HeadlessUIKitTesting
import Synchronization
import Testing

/// A simulator for each test case, which is the current one in it.
@MainActor @Suite(.simulator(.iPhone4, "4.3")) struct SimulatorTraitTests {
  @Test(arguments: 0..<4) func `each test case has a fresh simulator, which all statics mean`(number: Int)
    async
  {
    let simulator = Simulator.current
    #expect((simulator.device, simulator.system) == (.iPhone4, "4.3"))
    #expect(simulator.log.entries.isEmpty)
    simulator.launch(SignInController())
    // Other simulators are created and run meanwhile, in this test and in parallel ones.
    let other = Simulator(device: .iPhone16, system: "18.0")
    for _ in 0..<10 {
      await Task.yield()
      #expect(Simulator.current === simulator)
      #expect(Application.shared === simulator.application)
      #expect(Screen.main === simulator.screen)
      #expect(NotificationBus.default === simulator.notifications)
    }
    #expect(other.perform { Simulator.current } === other)
    #expect(Window(frame: .zero).application === simulator.application)
  }

  @Test func `a task that begins in the test inherits the simulator`() async {
    let simulator = Simulator.current
    let seen = await Task { @MainActor in Simulator.current }.value
    #expect(seen === simulator)
  }

  @Test(.simulator(.iPadAir2, "9.3")) func `a test's own trait comes before the suite's`() {
    #expect(Simulator.current.device == .iPadAir2)
  }

  @Suite struct Inner {
    @Test @MainActor func `tests of suites inside have it too`() {
      #expect(Simulator.current.device == .iPhone4)
    }
  }

  @Test(.simulator(.iPhone16)) func `without a system it is the newest that the tables know`() {
    #expect(Simulator.current.system == Simulator(device: .iPhone16).system)
  }
}

/// The trait's reports about failing tests, and about objects that are left over.
@MainActor @Suite struct SimulatorTraitReportTests {
  /// The issues that a test with the trait would record, and the error that it would throw.
  private struct Report {
    var issues: [Issue] = []
    var error: (any Error)?

    /// The comments of all issues.
    var comments: [String] { issues.flatMap { $0.comments.map(\.rawValue) } }
  }

  private final class Box: Sendable {
    let issues = Mutex<[Issue]>([])
  }

  private func report(
    of trait: SimulatorTrait = .simulator(.iPhone4, "4.3"),
    _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> Report {
    let box = Box()
    let test = try #require(Test.current)
    let silence = IssueHandlingTrait.compactMapIssues { issue in
      box.issues.withLock { $0.append(issue) }
      return nil
    }
    var report = Report()
    do {
      try await silence.provideScope(for: test, testCase: Test.Case.current) {
        try await trait.provideScope(for: test, testCase: Test.Case.current) { try await body() }
      }
    } catch {
      report.error = error
    }
    report.issues = box.issues.withLock { $0 }
    return report
  }

  // MARK: Failures

  @Test(.fact("U78")) func `a comment is ASCII, also if the screen shows other characters`() async throws {
    let report = try await report {
      let label = Label(frame: CGRect(x: 20, y: 60, width: 280, height: 31))
      label.text = "Größe"
      let controller = ViewController()
      controller.view.addSubview(label)
      Simulator.current.launch(controller)
      Issue.record("failed")
    }
    let text = report.comments.joined(separator: "\n")
    #expect(text.contains("Gr\\u{F6}\\u{DF}e"))
    #expect(text.contains("+----------"))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `an error of the simulated person's is recorded at the action, with the screen and the log`()
    async throws
  {
    let line = #line + 2
    let report = try await report {
      try Simulator.current.user.tap(View())
    }
    let issue = try #require(report.issues.first)
    #expect(report.issues.count == 1)
    #expect(report.error == nil)
    #expect(issue.sourceLocation?.line == line)
    #expect(issue.sourceLocation?.fileID == #fileID)
    #expect(
      (issue.error as? InteractionError)?.reason == .obstructed(view: "View", .notInWindow(top: "View"))
    )
    let comment = try #require(report.comments.first)
    #expect(comment.hasPrefix("the screen of iPhone 4 with iOS 4.3 at 0 s:\n+--"))
    #expect(comment.hasSuffix("+\nall entries of its log:"))
  }

  @Test func `an error that does not know its place is thrown again, after the screen and the log`()
    async throws
  {
    let report = try await report {
      _ = try Simulator.current.user.buttons.element.coordinate(withNormalizedOffset: .zero).screenPoint
    }
    #expect((report.error as? InteractionError)?.reason == .noMatch(query: "user.buttons.element"))
    #expect(report.issues.map(\.severity) == [.warning])
    #expect(report.comments.first?.hasPrefix("the screen of iPhone 4 with iOS 4.3 at 0 s:") == true)
  }

  @Test func `the first failed expectation has the screen and the end of the log as they were then`()
    async throws
  {
    let report = try await report {
      let form = SignInController()
      Simulator.current.launch(form)
      try Simulator.current.user.tap(form.username)
      try Simulator.current.user.type("ada")
      #expect(form.username.text == "Ida")
      form.username.text = "later"
      #expect(form.username.text == "Ida")
    }
    #expect(report.issues.count == 2)
    #expect(report.comments.count == 1)
    let comment = try #require(report.comments.first)
    #expect(comment.contains("|ada|"))
    #expect(!comment.contains("later"))
    #expect(comment.contains("the last 20 of "))
    let log = comment.components(separatedBy: "of its log:\n")
    #expect(log.last?.split(separator: "\n").count == 20)
  }

  @Test func `a failure away from the main actor, or another error, has them in a warning`() async throws {
    let away = try await report { await Task { @concurrent in #expect(Bool(false)) }.value }
    #expect(away.issues.map(\.severity) == [.error, .warning])
    #expect(away.issues.last?.comments.first?.rawValue.hasPrefix("the screen of iPhone 4") == true)
    let thrown = try await report { throw CocoaError(.fileNoSuchFile) }
    #expect(thrown.issues.map(\.severity) == [.warning])
    #expect(thrown.error is CocoaError)
    let required = try await report { _ = try #require(nil as Int?) }
    #expect(required.issues.map(\.severity) == [.error])
  }

  @Test func `a device that never ran the system fails the test`() async throws {
    let report = try await report(of: .simulator(.iPhone4, "18.0")) { Issue.record("ran") }
    #expect(report.issues.isEmpty)
    #expect(report.error.map { "\($0)" } == "iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2")
  }

  // MARK: Leftovers

  @MainActor private final class Observer {
    func hear() {}
  }

  private final class Leaking: ViewController {
    var me: Leaking?
  }

  /// Leaves one object of each kind behind.
  private nonisolated static let litter: @MainActor @Sendable () throws -> Void = {
    let simulator = Simulator.current
    let form = SignInController()
    simulator.launch(form)
    let presented = Leaking()
    presented.me = presented
    form.present(presented, animated: false)
    simulator.settle()
    form.dismiss(animated: false)
    simulator.settle()
    let observer = Observer()
    simulator.notifications.addObserver(observer, selector: Observer.hear, name: Notification.Name("ping"))
    simulator.clock.schedule(after: .seconds(1), label: "save", file: "Form.swift", line: 12, body: doNothing)
    simulator.clock.schedule(every: .seconds(1), label: "blink", body: doNothing)
    _ = try simulator.user.touchDown(at: CGPoint(x: 160, y: 180))
  }

  @Test(
    arguments: [
      (.warnings, .warning), (.failures, .error),
    ] as [(SimulatorTrait.LeftoverReport, Issue.Severity)]
  )
  func `observers and tasks that a test leaves behind are reported at its end`(
    leftovers: SimulatorTrait.LeftoverReport,
    severity: Issue.Severity
  ) async throws {
    let report = try await report(of: .simulator(.iPhone4, "7.1", leftovers: leftovers)) {
      try Self.litter()
    }
    #expect(report.issues.map(\.severity) == [severity])
    #expect(
      report.comments == [
        """
        the test has left something behind:
        a finger is down on Button "Sign in" at (160, 180)
        the timer "save", scheduled at Form.swift:12, has not run
        Observer has gone and was never removed as observer of ping
        Leaking has left the screen, and something holds it
        """
      ]
    )
  }

  @Test func `leftovers may be ignored, and are not told of a test that fails`() async throws {
    let ignored = try await report(of: .simulator(.iPhone4, "7.1", leftovers: .ignored)) { try Self.litter() }
    #expect(ignored.issues.isEmpty)
    let failed = try await report {
      try Self.litter()
      #expect(Bool(false))
    }
    #expect(failed.issues.count == 1)
  }

  @Test func `a test that tidies up leaves nothing, also in the middle of a slide`() async throws {
    let report = try await report {
      let simulator = Simulator.current
      let form = SignInController()
      simulator.launch(form)
      let presented = ViewController()
      form.present(presented, animated: true)
      simulator.settle()
      form.dismiss(animated: true)
      simulator.settle()
      let observer = Observer()
      simulator.notifications.addObserver(observer, selector: Observer.hear, name: nil)
      simulator.notifications.removeObserver(observer)
      simulator.clock.schedule(after: .seconds(1), label: "save", body: doNothing).cancel()
      try simulator.user.touchDown(at: CGPoint(x: 10, y: 400)).lift()
      form.username.becomeFirstResponder()
      #expect(simulator.keyboard.isVisible && !simulator.keyboard.isShown)
    }
    #expect(report.comments == [])
  }

  @Test
  func `observers that were deallocated are reported once, in any number and after any removal`() {
    let simulator = Simulator()
    let name = Notification.Name("ping")
    for _ in 0..<100 {
      simulator.notifications.addObserver(Observer(), selector: Observer.hear, name: name)
    }
    let last = Observer()
    simulator.notifications.addObserver(last, selector: Observer.hear, name: name)
    simulator.notifications.removeObserver(last)
    #expect(simulator.leftovers == [.observer("Observer", name: "ping")])
  }
}

/// An empty action for work that is only scheduled.
@MainActor private func doNothing() {}
