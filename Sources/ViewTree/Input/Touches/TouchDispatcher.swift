import Foundation
import Responder
import Simulation

/// An object that delivers touches to gesture recognizers and views.
///
/// A batch of touches becomes one event. Each touch that begins is bound to the view that is hit. Then the
/// event is sent to the windows of its touches. In each window the recognizers receive the touches (F2), the
/// coordinator decides, and the views receive them, began before moved before ended, with one call for each
/// view and phase (C37). A view receives a touch later while recognizers or a scroll view delay it.
@MainActor final class TouchDispatcher {
  /// The touches that are active or not completely delivered, in the order in which they began.
  @exclusivity(unchecked) private(set) var records = ShortList<TouchRecord>()
  @exclusivity(unchecked) private(set) var gestures: GestureCoordinator!
  unowned let application: Application
  private let context: SimulationContext
  private let log: EventLog
  private let taps = TapCounter()
  /// The delay of touches in the content of a scroll view (E36).
  private static let contentTouchDelay = Duration.milliseconds(150)
  /// The touches of ``records``, or `nil` if they have changed since the last event.
  @exclusivity(unchecked) private var activeTouches: Set<Touch>?
  /// Whether ``batching(_:)`` collects changes.
  @exclusivity(unchecked) private var isBatching = false
  /// The changes that ``batching(_:)`` has collected.
  private var batch = TouchBatch()

  init(of application: Application) {
    self.application = application
    (context, log) = (application.context, application.log)
    gestures = GestureCoordinator(dispatcher: self)
  }

  // MARK: Input

  /// Begins touches.
  func begin(_ touches: ShortList<Touch>) {
    if isBatching {
      touches.forEach { batch.begin($0) }
    } else {
      context.activate { process(began: touches, changes: ShortList()) }
    }
  }

  /// Changes touches; those that aren't active are ignored.
  func change(_ changes: ShortList<TouchChange>) {
    if isBatching {
      changes.forEach { if isActive($0.touch) { batch.add($0) } }
    } else {
      context.activate { process(began: ShortList(), changes: changes.filter { isActive($0.touch) }) }
    }
  }

  /// Combines all changes in `body` into one event, after it returns or throws. A nested call has no effect.
  func batching<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard !isBatching else { return try body() }
    isBatching = true
    defer {
      let collected = batch
      (isBatching, batch) = (false, TouchBatch())
      context.activate { process(began: collected.began, changes: collected.changes) }
      for change in collected.afterwards { self.change(ShortList(change)) }
    }
    return try body()
  }

  /// Whether the touch has neither ended nor been cancelled.
  func isActive(_ touch: Touch) -> Bool {
    if isBatching {
      if batch.ends(touch) { return false }
      if batch.begins(touch) { return true }
    }
    return record(of: touch).map { !$0.isOver } ?? false
  }

  /// Returns the record of a touch that is active or not completely delivered.
  func record(of touch: Touch) -> TouchRecord? { records.first { $0.touch === touch } }

  // MARK: Events

  private func process(began: ShortList<Touch>, changes: ShortList<TouchChange>) {
    guard !began.isEmpty || !changes.isEmpty else { return }
    let application = application
    let time = context.presentTime
    records.forEach { $0.becomeStationary() }
    changes.forEach { change in
      change.touch.update(change.phase, at: change.point ?? change.touch.screenLocation, timestamp: time)
    }
    let event = makeEvent(began, at: time)
    var changed = ShortList<TouchRecord>()
    began.forEach { changed.append(bind($0, event, in: application)) }
    var onStatusBar = ShortList<TouchRecord>()
    changes.forEach { change in
      guard let record = record(of: change.touch) else { return }
      let touch = change.touch
      if TapCounter.isTooFar(touch.screenLocation, from: record.start) { touch.tapCount = 0 }
      record.announce(event)
      changed.append(record)
      if touch.phase == .ended, application.isOnStatusBar(record.start) { onStatusBar.append(record) }
    }
    send(event, changed)
    finish(event, changed)
    onStatusBar.forEach { application.scrollToTop(afterTap: $0.touch, from: $0.start) }
  }

  /// Binds a touch to the view that is hit.
  private func bind(_ touch: Touch, _ event: Event, in application: Application) -> TouchRecord {
    let record = TouchRecord(touch)
    let view = application.hitTest(atScreenPoint: touch.screenLocation, with: event)
    application.shownMenu?.touchBegan(on: view)
    record.bind(to: view)
    if let view {
      touch.tapCount = taps.count(of: record)
      let recognizers = view.node.isUnder(.hasRecognizers) ? gestures.recognizers(for: touch, in: view) : []
      // The menu and the recognizers call client code, which may have removed the view.
      if view.windowNode != nil {
        record.recognizers = recognizers
        record.isForView = isDelivered(touch, to: view)
      } else {
        record.isForView = false
      }
    } else {
      record.isForView = false
      let point = touch.screenLocation
      log.record(.touch, "nothing", "is hit at \(GeometryText.point(point))", .miss(at: point))
    }
    records.append(record)
    record.announce(event)
    return record
  }

  /// Returns an event with the active touches, the touches whose end a view has not received, and new
  /// touches.
  private func makeEvent(_ began: ShortList<Touch>, at time: TimeInterval) -> Event {
    if activeTouches == nil {
      activeTouches = []
      records.forEach { activeTouches?.insert($0.touch) }
    }
    began.forEach { activeTouches?.insert($0) }
    return Event(timestamp: time, touches: activeTouches ?? [])
  }

  /// Sends an event to the windows of the records that it changes, first to those where touches begin.
  private func send(_ event: Event, _ changed: ShortList<TouchRecord>) {
    while let next = nextToSend(event, changed) {
      let window = next.view?.baseWindow
      next.progress = .inWindow
      if changed.count > 1 {
        changed.forEach { record in
          if record.isAt(.announced, of: event), record.view?.baseWindow === window {
            record.progress = .inWindow
          }
        }
      }
      if let window { window.sendEvent(event) } else { deliver(event) }
    }
  }

  private func nextToSend(_ event: Event, _ changed: ShortList<TouchRecord>) -> TouchRecord? {
    var next: TouchRecord?
    changed.forEach { record in
      guard record.isAt(.announced, of: event) else { return }
      if next == nil || record.pendingPhase == .began && next?.pendingPhase != .began { next = record }
    }
    return next
  }

  /// Delivers an event's touches to recognizers and views; the window's `sendEvent` calls it. A second call
  /// for the same window has no effect.
  func deliver(_ event: Event) {
    let due = records.filter { $0.isAt(.inWindow, of: event) }
    var phase = nextPhase(of: due, in: event)
    while let present = phase {
      deliver(TouchRecord.Moment(phase: present, event: event), to: due)
      phase = nextPhase(of: due, in: event)
    }
  }

  /// Returns the first phase, in the order began, moved, ended, cancelled, that a window delivers now.
  private func nextPhase(of due: ShortList<TouchRecord>, in event: Event) -> Touch.Phase? {
    var next: Touch.Phase?
    due.forEach { record in
      guard record.isAt(.inWindow, of: event) else { return }
      let phase = record.pendingPhase
      if next.map({ phase.rawValue < $0.rawValue }) ?? true { next = phase }
    }
    return next
  }

  /// Delivers a moment to the recognizers and views of those records to which it belongs.
  private func deliver(_ moment: TouchRecord.Moment, to due: ShortList<TouchRecord>) {
    if due.first(where: { !$0.recognizers.isEmpty }) != nil {
      show(due.filter { $0.isDue(moment) }.array, moment)
    }
    gestures.resolve()
    due.forEach { record in
      guard record.isDue(moment) else { return }
      record.progress = .seen
      switch moment.phase {
      case .began: delayForScrolling(record)
      case .ended, .cancelled: record.contentDelay?.cancel()
      case .moved, .stationary: break
      }
      record.enqueue(moment)
    }
    flush()
  }

  /// Calls each recognizer of the records once, with all of its touches.
  private func show(_ records: [TouchRecord], _ moment: TouchRecord.Moment) {
    var called: [GestureRecognizer] = []
    for record in records {
      for recognizer in record.recognizers where !called.contains(where: { $0 === recognizer }) {
        called.append(recognizer)
        let visible = records.filter { $0.recognizers.contains { $0 === recognizer } }
        gestures.show(visible, moment, to: recognizer)
      }
    }
  }

  private func finish(_ event: Event, _ changed: ShortList<TouchRecord>) {
    var isAnyOver = false
    changed.forEach { record in
      guard record.finish(event), record.isOver else { return }
      if record.touch.phase == .ended { taps.note(record) }
      gestures.forget(record.touch)
      isAnyOver = true
    }
    guard isAnyOver else { return }
    gestures.resetFinished()
    gestures.resolve()
    flush()
  }

  // MARK: Views

  /// Delivers the touches that are no longer delayed to their views, and removes the records of those that
  /// are over.
  func flush() {
    while let record = records.first(where: { $0.canDeliver }) { deliverToView(record) }
    guard records.first(where: { $0.isDone }) != nil else { return }
    records = records.filter { !$0.isDone }
    activeTouches = nil
  }

  /// Delivers a touch to its view, together with the others of the same view, event and phase.
  private func deliverToView(_ record: TouchRecord) {
    guard let moment = record.nextForView else { return }
    let view = record.view
    let isBeginning = moment.phase == .began
    let group = records.filter { other in
      guard other === record || other.isDelivered(with: moment, to: view) else { return false }
      other.dequeue()
      other.isBeginning = isBeginning
      return true
    }
    guard let view else { return }
    guard isBeginning else { return view.receive(moment.event.touches(of: group), moment, log: log) }
    let accepted = view.node.isUnder(.isScrollView) ? ask(view, about: group, moment) : group
    if !accepted.isEmpty { view.receive(moment.event.touches(of: accepted), moment, log: log) }
    group.forEach { $0.isBeginning = false }
  }

  /// Returns the records whose touches may begin in a view, as the enclosing scroll views decide (E37).
  private func ask(
    _ view: View,
    about group: ShortList<TouchRecord>,
    _ moment: TouchRecord.Moment
  ) -> ShortList<TouchRecord> {
    group.forEach { $0.isAsked = true }
    let isAccepted = view.accepts(moment.event.touches(of: group), moment.event)
    group.forEach { $0.isAsked = false }
    // A scroll view may have cancelled some of them in `touchesShouldBegin(_:with:in:)`.
    if isAccepted { return group.filter { !$0.isCancelled } }
    group.forEach { $0.abandonView() }
    return ShortList()
  }

  // MARK: Cancelling

  /// Cancels touches in their views, as a recognizer does (F4); views that received their beginning are
  /// called.
  func cancelInViews(_ touches: [Touch]) {
    for record in records.array where !record.isCancelled && touches.contains(record.touch) {
      let hadBegun = record.hasBegun && !record.isAsked
      let event = record.lastEventForView ?? makeEvent(ShortList(), at: application.presentTime)
      record.abandonView()
      if hadBegun, record.isForView, let view = record.view {
        view.receive([record.touch], TouchRecord.Moment(phase: .cancelled, event: event), log: log)
      }
    }
  }

  /// Cancels the touches on a view that begins to be animated, except a touch that is beginning (C33).
  func cancelTouches(onAnimated view: View) {
    for record in records.array
    where record.view === view && !record.isOver && record.hasBegun && !record.isBeginning {
      application.touchCancel(record.touch)
    }
  }

  /// Cancels the touches and gestures in a view and its subviews (C31).
  func cancelTouches(in view: View) {
    let isInside = { (other: View?) in other?.isDescendant(of: view) ?? false }
    for record in records.array where !record.isOver && isInside(record.view) {
      application.touchCancel(record.touch)
    }
    for recognizer in gestures.active where isInside(recognizer.view) { gestures.abandon(recognizer) }
  }

  /// Whether the view of a touch has received its beginning.
  func hasBegun(_ touch: Touch) -> Bool { record(of: touch).map { $0.hasBegun && !$0.isAsked } ?? false }

  // MARK: Rules

  /// Whether a view receives a touch: only the first one, unless it allows several (C26), and none while an
  /// exclusive view excludes it (C28, C29).
  private func isDelivered(_ touch: Touch, to view: View) -> Bool {
    for record in records.array where !record.isOver && record.isForView {
      guard let other = record.view, other.window === view.window else { continue }
      if other === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || other.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  /// Delays a touch in the content of a scroll view, which may begin to scroll (E35).
  private func delayForScrolling(_ record: TouchRecord) {
    guard record.isForView, let view = record.view, view.node.isUnder(.isScrollView) else { return }
    guard view.isDelayedByScrollView else { return }
    record.contentDelay = context.schedule(
      after: Self.contentTouchDelay,
      label: "delay of content touches"
    ) { [weak self] in self?.flush() }
  }
}

extension Event {
  /// Returns the touches of records that the event has changed.
  @MainActor fileprivate func touches(of records: ShortList<TouchRecord>) -> Set<Touch> {
    // Mostly all touches of the event, whose set exists once.
    if let all = allTouches, all.count == records.count { return all }
    var touches: Set<Touch> = []
    records.forEach { touches.insert($0.touch) }
    return touches
  }
}
