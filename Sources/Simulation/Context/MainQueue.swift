import Dispatch

/// Whether code runs where the main actor does.
///
/// That need not be the process's first thread: once a program waits in its main queue, other threads may serve it.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether the present code runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
