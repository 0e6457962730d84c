import Synchronization

/// The data of other modules that outlive the app's process on the device.
package enum DeviceStorage {
  /// The data of one kind: how they are read when the process ends, and written for the next one.
  package struct Part: Sendable {
    let save: @Sendable () -> any Sendable
    let restore: @Sendable (any Sendable) -> Void

    /// Creates a part. Both closures run with the simulator as the current one.
    package init(
      save: @escaping @Sendable () -> any Sendable,
      restore: @escaping @Sendable (any Sendable) -> Void
    ) { (self.save, self.restore) = (save, restore) }
  }

  private static let parts = Mutex<[Part]>([])

  /// Adds a part, on any thread.
  package static func add(_ part: Part) { parts.withLock { $0.append(part) } }

  /// Returns the data of all parts, in their order.
  static func save() -> [any Sendable] { parts.withLock { $0 }.map { $0.save() } }

  /// Writes the data of an ended process.
  static func restore(_ data: [any Sendable]) {
    for (part, data) in zip(parts.withLock { $0 }, data) { part.restore(data) }
  }
}
