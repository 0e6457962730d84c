import Foundation

/// A type of messages that notifications can be turned into, and that can be turned into notifications.
///
/// It says what Foundation's own protocol asks for on Apple's platforms only.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
@MainActor public protocol NotificationMessage: NotificationCenter.MainActorMessage {
  /// The name of the notifications.
  static var name: Notification.Name { get }
  /// Reads a notification of that name; nil if it does not say enough.
  static func makeMessage(_ notification: Notification) -> Self?
  /// Makes a notification of that name.
  static func makeNotification(_ message: Self) -> Notification
}

/// Notifications as typed messages, from iOS 26, in the form that Foundation gives them (KN34).
///
/// A message and the notification of its name are the same post: whoever posts one reaches the observers of both, in the
/// order in which they registered.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationBus {
  /// Calls `observer` for each notification that `messageType` can be made of, until the returned token is removed.
  ///
  /// Stops with `typed messages came with iOS 26.0: observe UIKeyboardWillShowNotification on iOS 18.0` before.
  ///
  /// - Parameter subject: Only messages about this object; nil for every one.
  public func addObserver<Message: NotificationMessage>(
    of subject: Message.Subject? = nil,
    for messageType: Message.Type,
    file: StaticString = #fileID,
    line: Int = #line,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    requireMessages(named: Message.name)
    return addObserver(forName: Message.name, object: subject, file: file, line: line) { notification in
      if let message = Message.makeMessage(notification) { observer(message) }
    }
  }

  /// The same, with the message's type named by an identifier, such as `.keyboardWillShow`.
  public func addObserver<
    Identifier: NotificationCenter.MessageIdentifier,
    Message: NotificationMessage
  >(
    of subject: Message.Subject,
    for identifier: Identifier,
    file: StaticString = #fileID,
    line: Int = #line,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    addObserver(of: subject, for: Message.self, file: file, line: line, using: observer)
  }

  /// The same, for every subject of the type.
  public func addObserver<
    Identifier: NotificationCenter.MessageIdentifier,
    Message: NotificationMessage
  >(
    of subject: Message.Subject.Type,
    for identifier: Identifier,
    file: StaticString = #fileID,
    line: Int = #line,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    addObserver(of: nil, for: Message.self, file: file, line: line, using: observer)
  }

  /// Posts the notification that a message is made into, from `subject`.
  ///
  /// Stops as observing does before iOS 26.
  public func post<Message: NotificationMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {
    requireMessages(named: Message.name)
    var notification = Message.makeNotification(message)
    notification.object = subject
    post(notification)
  }

  private func requireMessages(named name: Notification.Name) {
    guard let context = context.object, !context.rule(VersionRules.hasTypedMessages) else { return }
    programmerError(
      "typed messages came with iOS 26.0: observe \(name.rawValue) on iOS \(context.system)"
    )
  }
}
