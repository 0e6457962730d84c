import Synchronization

/// The sessions of all simulators in the process, and the tasks that created them.
///
/// A session is removed when it is deallocated. The identity of a task is a number that no other task gets,
/// so an entry of a task that has ended can't be taken for another task's.
final class SessionRegistry: Sendable {
  static let shared = SessionRegistry()

  private struct Entry {
    /// The place in the order of creation.
    let number: Int
    let id: ObjectIdentifier
    weak var session: SimulationSession?
  }

  private struct State {
    /// The sessions of each task that created some, in the order of their creation.
    var entries: [TaskIdentity: [Entry]] = [:]
    /// The number of sessions that were created.
    var created = 0
    var lastEnded: (device: Device, system: SystemVersion, task: TaskIdentity)?

    /// The session that exists, if it is the only one.
    var only: SimulationSession? {
      guard entries.count == 1, let list = entries.values.first, list.count == 1 else { return nil }
      return list[0].session
    }
  }

  private let state = Mutex(State())

  /// The sessions in the order of their creation.
  var sessions: [SimulationSession] {
    state.withLock { state in
      state.entries.values.joined().sorted { $0.number < $1.number }.compactMap(\.session)
    }
  }

  /// The device and the system of the session that ended last, and the task that created it.
  var lastEnded: (device: Device, system: SystemVersion, task: TaskIdentity)? {
    state.withLock { $0.lastEnded }
  }

  /// Adds a session of its task.
  func add(_ session: SimulationSession) {
    state.withLock { state in
      state.created += 1
      let entry = Entry(number: state.created, id: ObjectIdentifier(session), session: session)
      state.entries[session.task, default: []].append(entry)
    }
  }

  /// Removes a session that is being deallocated.
  func remove(_ session: SimulationSession) {
    let (task, id) = (session.task, ObjectIdentifier(session))
    let (device, system) = (session.context.device, session.context.system)
    state.withLock { state in
      var list = state.entries.removeValue(forKey: task) ?? []
      list.removeAll { $0.id == id }
      if !list.isEmpty { state.entries[task] = list }
      state.lastEnded = (device, system, task)
    }
  }

  /// Returns the session that a task created last, or else the only session, unless another test has created
  /// it. Costs O(1).
  func session(of task: TaskIdentity) -> SimulationSession? {
    let (own, only) = state.withLock { state -> (SimulationSession?, SimulationSession?) in
      for entry in (state.entries[task] ?? []).reversed() {
        // A session that is being deallocated on another thread is `nil`.
        if let session = entry.session { return (session, nil) }
      }
      return (nil, state.only)
    }
    guard own == nil, let only else { return own }
    guard let owner = only.test, let test = Problem.test else { return only }
    return owner == test ? only : nil
  }
}
