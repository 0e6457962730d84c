import Dispatch

/// The main queue, on which the main actor runs.
///
/// Its thread need not be the process's first thread: while an app waits in its main queue, other threads may
/// run the queue's work.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether the current code runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
