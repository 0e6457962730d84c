import Foundation

/// A type of messages that convert to and from notifications.
///
/// The protocol declares the requirements that Foundation's own protocol has on Apple's platforms only.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
@MainActor public protocol NotificationMessage: NotificationCenter.MainActorMessage {
  /// The name of the notifications.
  static var name: Notification.Name { get }
  /// Returns the message of a notification with that name, or `nil` if its content is incomplete.
  static func makeMessage(_ notification: Notification) -> Self?
  /// Returns a notification with that name for a message.
  static func makeNotification(_ message: Self) -> Notification
}

/// Notifications as typed messages, from iOS 26, in the form of Foundation's (KN34).
///
/// A message and the notification of its name are the same post: posting either one calls the observers of
/// both, in the order in which they registered.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationBus {
  /// Calls `observer` for each notification that converts to `messageType`, until the returned token is
  /// removed.
  ///
  /// Stops with `typed messages came with iOS 26.0: observe UIKeyboardWillShowNotification on iOS 18.0`
  /// before iOS 26.
  ///
  /// - Parameter subject: The object of the messages, or `nil` for messages about any object.
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

  /// Adds the same observer, with the message's type given by an identifier, such as `.keyboardWillShow`.
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

  /// Adds the same observer, for all subjects of the type.
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

  /// Posts the notification for a message, from `subject`.
  ///
  /// Stops before iOS 26, with the same text as observing.
  public func post<Message: NotificationMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {
    requireMessages(named: Message.name)
    var notification = Message.makeNotification(message)
    notification.object = subject
    post(notification)
  }

  private func requireMessages(named name: Notification.Name) {
    guard let context = context.object, !context.rule(VersionRules.hasTypedMessages) else { return }
    context.record(
      gap: "typed messages came with iOS 26.0: observe \(name.rawValue) on \(context.system.name)"
    )
  }
}
