import HeadlessUIKit
import Testing
import UIKit

/// Dispatch queues, timers and delayed calls of source that imports UIKit: all in the simulator's time.
@MainActor @Suite struct TimeTests {
  private let simulator = Simulator()

  /// A list of events, each with the simulator's time in milliseconds.
  private final class Diary {
    var entries: [String] = []
  }
  private let diary = Diary()

  private func note(_ text: String) {
    let time = simulator.clock.now.offset
    diary.entries.append("\(time / .milliseconds(1)) \(text)")
  }

  @Test(.fact("U77")) func `the main actor is on the main thread, and other threads are not`() async {
    #expect(Thread.isMainThread)
    #expect(await !Task.detached { Thread.isMainThread }.value)
  }

  @Test func `work that is dispatched runs at the clock's next turn, in its order, and not before`() {
    simulator.perform {
      DispatchQueue.main.async { note("first") }
      DispatchQueue.global(qos: .userInitiated).async { note("second") }
      DispatchQueue(label: "own").async { DispatchQueue.main.async { note("fourth") } }
      DispatchQueue.main.async { note("third") }
      note("now")
    }
    #expect(diary.entries == ["0.0 now"])
    simulator.advance(by: .zero)
    #expect(diary.entries == ["0.0 now", "0.0 first", "0.0 second", "0.0 third", "0.0 fourth"])
  }

  @Test func `work with a deadline runs at exactly that time, however the deadline is written`() {
    simulator.advance(by: .milliseconds(500))
    simulator.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { note("a") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { note("b") }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(1) - 0.5) { note("c") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { note("d") }
      #expect(DispatchTime.now().uptimeNanoseconds == 500_000_000)
    }
    simulator.settle()
    #expect(diary.entries == ["500.0 d", "700.0 b", "800.0 a", "1000.0 c"])
  }

  @Test func `a work item that is cancelled does not run`() {
    let (kept, dropped) = (DispatchWorkItem { note("kept") }, DispatchWorkItem { note("dropped") })
    simulator.perform {
      DispatchQueue.main.async(execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: dropped)
      dropped.cancel()
    }
    simulator.settle()
    #expect(diary.entries == ["0.0 kept"])
  }

  @Test func `work from another thread reaches the clock of the one simulator there is`() async {
    await #expect(processExitsWith: .success) {
      let simulator = await Simulator()
      Thread.detachNewThread { DispatchQueue.main.async { exit(0) } }
      while true {
        try await Task.sleep(for: .milliseconds(1))
        await simulator.advance(by: .zero)
      }
    }
  }

  @Test func `synchronous work runs at once`() {
    #expect(DispatchQueue.global().sync { 6 * 7 } == 42)
  }

  @Test func `a timer fires once, or again and again until it is invalidated`() {
    simulator.perform {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in note("once") }
      var count = 0
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        count += 1
        note("tick \(count)")
        if count == 3 { timer.invalidate() }
      }
    }
    simulator.advance(by: .seconds(2))
    #expect(
      diary.entries == ["100.0 tick 1", "200.0 tick 2", "250.0 once", "300.0 tick 3"]
    )
  }

  @Test func `settling does not wait for a repeating timer, but names it`() {
    var timer: Timer?
    simulator.perform {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in note("tick") }
    }
    #expect(simulator.settle().repeating == ["timer"])
    #expect(diary.entries == [])
    timer?.invalidate()
    #expect(simulator.settle().repeating.isEmpty)
  }

  @Test func `a timer that is made runs when it is added to a run loop, and calls a method`() {
    let target = Ticker()
    let timer = Timer(
      timeInterval: 0.5,
      target: target,
      selector: Selector("tick:", Ticker.tick),
      userInfo: "info",
      repeats: false
    )
    simulator.advance(by: .seconds(1))
    #expect(target.heard == [])
    simulator.perform { RunLoop.main.add(timer, forMode: .common) }
    simulator.advance(by: .seconds(1))
    #expect(target.heard == ["info"])
    #expect(!timer.isValid)
    timer.fire()
    #expect(target.heard == ["info"])
  }

  @Test func `an invalid timer releases its target, and a timer takes any number for an interval`() {
    for repeats in [true, false] {
      var target: Ticker? = Ticker()
      weak let held = target
      let timer = Timer(
        timeInterval: repeats ? .infinity : .nan,
        target: target!,
        selector: Selector("tick:", Ticker.tick),
        userInfo: nil,
        repeats: repeats
      )
      simulator.perform { RunLoop.main.add(timer, forMode: .common) }
      target = nil
      #expect(held != nil)
      timer.invalidate()
      #expect(held == nil && !timer.isValid)
    }
    simulator.perform { Caller().perform(Selector("bye", Caller.bye), with: nil, afterDelay: .nan) }
    #expect(simulator.settle().repeating.isEmpty)
  }

  @Test func `work that the program delayed and a test did not wait for is reported, with its place`() {
    simulator.perform {
      let caller = Caller()
      Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
      Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
      DispatchQueue.main.asyncAfter(deadline: .now() + 61) {}
      caller.perform(Selector("bye", Caller.bye), with: nil, afterDelay: 62)
    }
    let left = simulator.leftovers.map(\.description)
    #expect(left.count == 3 && left.allSatisfy { $0.contains("UIKitTests/TimeTests.swift") })
    simulator.advance(by: .seconds(62))
    #expect(simulator.leftovers.isEmpty)
  }

  @Test func `a delayed call that has run or was taken back holds nothing`() {
    weak var gone: Ticker?
    let caller = Caller()
    for isCancelled in [false, true] {
      simulator.perform {
        let argument = Ticker()
        gone = argument
        caller.perform(Selector("take:", Caller.take), with: argument, afterDelay: 0.1)
        if isCancelled {
          NSObject.cancelPreviousPerformRequests(
            withTarget: caller,
            selector: Selector("take:", Caller.take),
            object: argument
          )
        }
      }
      simulator.settle()
      #expect(gone == nil && caller.heard == ["take"])
    }
  }

  @Test func `a group tells when all of its work is done`() {
    simulator.perform {
      let group = DispatchGroup()
      group.notify(queue: .main) { note("empty") }
      DispatchQueue.global().async(group: group) { note("work") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        note("leaves")
        group.leave()
      }
      group.notify(queue: .main) { note("done") }
      DispatchQueue(label: "own", qos: .utility, attributes: .concurrent).async(flags: .barrier) {
        note("barrier")
      }
      simulator.settle()
      group.wait()
      #expect(group.wait(timeout: .now() + 1) == .success)
    }
    #expect(diary.entries == ["0.0 empty", "0.0 work", "0.0 barrier", "200.0 leaves", "200.0 done"])
  }

  @Test func `work for the distant future is never run, and no number is too large`() {
    simulator.perform {
      let never: [DispatchTime] = [
        .distantFuture, .now() + .never, .now() + .infinity, .now() + .nan, .distantFuture - 5,
      ]
      for time in never {
        #expect(time == .distantFuture)
        DispatchQueue.main.asyncAfter(deadline: time) { note("never") }
      }
      #expect(simulator.settle().repeating.isEmpty && diary.entries == [])
      #expect(simulator.clock.now.offset == .zero)
      #expect((DispatchTime.now() - 5).uptimeNanoseconds == 0 && DispatchTime.now() - .never == .now())
      #expect(DispatchTime.distantFuture.uptimeNanoseconds == .max)
    }
  }

  @Test func `synchronous work for the main queue runs on it, from any thread`() async {
    await #expect(processExitsWith: .success) {
      Thread.detachNewThread {
        let isMain = DispatchQueue.main.sync { MainActor.assumeIsolated { true } }
        exit(isMain ? 0 : 1)
      }
      try await Task.sleep(for: .seconds(60))
    }
  }

  @Test func `time off the main thread, waiting and leaving too often are refused by name`() async {
    let time = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Thread.detachNewThread { _ = DispatchTime.now() }
      try await Task.sleep(for: .seconds(60))
    }
    expect(time, "DispatchTime.now() is known on the main thread only")
    let wait = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let group = DispatchGroup()
      group.enter()
      group.wait()
    }
    expect(wait, "DispatchGroup.wait() would wait for ever")
    let leave = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      DispatchGroup().leave()
    }
    expect(leave, "DispatchGroup.leave() was called more often than enter()")
  }

  private func expect(_ result: ExitTest.Result?, _ text: String) {
    guard let result else { return }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains(text), "the process said: \(said)")
  }

  @Test func `a delayed call comes after its time, and can be taken back by target or by method`() {
    let (first, second) = (Caller(), Caller())
    let hello = Selector("hello:", Caller.hello)
    simulator.perform {
      first.perform(hello, with: "one", afterDelay: 0.2)
      second.perform(hello, with: "two", afterDelay: 0.1)
      second.perform(hello, with: "three", afterDelay: 0.15)
      second.perform(Selector("bye", Caller.bye), with: nil, afterDelay: 0.3)
      NSObject.cancelPreviousPerformRequests(withTarget: second, selector: hello, object: "two")
      UIResponder.cancelPreviousPerformRequests(withTarget: first, selector: hello, object: nil)
    }
    simulator.advance(by: .milliseconds(250))
    #expect(first.heard == ["one"] && second.heard == ["three"])
    simulator.perform { UIResponder.cancelPreviousPerformRequests(withTarget: second) }
    simulator.settle()
    #expect(second.heard == ["three"])
    first.perform(hello, with: "now")
    #expect(first.heard == ["one", "now"])
    #expect(first.responds(to: hello) && !UIView().responds(to: hello))
  }

  @Test func `the numbers of nanoseconds and microseconds have their constants`() {
    #expect(NSEC_PER_SEC == 1_000_000_000 && USEC_PER_SEC == NSEC_PER_MSEC && NSEC_PER_USEC == 1_000)
  }
}

@MainActor private final class Ticker {
  var heard: [String] = []

  func tick(_ timer: UIKit.Timer) { heard.append(timer.userInfo as? String ?? "") }
}

private final class Caller: UIResponder {
  var heard: [String] = []

  func hello(_ name: String) { heard.append(name) }
  func bye() { heard.append("bye") }
  func take(_ ticker: Ticker) { heard.append("take") }
}
