import Foundation
import Responder
import Simulation

/// What a controller notes while it comes or goes.
@MainActor struct TransitionNotes {
  /// The controller whose transition takes this one along: itself, or one that it is inside of.
  weak var source: ViewController?
  var isAnimated = false
  var hasHeardIsAppearing = false
  var didAppearWork: ScheduledWork?
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension ViewController {
  // MARK: Transitions

  /// What ``beginAppearanceTransition(_:animated:)`` does.
  final func beginTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated: animated, source: self)
  }

  /// What ``endAppearanceTransition()`` does.
  final func endTransition() {
    for controller in takenAlong { controller.endOwnTransition() }
  }

  /// Takes a controller inside along whose own transition has just ended, if this one has left the screen meanwhile.
  final func takeAlongIfGone(_ child: ViewController?) {
    guard appearance.stage == .disappeared, let child, child.appearance.stage == .appeared else { return }
    child.beginTransition(false, animated: false)
    child.endTransition()
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
      tellIsAppearing()
      viewIfLoaded?.window?.layoutIfNeeded()
    }
    transition.source = nil
    run(appearance.handle(.end))
    transition.isAnimated = false
    appearanceDidSettle()
  }

  /// The children whose views are in this one's.
  private var shownChildren: [ViewController] {
    guard let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// This controller and those inside that its transition has taken along, inner ones first.
  private var takenAlong: [ViewController] {
    var result: [ViewController] = []
    var stack = [(controller: self, isOpen: false)]
    while let (controller, isOpen) = stack.popLast() {
      if isOpen {
        result.append(controller)
        continue
      }
      stack.append((controller, true))
      let children = controller.childControllers.filter { $0.transition.source === self }
      stack.append(contentsOf: children.reversed().map { ($0, false) })
    }
    return result
  }

  // MARK: What happens to the view

  final func viewWillEnterWindow() {
    switch guide {
    case .view: run(appearance.handle(.willEnter))
    case .transition(let source) where source.appearance.stage == .appearing && !appearance.isDriven:
      beginOwnTransition(true, animated: source.transition.isAnimated, source: source)
    case .transition, .program: break
    }
  }

  final func viewDidEnterWindow() {
    guard appearance.stage == .appearing else { return }
    tellIsAppearing()
  }

  /// The view is in a visible window, and so are all below it.
  final func viewDidArrive() {
    guard appearance.stage == .appearing, !appearance.isDriven else { return }
    guard let context = viewIfLoaded?.window?.application.context else { return }
    transition.didAppearWork?.cancel()
    transition.didAppearWork = context.schedule(after: .zero, label: "viewDidAppear of \(debugName)") {
      [weak self] in
      self?.viewDidSettle()
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
    appearanceDidSettle()
  }

  private func viewDidSettle() {
    viewIfLoaded?.window?.layoutIfNeeded()
    run(appearance.handle(.settled))
    appearanceDidSettle()
  }

  /// Who says when the view comes and goes.
  private enum Guide {
    /// The view itself, by getting into a window or out of it.
    case view
    /// A transition of this controller or one that it is inside of.
    case transition(ViewController)
    /// The program, since a parent does not forward.
    case program
  }

  private var guide: Guide {
    var controller = self
    while true {
      if controller.appearance.isDriven { return .transition(controller.transition.source ?? controller) }
      guard let parent = controller.parentController else { return .view }
      if !parent.shouldAutomaticallyForwardAppearanceMethods { return .program }
      controller = parent
    }
  }

  // MARK: Callbacks

  private func tellIsAppearing() {
    guard !transition.hasHeardIsAppearing, let application = viewIfLoaded?.window?.application else { return }
    transition.hasHeardIsAppearing = true
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
    switch callback {
    case .viewWillAppear:
      transition.hasHeardIsAppearing = false
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
    parentController?.child(self, didHear: callback)
  }
}

extension ViewController {
  /// Returns controllers that a walk found, ancestors first, so that each comes after those inside its view.
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
