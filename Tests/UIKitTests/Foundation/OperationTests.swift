import Foundation
import HeadlessUIKit
import Synchronization
import Testing
import UIKit

/// A list of events that operations append.
private final class Diary: Sendable {
  private let list = Mutex<[String]>([])
  var entries: [String] { list.withLock { $0 } }
  func note(_ text: String) { list.withLock { $0.append(text) } }
}

/// An operation that ends a second after it began, and says so by key-value observing.
private final class Download: Operation, @unchecked Sendable {
  private let diary: Diary
  private let byPath: Bool
  private var executing = false
  private var finished = false

  init(_ name: String, _ diary: Diary, byPath: Bool) {
    (self.diary, self.byPath) = (diary, byPath)
    super.init()
    self.name = name
  }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { executing }
  override var isFinished: Bool { finished }

  override func start() {
    guard !isCancelled else { return end() }
    executing = true
    didChangeValue(forKey: "isExecuting")
    diary.note("\(name ?? "") began")
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.end() }
  }

  private func end() {
    diary.note("\(name ?? "") ended")
    executing = false
    finished = true
    if byPath {
      didChangeValue(for: \.isFinished)
    } else {
      willChangeValue(forKey: "isFinished")
      didChangeValue(forKey: "isFinished")
    }
  }
}

/// An operation whose state depends on an observable property, as that of rewritten source.
private final class Upload: Operation, @unchecked Sendable {
  enum State { case ready, executing, finished }
  @Observed var state = State.ready

  override var isReady: Bool { super.isReady && state == .ready }
  override var isExecuting: Bool { state == .executing }
  override var isFinished: Bool { state == .finished }
  override var isAsynchronous: Bool { true }
  override func start() {
    state = .executing
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.state = .finished }
  }

  @MainActor static func register(_ module: SourceModule) {
    module.add(Upload.self, "Upload").property("state", \.state)
  }
}

/// Operations, which run in the order of the main queue's work.
@MainActor @Suite struct OperationTests {
  private let simulator = Simulator()
  private let diary = Diary()

  @Test func `operations of the main queue and dispatched work run in one order, in later turns`() {
    let diary = diary
    simulator.perform {
      OperationQueue.main.addOperation { diary.note("first") }
      DispatchQueue.main.async { diary.note("second") }
      OperationQueue.main.addOperation {
        diary.note("third")
        OperationQueue.main.addOperation { diary.note("fifth") }
      }
      DispatchQueue.main.async { diary.note("fourth") }
      diary.note("now \(OperationQueue.main.operationCount)")
    }
    simulator.settle()
    #expect(diary.entries == ["now 2", "first", "second", "third", "fourth", "fifth"])
    simulator.perform { #expect(OperationQueue.main.operations.isEmpty) }
  }

  @Test func `an operation runs after those on which it depends, in any queue`() {
    let diary = diary
    let (one, other) = (OperationQueue(), OperationQueue())
    simulator.perform {
      let load = BlockOperation { diary.note("load") }
      let parse = BlockOperation { diary.note("parse") }
      let show = BlockOperation { diary.note("show") }
      show.addDependency(parse)
      parse.addDependency(load)
      OperationQueue.main.addOperation(show)
      other.addOperation(parse)
      #expect(!show.isReady && !parse.isReady && load.isReady)
      one.addOperation(load)
      #expect(show.dependencies == [parse])
    }
    simulator.settle()
    #expect(diary.entries == ["load", "parse", "show"])
  }

  @Test func `the priority decides among operations that are ready`() {
    let diary = diary
    let queue = OperationQueue()
    queue.isSuspended = true
    simulator.perform {
      for priority in [Operation.QueuePriority.normal, .veryLow, .veryHigh, .low, .high, .normal] {
        let operation = BlockOperation { diary.note("\(priority)") }
        operation.queuePriority = priority
        queue.addOperation(operation)
      }
    }
    simulator.settle()
    #expect(diary.entries == [])
    simulator.perform { queue.isSuspended = false }
    simulator.settle()
    #expect(diary.entries == ["veryHigh", "high", "normal", "normal", "low", "veryLow"])
  }

  @Test(arguments: [
    (1, false, ["a began", "a ended", "b began", "b ended", "barrier", "last"]),
    (1, true, ["a began", "a ended", "b began", "b ended", "barrier", "last"]),
    (-1, false, ["a began", "b began", "a ended", "b ended", "barrier", "last"]),
    (2, true, ["a began", "b began", "a ended", "b ended", "barrier", "last"]),
  ])
  func `asynchronous operations count until they end, and a barrier waits for all`(
    limit: Int,
    byPath: Bool,
    events: [String]
  ) {
    let diary = diary
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = limit
    simulator.perform {
      queue.addOperation(Download("a", diary, byPath: byPath))
      queue.addOperation(Download("b", diary, byPath: byPath))
      queue.addBarrierBlock { diary.note("barrier") }
      queue.addOperation { diary.note("last") }
    }
    simulator.settle()
    #expect(diary.entries == events)
  }

  @Test func `cancelled operations finish without their work, and run their completion blocks`() {
    let diary = diary
    let queue = OperationQueue()
    let (gate, work) = (BlockOperation(), BlockOperation { diary.note("work") })
    simulator.perform {
      work.addDependency(gate)
      work.completionBlock = { diary.note("completed") }
      queue.addOperation(work)
      work.cancel()
      #expect(work.isCancelled && work.isReady && !work.isFinished)
    }
    simulator.settle()
    #expect(diary.entries == ["completed"])
    #expect(work.isFinished && queue.operationCount == 0)
    simulator.perform {
      queue.addOperation { diary.note("more") }
      queue.cancelAllOperations()
    }
    simulator.settle()
    #expect(diary.entries == ["completed"])
  }

  @Test func `a wait on the main thread runs the work of the queue`() {
    let diary = diary
    let queue = OperationQueue()
    simulator.perform {
      queue.addOperations(
        [BlockOperation { diary.note("a") }, BlockOperation { diary.note("b") }],
        waitUntilFinished: true
      )
      diary.note("after both")
      queue.addOperation { diary.note("c") }
      queue.waitUntilAllOperationsAreFinished()
      diary.note("after all")
    }
    #expect(diary.entries == ["a", "b", "after both", "c", "after all"])
  }

  @Test func `the state of an operation can depend on an observable property`() {
    let diary = diary
    Upload.register(SourceModule(name: "UIKitTests"))
    let queue = OperationQueue()
    simulator.perform {
      let counts = queue.observe(\.operationCount, options: [.new]) { _, change in
        diary.note("\(change.newValue ?? -1) operations")
      }
      let (upload, next) = (Upload(), BlockOperation { diary.note("next") })
      upload.completionBlock = { diary.note("completed") }
      next.addDependency(upload)
      queue.addOperations([upload, next], waitUntilFinished: false)
      simulator.advance(by: .milliseconds(999))
      diary.note("before")
      simulator.settle()
      counts.invalidate()
    }
    #expect(
      diary.entries == ["2 operations", "before", "1 operations", "completed", "next", "0 operations"]
    )
  }

  @Test func `an operation started by hand runs at once, and its state can be observed`() {
    let diary = diary
    simulator.perform {
      let operation = BlockOperation { diary.note("block") }
      operation.addExecutionBlock { diary.note("another") }
      let executing = operation.observe(\.isExecuting, options: [.new]) { _, change in
        diary.note("executing \(change.newValue ?? false)")
      }
      let finished = operation.observe(\.isFinished) { operation, _ in
        diary.note("finished \(operation.isFinished)")
      }
      operation.start()
      operation.start()
      executing.invalidate()
      finished.invalidate()
    }
    #expect(
      diary.entries == ["executing true", "block", "another", "executing false", "finished true"]
    )
  }

  @Test func `the current queue is that of the running operation, or the main one`() {
    let diary = diary
    let queue = OperationQueue()
    queue.name = "downloads"
    simulator.perform {
      queue.addOperation { diary.note(OperationQueue.current?.name ?? "nil") }
      #expect(OperationQueue.current === OperationQueue.main)
    }
    simulator.settle()
    #expect(diary.entries == ["downloads"])
  }

  @Test func `operations that a test leaves are not those of the next simulator`() {
    let diary = diary
    let queue = OperationQueue()
    var first: Simulator? = Simulator()
    first?.perform { queue.addOperation { diary.note("old") } }
    first = nil
    let second = Simulator()
    second.perform {
      #expect(queue.operationCount == 0)
      queue.addOperation { diary.note("new") }
    }
    second.settle()
    #expect(diary.entries == ["new"])
  }

  @Test func `an operation that is added twice, and a wait for the main queue, stop`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Simulator().perform {
          let operation = Operation()
          OperationQueue().addOperation(operation)
          OperationQueue.main.addOperation(operation)
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Simulator().perform {
          OperationQueue.main.addOperation {}
          OperationQueue.main.waitUntilAllOperationsAreFinished()
        }
      }
    }
  }
}
