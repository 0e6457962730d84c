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
  private let launch: @MainActor (Simulator) -> Void
  /// The file that has the actions of a session if one stops the program.
  private let journal: ExplorationJournal?
  /// The lists of actions whose last one is known to stop the program.
  private let stops: Set<[ExplorationAction]>

  /// An action isn't performed, as it stops the program.
  private struct KnownStop: Error {}

  init(
    _ plan: Exploration.Plan,
    on stage: Exploration.Stage,
    journal: ExplorationJournal? = nil,
    stops: Set<[ExplorationAction]> = [],
    launch: @escaping @MainActor (Simulator) -> Void
  ) {
    (self.plan, self.stage, self.journal, self.stops, self.launch) = (plan, stage, journal, stops, launch)
    random = SplitMix(plan.seed)
  }

  private typealias Watch = (invariant: Invariant, check: @MainActor () -> Claim?)

  /// A session with a new simulator, whose interface is launched.
  private struct Session {
    let simulator: Simulator
    let watches: [Watch]
    var path: [ExplorationAction] = []
  }

  private func begin(logIsEnabled: Bool = false) async -> Session {
    journal?.begin()
    let simulator = TestTraces.withoutRecording {
      Simulator(device: stage.device, system: stage.system, logIsEnabled: logIsEnabled)
    }
    simulator.notifications.recordsCrashes = true
    if stage.textSize != .large { simulator.contentSizeCategory = stage.textSize }
    if stage.direction == .rightToLeft { simulator.language = "ar" }
    simulator.perform { launch(simulator) }
    await settleAfterLaunch(simulator)
    // A post to a deallocated observer would stop the program.
    let hasObservers = plan.invariants.contains { $0.name == Invariant.observersAreRemoved.name }
    let invariants = (hasObservers ? [] : [.observersAreRemoved]) + plan.invariants
    let watches = invariants.map { (invariant: $0, check: $0.watch(simulator)) }
    return Session(simulator: simulator, watches: watches)
  }

  private func settleAfterLaunch(_ simulator: Simulator) async {
    switch plan.settling {
    case .synchronous: await plan.settling.settle(simulator)
    case .asynchronous: await plan.settling.rest(simulator)
    }
  }

  /// Performs an action, and adds it to the session's; afterwards, the app is at rest.
  private func perform(_ action: ExplorationAction, in session: inout Session) async throws {
    session.path.append(action)
    if stops.contains(session.path) { throw KnownStop() }
    journal?.note(action)
    let simulator = session.simulator
    try simulator.perform { try action.perform(on: simulator) }
    await plan.settling.rest(simulator)
  }

  // MARK: Searching

  /// Performs the search.
  mutating func run() async -> Exploration.Result {
    while actionCount < plan.actionLimit {
      let before = (graph.states.count, graph.edgeCount, findings.count)
      let (watches, path) = await runSession()
      if let broken = check(watches) { note(broken, path) }
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
    for found in order.compactMap({ findings[$0] }) {
      result.findings.append(await finding(found.invariant, found.claim, found.path))
    }
    return result
  }

  /// Runs a session, and returns the checks that follow its simulator's deallocation, and the actions.
  private mutating func runSession() async -> (watches: [Watch], path: [ExplorationAction]) {
    var session = await begin()
    let afterwards = session.watches.filter(\.invariant.isCheckedAfterwards)
    if isBroken(session) { return (afterwards, []) }
    var place = state(session)
    while actionCount < plan.actionLimit, session.path.count < plan.depthLimit {
      guard let choice = choose(in: place) else { break }
      let action = graph.states[place].actions[choice]
      let isKnown = graph.states[place].edges[choice] != nil
      actionCount += 1
      do { try await perform(action, in: &session) } catch {
        if error is KnownStop { elements.noteUse(by: action) }
        graph.note(error is KnownStop ? .broken : .impossible, of: choice, in: place)
        // The attempt may have changed something.
        break
      }
      elements.noteUse(by: action)
      if isBroken(session) {
        graph.note(.broken, of: choice, in: place)
        break
      }
      let next = state(session)
      if !isKnown { graph.note(.state(next), of: choice, in: place) }
      place = next
    }
    return (afterwards, session.path)
  }

  private mutating func choose(in place: Int) -> Int? {
    if let untried = random.pick(graph.states[place].untried) { return untried }
    return graph.stepToUntried(from: place)
  }

  /// Notes the first broken condition; returns whether it ends the session.
  private mutating func isBroken(_ session: Session) -> Bool {
    let broken = session.simulator.perform {
      (
        note: check(session.watches.filter { !$0.invariant.endsSession }),
        end: check(session.watches.filter(\.invariant.endsSession))
      )
    }
    for broken in [broken.note, broken.end] {
      if let broken { note(broken, session.path) }
    }
    return broken.end != nil
  }

  private func check(_ watches: [Watch]) -> (invariant: Invariant, claim: Claim)? {
    for (invariant, check) in watches {
      if let claim = check(), !claim.holds { return (invariant, claim) }
    }
    return nil
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
        let hasElements = elements.noteShown(simulator, after: session.path)
        return ExplorationGraph.State(
          actions: ActionFinder(simulator: simulator, kinds: kinds).actions(),
          path: session.path,
          hasElements: hasElements,
          isKeyboardUp: simulator.keyboard.isVisible,
          depth: simulator.application.shownWindows.reduce(0) {
            $0 + ($1.rootViewController?.openedDepth ?? 0)
          },
          isDismissible: !kinds.contains(.draggingSheets) && simulator.user.hasDraggableSheet
            && simulator.user.frontController?.refusesDrag == false
        )
      }
    }
  }

  // MARK: All states

  /// Notes the states from which there is no way back or on, and the fields that were never reached.
  private mutating func noteTraps() {
    let keyboard = graph.trap(where: \.isKeyboardUp)
    if plan.has(.keyboardCanBeHidden), let keyboard {
      note((.keyboardCanBeHidden, Claim("no action hides the keyboard", false)), graph.way(to: keyboard))
    }
    let first = graph.states.first?.depth ?? 0
    let opened = graph.trap { $0.depth > first && !$0.isDismissible }
    if plan.has(.openedCanBeClosed), let opened {
      note((.openedCanBeClosed, Claim("no action leads back", false)), graph.way(to: opened))
    }
    let isReported: (ExplorationGraph.State) -> Bool = { [plan] state in
      state.isDismissible
        || keyboard != nil && state.isKeyboardUp && plan.has(.keyboardCanBeHidden)
        || opened != nil && state.depth > first && plan.has(.openedCanBeClosed)
    }
    if plan.has(.noDeadEnds), let end = graph.deadEnd(except: isReported) {
      note((.noDeadEnds, Claim("no action changes anything", false)), graph.way(to: end))
    }
    if plan.has(.fieldsCanBeReached), graph.states.allSatisfy(\.isTried) {
      for (text, way) in elements.unreachedInputs { note((.fieldsCanBeReached, Claim(text, false)), way) }
    }
  }

  // MARK: Shrinking

  /// A broken condition in a session with only some actions.
  private struct Replay {
    let claim: Claim
    /// The actions up to the break.
    let path: [ExplorationAction]
    let why: Explanation?
  }

  /// Performs only some actions; returns nil if the condition doesn't break, or an action isn't possible.
  private func replay(
    _ actions: [ExplorationAction],
    _ invariant: Invariant,
    explains: Bool = false
  ) async -> Replay? {
    let check: @MainActor () -> Claim?
    do {
      var session = await begin(logIsEnabled: explains)
      let simulator = session.simulator
      guard let watch = session.watches.first(where: { $0.invariant.name == invariant.name }) else {
        return nil
      }
      check = watch.check
      for place in 0...actions.count {
        if let claim = simulator.perform(check), !claim.holds {
          let why = explains ? simulator.perform { invariant.why(simulator) } : nil
          return Replay(claim: claim, path: session.path, why: why)
        }
        guard place < actions.count else { break }
        do { try await perform(actions[place], in: &session) } catch { return nil }
      }
    }
    guard invariant.isCheckedAfterwards, let claim = check(), !claim.holds else { return nil }
    return Replay(claim: claim, path: actions, why: nil)
  }

  private func finding(
    _ invariant: Invariant,
    _ claim: Claim,
    _ path: [ExplorationAction]
  ) async -> Exploration.Finding {
    var finding = Exploration.Finding(
      stage: stage,
      invariant: invariant,
      claim: claim,
      actions: path,
      plan: plan
    )
    if let whole = await replay(path, invariant) {
      var shrinker = Shrinker(whole.path)
      while let candidate = shrinker.candidate {
        shrinker.note(fails: await replay(candidate, invariant) != nil)
      }
      finding.actions = shrinker.list
      if let last = await replay(finding.actions, invariant, explains: true) {
        finding.claim = last.claim
        finding.actions = last.path
        finding.why = last.why.map { "\($0)" }
      }
    }
    await picture(&finding)
    return finding
  }

  /// Performs the actions once more for the pictures before and after the last one.
  private func picture(_ finding: inout Exploration.Finding) async {
    var session = await begin()
    for (place, action) in finding.actions.enumerated() {
      if place == finding.actions.count - 1 { finding.before = session.simulator.snapshot() }
      try? await perform(action, in: &session)
      if !session.simulator.keyboard.isVisible, place < finding.actions.count - 1 {
        finding.firstEdit = place + 1
      }
    }
    finding.after = session.simulator.snapshot()
  }

  // MARK: Stops

  /// Performs actions; the last may stop the program.
  func perform(_ actions: [ExplorationAction]) async {
    var session = await begin()
    for action in actions { try? await perform(action, in: &session) }
  }

  /// Returns the finding of actions whose last one, or the launch if there is none, stops the program.
  func stop(_ text: String, after actions: [ExplorationAction]) async -> Exploration.Finding {
    var finding = Exploration.Finding(
      stage: stage,
      invariant: .programRuns,
      claim: Claim(text, false),
      actions: actions,
      plan: plan
    )
    guard !actions.isEmpty else { return finding }
    var session = await begin()
    for action in actions.dropLast() { try? await perform(action, in: &session) }
    finding.before = session.simulator.snapshot()
    return finding
  }
}

extension ViewController {
  /// The number of presentations and pushes below the controller.
  fileprivate var openedDepth: Int {
    let below = presentedViewController.map { 1 + $0.openedDepth } ?? 0
    let pushed = (self as? NavigationController).map { max(0, $0.viewControllers.count - 1) } ?? 0
    return below + pushed + children.reduce(0) { $0 + $1.openedDepth }
  }
}
