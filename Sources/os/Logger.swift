import Foundation

/// A writer of messages to the simulator's log.
///
/// A message is an entry of the category `note`, with the subsystem and the category of the logger as its
/// subject: `app.finder:search: error: no connection`. A test reads it in `simulator.log`. Without a
/// simulator, messages are lines of the standard error stream. Levels are not filtered, and values are not
/// redacted, as in Xcode's console.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a subsystem.
  public init() { log = .default }

  /// Creates a logger for a subsystem and a category of its messages.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log object.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message with the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message for debugging.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message with information.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message with the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message about an error.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message about a bug.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a message about a bug.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
