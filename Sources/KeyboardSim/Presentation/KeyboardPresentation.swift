import Foundation
import Simulation

/// A pure state machine that decides when the keyboard shows and hides, and which notifications are posted.
///
/// Its methods take events and return the steps that follow, in order; ``Keyboard`` performs them. If a
/// notification handler changes the focus between two steps, the machine has a new ``generation``, and the
/// performer drops the remaining steps.
struct KeyboardPresentation: Hashable, Sendable {
  /// The stage of the keyboard's movement.
  enum Stage: Hashable, Sendable {
    case hidden, showing, shown, hiding
  }

  /// A step to perform, in order.
  enum Step: Hashable, Sendable {
    /// Installs the requested keys in the keyboard's window.
    case installKeys
    /// Posts a notification.
    case post(KeyboardNotice)
    /// Moves the keyboard; the performer then calls ``arrived(generation:)``.
    case slide(from: CGRect, to: CGRect, Duration)
    /// Removes the keys from the window.
    case removeKeys
  }

  /// The differences between system versions.
  struct Rules: Hashable, Sendable {
    var postsChangeFrame: Bool
    var onFieldSwitch: VersionRules.FieldSwitch
    var interruptedShowReportsCurrentFrame: Bool
  }

  private static let installs = [Step.installKeys]

  let rules: Rules
  let modeRules: ModeRules
  /// The position that the user has chosen.
  var docking = Docking()
  /// The distance below its frame to which a scrolling touch has pulled the keyboard.
  var pulled: CGFloat = 0
  /// Whether the keyboard fades in place, so that changes and hides of a visible one report no end frame
  /// (S14).
  var crossFades = false
  /// The height of the begin frame in the next show; `nil` for the keyboard's own height (KN32).
  var nextBeginHeight: CGFloat?
  /// The screen's bounds in the interface's orientation.
  private(set) var screen: CGRect
  private(set) var stage = Stage.hidden
  /// The keyboard's frame or its destination while it moves, in the interface's coordinates.
  private(set) var frame: CGRect
  /// The keyboard's frame or destination, including the offset of a touch that pulls it.
  var seenFrame: CGRect { frame.offsetBy(dx: 0, dy: pulled) }
  /// The number of changes; steps of an older generation are void.
  private(set) var generation = 0
  private var arrival: [KeyboardNotice] = []
  /// The generation that turned with the interface, or `nil` if the keyboard wasn't up then.
  private var turning: Int?
  /// The notifications that are posted again after a rotation; empty on most systems (S7b).
  private var repeatedNotices: [KeyboardNotice] = []

  init(rules: Rules, modeRules: ModeRules, screen: CGRect) {
    self.rules = rules
    self.modeRules = modeRules
    self.screen = screen
    frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
  }

  /// Whether any of the keyboard may be on the screen.
  var isUp: Bool { stage == .showing || stage == .shown }

  // MARK: Events

  /// The reason for showing the keyboard.
  enum Reason: Hashable, Sendable {
    /// The focus has changed, and no responder had a keyboard before.
    case focus
    /// The focus has changed from another responder with a keyboard.
    case fieldSwitch
    /// The responder with the keyboard has reloaded its input views.
    case reload
    /// The user has changed to another keyboard that is switched on (KN20).
    case swap
  }

  /// Shows a keyboard of a height for the first responder, of which only the upper part may be on the screen.
  ///
  /// - Parameters:
  ///   - visible: The height of the part on the screen, or `nil` for all of it.
  ///   - hasNewViews: Whether the app's own views differ from the previous ones (S4c, S16b).
  ///   - distance: The distance below its place at which an appearing keyboard begins, or `nil` for just
  ///     below the screen (KN19).
  ///   - telling: The notifications for a keyboard that appears, or changes its frame or views.
  mutating func want(
    height: CGFloat,
    visible: CGFloat? = nil,
    duration: @autoclosure () -> Duration,
    reason: Reason,
    hasNewViews: Bool = false,
    distance: CGFloat? = nil,
    telling: KeyboardAnnouncement = .oneRound
  ) -> [Step] {
    let target = onScreen(height, visible: visible ?? height)
    guard isUp else {
      defer { nextBeginHeight = nil }
      // An appearing keyboard comes from below the screen, usually with its own height.
      let beginHeight = telling.firstHeight ?? nextBeginHeight ?? height
      let begin = distance.map { target.offsetBy(dx: 0, dy: $0) } ?? below(beginHeight)
      return [.installKeys] + move(to: target, from: begin, .showing, duration(), telling)
    }
    guard frame == target, !hasNewViews, reason != .swap else {
      return [.installKeys] + move(to: target, from: frame, .showing, duration(), telling)
    }
    switch reason == .fieldSwitch ? rules.onFieldSwitch : .isSilent {
    case .isSilent:
      return Self.installs
    case .showsAgain:
      return [.installKeys] + move(to: target, from: frame, .showing, duration())
    case .hidesAndShows:
      let hide = KeyboardNotice(kind: .willHide, begin: frame, end: below(frame.height), duration: duration())
      arrival = []
      return [.post(hide), .installKeys] + move(to: target, from: frame, .showing, duration())
    }
  }

  /// Returns the did-notifications of a show that is followed by another one before it has arrived: they are
  /// posted, too (S16a, Z16). A show that is followed by a hide doesn't arrive.
  private func pendingArrival(before wills: [KeyboardNotice], to target: CGRect) -> [KeyboardNotice] {
    guard !wills.contains(where: { $0.kind == .willHide }) else { return [] }
    guard rules.interruptedShowReportsCurrentFrame, !wills.isEmpty else { return arrival }
    return arrival.map { notice in
      var notice = notice
      notice.end = target
      return notice
    }
  }

  /// Hides the keyboard; `reportsHeight` is whether the reported end frame has a height (KB18).
  mutating func requestHide(duration: Duration, reportsHeight: Bool = true) -> [Step] {
    guard isUp else { return [] }
    var end = below(frame.height)
    if !reportsHeight { end.size.height = 0 }
    return move(to: below(frame.height), telling: end, from: seenFrame, .hiding, duration)
  }

  /// Finishes the slide of a generation; does nothing if the generation is void.
  mutating func arrived(generation: Int) -> [Step] {
    guard generation == self.generation else { return [] }
    defer { arrival = [] }
    let posts = arrival.map { Step.post($0) }
    switch stage {
    case .showing:
      stage = .shown
      return posts
    case .hiding:
      stage = .hidden
      return [.removeKeys] + posts
    case .hidden, .shown:
      return []
    }
  }

  // MARK: Rotation

  /// Reports that the keyboard hides, before the interface turns, although it stays (S7a, S7c).
  mutating func willTurn(_ style: VersionRules.KeyboardRotation, duration: Duration) -> [Step] {
    guard isUp else { return [] }
    stage = .showing
    generation += 1
    arrival = pendingEnds()
    repeatedNotices = style == .hidesThenShowsTwice ? leave(duration) : []
    let wills = notices([.willChangeFrame, .willHide], frame, below(frame.height), duration)
    return posts(style == .hidesThenShowsImmediately ? wills : leave(duration))
  }

  /// Applies the new orientation; a keyboard that is up gets its new frame at once (S7a).
  mutating func turn(to screen: CGRect, height: CGFloat, visible: CGFloat) {
    self.screen = screen
    pulled = 0
    turning = isUp ? generation : nil
    frame = isUp ? onScreen(height, visible: visible) : below(frame.height)
  }

  /// Whether the keyboard was up when the screen turned, and hasn't begun to show or hide since.
  var isTurning: Bool { turning == generation }

  /// Reports that a keyboard that is turning shows; one that shows since then has reported its frame (Z2).
  mutating func reportTurn(duration: Duration) -> [Step] {
    guard isTurning else { return [] }
    // A show that was reported in the old orientation arrives, too (Z16).
    arrival = arrival.map { notice in
      var notice = notice.inRotation
      (notice.begin, notice.end) = (frame, frame)
      return notice
    }
    arrival += notices([.didChangeFrame, .didShow], frame, frame, duration).map(\.inRotation)
    let wills = notices([.willChangeFrame, .willShow], frame, frame, duration)
    if !repeatedNotices.isEmpty { repeatedNotices = leave(duration) + wills + arrival }
    return posts(wills)
  }

  /// Returns the notifications that the keyboard hides and has hidden, though it is still on the screen.
  private func leave(_ duration: Duration) -> [KeyboardNotice] {
    notices([.willChangeFrame, .willHide], frame, below(frame.height), duration)
      + notices([.didChangeFrame, .didHide], frame, frame, duration)
  }

  /// Finishes the rotation; does nothing if the keyboard has begun to show or hide since, as that slide
  /// arrives by itself.
  mutating func didTurn() -> [Step] {
    defer { (turning, repeatedNotices) = (nil, []) }
    guard let turning, turning == generation else { return [] }
    return arrived(generation: turning) + posts(repeatedNotices)
  }

  private func posts(_ notices: [KeyboardNotice]) -> [Step] { notices.map { .post($0.inRotation) } }

  // MARK: Steps

  private mutating func move(
    to end: CGRect,
    telling told: CGRect? = nil,
    from begin: CGRect,
    _ stage: Stage,
    _ duration: Duration,
    _ telling: KeyboardAnnouncement = .oneRound
  ) -> [Step] {
    let (wills, dids) = Self.kinds(of: stage)
    let fades = crossFades && isUp
    let time = fades ? .zero : duration
    guard telling != .notAtAll else {
      return go(to: end, from: begin, stage, posting: [], then: [], time)
    }
    let told = told ?? end
    var (start, departure) = (begin, [KeyboardNotice]())
    for height in telling.earlierHeights {
      let place = onScreen(height, visible: height)
      departure += notices(wills, start, place, time)
      start = place
    }
    departure += notices(wills, start, fades ? .zero : told, time)
    return go(to: end, from: begin, stage, posting: departure, then: notices(dids, start, told, time), time)
  }

  /// Returns the kinds of notifications that are posted when the keyboard begins to move to a stage, and when
  /// it has arrived.
  private static func kinds(of stage: Stage) -> (wills: [KeyboardNotice.Kind], dids: [KeyboardNotice.Kind]) {
    stage == .showing
      ? ([.willChangeFrame, .willShow], [.didChangeFrame, .didShow])
      : ([.willChangeFrame, .willHide], [.didChangeFrame, .didHide])
  }

  /// Moves the keyboard: posts `wills` at once and `dids` on arrival, after those of a show in progress.
  mutating func go(
    to end: CGRect,
    from begin: CGRect,
    _ stage: Stage,
    posting wills: [KeyboardNotice],
    then dids: [KeyboardNotice],
    _ duration: Duration
  ) -> [Step] {
    let continuesShow = stage == .showing && self.stage == .showing
    let pending = continuesShow ? pendingArrival(before: wills, to: end) : pendingEnds()
    arrival = pending + dids
    self.stage = stage
    frame = end
    pulled = 0
    generation += 1
    return wills.map { .post($0) } + [.slide(from: begin, to: end, duration)]
  }

  /// Returns the did-show or did-hide of a docked keyboard that is on its way off the bottom, before another
  /// movement or a turn of the undocked keyboard, which reports none (Z16).
  private func pendingEnds() -> [KeyboardNotice] {
    docking.isUndockedOrFloating ? arrival.filter { !$0.kind.isChangeFrame } : []
  }

  /// Sets the frame of a hidden keyboard.
  mutating func place(at frame: CGRect) { self.frame = frame }

  private func notices(
    _ kinds: [KeyboardNotice.Kind],
    _ begin: CGRect,
    _ end: CGRect,
    _ duration: Duration
  ) -> [KeyboardNotice] {
    kinds
      .filter { $0.isChangeFrame ? rules.postsChangeFrame : !docking.isUndockedOrFloating }
      .map { KeyboardNotice(kind: $0, begin: begin, end: end, duration: duration) }
  }

  private func onScreen(_ height: CGFloat, visible: CGFloat) -> CGRect {
    docking.frame(height: height, visible: visible, in: screen)
  }

  private func below(_ height: CGFloat) -> CGRect {
    docking.away(height: height, in: screen)
  }
}
