import Foundation
import Responder
import Simulation

/// One finger as the dispatcher knows it: who sees it, and what its view has not been told yet.
@MainActor final class TouchRecord {
  /// What a finger did in one event.
  struct Moment {
    var phase: Touch.Phase
    var event: Event

    func isSame(as other: Moment) -> Bool { event === other.event && phase == other.phase }
  }

  /// What a finger did in an event that is being delivered; whoever delivers it holds it.
  private struct News {
    var phase: Touch.Phase
    var event: Unmanaged<Event>

    var moment: Moment { Moment(phase: phase, event: event.takeUnretainedValue()) }

    func isOf(_ event: Event) -> Bool { self.event.toOpaque() == Unmanaged.passUnretained(event).toOpaque() }
  }

  /// How far a moment has got on its way.
  enum Progress {
    /// Its event goes to other windows first.
    case announced
    /// Its event is in the touch's window.
    case inWindow
    /// The recognizers have seen it, and the view hears of it as soon as may be.
    case seen
  }

  let touch: Touch
  /// Whether the dispatcher follows the finger.
  var isFollowed = false
  /// The view that gets the touch, if there is one.
  private(set) var touched: TouchedView?
  /// Where the finger went down, on the screen.
  private(set) var start: CGPoint
  /// The recognizers that see the touch, deepest view first.
  var recognizers: [GestureRecognizer] = []
  /// Whether the view hears of the touch at all (C26, C29).
  var isForView = true
  /// Whether the view has heard that the touch began, or does unless a scroll view around it refuses.
  var hasBegun = false
  /// Whether the scroll views around the view are being asked right now whether it may have the touch (E37); what the
  /// finger does meanwhile, the view hears after that.
  var isAsked = false
  /// Whether the view is hearing right now that the touch began, or the scroll views are being asked about it.
  var isBeginning = false
  /// Whether the touch was taken away from the view.
  var isCancelled = false
  /// The wait for a scroll view to make up its mind (E35).
  var contentDelay: ScheduledWork?
  /// What the finger did last, until all is done about its event.
  private var news: News?
  var progress = Progress.announced
  /// What the view has not been told yet: the oldest moment, and those after it.
  private(set) var nextForView: Moment?
  private var laterForView: [Moment] = []
  private var knownSet: Set<Touch>?

  /// Begins to follow a touch.
  init(_ touch: Touch) {
    self.touch = touch
    start = touch.screenLocation
  }

  /// Lets go of what a finger that is done has gathered, for another finger to use the record.
  func rest() {
    if knownSet != nil { knownSet = nil }
    if !recognizers.isEmpty { recognizers = [] }
    if contentDelay != nil { contentDelay = nil }
  }

  /// Begins to follow another finger, which gets the touch of the one before; false if somebody has kept that.
  func reuse(at point: CGPoint, timestamp: TimeInterval) -> Bool {
    guard isTouchUnknown else { return false }
    touch.reuse(at: point, timestamp: timestamp)
    start = point
    (isForView, hasBegun, isAsked, isBeginning, isCancelled) = (true, false, false, false, false)
    return true
  }

  /// Whether nobody else holds the touch, or names it weakly.
  private var isTouchUnknown: Bool {
    Self.isHeldOnce(.passUnretained(touch)) && _getWeakRetainCount(touch) == 1
  }

  /// Whether an object has one holder. Off the main actor, as a closure on it asks at each call where it runs.
  private nonisolated static func isHeldOnce(_ object: Unmanaged<Touch>) -> Bool {
    var reference = object
    return withUnsafeMutablePointer(to: &reference) {
      $0.withMemoryRebound(to: Touch.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
    }
  }

  /// Binds the touch to the view that was hit.
  func bind(to view: View?) {
    if let view, touched?.node == view.node { return touch.keepTarget() }
    touched = view?.touched
    touch.target = touched
  }

  /// The view that gets the touch; nil if there is none, or it has gone.
  var view: View? { touched?.view }

  /// The window that the view is in.
  var window: Window? { touched?.node?.loan { $0.windowNode }?.window }

  /// The touch as a set, which is made only if somebody asks.
  var alone: Set<Touch> {
    if let knownSet { return knownSet }
    let set: Set<Touch> = [touch]
    knownSet = set
    return set
  }

  /// Whether the finger is lifted or gone.
  var isOver: Bool {
    switch touch.phase {
    case .ended, .cancelled: true
    case .began, .moved, .stationary: false
    }
  }

  /// Whether nothing is left to do about the finger.
  var isDone: Bool { news == nil && nextForView == nil && isOver }

  /// Notes that the finger is at rest, if it does nothing new.
  func restFinger() {
    guard touch.phase == .began || touch.phase == .moved else { return }
    touch.update(.stationary, at: touch.screenLocation, timestamp: touch.timestamp)
  }

  // MARK: On the way

  /// Notes that an event tells what the finger has done. What an earlier one still has to tell, the view hears first.
  func announce(_ event: Event) {
    if let news, progress != .seen { tellView(news.moment) }
    news = News(phase: touch.phase, event: .passUnretained(event))
    progress = .announced
  }

  /// What the finger did in the event that is being delivered; nil if there is none.
  var phaseOnItsWay: Touch.Phase? { news?.phase }

  /// Whether an event tells of the finger and has got that far.
  func isOnItsWay(_ event: Event, _ progress: Progress) -> Bool {
    guard self.progress == progress, let news else { return false }
    return news.isOf(event)
  }

  /// Forgets an event about which all is done; false if it doesn't tell of the finger.
  func finish(_ event: Event) -> Bool {
    guard let news, news.isOf(event) else { return false }
    self.news = nil
    return true
  }

  // MARK: The view

  /// Lets the view hear of a moment when nobody holds it back any more.
  func tellView(_ moment: Moment) {
    guard isForView, !isCancelled else { return }
    if nextForView == nil { nextForView = moment } else { laterForView.append(moment) }
  }

  /// Whether the view may hear of something now.
  var mayTellView: Bool { nextForView != nil && !mustWait }

  /// Returns the oldest moment that the view has not heard of, which it hears of now.
  func takeMoment() -> Moment? {
    hasBegun = true
    let moment = nextForView.take()
    if !laterForView.isEmpty { nextForView = laterForView.removeFirst() }
    return moment
  }

  /// The event that the view would hear of last.
  var lastEventForView: Event? { (laterForView.last ?? nextForView)?.event }

  /// Tells the view nothing more.
  func abandonView() {
    isCancelled = true
    nextForView = nil
    laterForView = []
    contentDelay?.cancel()
  }

  /// Whether the view may hear right now of what its finger does; else it hears of it later.
  func mayTellView(_ phase: Touch.Phase) -> Bool {
    isForView && !isCancelled && nextForView == nil && !mustWait(phase)
  }

  /// Whether what comes next must wait for recognizers or for a scroll view.
  var mustWait: Bool {
    guard let next = nextForView?.phase else { return false }
    return mustWait(next)
  }

  private func mustWait(_ next: Touch.Phase) -> Bool {
    if isAsked { return true }
    if !hasBegun {
      if contentDelay != nil, contentDelay?.isPending ?? false { return true }
      return !recognizers.isEmpty
        && recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize }
    }
    guard next == .ended, !recognizers.isEmpty else { return false }
    return recognizers.contains { $0.delaysTouchesEnded && $0.grantedState == .possible && $0.isWaiting }
  }
}

extension GestureRecognizer {
  /// Whether it has not decided yet and can.
  fileprivate var mayStillRecognize: Bool {
    grantedState == .possible && (isWaiting || !ownTouches.allSatisfy { $0.phase == .ended })
  }
}
