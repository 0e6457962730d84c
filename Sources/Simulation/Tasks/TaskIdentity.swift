/// The identity of a task in the process; no two tasks have the same, even if one starts after the other's end.
struct TaskIdentity: Hashable, Sendable {
  /// The number of the task in the order of creation, or 0 outside of tasks, such as in a synchronous test of
  /// XCTest.
  let number: UInt64

  /// The identity of the task that runs the calling code.
  static var current: TaskIdentity {
    withUnsafeCurrentTask { task in TaskIdentity(number: task.map(taskNumber) ?? 0) }
  }
}

/// Returns the number that the runtime has given to a task. The address of a task, which its hash value is made
/// from, may be that of a later task.
@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(_ task: UnsafeCurrentTask) -> UInt64
