import Foundation
import Responder
import Simulation

/// The state of the delivery of one touch: its view, its recognizers, and the moments that the view has not
/// received.
@MainActor final class TouchRecord {
  /// A phase of the touch in one event.
  struct Moment {
    var phase: Touch.Phase
    var event: Event

    func isSame(as other: Moment) -> Bool { event === other.event && phase == other.phase }
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
  @exclusivity(unchecked) private(set) var touched: Handle<View>?
  /// The location of the touch on the screen at its beginning.
  let start: CGPoint
  /// The recognizers that receive the touch, deepest view first.
  @exclusivity(unchecked) var recognizers: [GestureRecognizer] = []
  /// Whether the view receives the touch at all (C26, C29).
  @exclusivity(unchecked) var isForView = true
  /// Whether the view has received the beginning of the touch, or receives it unless an enclosing scroll view
  /// refuses.
  @exclusivity(unchecked) private(set) var hasBegun = false
  /// True while the enclosing scroll views decide whether the view may have the touch (E37); later moments
  /// are delivered afterwards.
  @exclusivity(unchecked) var isAsked = false
  /// True while the beginning is delivered to the view, including the calls to its scroll views.
  @exclusivity(unchecked) var isBeginning = false
  /// Whether the touch was cancelled in the view.
  @exclusivity(unchecked) private(set) var isCancelled = false
  /// The delay by an enclosing scroll view (E35).
  @exclusivity(unchecked) var contentDelay: ScheduledWork?
  /// The latest event with a change of the touch, until it is finished.
  @exclusivity(unchecked) private var pendingEvent: Event?
  /// The phase in the latest event.
  @exclusivity(unchecked) private(set) var pendingPhase = Touch.Phase.began
  @exclusivity(unchecked) var progress = Progress.announced
  /// The oldest moment that the view has not received.
  @exclusivity(unchecked) private(set) var nextForView: Moment?
  /// The moments after ``nextForView`` that the view has not received, oldest first.
  @exclusivity(unchecked) private var laterForView: [Moment] = []

  init(_ touch: Touch) {
    self.touch = touch
    start = touch.screenLocation
  }

  /// Binds the touch to the view that is hit.
  func bind(to view: View?) {
    touched = view?.handle
    touch.target = touched
  }

  /// The view that receives the touch, or `nil` if there is none or it was deallocated.
  var view: View? { touched?.object }

  /// Whether the touch has ended or was cancelled.
  var isOver: Bool {
    switch touch.phase {
    case .ended, .cancelled: true
    case .began, .moved, .stationary: false
    }
  }

  /// Whether the touch is over and completely delivered.
  var isDone: Bool { pendingEvent == nil && nextForView == nil && isOver }

  /// Makes an active touch stationary; called before each event.
  func becomeStationary() {
    guard touch.phase == .began || touch.phase == .moved else { return }
    touch.update(.stationary, at: touch.screenLocation, timestamp: touch.timestamp)
  }

  // MARK: The event

  /// Stores an event with a change of the touch. The view receives the moment of an earlier event first.
  func announce(_ event: Event) {
    if let pendingEvent, progress != .seen { enqueue(Moment(phase: pendingPhase, event: pendingEvent)) }
    (pendingPhase, pendingEvent) = (touch.phase, event)
    progress = .announced
  }

  /// Whether an event with a change of the touch has the given progress.
  func isAt(_ progress: Progress, of event: Event) -> Bool {
    self.progress == progress && pendingEvent === event
  }

  /// Whether the window of the touch delivers the moment now.
  func isDue(_ moment: Moment) -> Bool { isAt(.inWindow, of: moment.event) && pendingPhase == moment.phase }

  /// Removes an event that was delivered. Returns false if it has no change of the touch.
  func finish(_ event: Event) -> Bool {
    guard pendingEvent === event else { return false }
    pendingEvent = nil
    return true
  }

  // MARK: The view

  /// Adds a moment that the view receives when it is not delayed.
  func enqueue(_ moment: Moment) {
    guard isForView, !isCancelled else { return }
    if nextForView == nil { nextForView = moment } else { laterForView.append(moment) }
  }

  /// Removes the oldest moment, which the view receives now.
  func dequeue() {
    hasBegun = true
    nextForView = laterForView.isEmpty ? nil : laterForView.removeFirst()
  }

  /// Whether the view can receive a moment now.
  var canDeliver: Bool { nextForView != nil && !isDelayed }

  /// Whether the touch is delivered to a view in the same call as other touches of the moment.
  func isDelivered(with moment: Moment, to view: View?) -> Bool {
    guard let next = nextForView, next.isSame(as: moment) else { return false }
    return self.view === view && !isDelayed
  }

  /// The event of the last moment that the view has not received.
  var lastEventForView: Event? { (laterForView.last ?? nextForView)?.event }

  /// Removes all moments and ends the delivery to the view.
  func abandonView() {
    isCancelled = true
    (nextForView, laterForView) = (nil, [])
    contentDelay?.cancel()
  }

  /// Whether recognizers or a scroll view delay the next moment.
  private var isDelayed: Bool {
    guard let next = nextForView?.phase else { return false }
    if isAsked { return true }
    if !hasBegun {
      return contentDelay?.isPending ?? false
        || recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize }
    }
    guard next == .ended else { return false }
    return recognizers.contains { $0.delaysTouchesEnded && $0.grantedState == .possible && $0.isWaiting }
  }
}

extension GestureRecognizer {
  /// Whether the recognizer is in the possible state and can still leave it.
  fileprivate var mayStillRecognize: Bool {
    grantedState == .possible && (isWaiting || !ownTouches.allSatisfy { $0.phase == .ended })
  }
}
