import Foundation
import Synchronization

/// The jobs of tasks that leave the main actor while a test waits for it to become idle.
///
/// A job is the part of a task between two suspensions. The Swift runtime runs jobs off the main actor on a
/// pool of threads, in any order and at any time. While a test waits, the jobs that the main actor enqueues,
/// and those that these enqueue in turn, are held, and then run one after the other, so that the same program
/// has the same order. Jobs that are resumed by anything else, such as `Task.sleep` or a file, are not held.
///
/// A held job runs with this object as its executor, because `Task.yield()` enqueues on the executor of the
/// present job, past the runtime's hook.
final class HeldJobs: TaskExecutor {
  static let shared = HeldJobs()

  private struct State {
    var jobs: [UnownedJob] = []
    /// The number of jobs that were held, and of those that were run.
    var activity = 0
    /// The number of tests that wait.
    var waits = 0
    var queue = HeldJobs.makeQueue()
  }

  /// The longest real time for which the main actor waits for a job. A longer job continues beside it.
  private static let limit = DispatchTimeInterval.seconds(1)
  private static let mark = DispatchSpecificKey<Bool>()
  private let state = Mutex(State())

  private init() { HeldJobs.install() }

  private static func makeQueue() -> DispatchQueue {
    let queue = DispatchQueue(label: "held jobs")
    queue.setSpecific(key: mark, value: true)
    return queue
  }

  /// A number that changes with each job that is held or run, also by another test that waits.
  var activity: Int { state.withLock { $0.activity } }

  /// Starts to hold jobs.
  func begin() { state.withLock { $0.waits += 1 } }

  /// Ends what ``begin()`` started. Jobs that are held then are run by the next wait.
  func end() { state.withLock { $0.waits -= 1 } }

  /// Runs the held jobs, and those that they enqueue, in order, each to its end; returns whether there were
  /// any.
  func run() -> Bool {
    var didRun = false
    while let (job, queue) = next() {
      didRun = true
      let isDone = DispatchSemaphore(value: 0)
      queue.async {
        job.runSynchronously(on: self.asUnownedTaskExecutor())
        isDone.signal()
      }
      state.withLock { $0.activity += 1 }
      if isDone.wait(timeout: .now() + HeldJobs.limit) == .timedOut {
        state.withLock { $0.queue = HeldJobs.makeQueue() }
      }
    }
    return didRun
  }

  private func next() -> (UnownedJob, DispatchQueue)? {
    state.withLock { $0.jobs.isEmpty ? nil : ($0.jobs.removeFirst(), $0.queue) }
  }

  /// Holds the job that a held job enqueues on its own executor, or passes it to the pool.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if !hold(job) { globalConcurrentExecutor.enqueue(job) }
  }

  /// Holds a job that the current thread enqueues; returns false if it must run at once.
  private func hold(_ job: UnownedJob) -> Bool {
    guard MainQueue.isCurrent || DispatchQueue.getSpecific(key: HeldJobs.mark) == true else { return false }
    return state.withLock { state in
      guard state.waits > 0 else { return false }
      state.jobs.append(job)
      state.activity += 1
      return true
    }
  }

  // MARK: The runtime's hook

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Installs the hook that the Swift runtime calls for each job off the main actor. In a process that links
  /// the runtime statically there is none, and jobs run as usual.
  private static func install() {
    guard let hook = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return }
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
      if !HeldJobs.shared.hold(job) { enqueue(job) }
    }
  }
}
