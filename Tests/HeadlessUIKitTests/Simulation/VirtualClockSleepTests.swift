import HeadlessUIKit
import Testing

@MainActor @Suite struct VirtualClockSleepTests {
  private let clock = VirtualClock()
  private let diary = Diary()

  /// Begins a task that sleeps and records its outcome; returns when it sleeps.
  private func sleeper(_ name: String, for duration: Duration) async -> Task<Void, Never> {
    let count = clock.pendingWork.count
    let task = Task { @MainActor [clock, diary] in
      do {
        try await clock.sleep(for: duration)
        diary.note("\(name) wakes")
      } catch is CancellationError {
        diary.note("\(name) is cancelled")
      } catch {
        diary.note("\(name) fails: \(error)")
      }
    }
    await yield { clock.pendingWork.count > count }
    return task
  }

  /// Yields until `condition` is true; gives up after many turns, so that a broken clock doesn't hang the
  /// test.
  private func yield(until condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  @Test func `a sleeping task goes on when the clock has been advanced`() async {
    let task = await sleeper("a", for: .seconds(2))
    #expect(clock.pendingWork == ["sleep until 2.0 seconds"])
    clock.advance(by: .milliseconds(1999))
    #expect(clock.pendingWork == ["sleep until 2.0 seconds"])
    clock.advance(by: .milliseconds(1))
    #expect(clock.pendingWork == [])
    #expect(diary.lines == [], "the task goes on when the main actor is free")
    await task.value
    #expect(diary.lines == ["a wakes"])
  }

  @Test func `sleepers wake in the order of their deadlines`() async {
    var tasks: [Task<Void, Never>] = []
    for (name, seconds) in [("late", 3), ("early", 1), ("middle", 2)] {
      tasks.append(await sleeper(name, for: .seconds(seconds)))
    }
    for _ in 1...3 {
      let count = diary.lines.count
      clock.advance(by: .seconds(1))
      await yield { diary.lines.count > count }
    }
    for task in tasks { await task.value }
    #expect(diary.lines == ["early wakes", "middle wakes", "late wakes"])
  }

  @Test func `a cancelled sleeper throws, and leaves the clock`() async {
    let task = await sleeper("a", for: .seconds(2))
    task.cancel()
    await task.value
    #expect(diary.lines == ["a is cancelled"])
    #expect(clock.pendingWork == [])
    clock.advance(by: .seconds(5))
    #expect(diary.lines == ["a is cancelled"])
  }

  @Test func `a task that is cancelled already does not sleep`() async {
    let task = Task { @MainActor [clock, diary] in
      withUnsafeCurrentTask { $0?.cancel() }
      do {
        try await clock.sleep(for: .seconds(1))
        diary.note("wakes")
      } catch {
        diary.note("throws")
      }
    }
    await task.value
    #expect(diary.lines == ["throws"])
    #expect(clock.pendingWork == [])
  }

  @Test func `instants count from zero`() {
    let early = VirtualClock.Instant()
    let late = early.advanced(by: .seconds(3))
    #expect(early < late)
    #expect(early.duration(to: late) == .seconds(3))
    #expect(late.duration(to: early) == .seconds(-3))
    #expect(late.offset == .seconds(3))
  }

  @Test func `measuring on the clock gives virtual time`() {
    let measured = clock.measure { clock.advance(by: .seconds(90)) }
    #expect(measured == .seconds(90))
    #expect(clock.minimumResolution == .nanoseconds(1))
  }
}
