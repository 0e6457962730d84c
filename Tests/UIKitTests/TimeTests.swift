import HeadlessUIKit
import Testing
import UIKit

/// Dispatch queues, timers and delayed calls of source that says `import UIKit`: all in the simulator's time.
@MainActor @Suite struct TimeTests {
  private let simulator = Simulator()

  /// What happened, each with the simulator's time in milliseconds.
  private final class Diary {
    var entries: [String] = []
  }
  private let diary = Diary()

  private func note(_ text: String) {
    let time = simulator.clock.now.offset
    diary.entries.append("\(time / .milliseconds(1)) \(text)")
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

  @Test func `a delayed call comes after its time, and can be taken back by target or by method`() {
    let (first, second) = (Caller(), Caller())
    let hello = Selector("hello:", Caller.hello)
    simulator.perform {
      first.perform(hello, with: "one", afterDelay: 0.2)
      second.perform(hello, with: "two", afterDelay: 0.1)
      second.perform(Selector("bye", Caller.bye), with: nil, afterDelay: 0.3)
      UIResponder.cancelPreviousPerformRequests(withTarget: second, selector: hello, object: "two")
    }
    simulator.advance(by: .milliseconds(250))
    #expect(first.heard == ["one"] && second.heard == [])
    simulator.perform { UIResponder.cancelPreviousPerformRequests(withTarget: second) }
    simulator.settle()
    #expect(second.heard == [])
    first.perform(hello, with: "now")
    #expect(first.heard == ["one", "now"])
    #expect(first.responds(to: hello) && !UIView().responds(to: hello))
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
}
