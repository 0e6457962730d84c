import Foundation
import KeyboardSim
import Responder
import Simulation
import UserSim
import ViewTree

extension Invariant {
  /// The conditions of every interface with text inputs, whatever its user does.
  public static let avoidance: [Invariant] = [
    .focusIsVisible, .geometryComesBack, .keyboardBelongsToFocus, .notificationsComeInPairs,
    .handlersAreSingle, .observersAreRemoved,
  ]

  /// The conditions that hold in every interface: its work finishes, those of ``avoidance``, no state without
  /// a way back or on, no field out of reach, and no controller that outlives its simulator.
  public static let standard: [Invariant] =
    [.workFinishes] + avoidance + [
      .keyboardCanBeHidden, .openedCanBeClosed, .noDeadEnds, .fieldsCanBeReached, .controllersAreReleased,
    ]

  /// At rest, the app waits for no task and shows no animating activity indicator; see
  /// ``Simulator/claimWorkFinished()``. An action that breaks it doesn't end its session.
  public static let workFinishes = Invariant(
    "the work of the app finishes",
    code: "expectClaim(simulator.claimWorkFinished())"
  ) { simulator in
    let claim = simulator.claimWorkFinished()
    return claim.holds ? nil : claim
  }

  /// Each text input that was shown became first responder in some state; checked if everything reachable was
  /// tried.
  public static let fieldsCanBeReached = Invariant(
    "each field can be reached",
    ofAllStates: "fieldsCanBeReached"
  )

  /// The controllers that were shown are deallocated with their simulator. The interface must be made anew at
  /// each launch.
  public static let controllersAreReleased = Invariant(
    "controllers are released",
    .watchAfterwards("controllersAreReleased")
  ) { simulator in
    let watch = ControllerWatch(simulator)
    return { watch.check() }
  }

  /// No text is cut off or covered by another element, see `Simulator.auditLayout()`. The check takes many
  /// times as long as an action.
  public static let textsAreReadable = Invariant(
    "texts are readable",
    code: "#expect(simulator.auditLayout().passes)"
  ) { simulator in
    simulator.settle()
    let findings = LayoutInspection(of: simulator).findings(standardSizes: nil)
    let failure = findings.lazy.compactMap { view, problems in
      problems.first(where: \.isFailure).map { (view, $0) }
    }.first
    return failure.map { Claim("\($0): \($1)", false) }
  }

  /// From each state with the keyboard, some actions lead to one without it.
  public static let keyboardCanBeHidden = Invariant(
    "the keyboard can be hidden",
    code: "try simulator.user.dismissKeyboard()"
  ) { _ in nil }

  /// From each presented or pushed screen, some actions lead back. A sheet that a drag dismisses is none
  /// without a way back, whether or not the exploration drags sheets.
  public static let openedCanBeClosed = Invariant(
    "what was opened can be closed",
    ofAllStates: "openedCanBeClosed"
  )

  /// No action leads to a state in which there are elements, or the keyboard is up, and no action of the app
  /// changes anything. A letter always does; turning the device, leaving the app and connecting a keyboard
  /// don't count. A state that breaks ``keyboardCanBeHidden`` or ``openedCanBeClosed`` isn't reported again.
  public static let noDeadEnds = Invariant("no state is a dead end", ofAllStates: "noDeadEnds")

  /// While the keyboard is up, the text input that receives the text is visible. A visible one that a finger
  /// moves away, as by scrolling, may stay there until it is visible again.
  public static let focusIsVisible = Invariant(
    "the focused field is visible",
    .statements(before: nil, end: "expectClaim(simulator.claimFocusVisible())")
  ) { simulator in
    let watch = FocusWatch(simulator)
    return { watch.check() }
  }.explained { simulator in
    (simulator.firstResponder as? View).map { simulator.why.obscured($0) }
  }

  /// The views that make space for the keyboard are back where they were when it has left, in the same
  /// orientation. Frames may differ if the shown texts, images or views do; insets, transforms and offsets
  /// may not, nor the frames of scroll views and of the views of controllers, except after another screen,
  /// such as an alert.
  public static let geometryComesBack = Invariant(
    "the geometry comes back with the end of editing",
    .statements(
      before: "let geometry = simulator.recordGeometry()",
      end: "expectClaim(geometry.claimRestored())"
    )
  ) { simulator in
    let watch = GeometryWatch(simulator)
    return { watch.check() }
  }.explained { simulator in
    var open: [View] = [simulator.application.keyWindow ?? simulator.window]
    while let view = open.popLast() {
      if let scrollView = view as? ScrollView, !(view is TextView) {
        let isInset = scrollView.contentInset != .zero
        return isInset
          ? simulator.why.contentInsetChanged(scrollView) : simulator.why.frameChanged(scrollView)
      }
      open += view.subviews.reversed()
    }
    return nil
  }

  /// While the keyboard is at the bottom of the screen, the scroll view around the focused field ends at its
  /// upper edge: nothing is behind the keyboard, and no space above it is lost.
  public static let scrollViewEndsAtKeyboard = Invariant(
    "the scroll view ends at the keyboard",
    .watch("scrollViewEndsAtKeyboard")
  ) { simulator in { [unowned simulator] in endsAtKeyboard(simulator) } }

  @MainActor private static func endsAtKeyboard(_ simulator: Simulator) -> Claim? {
    let sight = Sight(application: simulator.application, keyboard: simulator.keyboard)
    guard let top = sight.keyboardTop, let field = simulator.firstResponder as? View,
      let scrollView = sequence(first: field, next: \.superview).lazy.compactMap({ $0 as? ScrollView })
        .first(where: { !($0 is TextView) })
    else { return nil }
    let end = sight.place(of: scrollView, scrollView.bounds).maxY - scrollView.adjustedContentInset.bottom
    let gap = top - end
    let numbers = "its end \(GeometryText.number(end)), the keyboard's top \(GeometryText.number(top))"
    let place = "\(GeometryText.number(abs(gap))) points \(gap > 0 ? "above" : "below") the keyboard's edge"
    return Claim("the scroll view ends \(place): \(numbers)", abs(gap) <= 10)
  }

  /// A field that is visible, and stays so beside the keyboard, isn't moved when it is focused.
  public static let visibleFieldsStay = Invariant(
    "a visible field isn't moved",
    .watch("visibleFieldsStay")
  ) { simulator in
    let watch = PlaceWatch(simulator)
    return { watch.check() }
  }

  /// While keys are on the screen, nothing covers them.
  public static let keysAreTappable = Invariant(
    "the keys can be tapped",
    .watch("keysAreTappable")
  ) { simulator in { [unowned simulator] in keysCanBeTapped(simulator) } }

  @MainActor private static func keysCanBeTapped(_ simulator: Simulator) -> Claim? {
    let keys = simulator.keyboard.keys.filter { $0.key.kind != .empty }
    guard simulator.keyboard.isVisible, !keys.isEmpty else { return nil }
    let covered = keys.lazy.compactMap { key in simulator.user.obstacle(to: key).map { (key, $0) } }.first
    return covered.map { Claim("\($0.debugName) can't be tapped: \($1)", false) }
  }

  /// The keyboard is up only while something receives its text.
  public static let keyboardBelongsToFocus = Invariant(
    "the keyboard is up for a first responder",
    code: "expectClaim(simulator.claimEditingEnded())"
  ) { simulator in
    guard simulator.firstResponder == nil, simulator.keyboard.isVisible else { return nil }
    return simulator.claimEditingEnded()
  }

  /// Each will-notification of the keyboard is followed by its did-notification.
  public static let notificationsComeInPairs = Invariant(
    "each will of the keyboard has its did",
    .watch("notificationsComeInPairs")
  ) { simulator in
    let watch = PairWatch(simulator)
    return { watch.check() }
  }

  /// No object handles a notification of the keyboard twice.
  public static let handlersAreSingle = Invariant(
    "each handler is registered once",
    code: "expectClaim(simulator.claimOneHandlerPerNotification())"
  ) { simulator in
    let claim = simulator.claimOneHandlerPerNotification()
    return claim.holds ? nil : claim
  }

  /// No observer is deallocated while it is registered, on the systems on which a post to it crashes.
  public static let observersAreRemoved = Invariant(
    "observers remove themselves",
    code: "expectClaim(simulator.claimObserversRemoved())"
  ) { simulator in
    guard !simulator.application.context.rule(VersionRules.deallocatedObserversAreIgnored) else { return nil }
    if let crash = simulator.notifications.crashes.first { return Claim(crash, false) }
    let claim = simulator.claimObserversRemoved()
    return claim.holds ? nil : claim
  }
}
