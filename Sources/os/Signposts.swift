import Foundation
import Synchronization

// The functions have Apple's names of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kind of a signpost.
public struct OSSignpostType: Hashable, Sendable {
  let name: String

  /// The beginning of an interval.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of an interval.
  public static let end = OSSignpostType(name: "end")
  /// An event.
  public static let event = OSSignpostType(name: "event")
}

/// The number of an interval, which tells it from others of the same name.
public struct OSSignpostID: Hashable, Sendable, Comparable {
  /// The number.
  public let rawValue: UInt64
  private static let last = Mutex<UInt64>(0)

  /// Creates an identifier from its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates an identifier with the next number.
  public init(log: OSLog) {
    rawValue = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  /// Creates an identifier of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// The identifier of signposts that don't overlap.
  public static let exclusive = OSSignpostID(.max - 1)
  /// The identifier of no signpost.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of no signpost.
  public static let null = OSSignpostID(0)

  /// Returns whether the first number is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Writes a signpost to the simulator's log, which no profiler reads: `begin "Search"`. The time of the entry
/// is virtual, so that an interval is the time of animations and delays, not of computations.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write("\(type.name) \"\(name)\"", .default)
}

/// Writes a signpost with a text to the simulator's log.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any...
) {
  log.write("\(type.name) \"\(name)\" \(FormattedMessage.text("\(format)", arguments))", .default)
}

/// An interval that a signposter has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The interval's identifier.
  public let signpostID: OSSignpostID

  init(_ id: OSSignpostID) { signpostID = id }

  /// Returns the interval with an identifier.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { .init(id) }
}

/// A writer of signposts to the simulator's log.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter that writes nothing, as on iOS.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a signposter without a subsystem.
  public init() { log = .default }
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter for one of the system's categories in a subsystem.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a signposter that writes to a log object.
  public init(logHandle: OSLog) { log = logHandle }

  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns a new identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    log.write("begin \"\(name)\"", .default)
    return OSSignpostIntervalState(id)
  }
  /// Begins an interval, with a message.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    log.write("begin \"\(name)\" \(message.text)", .default)
    return OSSignpostIntervalState(id)
  }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.write("end \"\(name)\"", .default)
  }
  /// Ends an interval, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    log.write("end \"\(name)\" \(message.text)", .default)
  }
  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write("event \"\(name)\"", .default)
  }
  /// Writes an event, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    log.write("event \"\(name)\" \(message.text)", .default)
  }
  /// Runs `body` between the two ends of an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}
