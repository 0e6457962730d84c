import Foundation
import Simulation

/// Decides when the keyboard comes and goes, and what is posted: a pure machine.
///
/// It takes what the focus wants and names the steps that follow, in order. A step is carried out by ``Keyboard``. When
/// a handler of a notification changes the focus in the middle of the steps, the machine has moved on: its
/// ``generation`` tells the performer to drop the rest.
struct KeyboardPresentation: Hashable, Sendable {
  /// Where the keyboard is on its way.
  enum Stage: Hashable, Sendable {
    case hidden, showing, shown, hiding
  }

  /// What to do, in order.
  enum Step: Hashable, Sendable {
    /// Put the wanted keys into the keyboard's window.
    case installKeys
    /// Post a notification.
    case post(KeyboardNotice)
    /// Move the keyboard; the machine is to be told when it has arrived.
    case slide(from: CGRect, to: CGRect, Duration)
    /// Take the keys out of the window.
    case removeKeys
  }

  /// What differs between system versions.
  struct Rules: Hashable, Sendable {
    var postsChangeFrame: Bool
    var onFieldSwitch: VersionRules.FieldSwitch
    var overtakenShowTellsPresentFrame: Bool
  }

  private static let installs = [Step.installKeys]

  let rules: Rules
  let modeRules: ModeRules
  /// Where a person has put the keyboard.
  var docking = Docking()
  /// How far below its frame a finger that scrolls holds the keyboard.
  var pulled: CGFloat = 0
  /// Whether the keyboard fades where it stands, so that what changes or hides it leads to no frame (S14).
  var crossFades = false
  /// The height that the next show tells of where the keyboard begins; nil for that with which it comes (KN32).
  var nextBeginHeight: CGFloat?
  /// The screen as the interface stands.
  private(set) var screen: CGRect
  private(set) var stage = Stage.hidden
  /// Where the keyboard is, or is moving to, in the interface's coordinates.
  private(set) var frame: CGRect
  /// Where the keyboard stands or is moving to, a finger that pulls it counted.
  var seenFrame: CGRect { frame.offsetBy(dx: 0, dy: pulled) }
  /// Counts the changes; steps of an older count are void.
  private(set) var generation = 0
  private var arrival: [KeyboardNotice] = []
  /// The generation that turned with the interface; nil if the keyboard was not up then.
  private var turning: Int?
  /// What is posted once more when the interface has turned; nothing on most systems (S7b).
  private var encore: [KeyboardNotice] = []

  init(rules: Rules, modeRules: ModeRules, screen: CGRect) {
    self.rules = rules
    self.modeRules = modeRules
    self.screen = screen
    frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
  }

  /// Whether any of the keyboard may be on the screen.
  var isUp: Bool { stage == .showing || stage == .shown }

  // MARK: Events

  /// Why the keyboard is wanted.
  enum Reason: Hashable, Sendable {
    /// The focus has changed, and nobody wanted one before.
    case focus
    /// Another responder wanted one before.
    case fieldSwitch
    /// The responder that had one asked for its input views again.
    case reload
    /// A person has changed to another of the keyboards that are switched on (KN20).
    case swap
  }

  /// The first responder wants a keyboard of that height, of which only the upper part may be seen.
  ///
  /// - Parameters:
  ///   - visible: How much of the height is on the screen; nil for all of it.
  ///   - hasNewViews: Whether the program's own views in it are others than before (S4c, S16b).
  ///   - distance: How far below its place a keyboard begins that comes anew; nil for just below the screen (KN19).
  ///   - telling: How a keyboard that comes, or changes its frame or views, is told.
  mutating func want(
    height: CGFloat,
    visible: CGFloat? = nil,
    duration: @autoclosure () -> Duration,
    reason: Reason,
    hasNewViews: Bool = false,
    distance: CGFloat? = nil,
    telling: KeyboardTelling = .inOneRound
  ) -> [Step] {
    let target = onScreen(height, visible: visible ?? height)
    guard isUp else {
      defer { nextBeginHeight = nil }
      // A keyboard that comes anew comes from below the screen, usually with its own height.
      let beginHeight = telling.firstHeight ?? nextBeginHeight ?? height
      let begin = distance.map { target.offsetBy(dx: 0, dy: $0) } ?? below(beginHeight)
      return [.installKeys] + move(to: target, from: begin, .showing, duration(), telling)
    }
    guard frame == target, !hasNewViews, reason != .swap else {
      // A reload on the way up adds a round: the did-notifications of the first one are posted all the same (S16a).
      let addsRound = reason == .reload && stage == .showing && telling != .notAtAll
      let earlier = addsRound ? overtaken(arrival, by: target) : []
      let steps = [.installKeys] + move(to: target, from: frame, .showing, duration(), telling)
      arrival = earlier + arrival
      return steps
    }
    switch reason == .fieldSwitch ? rules.onFieldSwitch : .isSilent {
    case .isSilent:
      return Self.installs
    case .showsAgain:
      return [.installKeys] + move(to: target, from: frame, .showing, duration())
    case .hidesAndShows:
      let hide = KeyboardNotice(kind: .willHide, begin: frame, end: below(frame.height), duration: duration())
      return [.post(hide), .installKeys] + move(to: target, from: frame, .showing, duration())
    }
  }

  /// The did-notifications of a show during which the keyboard has got another frame.
  private func overtaken(_ arrival: [KeyboardNotice], by target: CGRect) -> [KeyboardNotice] {
    guard rules.overtakenShowTellsPresentFrame else { return arrival }
    return arrival.map { notice in
      var notice = notice
      notice.end = target
      return notice
    }
  }

  /// Nobody wants a keyboard any more; `tellsHeight` is whether what is told of its last frame has a height (KB18).
  mutating func wantNothing(duration: Duration, tellsHeight: Bool = true) -> [Step] {
    guard isUp else { return [] }
    var end = below(frame.height)
    if !tellsHeight { end.size.height = 0 }
    return move(to: below(frame.height), telling: end, from: seenFrame, .hiding, duration)
  }

  /// The keyboard has arrived where a slide of `generation` led; nothing if that is void.
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

  /// The interface is about to turn: the keyboard is said to leave, though it stays (S7a, S7c).
  mutating func willTurn(_ style: VersionRules.KeyboardRotation, duration: Duration) -> [Step] {
    guard isUp else { return [] }
    stage = .showing
    generation += 1
    arrival = []
    encore = style == .leavesAndReturnsTwice ? leave(duration) : []
    let wills = notices([.willChangeFrame, .willHide], frame, below(frame.height), duration)
    return posts(style == .leavesAndReturnsAtOnce ? wills : leave(duration))
  }

  /// The interface stands anew; a keyboard that is up has its new place at once (S7a).
  mutating func turn(to screen: CGRect, height: CGFloat, visible: CGFloat, duration: Duration) -> [Step] {
    self.screen = screen
    pulled = 0
    turning = isUp ? generation : nil
    guard isUp else {
      frame = below(frame.height)
      return []
    }
    frame = onScreen(height, visible: visible)
    arrival = notices([.didChangeFrame, .didShow], frame, frame, duration).map(\.inRotation)
    let wills = notices([.willChangeFrame, .willShow], frame, frame, duration)
    if !encore.isEmpty { encore = leave(duration) + wills + arrival }
    return posts(wills)
  }

  /// What says that the keyboard leaves and has left, though it is still on the screen.
  private func leave(_ duration: Duration) -> [KeyboardNotice] {
    notices([.willChangeFrame, .willHide], frame, below(frame.height), duration)
      + notices([.didChangeFrame, .didHide], frame, frame, duration)
  }

  /// The interface has turned; nothing if the keyboard has begun to go or come since, which arrives by itself.
  mutating func didTurn() -> [Step] {
    defer { (turning, encore) = (nil, []) }
    guard let turning, turning == generation else { return [] }
    return arrived(generation: turning) + posts(encore)
  }

  private func posts(_ notices: [KeyboardNotice]) -> [Step] { notices.map { .post($0.inRotation) } }

  // MARK: Steps

  private mutating func move(
    to end: CGRect,
    telling told: CGRect? = nil,
    from begin: CGRect,
    _ stage: Stage,
    _ duration: Duration,
    _ telling: KeyboardTelling = .inOneRound
  ) -> [Step] {
    let (wills, dids) = Self.kinds(of: stage)
    let fades = crossFades && isUp
    let time = fades ? .zero : duration
    guard telling != .notAtAll else {
      let pending = self.stage == .showing ? arrival : []
      return go(to: end, from: begin, stage, posting: [], then: pending, time)
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

  /// What is posted when the keyboard begins to go to that stage, and when it has arrived.
  private static func kinds(of stage: Stage) -> (wills: [KeyboardNotice.Kind], dids: [KeyboardNotice.Kind]) {
    stage == .showing
      ? ([.willChangeFrame, .willShow], [.didChangeFrame, .didShow])
      : ([.willChangeFrame, .willHide], [.didChangeFrame, .didHide])
  }

  /// Goes somewhere: `wills` are posted at once, `dids` on arrival.
  mutating func go(
    to end: CGRect,
    from begin: CGRect,
    _ stage: Stage,
    posting wills: [KeyboardNotice],
    then dids: [KeyboardNotice],
    _ duration: Duration
  ) -> [Step] {
    self.stage = stage
    frame = end
    pulled = 0
    generation += 1
    arrival = dids
    return wills.map { .post($0) } + [.slide(from: begin, to: end, duration)]
  }

  /// A keyboard that is away has another place.
  mutating func stand(at frame: CGRect) { self.frame = frame }

  private func notices(
    _ kinds: [KeyboardNotice.Kind],
    _ begin: CGRect,
    _ end: CGRect,
    _ duration: Duration
  ) -> [KeyboardNotice] {
    kinds
      .filter { $0.isChangeFrame ? rules.postsChangeFrame : !docking.isLoose }
      .map { KeyboardNotice(kind: $0, begin: begin, end: end, duration: duration) }
  }

  private func onScreen(_ height: CGFloat, visible: CGFloat) -> CGRect {
    docking.frame(height: height, visible: visible, in: screen)
  }

  private func below(_ height: CGFloat) -> CGRect {
    docking.away(height: height, in: screen)
  }
}
