import Foundation
import Responder
import Simulation

/// The state of the delivery of one touch: its view, its recognizers, and the moments that the view has not
/// received.
///
/// The dispatcher reads the stored properties of a record in its list, because a call of a method or a
/// computed property copies the record.
@MainActor struct TouchRecord {
  /// A phase of the touch in one event.
  struct Moment {
    var phase: Touch.Phase
    var event: Event
  }

  /// The progress of an event.
  enum Progress {
    /// The event is sent to other windows first.
    case announced
    /// The event is in the window of the touch.
    case inWindow
    /// The recognizers have received the touch; the view receives it unless it is delayed.
    case seen
  }

  let touch: Touch
  /// The target of the touch, or `nil` if no view was hit.
  private(set) var touched: Handle<View>?
  /// The location of the touch on the screen at its beginning.
  let start: CGPoint
  /// The recognizers that receive the touch, deepest view first.
  var recognizers: [GestureRecognizer] = [] {
    didSet { if !recognizers.isEmpty { mayBeDelayed = true } }
  }
  /// Whether the view receives the touch at all (C26, C29).
  var isForView = true
  /// Whether the view has received the beginning of the touch, or receives it unless an enclosing scroll view
  /// refuses.
  private(set) var hasBegun = false
  /// True while the enclosing scroll views decide whether the view may have the touch (E37); later moments
  /// are delivered afterwards.
  var isAsked = false {
    didSet { if isAsked { mayBeDelayed = true } }
  }
  /// True while the beginning is delivered to the view, including the calls to its scroll views.
  var isBeginning = false
  /// Whether the touch was cancelled in the view.
  private(set) var isCancelled = false
  /// The delay by an enclosing scroll view (E35).
  var contentDelay: ScheduledWork? {
    didSet { mayBeDelayed = true }
  }
  /// Whether ``isDelayed`` may be true.
  private(set) var mayBeDelayed = false
  /// The change of the touch that the next event announces.
  var change: (phase: Touch.Phase, point: CGPoint?)?
  /// The latest event with a change of the touch, until it is finished.
  private var pendingEvent: Event?
  /// The number of the latest event, or `nil` if it is finished.
  private(set) var pendingNumber: Int?
  /// The phase in the latest event.
  private(set) var pendingPhase = Touch.Phase.began
  var progress = Progress.announced
  /// The phase of the oldest moment that the view has not received.
  private(set) var nextPhase: Touch.Phase?
  /// The event of the oldest moment that the view has not received.
  private(set) var nextEvent: Event?
  /// The number of ``nextEvent``.
  private(set) var nextNumber = 0
  /// The number of the call in which the view received the touch last.
  private(set) var delivery = 0
  /// The moments after ``nextEvent`` that the view has not received, oldest first.
  private var laterForView: [Moment] = []

  init(_ touch: Touch) {
    self.touch = touch
    start = touch.screenLocation
  }

  /// Binds the touch to the view that is hit.
  mutating func bind(to view: View?) {
    touched = view?.handle
    touch.target = touched
  }

  /// The view that receives the touch, or `nil` if there is none or it was deallocated.
  var view: View? { touched?.object }

  /// Whether the touch has ended or was cancelled.
  var isOver: Bool { touch.isOver }

  // MARK: The event

  /// Stores an event with a change of the touch. The view receives the moment of an earlier event first.
  mutating func announce(_ event: Event) {
    if let pendingEvent, progress != .seen { enqueue(Moment(phase: pendingPhase, event: pendingEvent)) }
    (pendingPhase, pendingEvent, pendingNumber) = (touch.basePhase, event, event.number)
    (progress, change) = (.announced, nil)
  }

  /// Adds the moment of the latest event, which the view receives when it is not delayed.
  mutating func enqueuePending() {
    progress = .seen
    // Only an event that is not seen yet is needed afterwards.
    if let event = pendingEvent.take() { enqueue(Moment(phase: pendingPhase, event: event)) }
  }

  /// Removes the latest event, which was delivered.
  mutating func finish() { (pendingEvent, pendingNumber) = (nil, nil) }

  // MARK: The view

  /// Adds a moment that the view receives when it is not delayed.
  private mutating func enqueue(_ moment: Moment) {
    guard isForView, !isCancelled else { return }
    if nextPhase == nil { setNext(moment) } else { laterForView.append(moment) }
  }

  /// Removes the oldest moment, which the view receives in the call with the given number, and returns its
  /// event.
  mutating func dequeue(in delivery: Int) -> Event? {
    hasBegun = true
    self.delivery = delivery
    isBeginning = nextPhase == .began
    let event = nextEvent.take()
    nextPhase = nil
    if !laterForView.isEmpty { setNext(laterForView.removeFirst()) }
    return event
  }

  private mutating func setNext(_ moment: consuming Moment) {
    (nextPhase, nextNumber) = (moment.phase, moment.event.number)
    nextEvent = moment.event
  }

  /// The event of the last moment that the view has not received.
  var lastEventForView: Event? { laterForView.last?.event ?? nextEvent }

  /// Removes all moments and ends the delivery to the view.
  mutating func abandonView() {
    isCancelled = true
    (nextPhase, nextEvent) = (nil, nil)
    laterForView = []
    contentDelay?.cancel()
  }

  /// Whether recognizers or a scroll view delay the next moment.
  var isDelayed: Bool {
    guard let next = nextPhase else { return false }
    if isAsked { return true }
    if !hasBegun {
      return contentDelay?.isPending ?? false
        || recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize }
    }
    guard next == .ended else { return false }
    return recognizers.contains { $0.delaysTouchesEnded && $0.grantedState == .possible && $0.isWaiting }
  }
}

extension Touch {
  /// Whether the touch has ended or was cancelled.
  var isOver: Bool { basePhase == .ended || basePhase == .cancelled }

  /// Updates the touch before an event: applies its change, or makes it stationary.
  func update(_ change: (phase: Touch.Phase, point: CGPoint?)?, at time: TimeInterval) {
    if let change {
      update(change.phase, at: change.point ?? screenLocation, timestamp: time)
    } else if basePhase == .began || basePhase == .moved {
      update(.stationary, at: screenLocation, timestamp: baseTimestamp)
    }
  }
}

extension GestureRecognizer {
  /// Whether the recognizer is in the possible state and can still leave it.
  fileprivate var mayStillRecognize: Bool {
    grantedState == .possible && (isWaiting || !ownTouches.allSatisfy { $0.basePhase == .ended })
  }
}
