import Foundation
import Responder
import Simulation

/// Brings fingers to recognizers and views.
///
/// What happens in one event, in this order: each recognizer sees the touches (F2), the coordinator decides, then the
/// views hear of them, began before moved before ended, one call for each view and phase (C37). A view may hear later:
/// while recognizers or a scroll view hold touches back.
@MainActor final class TouchDispatcher {
  private(set) var records: [TouchRecord] = []
  private var taps = TapCounter()
  /// The application, which holds the dispatcher.
  private unowned(unsafe) var application: Application!
  /// The record of a finger that is gone, and the event that was delivered last, if nobody else has it.
  private var spareRecord: TouchRecord?
  private var spareEvent: Event?
  private let gestures: GestureCoordinator
  private let log: EventLog

  init(gestures: GestureCoordinator, log: EventLog) {
    self.gestures = gestures
    self.log = log
  }

  /// Begins to deliver the touches of the application that holds the dispatcher.
  func serve(_ application: Application) { self.application = application }

  // MARK: Events

  /// Fingers go down, each bound to the view that is hit; others have moved, were lifted, or were taken away.
  func process(began: [Touch], changes: [TouchBatch.Change], at time: TimeInterval) {
    guard !began.isEmpty || !changes.isEmpty else { return }
    let event = makeEvent(began, at: time)
    for touch in began { _ = bind(TouchRecord(touch), event, in: application) }
    var onStatusBar: [TouchRecord] = []
    for change in changes {
      guard let record = record(of: change.touch) else { continue }
      announce(event, to: record)
      if endsOnStatusBar(record, in: application) { onStatusBar.append(record) }
    }
    send(event)
    finish(event)
    for record in onStatusBar { application.noteStatusBarTap(record.touch, from: record.start) }
  }

  /// One finger goes down.
  func begin(at point: CGPoint, _ time: TimeInterval, in application: Application) -> Touch {
    guard records.isEmpty else {
      let touch = Touch(at: point, timestamp: time)
      process(began: [touch], changes: [], at: time)
      return touch
    }
    let record = makeRecord(at: point, time)
    let event = makeEvent(of: record.touch, at: time)
    let window = bind(record, event, in: application)
    process(consume event, ofOnly: record, in: window)
    return record.touch
  }

  /// One finger, which is alone, has moved, was lifted, or was taken away.
  func process(
    _ phase: Touch.Phase,
    to point: CGPoint?,
    ofOnly only: TouchRecord,
    at time: TimeInterval,
    in application: Application
  ) {
    let touch = only.touch
    touch.update(phase, at: point ?? touch.screenLocation, timestamp: time)
    let event = makeEvent(of: touch, at: time)
    announce(event, to: only)
    let endsOnStatusBar = endsOnStatusBar(only, in: application)
    process(consume event, ofOnly: only, in: only.window)
    if endsOnStatusBar { application.noteStatusBarTap(touch, from: only.start) }
  }

  private func process(_ event: consuming Event, ofOnly only: TouchRecord, in window: Window?) {
    only.progress = .inWindow
    if let window { window.sendEvent(event) } else { deliver(event) }
    let isOver = finish(event, of: only)
    if isKnownUniquelyReferenced(&event), _getWeakRetainCount(event) == 1 {
      spareEvent = consume event
    } else {
      event.holdTouch()
    }
    guard isOver else { return }
    if isAlone(only), only.isDone, gestures.active.isEmpty { removeLast() } else { finishGestures() }
  }

  /// Binds a touch to the view that is hit; returns the window that it is in then.
  private func bind(_ record: TouchRecord, _ event: Event, in application: Application) -> Window? {
    let touch = record.touch
    let view = application.hitTest(atScreenPoint: touch.screenLocation, with: event)
    if application.shownMenu != nil { application.shownMenu?.fingerWentDown(on: view) }
    record.bind(to: view)
    if let view {
      touch.tapCount = taps.count(of: record)
      let recognizers = view.node.isUnder(.hasRecognizers) ? gestures.recognizers(for: touch, in: view) : nil
      // Menu and recognizers ask the program, which may have taken the view away.
      let isThere = view.windowNode != nil
      if isThere, let recognizers { record.recognizers = recognizers }
      record.isForView = isThere && (records.isEmpty || isDelivered(touch, to: view))
    } else {
      record.isForView = false
    }
    records.append(record)
    record.isFollowed = true
    record.announce(event)
    if view == nil {
      let point = touch.screenLocation
      log.record(.touch, "nothing", "is hit at \(GeometryText.point(point))", .miss(at: point))
    }
    return view?.ownWindow
  }

  private func announce(_ event: Event, to record: TouchRecord) {
    if TapCounter.isTooFar(record.touch.screenLocation, from: record.start) { record.touch.tapCount = 0 }
    record.announce(event)
  }

  private func endsOnStatusBar(_ record: TouchRecord, in application: Application) -> Bool {
    record.touch.phase == .ended && application.isOnStatusBar(record.start)
  }

  /// Tells of the touches on the screen, those whose end some view has not heard of, and new ones.
  private func makeEvent(_ began: [Touch], at time: TimeInterval) -> Event {
    Event(timestamp: time, touches: Set(records.map(\.touch)).union(began))
  }

  /// The only finger, if there is just one: what is done about several at once is simple then.
  var only: TouchRecord? { records.count == 1 ? records[0] : nil }

  /// Whether that finger is the only one.
  private func isAlone(_ record: TouchRecord) -> Bool { record.isFollowed && records.count == 1 }

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
      if record.phaseOnItsWay == .began { return record }
      if next == nil { next = record }
    }
    return next
  }

  /// Delivers an event's touches to recognizers and views; the window's `sendEvent` calls it.
  func deliver(_ event: Event) {
    if let only { return deliver(event, ofOnly: only) }
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
    for record in records where isDue(record, moment) {
      prepareToTell(record, phase, record.view?.node.isUnder(.isScrollView) ?? false)
      record.tellView(moment)
    }
    flush()
  }

  private func deliver(_ event: Event, ofOnly only: TouchRecord) {
    guard only.isOnItsWay(event, .inWindow), let phase = only.phaseOnItsWay else { return }
    if !only.recognizers.isEmpty {
      let moment = TouchRecord.Moment(phase: phase, event: event)
      for recognizer in only.recognizers { gestures.show([only], moment, to: recognizer) }
    }
    if !gestures.active.isEmpty { gestures.resolve() }
    guard only.isOnItsWay(event, .inWindow), only.phaseOnItsWay == phase else { return flush() }
    let view = only.view
    let isInScrollView = phase == .began && view?.node.isUnder(.isScrollView) ?? false
    prepareToTell(only, phase, isInScrollView)
    guard isAlone(only), only.mayTellView(phase) else {
      only.tellView(TouchRecord.Moment(phase: phase, event: event))
      return flush()
    }
    only.hasBegun = true
    tell(view, of: only, phase, event, isInScrollView)
    if records.count != 1 || only.mayTellView || only.isDone { flush() }
  }

  /// The recognizers have seen what a finger does; its view is next, unless a scroll view needs time to make up its mind.
  private func prepareToTell(_ record: TouchRecord, _ phase: Touch.Phase, _ isInScrollView: Bool) {
    record.progress = .seen
    switch phase {
    case .began: if isInScrollView { delayForScrolling(record) }
    case .ended, .cancelled: if record.contentDelay != nil { record.contentDelay?.cancel() }
    case .moved, .stationary: break
    }
  }

  private func isDue(_ record: TouchRecord, _ moment: TouchRecord.Moment) -> Bool {
    record.isOnItsWay(moment.event, .inWindow) && record.phaseOnItsWay == moment.phase
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
    for record in records where finish(event, of: record) { isAnyOver = true }
    if isAnyOver { finishGestures() }
  }

  /// Notes that all is done about an event; returns whether it tells that the finger is over.
  private func finish(_ event: Event, of record: TouchRecord) -> Bool {
    guard record.finish(event), record.isOver else { return false }
    if record.touch.phase == .ended { taps.note(record) }
    if !gestures.active.isEmpty { gestures.forget(record.touch) }
    return true
  }

  private func finishGestures() {
    gestures.resetFinished()
    gestures.resolve()
    flush()
  }

  // MARK: Views

  /// Tells views what is not held back any more.
  func flush() {
    while let record = nextToTell { tellView(of: record) }
    if let only {
      if only.isDone { removeLast() }
    } else if !records.isEmpty {
      records.removeAll { record in
        if record.isDone { record.isFollowed = false }
        return record.isDone
      }
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
    _ = record.takeMoment()
    for other in others { _ = other.takeMoment() }
    guard let view else { return }
    guard !others.isEmpty else {
      return tell(view, of: record, moment.phase, moment.event, view.node.isUnder(.isScrollView))
    }
    let all = others + [record]
    let touches = Set(all.map(\.touch))
    guard moment.phase == .began else {
      return view.receive(touches, moment.phase, with: moment.event, log: log)
    }
    for record in all { (record.isBeginning, record.isAsked) = (true, true) }
    let isAccepted = view.accepts(touches, moment.event)
    for record in all { record.isAsked = false }
    if isAccepted {
      // Who was asked may have taken some of them away.
      let left = all.filter { !$0.isCancelled }
      let touches = left.count == all.count ? touches : Set(left.map(\.touch))
      if !left.isEmpty { view.receive(touches, .began, with: moment.event, log: log) }
    } else {
      for record in all { record.abandonView() }
    }
    for record in all { record.isBeginning = false }
  }

  /// Tells a view of one touch that is alone in its event and phase.
  private func tell(
    _ view: View?,
    of record: TouchRecord,
    _ phase: Touch.Phase,
    _ event: Event,
    _ isInScrollView: Bool
  ) {
    guard let view else { return }
    if phase == .began {
      record.isBeginning = true
      if isInScrollView {
        record.isAsked = true
        let isAccepted = view.accepts(record.alone, event)
        record.isAsked = false
        guard isAccepted, !record.isCancelled else {
          record.isBeginning = false
          return record.abandonView()
        }
      }
    }
    if log.isEnabled {
      log.recording(
        .touch,
        view.touchedName([record.touch]),
        view.describe([record.touch], phase),
        view.detail(of: [record.touch], phase, event, in: log)
      ) { view.hear(of: record, phase, event) }
    } else {
      view.hear(of: record, phase, event)
    }
    record.isBeginning = false
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
      let hadBegun = record.hasBegun && !record.isAsked
      let event = record.lastEventForView ?? presentEvent
      record.abandonView()
      if hadBegun, record.isForView, let view = record.view {
        view.receive(record.alone, .cancelled, with: event, log: log)
      }
    }
  }

  private var presentEvent: Event {
    makeEvent([], at: application.presentTime)
  }

  /// Whether a touch's view has heard that it began.
  func hasBegun(_ touch: Touch) -> Bool { record(of: touch).map { $0.hasBegun && !$0.isAsked } ?? false }

  // MARK: What the next finger uses again

  /// Returns the record of a finger that goes down, with its touch: those of the finger before, unless somebody has kept them.
  private func makeRecord(at point: CGPoint, _ time: TimeInterval) -> TouchRecord {
    if isKnownUniquelyReferenced(&spareRecord), let spare = spareRecord.take(),
      spare.reuse(at: point, timestamp: time)
    {
      return spare
    }
    return TouchRecord(Touch(at: point, timestamp: time))
  }

  /// Forgets the finger that is alone, and done.
  private func removeLast() {
    let record = records.removeLast()
    record.isFollowed = false
    record.rest()
    spareRecord = record
  }

  /// Returns an event that tells of one finger only.
  private func makeEvent(of touch: Touch, at time: TimeInterval) -> Event {
    guard let spare = spareEvent.take() else { return Event(timestamp: time, delivering: touch) }
    spare.reuse(timestamp: time, delivering: touch)
    return spare
  }

  // MARK: Rules

  /// Whether a view hears of a touch: its first one only, unless it takes several (C26), and none while an exclusive view
  /// is in the way (C28, C29).
  private func isDelivered(_ touch: Touch, to view: View) -> Bool {
    let others = records.filter { !$0.isOver && $0.isForView && $0.view?.window === view.window }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    let foreign = others.filter { $0.view !== view }
    if view.isExclusiveTouch { return foreign.isEmpty }
    return !foreign.contains { $0.view?.isExclusiveTouch ?? false }
  }

  /// Holds a touch in a scroll view's content back for a while, as the scroll view may want it (E35).
  private func delayForScrolling(_ record: TouchRecord) {
    guard record.isForView, record.view?.isHeldBackByScrollView ?? false else { return }
    record.contentDelay = application.context.schedule(
      after: ScrollView.contentTouchDelay,
      label: "delay of content touches"
    ) { [weak self] in self?.flush() }
  }
}
