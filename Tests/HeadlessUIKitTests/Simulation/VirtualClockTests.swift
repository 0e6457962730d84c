import HeadlessUIKit
import Testing

@MainActor @Suite struct VirtualClockTests {
  private let clock = VirtualClock()
  private let diary = Diary()

  private var elapsed: Duration { clock.now.offset }

  /// Schedules work that records its label and the time, in milliseconds.
  @discardableResult
  private func note(_ label: String, after milliseconds: Int) -> ScheduledWork {
    clock.schedule(after: .milliseconds(milliseconds), label: label) { noteTime(label) }
  }

  private func noteTime(_ label: String) {
    diary.note("\(label) at \(elapsed / .milliseconds(1))")
  }

  /// Settles the clock and returns its report as text.
  private func settle() -> String {
    let settlement = clock.settle()
    return ([String(settlement.ran)] + settlement.repeating).joined(separator: " ")
  }

  // MARK: Order

  @Test func `time begins at zero and passes only by advancing`() {
    #expect(elapsed == .zero)
    note("a", after: 10)
    #expect(diary.lines == [])
    clock.advance(by: .milliseconds(9))
    #expect(diary.lines == [])
    #expect(elapsed == .milliseconds(9))
    clock.advance(by: .milliseconds(6))
    #expect(diary.lines == ["a at 10.0"])
    #expect(elapsed == .milliseconds(15))
  }

  @Test(arguments: [(0.0, "0 s"), (0.05, "0.05 s"), (23.0 / 60, "0.383333333 s"), (75, "75 s")])
  func `an instant prints its seconds`(seconds: Double, text: String) {
    clock.advance(by: .seconds(seconds))
    #expect("\(clock.now)" == text)
  }

  @Test func `work of one instant runs in the order of scheduling`() {
    for label in ["c", "a", "b"] { note(label, after: 5) }
    note("early", after: 4)
    clock.advance(by: .milliseconds(5))
    #expect(diary.lines == ["early at 4.0", "c at 5.0", "a at 5.0", "b at 5.0"])
  }

  @Test func `a delay of zero waits for the next turn, which takes no time`() {
    note("a", after: 0)
    #expect(diary.lines == [])
    clock.advance(by: .zero)
    #expect(diary.lines == ["a at 0.0"])
  }

  @Test(arguments: [Duration.zero, .nanoseconds(-1), .seconds(-10)])
  func `a negative delay counts as zero`(delay: Duration) {
    clock.advance(by: .milliseconds(3))
    note("before", after: 0)
    clock.schedule(after: delay, label: "late") { noteTime("late") }
    note("after", after: 0)
    clock.advance(by: .zero)
    #expect(diary.lines == ["before at 3.0", "late at 3.0", "after at 3.0"])
  }

  @Test func `advancing by a negative time, or to the past, runs the due work and keeps the time`() {
    clock.advance(by: .milliseconds(5))
    note("a", after: 0)
    clock.advance(by: .seconds(-1))
    note("b", after: 0)
    clock.advance(to: .init(offset: .milliseconds(1)))
    #expect(diary.lines == ["a at 5.0", "b at 5.0"])
    #expect(elapsed == .milliseconds(5))
  }

  @Test func `work that work schedules runs in the same span if it falls due there`() {
    clock.schedule(after: .milliseconds(2), label: "outer") {
      noteTime("outer")
      note("now", after: 0)
      note("soon", after: 3)
      note("beyond", after: 4)
    }
    note("same instant", after: 2)
    note("later", after: 5)
    clock.advance(by: .milliseconds(5))
    #expect(
      diary.lines == [
        "outer at 2.0", "same instant at 2.0", "now at 2.0", "later at 5.0", "soon at 5.0",
      ]
    )
    #expect(clock.pendingWork == ["beyond"])
  }

  @Test func `work that advances the clock runs the due work, and time never decreases`() {
    clock.schedule(after: .milliseconds(1), label: "outer") {
      noteTime("begin")
      clock.advance(by: .milliseconds(10))
      noteTime("end")
    }
    note("inner", after: 3)
    note("later", after: 12)
    clock.advance(by: .milliseconds(5))
    #expect(diary.take() == ["begin at 1.0", "inner at 3.0", "end at 11.0"])
    #expect(elapsed == .milliseconds(11))
    clock.advance(by: .milliseconds(1))
    #expect(diary.lines == ["later at 12.0"])
  }

  @Test func `a hundred thousand pieces run in the order of instants, ties by scheduling`() {
    var state: UInt64 = 42
    var delays: [Int] = []
    for _ in 0..<Repetitions.count(100_000, inDebug: 20_000) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      delays.append(Int(state >> 33) % 5_000)
    }
    var ran: [Int] = []
    ran.reserveCapacity(delays.count)
    for (index, delay) in delays.enumerated() {
      clock.schedule(after: .milliseconds(delay), label: "piece") { ran.append(index) }
    }
    clock.advance(by: .seconds(5))
    let sorted = delays.indices.sorted { (delays[$0], $0) < (delays[$1], $1) }
    let isInOrder = ran.elementsEqual(sorted)
    #expect(isInOrder)
  }

  // MARK: Cancelling

  @Test func `cancelled work does not run, and is pending no longer`() {
    let work = note("a", after: 1)
    note("b", after: 1)
    #expect(work.isPending)
    work.cancel()
    work.cancel()
    #expect(!work.isPending)
    #expect(clock.pendingWork == ["b"])
    clock.advance(by: .milliseconds(1))
    #expect(diary.lines == ["b at 1.0"])
  }

  @Test func `work that ran is not pending, and cancelling it then does nothing`() {
    let work = note("a", after: 1)
    clock.advance(by: .milliseconds(1))
    #expect(!work.isPending)
    work.cancel()
    note("b", after: 1)
    clock.advance(by: .milliseconds(1))
    #expect(diary.lines == ["a at 1.0", "b at 2.0"])
  }

  @Test func `work can cancel itself and work of the same instant`() {
    var own: ScheduledWork?
    var next: ScheduledWork?
    own = clock.schedule(after: .milliseconds(1), label: "own") {
      own?.cancel()
      next?.cancel()
      noteTime("own")
    }
    next = note("next", after: 1)
    note("last", after: 1)
    clock.advance(by: .milliseconds(1))
    #expect(diary.lines == ["own at 1.0", "last at 1.0"])
  }

  @Test func `cancelling most of many pieces leaves the others, in order`() {
    var ran: [Int] = []
    let works = (0..<1_000).map { index in
      clock.schedule(after: .milliseconds((index * 7) % 100), label: "\(index)") { ran.append(index) }
    }
    for (index, work) in works.enumerated() where index % 10 != 3 { work.cancel() }
    let expected = (0..<1_000).filter { $0 % 10 == 3 }.sorted { (($0 * 7) % 100, $0) < (($1 * 7) % 100, $1) }
    #expect(clock.pendingWork == expected.map { "\($0)" })
    clock.advance(by: .milliseconds(100))
    #expect(ran == expected)
  }

  @Test func `a cancelled piece of work releases its closure`() {
    weak var held: Diary?
    let work: ScheduledWork
    do {
      let object = Diary()
      held = object
      work = clock.schedule(after: .milliseconds(1), label: "a") { object.note("") }
    }
    #expect(held != nil)
    work.cancel()
    #expect(held == nil)
  }

  // MARK: Repeating

  @Test func `repeating work runs at every interval until it is cancelled`() {
    let work = clock.schedule(every: .milliseconds(4), label: "blink") { noteTime("blink") }
    clock.advance(by: .milliseconds(3))
    #expect(diary.take() == [])
    clock.advance(by: .milliseconds(9))
    #expect(diary.take() == ["blink at 4.0", "blink at 8.0", "blink at 12.0"])
    #expect(work.isPending)
    work.cancel()
    clock.advance(by: .milliseconds(100))
    #expect(diary.lines == [])
  }

  @Test func `repeating work can cancel itself`() {
    var work: ScheduledWork?
    work = clock.schedule(every: .milliseconds(4), label: "blink") {
      noteTime("blink")
      if diary.lines.count == 2 { work?.cancel() }
    }
    clock.advance(by: .seconds(1))
    #expect(diary.lines == ["blink at 4.0", "blink at 8.0"])
  }

  @Test(.fact("Z19"), arguments: [Duration.zero, .seconds(-1), .nanoseconds(1)])
  func `an interval of nothing counts as a tenth of a millisecond`(interval: Duration) {
    let work = clock.schedule(every: interval, label: "blink") { noteTime("blink") }
    #expect(work.interval == .microseconds(100))
    clock.advance(by: .microseconds(300))
    #expect(diary.take() == ["blink at 0.1", "blink at 0.2", "blink at 0.3"])
    #expect(settle() == "0 blink")
  }

  // MARK: Settling

  @Test func `settling with nothing to do reports nothing and takes no time`() {
    #expect(settle() == "0")
    #expect(elapsed == .zero)
  }

  @Test func `settling runs until no finite work is left, and stops at the last piece's instant`() {
    clock.schedule(after: .milliseconds(5), label: "first") { note("second", after: 20) }
    note("zero", after: 0)
    #expect(settle() == "3")
    #expect(diary.lines == ["zero at 0.0", "second at 25.0"])
    #expect(elapsed == .milliseconds(25))
  }

  @Test func `cancelled work is not waited for and not counted`() {
    note("gone", after: 1).cancel()
    note("a", after: 2)
    note("late and gone", after: 3).cancel()
    #expect(settle() == "1")
    #expect(elapsed == .milliseconds(2))
  }

  @Test func `repeating work runs while time passes for the rest, and is reported`() {
    clock.schedule(every: .milliseconds(10), label: "slow") { noteTime("slow") }
    clock.schedule(every: .milliseconds(4), label: "fast") { noteTime("fast") }
    note("a", after: 11)
    let settlement = settle()
    #expect(diary.lines == ["fast at 4.0", "fast at 8.0", "slow at 10.0", "a at 11.0"])
    #expect(settlement == "4 fast slow")
    #expect(settle() == "0 fast slow")
    #expect(elapsed == .milliseconds(11))
  }

  @Test func `the limit may be reached, but not passed`() {
    for index in 0..<3 { note("\(index)", after: index) }
    #expect(clock.settle(limit: 3).ran == 3)
  }

  @Test func `endless work is reported once, and remains`() {
    func again() {
      clock.schedule(after: .seconds(1), label: "poll", file: "Form.swift", line: 7) { again() }
    }
    again()
    withKnownIssue {
      let settlement = clock.settle(limit: 50)
      #expect((settlement.ran, settlement.endless) == (50, ["Form.swift:7"]))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "settle() ran 50 pieces of work and more is waiting; the next is \"poll\", scheduled at Form.swift:7"
      ]
    }
    #expect(clock.settle(limit: 50).ran == 50)
    #expect(clock.pendingWork == ["poll"])
    #expect(elapsed == .seconds(100))
  }

  @Test func `work that never lets time pass is reported, and time passes`() {
    var count = 0
    func again() {
      count += 1
      clock.schedule(after: .zero, label: "spin", file: "Form.swift", line: 9) { again() }
    }
    again()
    var ticks: [Duration] = []
    clock.schedule(after: .milliseconds(5), label: "tick") { [self] in ticks.append(clock.now.offset) }
    withKnownIssue {
      clock.advance(by: .milliseconds(10))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "100000 pieces of work ran at 0.0 seconds and more is waiting; the next is \"spin\", "
          + "scheduled at Form.swift:9"
      ]
    }
    #expect(elapsed == .milliseconds(10))
    #expect(ticks == [.milliseconds(5)])
    #expect((105_000...112_000).contains(count))
  }

  @Test func `work knows its label, where it was scheduled, and its interval`() {
    let once = clock.schedule(after: .zero, label: "once") {}
    let often = clock.schedule(every: .seconds(2), label: "often", file: "Form.swift", line: 3) {}
    #expect(once.creator.hasPrefix("HeadlessUIKitTests/VirtualClockTests.swift:"))
    #expect((once.label, once.interval) == ("once", nil))
    #expect((often.label, often.interval, often.creator) == ("often", .seconds(2), "Form.swift:3"))
  }
}
