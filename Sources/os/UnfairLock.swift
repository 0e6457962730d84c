import Foundation
import Simulation

// The functions and types have Apple's names of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A lock of one thread.
///
/// Locking it twice on one thread, and unlocking it on another one, stops the process, as on iOS. It must not
/// be copied while it is locked.
public struct os_unfair_lock_s {
  fileprivate var mutex: pthread_mutex_t

  /// Creates an unlocked lock.
  public init() {
    mutex = pthread_mutex_t()
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(&mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }
}

/// A lock of one thread.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no thread has the lock, and takes it.
///
/// Stops with `os_unfair_lock is locked twice by one thread` if the calling thread has it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let error = withMutex(of: lock) { pthread_mutex_lock($0) }
  if error != 0 { programmerError("os_unfair_lock is locked twice by one thread") }
}

/// Takes the lock if no thread has it; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withMutex(of: lock) { pthread_mutex_trylock($0) } == 0
}

/// Releases the lock.
///
/// Stops with `os_unfair_lock is unlocked by a thread that doesn't have it`.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let error = withMutex(of: lock) { pthread_mutex_unlock($0) }
  if error != 0 { programmerError("os_unfair_lock is unlocked by a thread that doesn't have it") }
}

/// Stops unless the calling thread has the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  if !isOwned(lock) { programmerError("os_unfair_lock isn't locked by this thread") }
}

/// Stops if the calling thread has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  if isOwned(lock) { programmerError("os_unfair_lock is locked by this thread") }
}

private func withMutex(
  of lock: os_unfair_lock_t,
  _ body: (UnsafeMutablePointer<pthread_mutex_t>) -> Int32
) -> Int32 {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1, body)
}

/// Returns whether the calling thread has the lock: locking it again would then be an error.
private func isOwned(_ lock: UnsafePointer<os_unfair_lock_s>) -> Bool {
  let lock = UnsafeMutablePointer(mutating: lock)
  guard withMutex(of: lock, { pthread_mutex_trylock($0) }) != 0 else {
    _ = withMutex(of: lock) { pthread_mutex_unlock($0) }
    return false
  }
  var timeout = timespec(tv_sec: 0, tv_nsec: 0)
  return withMutex(of: lock) { pthread_mutex_timedlock($0, &timeout) } == EDEADLK
}

/// A lock with the state that it protects.
///
/// It is not recursive. The state is used inside ``withLock(_:)`` only.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The condition that a thread has the lock, or doesn't have it.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread has it.
    case owner
    /// The calling thread doesn't have it.
    case notOwner
  }

  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock())
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  /// Creates an unlocked lock with a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// Creates an unlocked lock with a state that needs not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs `body` with the state while no other thread has the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  {
    try withLockUnchecked(body)
  }

  /// Runs `body` with the state while no other thread has the lock.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs `body` with the state if no thread has the lock; returns nil if one has.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Stops unless a condition holds.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until no thread has the lock, and takes it.
  public func lock() { os_unfair_lock_lock(storage.lock) }
  /// Takes the lock if no thread has it; returns whether it did.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }
  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Runs `body` while no other thread has the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
  /// Runs `body` while no other thread has the lock.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body()
  }
}
