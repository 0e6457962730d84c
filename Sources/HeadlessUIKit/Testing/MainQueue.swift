import Dispatch

/// Tells whether code runs on the main actor, for code that can't be compiled for it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor's queue runs the caller; its thread may be any.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
