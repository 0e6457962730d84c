import Foundation
import KeyboardSim
import Responder
import Simulation
import UserSim
import ViewTree

/// The search of an exploration: sessions that begin with a launch, in which each action is one that its
/// state has not seen yet, or one on the way to such a state.
@MainActor struct Explorer {
  let stage: Exploration.Stage
  let plan: Exploration.Plan
  private var random: SplitMix
  private var graph = ExplorationGraph()
  private var findings: [String: (invariant: Invariant, claim: Claim, path: [ExplorationAction])] = [:]
  private var order: [String] = []
  private var actionCount = 0
  private var elements = ElementCoverage()

  init(_ plan: Exploration.Plan, on stage: Exploration.Stage) {
    (self.plan, self.stage) = (plan, stage)
    random = SplitMix(plan.seed)
  }

  /// A session with a new simulator, whose interface is launched.
  private struct Session {
    let simulator: Simulator
    let watches: [(invariant: Invariant, check: @MainActor () -> Claim?)]
    var path: [ExplorationAction] = []
  }

  private func begin(logIsEnabled: Bool = false) -> Session {
    let simulator = Simulator(device: stage.device, system: stage.system, logIsEnabled: logIsEnabled)
    simulator.notifications.recordsCrashes = true
    simulator.perform { plan.launch(simulator) }
    simulator.settle()
    // A post to a deallocated observer would stop the program.
    let hasObservers = plan.invariants.contains { $0.name == Invariant.observersAreRemoved.name }
    let invariants = (hasObservers ? [] : [.observersAreRemoved]) + plan.invariants
    let watches = invariants.map { (invariant: $0, check: $0.watch(simulator)) }
    return Session(simulator: simulator, watches: watches)
  }

  // MARK: Searching

  /// Performs the search.
  mutating func run() -> Exploration.Result {
    while actionCount < plan.actionLimit {
      let before = (graph.states.count, graph.edgeCount, findings.count)
      let shown = WeakControllers()
      let path = runSession(shown)
      noteLeaks(shown, path)
      // Nothing more is within the depth of a session.
      if before == (graph.states.count, graph.edgeCount, findings.count) { break }
    }
    noteTraps()
    var result = Exploration.Result(stage: stage)
    result.actionCount = actionCount
    result.stateCount = graph.states.count
    result.edgeCount = graph.edgeCount
    result.isComplete = graph.states.allSatisfy(\.isTried)
    result.unusedElements = elements.unused
    result.findings = order.compactMap { findings[$0] }.map { found in
      finding(found.invariant, found.claim, found.path)
    }
    return result
  }

  /// Runs a session, and returns its actions.
  private mutating func runSession(_ shown: WeakControllers) -> [ExplorationAction] {
    var session = begin()
    if let broken = check(session) {
      note(broken, [])
      return []
    }
    var place = state(session)
    while actionCount < plan.actionLimit, session.path.count < plan.depthLimit {
      shown.note(session.simulator)
      guard let choice = choose(in: place) else { break }
      let action = graph.states[place].actions[choice]
      let isKnown = graph.states[place].edges[choice] != nil
      actionCount += 1
      session.path.append(action)
      do { try session.simulator.perform { try action.perform(on: session.simulator) } } catch {
        graph.note(.impossible, of: choice, in: place)
        // The attempt may have changed something.
        break
      }
      switch action.kind {
      case .tap(let path), .tapPart(let path, _, _): elements.noteUse(of: path)
      default: break
      }
      if let broken = check(session) {
        graph.note(.broken, of: choice, in: place)
        note(broken, session.path)
        break
      }
      let next = state(session)
      if !isKnown { graph.note(.state(next), of: choice, in: place) }
      place = next
    }
    return session.path
  }

  private mutating func choose(in place: Int) -> Int? {
    if let untried = random.pick(graph.states[place].untried) { return untried }
    return graph.stepToUntried(from: place)
  }

  private func check(_ session: Session) -> (invariant: Invariant, claim: Claim)? {
    session.simulator.perform {
      for (invariant, check) in session.watches {
        if let claim = check(), !claim.holds { return (invariant, claim) }
      }
      return nil
    }
  }

  private mutating func note(
    _ broken: (invariant: Invariant, claim: Claim),
    _ path: [ExplorationAction]
  ) {
    let key = broken.invariant.name + ": " + broken.claim.text.filter { !$0.isNumber }
    if let known = findings[key], known.path.count <= path.count { return }
    if findings[key] == nil { order.append(key) }
    findings[key] = (broken.invariant, broken.claim, path)
  }

  private mutating func state(_ session: Session) -> Int {
    let (simulator, kinds) = (session.simulator, plan.kinds)
    return simulator.perform {
      simulator.application.layoutIfNeeded()
      return graph.state(ScreenDigest.of(simulator)) {
        elements.noteShown(simulator, after: session.path)
        return ExplorationGraph.State(
          actions: ActionFinder(simulator: simulator, kinds: kinds).actions(),
          path: session.path,
          isKeyboardUp: simulator.keyboard.isVisible,
          depth: simulator.application.windows.reduce(0) { $0 + ($1.rootViewController?.openedDepth ?? 0) }
        )
      }
    }
  }

  // MARK: Traps

  /// Notes the states from which there is no way back.
  private mutating func noteTraps() {
    if plan.has(.keyboardCanBeHidden), let trap = graph.trap(where: \.isKeyboardUp) {
      note((.keyboardCanBeHidden, Claim("no action hides the keyboard", false)), graph.way(to: trap))
    }
    let first = graph.states.first?.depth ?? 0
    if plan.has(.openedCanBeClosed), let trap = graph.trap(where: { $0.depth > first }) {
      note((.openedCanBeClosed, Claim("no action leads back", false)), graph.way(to: trap))
    }
    if plan.has(.fieldsCanBeReached), graph.states.allSatisfy(\.isTried) {
      for (text, way) in elements.unreachedInputs { note((.fieldsCanBeReached, Claim(text, false)), way) }
    }
  }

  /// Notes the controllers of a session that are alive after it.
  private mutating func noteLeaks(_ shown: WeakControllers, _ path: [ExplorationAction]) {
    guard plan.has(.controllersAreReleased), let name = shown.alive else { return }
    note((.controllersAreReleased, Claim("\(name) is alive after its simulator", false)), path)
  }

  // MARK: Shrinking

  /// Whether the condition breaks when only some actions are performed; returns the claim, and the actions up
  /// to the break.
  private func replay(
    _ actions: [ExplorationAction],
    _ invariant: Invariant,
    logIsEnabled: Bool = false
  ) -> (claim: Claim, path: [ExplorationAction], simulator: Simulator)? {
    let session = begin(logIsEnabled: logIsEnabled)
    guard let watch = session.watches.first(where: { $0.invariant.name == invariant.name }) else {
      return nil
    }
    func broken() -> Claim? {
      session.simulator.perform { watch.check() }.flatMap { $0.holds ? nil : $0 }
    }
    if let claim = broken() { return (claim, [], session.simulator) }
    for (place, action) in actions.enumerated() {
      do { try session.simulator.perform { try action.perform(on: session.simulator) } } catch { return nil }
      if let claim = broken() { return (claim, Array(actions[...place]), session.simulator) }
    }
    return nil
  }

  private func finding(
    _ invariant: Invariant,
    _ claim: Claim,
    _ path: [ExplorationAction]
  ) -> Exploration.Finding {
    var finding = Exploration.Finding(stage: stage, invariant: invariant, claim: claim, actions: path)
    finding.launchCode = plan.launchCode
    if let whole = replay(path, invariant) {
      let shortest = Shrinker<ExplorationAction>.shrink(whole.path) { replay($0, invariant) != nil }
      if let last = replay(shortest, invariant, logIsEnabled: true) {
        finding.claim = last.claim
        finding.actions = last.path
        finding.why = last.simulator.perform { invariant.why(last.simulator) }.map { "\($0)" }
      }
    }
    picture(&finding)
    return finding
  }

  /// Performs the actions once more for the pictures before and after the last one.
  private func picture(_ finding: inout Exploration.Finding) {
    let session = begin()
    for (place, action) in finding.actions.enumerated() {
      if place == finding.actions.count - 1 { finding.before = session.simulator.snapshot() }
      try? session.simulator.perform { try action.perform(on: session.simulator) }
      if !session.simulator.keyboard.isVisible, place < finding.actions.count - 1 {
        finding.firstEdit = place + 1
      }
    }
    finding.after = session.simulator.snapshot()
  }
}

/// The controllers that were on the screen, without retaining them.
@MainActor private final class WeakControllers {
  private struct Entry {
    weak var controller: ViewController?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes the controllers of the app's windows.
  func note(_ simulator: Simulator) {
    var open = simulator.application.windows.compactMap(\.rootViewController)
    while let controller = open.popLast() {
      let id = ObjectIdentifier(controller)
      if entries[id]?.controller == nil {
        entries[id] = Entry(controller: controller, name: "\(type(of: controller))")
      }
      open += controller.children + [controller.presentedViewController].compactMap { $0 }
    }
  }

  /// The name of a controller that is alive; the first by name.
  var alive: String? { entries.values.filter { $0.controller != nil }.map(\.name).min() }
}

extension ViewController {
  /// The number of presentations and pushes below the controller.
  fileprivate var openedDepth: Int {
    let below = presentedViewController.map { 1 + $0.openedDepth } ?? 0
    let pushed = (self as? NavigationController).map { max(0, $0.viewControllers.count - 1) } ?? 0
    return below + pushed + children.reduce(0) { $0 + $1.openedDepth }
  }
}
