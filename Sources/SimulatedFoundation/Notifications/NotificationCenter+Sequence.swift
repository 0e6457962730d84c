import Foundation
import Simulation

extension NotificationBus {
  /// Returns the notifications of that name as they are posted, for a `for await` loop.
  ///
  /// They are collected from this call on, and no longer when the sequence and its iterators have gone. A loop runs in a task, so
  /// after the post that it waits for, when the test lets other tasks run; virtual time does not pass meanwhile.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) -> Notifications {
    Notifications(of: name, from: object, on: self, file: file, line: line)
  }

  /// Notifications of one name, one after the other.
  public final class Notifications: AsyncSequence {
    /// What a loop gets.
    public typealias Element = Notification

    private let stream: AsyncStream<Carrier>
    private let observation: Observation

    @MainActor fileprivate init(
      of name: Notification.Name,
      from object: AnyObject?,
      on bus: NotificationBus,
      file: StaticString,
      line: Int
    ) {
      let (stream, continuation) = AsyncStream.makeStream(of: Carrier.self)
      self.stream = stream
      let token = bus.addObserver(forName: name, object: object, file: file, line: line) {
        continuation.yield(Carrier(notification: $0))
      }
      observation = Observation(token, on: bus)
    }

    /// Returns an iterator; of several, each notification reaches one.
    public func makeAsyncIterator() -> Iterator {
      Iterator(base: stream.makeAsyncIterator(), observation: observation)
    }

    /// Waits for the notifications of a sequence.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Carrier>.Iterator
      fileprivate let observation: Observation

      /// Returns the next notification, waiting for it; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }

      /// Returns the next notification, waiting for it; nil when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way to the loop, which runs where it was posted: on the main actor.
private struct Carrier: @unchecked Sendable {
  let notification: Notification
}

/// Ends an observation when nobody waits for its notifications any more.
private final class Observation: Sendable {
  private let end: @Sendable () -> Void

  init(_ token: ObservationToken, on bus: NotificationBus) {
    end = { [weak bus] in bus?.removeObserver(token) }
  }

  deinit { end() }
}
