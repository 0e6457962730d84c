import Synchronization

/// The number of tasks of a simulator's code that haven't ended.
///
/// A task copies the task-local values of the code that starts it, and releases them at its end. One of them
/// is a ``Reference`` to this object, so the tasks are counted by its references.
package final class TaskCounter: Sendable {
  /// A value that a task copies. The object is referred to eight times, so that the few references of the
  /// code that runs at present, whose number depends on the optimizer, are less than one task.
  struct Reference: Sendable {
    fileprivate static let weight = 8

    private let references:
      (
        TaskCounter, TaskCounter, TaskCounter, TaskCounter, TaskCounter, TaskCounter, TaskCounter,
        TaskCounter
      )

    init(_ counter: TaskCounter) {
      references = (counter, counter, counter, counter, counter, counter, counter, counter)
    }
  }

  /// The number of copies that belong to running code and not to tasks that it started.
  private let scopes = Atomic(0)
  /// The number of tasks when the main actor was last idle.
  private let idle = Atomic(0)
  /// The number of sleeping tasks that time has resumed since then.
  private let resumed = Atomic(0)

  init() {}

  private var copies: Int { Int(_getRetainCount(self)) / Reference.weight }

  /// The number of tasks that haven't ended.
  private var count: Int { max(0, copies - scopes.load(ordering: .relaxed)) }

  /// The number of tasks that were started, or resumed by time, since the main actor was last idle, and
  /// haven't ended. Until the calling code is suspended, none of them runs that needs the main actor.
  package var waitingCount: Int {
    max(0, count - idle.load(ordering: .relaxed)) + resumed.load(ordering: .relaxed)
  }

  /// Notes that the tasks had the opportunity to run.
  func noteIdle() {
    idle.store(count, ordering: .relaxed)
    resumed.store(0, ordering: .relaxed)
  }

  /// Notes that time has resumed a sleeping task.
  func noteResumption() { resumed.add(1, ordering: .relaxed) }

  /// The number of copies, for ``beginScope(after:)``.
  var mark: Int { copies }

  /// Begins a scope that has made copies of its own since a mark; returns their number, for ``endScope(_:)``.
  func beginScope(after mark: Int) -> Int {
    let added = copies - mark
    scopes.add(added, ordering: .relaxed)
    return added
  }

  /// Ends a scope.
  func endScope(_ added: Int) { scopes.subtract(added, ordering: .relaxed) }
}
