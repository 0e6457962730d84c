import Synchronization

/// The sessions of all simulators in the process, and the tasks that created them.
///
/// A session is removed when it is deallocated. The identity of a task is a number that no other task gets,
/// so an entry of a task that has ended can't be taken for another task's.
final class SessionRegistry: Sendable {
  static let shared = SessionRegistry()

  private struct Entry {
    let id: ObjectIdentifier
    let task: TaskIdentity
    weak var session: SimulationSession?
  }

  private struct State {
    /// The sessions in the order of their creation.
    var entries: [Entry] = []
    var lastEnded: (device: Device, system: SystemVersion)?
  }

  private let state = Mutex(State())

  /// The sessions in the order of their creation.
  var sessions: [SimulationSession] { state.withLock { $0.entries.compactMap(\.session) } }

  /// The device and the system of the session that ended last.
  var lastEnded: (device: Device, system: SystemVersion)? { state.withLock { $0.lastEnded } }

  /// Adds a session of the current task.
  func add(_ session: SimulationSession) {
    let entry = Entry(id: ObjectIdentifier(session), task: .current, session: session)
    state.withLock { $0.entries.append(entry) }
  }

  /// Removes a session that is being deallocated.
  func remove(_ session: SimulationSession) {
    let id = ObjectIdentifier(session)
    let (device, system) = (session.context.device, session.context.system)
    state.withLock { state in
      if let index = state.entries.lastIndex(where: { $0.id == id }) { state.entries.remove(at: index) }
      state.lastEnded = (device, system)
    }
  }

  /// Returns the session that a task created last, or else the only session. Costs O(sessions).
  func session(of task: TaskIdentity) -> SimulationSession? {
    state.withLock { state in
      if let last = state.entries.last, last.task == task || state.entries.count == 1,
        let session = last.session
      {
        return session
      }
      for index in state.entries.indices.reversed() where state.entries[index].task == task {
        if let session = state.entries[index].session { return session }
      }
      return nil
    }
  }
}
