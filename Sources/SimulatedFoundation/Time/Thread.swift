import Foundation
import Simulation

/// A thread, in the place of Foundation's, that knows the main thread in a process of tests (U77).
///
/// A test runner on Linux runs the main queue, and with it the main actor, on any thread, for which
/// Foundation's `isMainThread` is false. Foundation's class can't be subclassed there, so an object of this
/// class has one. Its other members are Foundation's.
public final class Thread: Sendable {
  nonisolated(unsafe) private let thread: Foundation.Thread

  /// Creates a thread that runs `block` after ``start()``, in real time.
  public init(block: @escaping @Sendable () -> Void) { thread = Foundation.Thread(block: block) }

  private init(_ thread: Foundation.Thread) { self.thread = thread }

  /// Whether the current code runs on the main queue or on the process's first thread.
  public static var isMainThread: Bool { MainQueue.isCurrent || Foundation.Thread.isMainThread }

  /// The current thread.
  public static var current: Thread { Thread(Foundation.Thread.current) }

  /// The process's first thread. The simulator's main thread can be another one; see `isMainThread`.
  public static var main: Thread { Thread(Foundation.Thread.mainThread) }

  /// The app's values of the thread.
  public var threadDictionary: NSMutableDictionary { thread.threadDictionary }

  /// Whether the object is the thread of the current code, and that is the main thread.
  public var isMainThread: Bool { thread == Foundation.Thread.current && Thread.isMainThread }

  /// The thread's name.
  public var name: String? {
    get { thread.name }
    set { thread.name = newValue }
  }

  /// Whether the thread runs its block.
  public var isExecuting: Bool { thread.isExecuting }
  /// Whether the thread has run its block.
  public var isFinished: Bool { thread.isFinished }
  /// Whether the thread was cancelled.
  public var isCancelled: Bool { thread.isCancelled }

  /// Starts the thread.
  public func start() { thread.start() }

  /// Marks the thread as cancelled; its block decides whether it ends.
  public func cancel() { thread.cancel() }

  /// Starts a thread that runs `block`.
  public static func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    Foundation.Thread.detachNewThread(block)
  }

  /// Blocks the current thread for a real time in seconds.
  public static func sleep(forTimeInterval ti: TimeInterval) { Foundation.Thread.sleep(forTimeInterval: ti) }

  /// The calls that led to the current one, innermost first.
  public static var callStackSymbols: [String] { Foundation.Thread.callStackSymbols }
}
