import Foundation
import Simulation

extension NotificationBus {
  /// Returns the notifications with that name as they are posted, for a `for await` loop.
  ///
  /// They are collected from this call until the sequence and its iterators are deallocated. A loop runs in a
  /// task, so it continues after the post that it awaits, when the test lets other tasks run; virtual time
  /// doesn't pass meanwhile.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) -> Notifications {
    Notifications(of: name, from: object, on: self, file: file, line: line)
  }

  /// An asynchronous sequence of notifications with one name.
  public final class Notifications: AsyncSequence {
    /// The element type of the sequence.
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

    /// Returns an iterator. With several iterators, each notification reaches one of them.
    public func makeAsyncIterator() -> Iterator {
      Iterator(base: stream.makeAsyncIterator(), observation: observation)
    }

    /// An iterator that waits for the notifications of a sequence.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Carrier>.Iterator
      fileprivate let observation: Observation

      /// Waits for the next notification and returns it, or `nil` when the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }

      /// Waits for the next notification and returns it, or `nil` when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification in transit to the loop, which runs on the main actor, where it was posted.
private struct Carrier: @unchecked Sendable {
  let notification: Notification
}

/// An observation that ends when the sequence and its iterators are deallocated.
private final class Observation: Sendable {
  private let end: @Sendable () -> Void

  init(_ token: ObservationToken, on bus: NotificationBus) {
    end = { [weak bus] in bus?.removeObserver(token) }
  }

  deinit { end() }
}
