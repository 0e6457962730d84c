import Foundation
import Responder
import Simulation

/// The state of a controller's current appearance or disappearance.
@MainActor struct TransitionNotes {
  /// The controller whose transition includes this one: itself, or an ancestor.
  weak var source: ViewController?
  var isAnimated = false
  var hasCalledIsAppearing = false
  var didAppearWork: ScheduledWork?
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension ViewController {
  // MARK: Transitions

  /// The implementation of ``beginAppearanceTransition(_:animated:)``.
  final func baseBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated: animated, source: self)
  }

  /// The implementation of ``endAppearanceTransition()``.
  final func baseEndAppearanceTransition() {
    // The layout may add children to the transition (MC34).
    if appearance.stage == .appearing { viewIfLoaded?.window?.layoutIfNeeded() }
    for controller in appearanceSubtree { controller.endOwnTransition() }
  }

  /// Makes a child disappear whose own transition has just ended, if this controller has disappeared
  /// meanwhile.
  final func endAppearanceWithParent(_ child: ViewController?) {
    guard appearance.stage == .disappeared, let child, child.appearance.stage == .appeared else { return }
    child.baseBeginAppearanceTransition(false, animated: false)
    child.baseEndAppearanceTransition()
  }

  private func begin(_ isAppearing: Bool, animated: Bool, source: ViewController) {
    var stack = [self]
    while let controller = stack.popLast() {
      controller.beginOwnTransition(isAppearing, animated: animated, source: source)
      guard controller.shouldAutomaticallyForwardAppearanceMethods else { continue }
      let children = controller.shownChildren.filter { !$0.appearance.isDriven }
      stack.append(contentsOf: children.reversed())
    }
  }

  private func beginOwnTransition(_ isAppearing: Bool, animated: Bool, source: ViewController) {
    transition.didAppearWork?.cancel()
    transition.source = source
    transition.isAnimated = animated
    if isAppearing { loadViewIfNeeded() }
    run(appearance.handle(.begin(isAppearing: isAppearing)))
  }

  private func endOwnTransition() {
    if appearance.stage == .appearing {
      viewIfLoaded?.window?.layoutIfNeeded()
      notifyIsAppearing()
    }
    transition.source = nil
    run(appearance.handle(.end))
    transition.isAnimated = false
    appearanceDidFinish()
  }

  /// The children whose views are in this controller's view.
  private var shownChildren: [ViewController] {
    guard let view = viewIfLoaded else { return [] }
    return baseChildren.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// This controller and the descendants included in its transition, inner ones first.
  private var appearanceSubtree: [ViewController] {
    var result: [ViewController] = []
    var stack = [(controller: self, isOpen: false)]
    while let (controller, isOpen) = stack.popLast() {
      if isOpen {
        result.append(controller)
        continue
      }
      stack.append((controller, true))
      let children = controller.baseChildren.filter { $0.transition.source === self }
      stack.append(contentsOf: children.reversed().map { ($0, false) })
    }
    return result
  }

  // MARK: Events of the view

  final func viewWillEnterWindow() {
    switch guide {
    case .view: run(appearance.handle(.willEnter))
    case .transition(let source) where source.appearance.stage == .appearing && !appearance.isDriven:
      beginOwnTransition(true, animated: source.transition.isAnimated, source: source)
    case .transition, .program: break
    }
  }

  /// Requests the layout pass in which ``viewIsAppearing(_:)`` is called (MC33).
  final func viewDidEnterWindow() {
    if awaitsIsAppearing { viewIfLoaded?.markSubtreeForLayout() }
  }

  /// Called when a layout pass reaches the view, before the view itself is laid out.
  final func layoutReachesView() {
    if awaitsIsAppearing { notifyIsAppearing() }
    layOutUnavailability()
  }

  private var awaitsIsAppearing: Bool {
    guard !transition.hasCalledIsAppearing else { return false }
    return appearance.stage == .appearing || appearance.stage == .appeared
  }

  /// Called when the view and all its subviews are in a visible window.
  final func viewDidEnterVisibleWindow() {
    guard appearance.stage == .appearing, !appearance.isDriven else { return }
    guard let context = viewIfLoaded?.window?.application.context else { return }
    transition.didAppearWork?.cancel()
    transition.didAppearWork = context.schedule(after: .zero, label: "viewDidAppear of \(debugName)") {
      [weak self] in
      self?.finishPendingAppearance()
    }
  }

  final func viewWillLeaveWindow() {
    guard case .view = guide else { return }
    transition.didAppearWork?.cancel()
    run(appearance.handle(.willLeave))
  }

  final func viewDidLeaveWindow() {
    guard case .view = guide else { return }
    run(appearance.handle(.didLeave))
    appearanceDidFinish()
  }

  /// Finishes the appearances of children that have begun in the layout, then that of this controller (G22).
  private func finishPendingAppearance() {
    viewIfLoaded?.window?.layoutIfNeeded()
    for controller in pendingSubtree { controller.settle() }
  }

  private func settle() {
    transition.didAppearWork?.cancel()
    run(appearance.handle(.settled))
    appearanceDidFinish()
  }

  /// This controller and the descendants whose `viewDidAppear` is scheduled, inner ones first.
  private var pendingSubtree: [ViewController] {
    var result = [self]
    var index = 0
    while index < result.count {
      result += result[index].baseChildren.filter {
        $0.appearance.stage == .appearing && !$0.appearance.isDriven
      }
      index += 1
    }
    return result.reversed()
  }

  /// The cause of appearance callbacks.
  private enum Guide {
    /// The view itself, when it enters or leaves a window.
    case view
    /// A transition of this controller or an ancestor.
    case transition(ViewController)
    /// Client code, because an ancestor does not forward appearance callbacks.
    case program
  }

  private var guide: Guide {
    var controller = self
    while true {
      if controller.appearance.isDriven { return .transition(controller.transition.source ?? controller) }
      guard let parent = controller.baseParent else { return .view }
      if !parent.shouldAutomaticallyForwardAppearanceMethods { return .program }
      controller = parent
    }
  }

  // MARK: Callbacks

  private func notifyIsAppearing() {
    guard !transition.hasCalledIsAppearing, let application = viewIfLoaded?.window?.application else {
      return
    }
    transition.hasCalledIsAppearing = true
    viewBeginsToAppear(animated: transition.isAnimated)
    guard application.context.rule(VersionRules.callsViewIsAppearing) else { return }
    log?.record(.controller, debugName, "viewIsAppearing", .appearance("viewIsAppearing"))
    viewIsAppearing(transition.isAnimated)
  }

  final var log: EventLog? {
    effectiveApplication?.log
  }

  private func run(_ callbacks: [AppearanceState.Callback]) {
    for callback in callbacks {
      guard let log else {
        perform(callback)
        continue
      }
      log.recording(
        .controller,
        debugName,
        "\(callback)",
        .appearance("\(callback)"),
        during: { perform(callback) }
      )
    }
  }

  private func perform(_ callback: AppearanceState.Callback) {
    let isAnimated = transition.isAnimated
    Recursion.enter("\(callback) of \(debugName)")
    defer { Recursion.leave() }
    switch callback {
    case .viewWillAppear:
      transition.hasCalledIsAppearing = false
      viewWillAppear(isAnimated)
    case .viewDidAppear:
      viewDidAppear(isAnimated)
      transition.isMovingToParent = false
    case .viewWillDisappear:
      viewWillDisappear(isAnimated)
    case .viewDidDisappear:
      Application.current?.departures?.note(self)
      viewDidDisappear(isAnimated)
      transition.isMovingFromParent = false
    }
    baseParent?.child(self, didReceive: callback)
  }
}

extension ViewController {
  /// Returns controllers of a traversal, given ancestors first, so that each follows those inside its view.
  static func innerFirst(_ controllers: [ViewController]) -> [ViewController] {
    guard controllers.count > 1 else { return controllers }
    var (result, open): ([ViewController], [ViewController]) = ([], [])
    for controller in controllers {
      while let outer = open.last, !controller.view.isDescendant(of: outer.view) {
        result.append(open.removeLast())
      }
      open.append(controller)
    }
    return result + open.reversed()
  }
}
