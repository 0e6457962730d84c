import Foundation

extension LogEntry {
  /// Whose code an entry comes from, where the entry's cause does not say it.
  public enum Agent: Hashable, Sendable {
    /// An observer of the notification that is the cause.
    case observer(Observer)
    /// The toolkit itself.
    case rule(Rule)
  }

  /// Somebody who registered for a notification, named without being held.
  public struct Observer: Hashable, Sendable {
    /// The observer's class; nil for a closure.
    public let type: String?
    /// The method's name, if it was registered by a selector with a name; Swift tells no other.
    public let method: String?
    /// The notification's name.
    public let notification: String
    /// Where it was registered, as `#fileID` has it.
    public let file: String
    /// The line there.
    public let line: Int
  }

  /// Something that the toolkit does by itself, as UIKit does.
  public struct Rule: Hashable, Sendable {
    /// What is done: `the automatic scroll to the focused field`.
    public let name: String
    /// The fact's id in FIDELITY.md; nil for what no single fact says.
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
  /// The method, `Form.keyboardWillShow`; without its name, what is observed and where that is said:
  /// `the KeyboardWillShow observer at Form.swift:31`.
  public var description: String {
    if let method { return "\(type.map { "\($0)." } ?? "")\(method)" }
    let place = "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
    return "\(type.map { "\($0)'s" } ?? "the") \(notification.shortNotificationName) observer at \(place)"
  }
}

extension LogEntry.Rule: CustomStringConvertible {
  /// What is done, with the fact: `the automatic scroll to the focused field (E50)`.
  public var description: String { name + (fact.map { " (\($0))" } ?? "") }
}

extension String {
  /// A notification's name without what all of UIKit's have: `KeyboardWillShow`.
  package var shortNotificationName: String {
    var name = self[...]
    if name.hasPrefix("UI") { name = name.dropFirst(2) }
    if name.hasSuffix("Notification") { name = name.dropLast("Notification".count) }
    return String(name)
  }
}
