import Foundation
import Responder
import Simulation

/// Brings fingers to recognizers and views.
///
/// What happens in one event, in this order: each recognizer sees the touches (F2), the coordinator decides, then the
/// views hear of them, began before moved before ended, one call for each view and phase (C37). A view may hear later:
/// while recognizers or a scroll view hold touches back.
@MainActor final class TouchDispatcher {
  @exclusivity(unchecked) private(set) var records: [TouchRecord] = []
  @exclusivity(unchecked) private var lastTap: LastTap?
  /// The application, which holds the dispatcher.
  private unowned(unsafe) let application: Application
  private let gestures: GestureCoordinator
  private let log: EventLog

  /// What the next tap is counted by.
  private struct LastTap {
    var touched: AnyObject
    var point: CGPoint
    var time: TimeInterval
    var count: Int
  }

  /// How soon a touch must follow another, and how near, to be counted along (C35).
  static let multipleTapInterval: TimeInterval = 0.35
  static let multipleTapDistance: CGFloat = 45

  init(application: Application, gestures: GestureCoordinator) {
    self.application = application
    self.gestures = gestures
    log = application.log
  }

  // MARK: Events

  /// Fingers go down, each bound to the view that is hit; others have moved, were lifted, or were taken away.
  func process(
    began: some Collection<Touch>,
    changes: some Collection<TouchBatch.Change>,
    at time: TimeInterval
  ) {
    guard !began.isEmpty || !changes.isEmpty else { return }
    let touches = touchesOnScreen(and: began)
    let event = Event(timestamp: time, touches: touches)
    for touch in began { bind(touch, event, alone: touches.count == 1 ? touches : nil) }
    var onStatusBar: [TouchRecord] = []
    for change in changes {
      guard let record = record(of: change.touch) else { continue }
      updateTapCount(of: record)
      record.announce(event)
      if change.touch.phase == .ended, application.isOnStatusBar(record.start) { onStatusBar.append(record) }
    }
    send(event)
    finish(event)
    for record in onStatusBar { application.noteStatusBarTap(record.touch, from: record.start) }
  }

  private func bind(_ touch: Touch, _ event: Event, alone: Set<Touch>?) {
    let view = application.hitTest(atScreenPoint: touch.screenLocation, with: event)
    application.menuController.fingerWentDown(on: view)
    let touched = view?.touched
    let record = TouchRecord(touch, on: touched, alone: alone)
    touch.target = touched
    if let view {
      touch.tapCount = tapCount(of: touch)
      record.recognizers = gestures.recognizers(for: touch, in: view)
      record.isForView = isDelivered(touch, to: view)
    } else {
      record.isForView = false
    }
    records.append(record)
    record.announce(event)
    if view == nil {
      log.record(.touch, "nothing", "is hit at \(GeometryText.point(touch.screenLocation))")
    }
  }

  /// The touches on the screen, those whose end some view has not heard of, and new ones.
  private func touchesOnScreen(and began: some Collection<Touch>) -> Set<Touch> {
    if began.isEmpty, records.count == 1 { return records[0].alone }
    var touches = Set<Touch>(minimumCapacity: records.count + began.count)
    for record in records { touches.insert(record.touch) }
    for touch in began { touches.insert(touch) }
    return touches
  }

  /// The only finger, if there is just one: what is done about several at once is simple then.
  private var only: TouchRecord? { records.count == 1 ? records[0] : nil }

  func record(of touch: Touch) -> TouchRecord? {
    if let only { return only.touch === touch ? only : nil }
    for record in records where record.touch === touch { return record }
    return nil
  }

  /// Notes that fingers that don't move are at rest.
  func restFingers() {
    if let only { only.restFinger() } else { for record in records { record.restFinger() } }
  }

  /// Sends an event to each window that it tells of, first to those where fingers go down.
  private func send(_ event: Event) {
    if let only, only.isOnItsWay(event, .announced) {
      return send(event, to: only.view?.ownWindow, toldOf: only)
    }
    while let next = nextToSend(event) {
      let window = next.view?.ownWindow
      for record in records where record !== next && record.isOnItsWay(event, .announced) {
        if record.view?.ownWindow === window { record.progress = .inWindow }
      }
      send(event, to: window, toldOf: next)
    }
  }

  private func send(_ event: Event, to window: Window?, toldOf record: TouchRecord) {
    record.progress = .inWindow
    if let window { window.sendEvent(event) } else { deliver(event) }
  }

  private func nextToSend(_ event: Event) -> TouchRecord? {
    var next: TouchRecord?
    for record in records where record.isOnItsWay(event, .announced) {
      if record.news?.phase == .began { return record }
      if next == nil { next = record }
    }
    return next
  }

  /// Delivers an event's touches to recognizers and views; the window's `sendEvent` calls it.
  func deliver(_ event: Event) {
    if let only {
      guard only.isOnItsWay(event, .inWindow), let moment = only.news else { return }
      return deliver(moment, of: only)
    }
    deliver(.began, event)
    deliver(.moved, event)
    deliver(.ended, event)
    deliver(.cancelled, event)
  }

  private func deliver(_ phase: Touch.Phase, _ event: Event) {
    let moment = TouchRecord.Moment(phase: phase, event: event)
    let due = records.filter { isDue($0, moment) }
    guard !due.isEmpty else { return }
    show(due.filter { !$0.recognizers.isEmpty }, moment)
    gestures.resolve()
    for record in records where isDue(record, moment) { hold(record, moment) }
    flush()
  }

  private func deliver(_ moment: TouchRecord.Moment, of only: TouchRecord) {
    if !only.recognizers.isEmpty {
      for recognizer in only.recognizers { gestures.show([only], moment, to: recognizer) }
    }
    gestures.resolve()
    if isDue(only, moment) { hold(only, moment) }
    flush()
  }

  /// Keeps what the view is to hear until nobody holds it back.
  private func hold(_ record: TouchRecord, _ moment: TouchRecord.Moment) {
    record.progress = .seen
    record.tellView(moment)
    switch moment.phase {
    case .began: delayForScrolling(record)
    case .ended, .cancelled: record.contentDelay?.cancel()
    case .moved, .stationary: break
    }
  }

  private func isDue(_ record: TouchRecord, _ moment: TouchRecord.Moment) -> Bool {
    record.isOnItsWay(moment.event, .inWindow) && record.news?.phase == moment.phase
  }

  /// Shows the touches of one moment to the recognizers that see them, each at once.
  private func show(_ records: [TouchRecord], _ moment: TouchRecord.Moment) {
    var told: [GestureRecognizer] = []
    for record in records {
      for recognizer in record.recognizers where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
        let visible = records.filter { $0.recognizers.contains { $0 === recognizer } }
        gestures.show(visible, moment, to: recognizer)
      }
    }
  }

  private func finish(_ event: Event) {
    var isAnyOver = false
    if let only {
      isAnyOver = finish(event, of: only)
    } else {
      for record in records where finish(event, of: record) { isAnyOver = true }
    }
    guard isAnyOver else { return }
    gestures.resetFinished()
    gestures.resolve()
    flush()
  }

  /// Notes that all is done about an event; returns whether it tells that the finger is over.
  private func finish(_ event: Event, of record: TouchRecord) -> Bool {
    guard record.finish(event), record.isOver else { return false }
    if record.touch.phase == .ended { noteTap(record.touch) }
    gestures.forget(record.touch)
    return true
  }

  // MARK: Views

  /// Tells views what is not held back any more.
  func flush() {
    while let record = nextToTell { tellView(of: record) }
    if let only {
      if only.isDone { records.removeLast() }
    } else if !records.isEmpty {
      records.removeAll { $0.isDone }
    }
  }

  private var nextToTell: TouchRecord? {
    if let only { return only.mayTellView ? only : nil }
    for record in records where record.mayTellView { return record }
    return nil
  }

  /// Tells a view of one touch, and of all others of the same event and phase.
  private func tellView(of record: TouchRecord) {
    guard let moment = record.nextForView else { return }
    let view = record.view
    let others = records.count == 1 ? [] : companions(of: record, moment, view)
    record.takeMoment()
    for other in others { other.takeMoment() }
    guard let view else { return }
    let touches = others.isEmpty ? record.alone : Set((others + [record]).map(\.touch))
    if moment.phase == .began {
      guard view.accepts(touches, moment.event) else {
        record.abandonView()
        for other in others { other.abandonView() }
        return
      }
      record.isBeginning = true
      for other in others { other.isBeginning = true }
    }
    view.receive(touches, moment.phase, with: moment.event, log: log)
    record.isBeginning = false
    for other in others { other.isBeginning = false }
  }

  /// The other touches that the view hears of in the same call.
  private func companions(
    of record: TouchRecord,
    _ moment: TouchRecord.Moment,
    _ view: View?
  ) -> [TouchRecord] {
    records.filter { other in
      guard other !== record, let next = other.nextForView, next.isSame(as: moment) else { return false }
      return other.view === view && !other.mustWait
    }
  }

  /// Takes touches away from their views: those that have begun hear of it (F4).
  func cancelInViews(_ touches: [Touch]) {
    for record in records where !record.isCancelled && touches.contains(where: { $0 === record.touch }) {
      let hadBegun = record.hasBegun
      let event = record.lastEventForView ?? presentEvent
      record.abandonView()
      if hadBegun, record.isForView, let view = record.view {
        view.receive(record.alone, .cancelled, with: event, log: log)
      }
    }
  }

  private var presentEvent: Event {
    Event(timestamp: application.presentTime, touches: touchesOnScreen(and: EmptyCollection()))
  }

  /// Whether a touch's view has heard that it began.
  func hasBegun(_ touch: Touch) -> Bool { record(of: touch)?.hasBegun ?? false }

  // MARK: Rules

  /// Whether a view hears of a touch: its first one only, unless it takes several (C26), and none while an exclusive view
  /// is in the way (C28, C29).
  private func isDelivered(_ touch: Touch, to view: View) -> Bool {
    guard !records.isEmpty else { return true }
    let others = records.filter { !$0.isOver && $0.isForView && $0.view?.window === view.window }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    let foreign = others.filter { $0.view !== view }
    if view.isExclusiveTouch { return foreign.isEmpty }
    return !foreign.contains { $0.view?.isExclusiveTouch ?? false }
  }

  /// Holds a touch in a scroll view's content back for a while, as the scroll view may want it (E35).
  private func delayForScrolling(_ record: TouchRecord) {
    guard record.isForView, let view = record.view, view.isHeldBackByScrollView else { return }
    record.contentDelay = application.context.schedule(
      after: ScrollView.contentTouchDelay,
      label: "delay of content touches"
    ) { [weak self] in self?.flush() }
  }

  private func tapCount(of touch: Touch) -> Int {
    guard let last = lastTap, last.touched === touch.target else { return 1 }
    let isSoon = touch.timestamp - last.time <= Self.multipleTapInterval
    let isNear = touch.screenLocation.distance(to: last.point) <= Self.multipleTapDistance
    return isSoon && isNear ? last.count + 1 : 1
  }

  private func updateTapCount(of record: TouchRecord) {
    let distance = record.touch.screenLocation.distance(to: record.start)
    if distance > Self.multipleTapDistance { record.touch.tapCount = 0 }
  }

  private func noteTap(_ touch: Touch) {
    guard let touched = touch.target, touch.tapCount > 0 else { return lastTap = nil }
    lastTap = LastTap(
      touched: touched,
      point: touch.screenLocation,
      time: touch.timestamp,
      count: touch.tapCount
    )
  }
}
