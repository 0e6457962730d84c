import Dispatch
import Foundation
import Simulation

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of a message that names none.
  public static let `default` = OSLogType(0)
  /// The level of helpful, but not essential information.
  public static let info = OSLogType(1)
  /// The level of messages for debugging.
  public static let debug = OSLogType(2)
  /// The level of errors.
  public static let error = OSLogType(16)
  /// The level of bugs.
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .default: "default"
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "\(rawValue)"
    }
  }
}

/// A destination of messages: a subsystem and a category in the simulator's log.
public final class OSLog: Sendable {
  /// A category of the system.
  public struct Category: Hashable, Sendable {
    let name: String

    /// The category of points of interest.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// The category of signposts that are off by default.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// The category of signposts with call stacks that are off by default.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(name: "", isEnabled: true)
  /// A log that ignores its messages, as on iOS.
  public static let disabled = OSLog(name: "", isEnabled: false)

  private let name: String
  private let isEnabled: Bool

  private init(name: String, isEnabled: Bool) { (self.name, self.isEnabled) = (name, isEnabled) }

  /// Creates the log of a category in a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(name: "\(subsystem):\(category)", isEnabled: true)
  }

  /// Creates the log of one of the system's categories in a subsystem.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Whether messages of a level are written: all, unless the log is ``disabled``.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Whether signposts are written: all, unless the log is ``disabled``.
  public var signpostsEnabled: Bool { isEnabled }

  /// Writes a line with the level, unless that is the default. Messages of other threads are written once the
  /// main thread is free.
  func write(_ message: @autoclosure () -> String, _ level: OSLogType) {
    guard isEnabled else { return }
    let text = level == .default ? message() : "\(level.name): \(message())"
    guard let context = SimulationContext.onAnyThread else {
      let line = name.isEmpty ? text : "\(name): \(text)"
      return FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
    let subject = name
    let write: @Sendable @MainActor () -> Void = { context.log.record(.note, subject, text) }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(write)
    } else {
      DispatchQueue.main.async(execute: write)
    }
  }
}
