import Foundation
import KeyboardSim
import Responder
import Simulation
import UserSim
import ViewTree

/// A condition that must hold whenever an interface is at rest, whatever its user has done.
public struct Invariant: Sendable {
  /// The condition in words.
  public let name: String
  /// Returns the check for a new simulator, whose interface is launched. The check is called after each
  /// action; it returns nil if the condition says nothing about the present state.
  let watch: @MainActor @Sendable (Simulator) -> @MainActor () -> Claim?
  /// The statements of a test that check the condition at the end; before the action that shows the keyboard,
  /// and at the end.
  let code: (before: String?, check: String)
  /// The name of the standard condition in Swift, if a test must check it after each action.
  private(set) var watchedName: String?
  /// Explains the state in which the condition is broken, from a log of the actions.
  private(set) var why: @MainActor @Sendable (Simulator) -> Explanation? = { _ in nil }

  /// Creates a condition of the test's own.
  ///
  /// - Parameters:
  ///   - name: The condition in words, as in `the total is shown`.
  ///   - code: The statement of a test that checks the condition, for the tests that an exploration prints.
  ///   - check: Checks the condition at rest; nil means that it says nothing about the present state.
  public init(
    _ name: String,
    code: String = "// Check the condition here.",
    check: @escaping @MainActor @Sendable (Simulator) -> Claim?
  ) {
    self.init(name, before: nil, code: code) { simulator in { [unowned simulator] in check(simulator) } }
  }

  init(
    _ name: String,
    before: String?,
    code: String,
    watch: @escaping @MainActor @Sendable (Simulator) -> @MainActor () -> Claim?
  ) {
    (self.name, self.watch, self.code) = (name, watch, (before, code))
  }

  /// Creates a condition that a test checks after each action.
  private init(
    _ name: String,
    watchedAs watchedName: String,
    watch: @escaping @MainActor @Sendable (Simulator) -> @MainActor () -> Claim?
  ) {
    self.init(name, before: nil, code: "expectClaim(watch.claim)", watch: watch)
    self.watchedName = watchedName
  }

  /// Returns the condition with an explanation of its broken state.
  private func explained(_ why: @escaping @MainActor @Sendable (Simulator) -> Explanation?) -> Invariant {
    var result = self
    result.why = why
    return result
  }

  /// The conditions of every interface with text inputs, whatever its user does.
  public static let avoidance: [Invariant] = [
    .focusIsVisible, .geometryComesBack, .keyboardBelongsToFocus, .notificationsComeInPairs,
    .handlersAreSingle, .observersAreRemoved,
  ]

  /// The conditions that hold in every interface: those of ``avoidance``, no state without a way back, no
  /// field out of reach, and no controller that outlives its simulator.
  public static let standard: [Invariant] =
    avoidance + [.keyboardCanBeHidden, .openedCanBeClosed, .fieldsCanBeReached, .controllersAreReleased]

  /// Each text input that was shown became first responder in some state; checked if everything reachable was
  /// tried.
  public static let fieldsCanBeReached = Invariant(
    "each field can be reached",
    code: "// No action focuses the field."
  ) { _ in nil }

  /// The controllers that were shown are deallocated with their simulator. The interface must be made anew at
  /// each launch.
  public static let controllersAreReleased = Invariant(
    "controllers are released",
    code: "// Something retains the controller after the test."
  ) { _ in nil }

  /// No text is cut off or covered by another element, see ``Simulator/auditLayout()``. The check takes many
  /// times as long as an action.
  public static let textsAreReadable = Invariant(
    "texts are readable",
    code: "#expect(simulator.auditLayout().passes)"
  ) { simulator in
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

  /// From each presented or pushed screen, some actions lead back.
  public static let openedCanBeClosed = Invariant(
    "what was opened can be closed",
    code: "// No action closes the screen."
  ) { _ in nil }

  /// While the keyboard is up, the text input that receives the text is visible.
  public static let focusIsVisible = Invariant(
    "the focused field is visible",
    code: "expectClaim(simulator.claimFocusVisible())"
  ) { simulator in
    guard simulator.keyboard.isVisible, simulator.firstResponder is any TextInput else { return nil }
    return simulator.claimFocusVisible()
  }.explained { simulator in
    (simulator.firstResponder as? View).map { simulator.why.obscured($0) }
  }

  /// The views that make space for the keyboard are back where they were when it has left, in the same
  /// orientation.
  public static let geometryComesBack = Invariant(
    "the geometry comes back with the end of editing",
    before: "let geometry = simulator.recordGeometry()",
    code: "expectClaim(geometry.claimRestored())"
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
    watchedAs: "scrollViewEndsAtKeyboard"
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
    watchedAs: "visibleFieldsStay"
  ) { simulator in
    let watch = PlaceWatch(simulator)
    return { watch.check() }
  }

  /// While keys are on the screen, nothing covers them.
  public static let keysAreTappable = Invariant(
    "the keys can be tapped",
    watchedAs: "keysAreTappable"
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
    watchedAs: "notificationsComeInPairs"
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

/// Compares the geometry of each screen before the keyboard was shown, or another screen, with that after it
/// has left, or the screen is back.
@MainActor private final class GeometryWatch {
  private struct Record {
    weak var controller: ViewController?
    let orientation: DeviceOrientation
    let geometry: GeometryRecord
  }

  private unowned let simulator: Simulator
  private var records: [ObjectIdentifier: Record] = [:]
  private var last: ObjectIdentifier?
  private var wasEditing = false

  init(_ simulator: Simulator) {
    self.simulator = simulator
    _ = check()
  }

  func check() -> Claim? {
    let isEditing = simulator.keyboard.isVisible || simulator.firstResponder is any TextInput
    defer { wasEditing = isEditing }
    let window = simulator.application.keyWindow ?? simulator.window
    guard let front = window.rootViewController?.frontmost else { return nil }
    let id = ObjectIdentifier(front)
    // Another action of the same screen may change it on purpose.
    let isBack = wasEditing || last != id
    if !isEditing { last = id }
    guard !isEditing else { return nil }
    let orientation = simulator.application.deviceOrientation
    if isBack, let record = records[id], record.controller === front, record.orientation == orientation {
      let claim = record.geometry.claimRestored()
      if !claim.holds { return claim }
    }
    let geometry = simulator.recordGeometry(of: window)
    records[id] = Record(controller: front, orientation: orientation, geometry: geometry)
    return nil
  }
}

/// Compares the place of a field on the screen before it is focused with the one afterwards.
@MainActor private final class PlaceWatch {
  private unowned let simulator: Simulator
  private var places: [(field: View, frame: CGRect)] = []
  private var focus: Responder?

  init(_ simulator: Simulator) {
    self.simulator = simulator
    _ = check()
  }

  func check() -> Claim? {
    let present = simulator.firstResponder
    defer {
      focus = present
      places = simulator.user.actionableElements().filter { $0.view is any TextInput }.map {
        ($0.view, $0.view.convertToScreen($0.view.bounds))
      }
    }
    let sight = Sight(application: simulator.application, keyboard: simulator.keyboard)
    guard let field = present as? View, focus == nil, let top = sight.keyboardTop,
      let old = places.first(where: { $0.field === field })?.frame, old.maxY <= top
    else { return nil }
    let new = field.convertToScreen(field.bounds)
    let way = GeometryText.number(abs(new.minY - old.minY))
    return Claim("\(field.debugName) has moved by \(way) points", abs(new.minY - old.minY) < 1)
  }
}

extension ViewController {
  /// The controller that the user sees: of a presentation the presented one, of a container the shown one.
  fileprivate var frontmost: ViewController {
    if let presentedViewController { return presentedViewController.frontmost }
    switch self {
    case let navigation as NavigationController: return navigation.topViewController?.frontmost ?? self
    case let tabs as TabBarController: return tabs.selectedViewController?.frontmost ?? self
    default: return self
    }
  }
}

/// Counts the notifications of the keyboard.
@MainActor private final class PairWatch {
  private static let pairs: [(will: Notification.Name, did: Notification.Name)] = [
    (Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification),
    (Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification),
  ]

  private final class Counts {
    private(set) var open: [Notification.Name: Int] = [:]
    private let showCompletesHide: Bool

    init(_ rotation: VersionRules.KeyboardRotation) {
      showCompletesHide = rotation == .hidesThenShowsImmediately
    }

    func count(will: Notification.Name) {
      open[will, default: 0] += 1
      // From iOS 13, a rotation posts no did-hide: the show follows the will-hide (S7c).
      guard showCompletesHide, will == Responder.keyboardWillShowNotification else { return }
      open[Responder.keyboardWillHideNotification] = 0
    }

    func count(didOf will: Notification.Name) {
      let count = open[will, default: 0] - 1
      open[will] = showCompletesHide ? max(0, count) : count
    }
  }

  private let counts: Counts
  private let bus: NotificationBus
  private var tokens: [ObservationToken] = []

  init(_ simulator: Simulator) {
    let counts = Counts(simulator.application.context.rule(VersionRules.keyboardInRotation))
    (self.counts, bus) = (counts, simulator.notifications)
    for pair in Self.pairs {
      tokens += [
        bus.addObserver(forName: pair.will) { _ in counts.count(will: pair.will) },
        bus.addObserver(forName: pair.did) { _ in counts.count(didOf: pair.will) },
      ]
    }
  }

  isolated deinit { for token in tokens { bus.removeObserver(token) } }

  func check() -> Claim? {
    guard let open = counts.open.first(where: { $0.value != 0 }) else { return nil }
    let name = open.key.rawValue
    return Claim("\(name) was posted \(open.value > 0 ? "more" : "less") often than its did", false)
  }
}
