/// The states of an interface that an exploration has seen, and the actions that lead from one to another.
struct ExplorationGraph {
  /// The result of an action.
  enum Edge: Hashable {
    case state(Int)
    /// The action wasn't possible after all.
    case impossible
    /// A condition didn't hold afterwards.
    case broken
  }

  /// A state.
  struct State {
    let actions: [ExplorationAction]
    /// The actions from the launch to the first time of the state.
    let path: [ExplorationAction]
    /// Whether an element is shown that reacts to a tap.
    let hasElements: Bool
    let isKeyboardUp: Bool
    /// The number of presentations and pushes.
    let depth: Int
    /// Whether a drag, which isn't among the actions, dismisses the sheet in front.
    let isDismissible: Bool
    var edges: [Int: Edge] = [:]

    /// The actions that weren't tried yet.
    var untried: [Int] { actions.indices.filter { edges[$0] == nil } }
    var isTried: Bool { edges.count == actions.count }
  }

  private(set) var states: [State] = []
  private var placesByDigest: [UInt64: Int] = [:]

  /// The number of known results of actions.
  var edgeCount: Int { states.reduce(0) { $0 + $1.edges.count } }

  /// Returns the state of a digest, which is made at the first time.
  mutating func state(_ digest: UInt64, make: () -> State) -> Int {
    if let known = placesByDigest[digest] { return known }
    placesByDigest[digest] = states.count
    states.append(make())
    return states.count - 1
  }

  /// Notes the result of an action.
  mutating func note(_ edge: Edge, of action: Int, in state: Int) { states[state].edges[action] = edge }

  /// Returns the first action on the shortest known way from a state to one with untried actions.
  func stepToUntried(from start: Int) -> Int? {
    var first: [Int: Int] = [:]
    var queue: [Int] = [start]
    var seen: Set<Int> = [start]
    var position = 0
    while position < queue.count {
      let state = queue[position]
      position += 1
      if state != start, !states[state].isTried { return first[state] }
      for (action, edge) in states[state].edges.sorted(by: { $0.key < $1.key }) {
        guard case .state(let next) = edge, seen.insert(next).inserted else { continue }
        first[next] = first[state] ?? action
        queue.append(next)
      }
    }
    return nil
  }

  /// The actions of the shortest known way from the launch to a state.
  func way(to goal: Int) -> [ExplorationAction] {
    var before: [Int: (state: Int, action: Int)] = [:]
    var queue = [0]
    var position = 0
    while position < queue.count, before[goal] == nil {
      let state = queue[position]
      position += 1
      for (action, edge) in states[state].edges.sorted(by: { $0.key < $1.key }) {
        guard case .state(let next) = edge, next != 0, before[next] == nil else { continue }
        before[next] = (state, action)
        queue.append(next)
      }
    }
    var way: [ExplorationAction] = []
    var state = goal
    while let step = before[state] {
      way.insert(states[step.state].actions[step.action], at: 0)
      state = step.state
    }
    return state == 0 ? way : states[goal].path
  }

  /// The states that are reached from a state, with itself; nil if some of them have actions whose result
  /// isn't known, or breaks a condition.
  func closure(of start: Int) -> Set<Int>? {
    var seen: Set<Int> = [start]
    var stack = [start]
    while let state = stack.popLast() {
      guard states[state].isTried, !states[state].edges.values.contains(.broken) else { return nil }
      for case .state(let next) in states[state].edges.values where seen.insert(next).inserted {
        stack.append(next)
      }
    }
    return seen
  }

  /// The state with a property that all states have that are reached from it, and with the shortest way from
  /// the launch; only states whose actions were all tried count.
  func trap(where isInside: (State) -> Bool) -> Int? {
    let traps = states.indices.filter { place in
      guard isInside(states[place]), let closure = closure(of: place) else { return false }
      return closure.allSatisfy { isInside(states[$0]) }
    }
    return traps.lazy.map { (state: $0, length: way(to: $0).count) }.min { $0.length < $1.length }?.state
  }

  /// The first state after the launch that has elements, or the keyboard, and in which no action of the app
  /// changes anything; only states whose actions were all tried count. A letter changes the text, also if the
  /// state is the same. A state that turns of the device, and the like, reach from the launch is the launch's
  /// screen, which may have nothing to do.
  func deadEnd(except isReported: (State) -> Bool) -> Int? {
    states.indices.dropFirst().first { place in
      let state = states[place]
      guard state.isTried, state.hasElements || state.isKeyboardUp, !isReported(state),
        !way(to: place).allSatisfy(\.isOfDevice)
      else { return false }
      return state.edges.allSatisfy { number, edge in
        let action = state.actions[number]
        return edge == .impossible || action.isOfDevice || edge == .state(place) && !action.isLetter
      }
    }
  }
}
