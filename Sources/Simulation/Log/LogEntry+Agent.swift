import Foundation

extension LogEntry {
  /// The origin of an entry's code, if the entry's cause doesn't determine it.
  public indirect enum Agent: Hashable, Sendable {
    /// An observer of the notification that is the cause.
    case observer(Observer)
    /// A rule of the package itself.
    case rule(Rule)
  }

  /// An observer of a notification, described without a reference to it.
  public struct Observer: Hashable, Sendable {
    /// The observer's class, or `nil` for a closure.
    public let type: String?
    /// The method's name, if the registration used a selector with a name. Swift provides no other names.
    public let method: String?
    /// The notification's name.
    public let notification: String
    /// The file of the registration, as `#fileID`.
    public let file: String
    /// The line of the registration.
    public let line: Int
  }

  /// An automatic behavior of the package that matches UIKit's.
  public struct Rule: Hashable, Sendable {
    /// A description of the behavior, such as `the automatic scroll to the focused field`.
    public let name: String
    /// The fact's id in Documentation/Fidelity, or `nil` if no single fact describes the rule.
    public let fact: String?

    package init(_ name: String, fact: String? = nil) {
      self.name = name
      self.fact = fact
    }
  }
}

extension LogEntry.Agent: CustomStringConvertible {
  /// The observer, or the rule with its fact.
  public var description: String {
    switch self {
    case .observer(let observer): observer.description
    case .rule(let rule): rule.description
    }
  }
}

extension LogEntry.Observer: CustomStringConvertible {
  /// The method, such as `Form.keyboardWillShow`, or, without its name, the observed notification and the
  /// place of the registration: `the KeyboardWillShow observer at Form.swift:31`.
  public var description: String {
    if let method { return "\(type.map { "\($0)." } ?? "")\(method)" }
    let observer = "\(type.map { "\($0)'s" } ?? "the") \(notification.shortNotificationName) observer"
    guard let name = file.split(separator: "/").last else { return observer }
    return "\(observer) at \(name):\(line)"
  }
}

extension LogEntry.Rule: CustomStringConvertible {
  /// The name with the fact: `the automatic scroll to the focused field (E50)`.
  public var description: String { name + (fact.map { " (\($0))" } ?? "") }
}

extension String {
  /// A notification's name without UIKit's prefix and suffix: `KeyboardWillShow`.
  package var shortNotificationName: String {
    var name = self[...]
    if name.hasPrefix("UI") { name = name.dropFirst(2) }
    if name.hasSuffix("Notification") { name = name.dropLast("Notification".count) }
    return String(name)
  }
}
