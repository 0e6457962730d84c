import Foundation

// The functions have Apple's names of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message with a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a text whose conversions, such as `%{public}@` and `%.2f`, are replaced by the arguments.
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) {
  log.write(FormattedMessage.text("\(message)", args), type)
}

/// Writes a text whose conversions, such as `%{public}@` and `%.2f`, are replaced by the arguments.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) {
  log.write(FormattedMessage.text("\(message)", args), type)
}

/// A text with conversions. Swift's strings are no C arguments on Linux, so the arguments are formatted one
/// by one.
enum FormattedMessage {
  /// Replaces each conversion by its argument; a conversion without an argument stays.
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var (result, rest, next) = ("", Substring(format), 0)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
      guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqzjt".contains($0) || $0 == "@" }) else {
        return result + "%" + rest
      }
      let conversion = rest[...end]
      rest = rest[rest.index(after: end)...]
      guard next < arguments.count else {
        result += "%" + conversion
        continue
      }
      result += self.text(of: arguments[next], "%\(conversion)")
      next += 1
    }
    return result + rest
  }

  private static func text(of argument: Any, _ conversion: String) -> String {
    guard let last = conversion.last, !"@s".contains(last), let value = argument as? any CVarArg else {
      if let value = argument as? any OptionalValue { return value.unwrapped.map { "\($0)" } ?? "(null)" }
      return "\(argument)"
    }
    return String(format: conversion, value)
  }
}

/// An optional argument of a message.
private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var unwrapped: Any? { self }
}
