/// The identity of a task in the process; no two tasks have the same, even if one starts after the other's
/// end.
struct TaskIdentity: Hashable, Sendable {
  /// The number of the task in the order of creation, or 0 outside of tasks, such as in a synchronous test of
  /// XCTest.
  let number: UInt64

  /// The identity of the task that runs the calling code.
  static var current: TaskIdentity {
    withUnsafeCurrentTask { task in
      guard let task else { return TaskIdentity(number: 0) }
      return TaskIdentity(number: taskNumber(unsafeBitCast(task, to: UnsafeRawPointer.self)))
    }
  }
}

/// Returns the number that the runtime has given to the task at an address. The address, from which the hash
/// value of `UnsafeCurrentTask` is made, may be that of a later task. The struct is its address, but is
/// passed to functions by reference, so it is cast.
@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(_ task: UnsafeRawPointer) -> UInt64
