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
  @exclusivity(unchecked) private(set) var records: [TouchRecord] = []
  @exclusivity(unchecked) private(set) var gestures: GestureCoordinator!
  unowned let application: Application
  private let context: SimulationContext
  private let log: EventLog
  @exclusivity(unchecked) private var taps = TapCounter()
  /// The delay of touches in the content of a scroll view (E36).
  private static let contentTouchDelay = Duration.milliseconds(150)
  /// The batch that ``batching(_:)`` collects.
  @exclusivity(unchecked) private var batch: TouchBatch?

  init(of application: Application) {
    self.application = application
    (context, log) = (application.context, application.log)
    gestures = GestureCoordinator(dispatcher: self)
  }

  // MARK: Input

  /// Begins touches.
  func begin(_ touches: [Touch]) {
    if batch == nil { process(TouchBatch(beginning: touches)) } else { batch?.begin(touches) }
  }

  /// Changes touches; those that aren't active are ignored.
  func change(_ changes: [TouchBatch.Change]) {
    guard var collected = batch.take() else {
      return process(TouchBatch(changing: changes.filter { isActive($0.touch) }))
    }
    for change in changes where isActive(change.touch, in: collected) { collected.add(change) }
    batch = collected
  }

  /// Combines all changes in `body` into one event, after it returns or throws. A nested call has no effect.
  func batching<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard batch == nil else { return try body() }
    batch = TouchBatch()
    defer { if let collected = batch.take() { process(collected) } }
    return try body()
  }

  /// Whether the touch has neither ended nor been cancelled.
  func isActive(_ touch: Touch) -> Bool { isActive(touch, in: batch ?? TouchBatch()) }

  private func isActive(_ touch: Touch, in batch: TouchBatch) -> Bool {
    if batch.ends(touch) { return false }
    if batch.began.contains(touch) { return true }
    return record(of: touch).map { !$0.isOver } ?? false
  }

  /// Returns the record of a touch that is active or not completely delivered.
  func record(of touch: Touch) -> TouchRecord? { first { $0.touch === touch } }

  /// Returns the first record that satisfies a condition. Unlike `Array.first(where:)`, it calls the
  /// condition without a check that the main actor is current, which would take most of a tap's time.
  private func first(_ isSought: @MainActor (TouchRecord) -> Bool) -> TouchRecord? {
    for record in records where isSought(record) { return record }
    return nil
  }

  // MARK: Events

  private func process(_ batch: TouchBatch) {
    guard !batch.isEmpty else { return }
    let time = context.presentTime
    for record in records { record.becomeStationary() }
    for change in batch.changes {
      change.touch.update(change.phase, at: change.point ?? change.touch.screenLocation, timestamp: time)
    }
    context.activate { process(batch, at: time) }
    for change in batch.afterwards { self.change([change]) }
  }

  private func process(_ batch: TouchBatch, at time: TimeInterval) {
    let event = makeEvent(batch.began, at: time)
    for touch in batch.began { bind(touch, event) }
    var onStatusBar: [TouchRecord] = []
    for change in batch.changes {
      guard let record = record(of: change.touch) else { continue }
      let touch = record.touch
      if TapCounter.isTooFar(touch.screenLocation, from: record.start) { touch.tapCount = 0 }
      record.announce(event)
      if touch.phase == .ended, application.isOnStatusBar(record.start) { onStatusBar.append(record) }
    }
    send(event)
    finish(event)
    for record in onStatusBar { application.scrollToTop(afterTap: record.touch, from: record.start) }
  }

  /// Binds a touch to the view that is hit.
  private func bind(_ touch: Touch, _ event: Event) {
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
  }

  /// Returns an event with the active touches, the touches whose end a view has not received, and new
  /// touches.
  private func makeEvent(_ began: [Touch], at time: TimeInterval) -> Event {
    var touches = began
    for record in records where !began.contains(record.touch) { touches.append(record.touch) }
    return Event(timestamp: time, touches: touches)
  }

  /// Sends an event to the window of each of its touches, first to those where touches begin.
  private func send(_ event: Event) {
    while let next = nextToSend(event) {
      let window = next.view?.ownWindow
      next.progress = .inWindow
      for record in records where record.isAt(.announced, of: event) && record.view?.ownWindow === window {
        record.progress = .inWindow
      }
      if let window { window.sendEvent(event) } else { deliver(event) }
    }
  }

  private func nextToSend(_ event: Event) -> TouchRecord? {
    var next: TouchRecord?
    for record in records where record.isAt(.announced, of: event) {
      if record.pendingPhase == .began { return record }
      if next == nil { next = record }
    }
    return next
  }

  /// Delivers an event's touches to recognizers and views; the window's `sendEvent` calls it.
  func deliver(_ event: Event) {
    deliver(.began, event)
    deliver(.moved, event)
    deliver(.ended, event)
    deliver(.cancelled, event)
  }

  private func deliver(_ phase: Touch.Phase, _ event: Event) {
    let moment = TouchRecord.Moment(phase: phase, event: event)
    guard first({ self.isDue($0, moment) }) != nil else { return }
    if first({ !$0.recognizers.isEmpty }) != nil { show(records.filter { isDue($0, moment) }, moment) }
    gestures.resolve()
    for record in records where isDue(record, moment) {
      record.progress = .seen
      switch phase {
      case .began: delayForScrolling(record)
      case .ended, .cancelled: record.contentDelay?.cancel()
      case .moved, .stationary: break
      }
      record.enqueue(moment)
    }
    flush()
  }

  private func isDue(_ record: TouchRecord, _ moment: TouchRecord.Moment) -> Bool {
    record.isAt(.inWindow, of: moment.event) && record.pendingPhase == moment.phase
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

  private func finish(_ event: Event) {
    var isAnyOver = false
    for record in records where record.finish(event) && record.isOver {
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
    while let record = first({ $0.canDeliver }) { deliverToView(record) }
    if first({ $0.isDone }) != nil { records.removeAll { $0.isDone } }
  }

  /// Delivers a touch to its view, together with the others of the same view, event and phase.
  private func deliverToView(_ record: TouchRecord) {
    guard let moment = record.nextForView else { return }
    let view = record.view
    var group: [TouchRecord] = []
    for other in records where other === record || other.isDelivered(with: moment, to: view) {
      group.append(other)
    }
    for record in group { record.dequeue() }
    guard let view else { return }
    let touches = moment.event.touches(of: group)
    guard moment.phase == .began else { return view.receive(touches, moment, log: log) }
    for record in group { (record.isBeginning, record.isAsked) = (true, true) }
    let isAccepted = view.accepts(touches, moment.event)
    for record in group { record.isAsked = false }
    if isAccepted {
      // A scroll view may have cancelled some of them in `touchesShouldBegin(_:with:in:)`.
      let isAnyCancelled = group.contains { $0.isCancelled }
      let left = isAnyCancelled ? moment.event.touches(of: group.filter { !$0.isCancelled }) : touches
      if !left.isEmpty { view.receive(left, moment, log: log) }
    } else {
      for record in group { record.abandonView() }
    }
    for record in group { record.isBeginning = false }
  }

  // MARK: Cancelling

  /// Cancels touches in their views, as a recognizer does (F4); views that received their beginning are
  /// called.
  func cancelInViews(_ touches: [Touch]) {
    for record in records where !record.isCancelled && touches.contains(record.touch) {
      let hadBegun = record.hasBegun && !record.isAsked
      let event = record.lastEventForView ?? makeEvent([], at: application.presentTime)
      record.abandonView()
      if hadBegun, record.isForView, let view = record.view {
        view.receive([record.touch], TouchRecord.Moment(phase: .cancelled, event: event), log: log)
      }
    }
  }

  /// Cancels the touches on a view that begins to be animated, except a touch that is beginning (C33).
  func cancelTouches(onAnimated view: View) {
    for record in records
    where record.view === view && !record.isOver && record.hasBegun && !record.isBeginning {
      application.touchCancel(record.touch)
    }
  }

  /// Cancels the touches and gestures in a view and its subviews (C31).
  func cancelTouches(in view: View) {
    let isInside = { (other: View?) in other?.isDescendant(of: view) ?? false }
    for record in records where !record.isOver && isInside(record.view) {
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
    for record in records where !record.isOver && record.isForView {
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
  fileprivate func touches(of records: [TouchRecord]) -> Set<Touch> {
    // Mostly all touches of the event, whose set exists once.
    if let all = allTouches, all.count == records.count { return all }
    return Set(records.map(\.touch))
  }
}
