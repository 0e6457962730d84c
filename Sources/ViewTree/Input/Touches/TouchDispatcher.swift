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
  /// The delivery of the present event.
  @exclusivity(unchecked) private var delivery: TouchDelivery?
  /// The touches of ``records``, or `nil` if they have changed since the last event.
  @exclusivity(unchecked) private var activeTouches: Set<Touch>?
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
      var active: [TouchBatch.Change] = []
      for change in changes where isActive(change.touch) { active.append(change) }
      return process(TouchBatch(changing: active))
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
  func record(of touch: Touch) -> TouchRecord? {
    for index in records.indices where records[index].touch === touch { return records[index] }
    return nil
  }

  // MARK: Events

  private func process(_ batch: TouchBatch) {
    guard !batch.isEmpty else { return }
    let time = context.presentTime
    for index in records.indices { records[index].becomeStationary() }
    for change in batch.changes {
      change.touch.update(change.phase, at: change.point ?? change.touch.screenLocation, timestamp: time)
    }
    context.activate { process(batch, at: time) }
    for change in batch.afterwards { self.change([change]) }
  }

  private func process(_ batch: TouchBatch, at time: TimeInterval) {
    let application = application
    let event = makeEvent(batch.began, at: time)
    let delivery = TouchDelivery(of: event, in: delivery)
    self.delivery = delivery
    defer { self.delivery = delivery.outer }
    for touch in batch.began { bind(touch, delivery, in: application) }
    var onStatusBar: [TouchRecord] = []
    for change in batch.changes {
      guard let record = record(of: change.touch) else { continue }
      let touch = change.touch
      if TapCounter.isTooFar(touch.screenLocation, from: record.start) { touch.tapCount = 0 }
      delivery.announce(to: record)
      if touch.phase == .ended, application.isOnStatusBar(record.start) { onStatusBar.append(record) }
    }
    while delivery.enterNextWindow() {
      if let window = delivery.window { window.sendEvent(event) } else { deliver(event) }
    }
    finish(event)
    for record in onStatusBar { application.scrollToTop(afterTap: record.touch, from: record.start) }
  }

  /// Binds a touch to the view that is hit.
  private func bind(_ touch: Touch, _ delivery: TouchDelivery, in application: Application) {
    let record = TouchRecord(touch)
    let view = application.hitTest(atScreenPoint: touch.screenLocation, with: delivery.event)
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
    delivery.announce(to: record)
  }

  /// Returns an event with the active touches, the touches whose end a view has not received, and new
  /// touches.
  private func makeEvent(_ began: [Touch], at time: TimeInterval) -> Event {
    let touches = activeTouches ?? Set(records.lazy.map(\.touch))
    let all = began.isEmpty ? touches : touches.union(began)
    activeTouches = all
    return Event(timestamp: time, touches: all)
  }

  /// Delivers an event's touches to recognizers and views; the window's `sendEvent` calls it. A second call
  /// for the same window has no effect.
  func deliver(_ event: Event) {
    var delivery = delivery
    while let inner = delivery, inner.event !== event { delivery = inner.outer }
    guard let due = delivery?.takeRecordsInWindow() else { return }
    var start = 0
    while start < due.count {
      guard let phase = due[start].pendingPhase else {
        start += 1
        continue
      }
      var end = start + 1
      while end < due.count, due[end].pendingPhase == phase { end += 1 }
      deliver(TouchRecord.Moment(phase: phase, event: event), to: due, start..<end)
      start = end
    }
  }

  /// Delivers a moment to the recognizers and views of its records, `due[range]`.
  private func deliver(_ moment: TouchRecord.Moment, to due: [TouchRecord], _ range: Range<Int>) {
    var isForRecognizers = false
    for index in range where !due[index].recognizers.isEmpty { isForRecognizers = true }
    if isForRecognizers { show(due[range].filter { $0.isDue(moment) }, moment) }
    gestures.resolve()
    for index in range {
      let record = due[index]
      // Client code may have ended the delivery meanwhile.
      guard record.isDue(moment) else { continue }
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

  private func finish(_ event: Event) {
    var isAnyOver = false
    for index in records.indices {
      let record = records[index]
      guard record.finish(event), record.isOver else { continue }
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
    var index = 0
    var isAnyDone = false
    while index < records.count {
      let record = records[index]
      if record.canDeliver {
        deliverToView(record)
        // The view may have changed the delay of an earlier record.
        (index, isAnyDone) = (0, false)
      } else {
        if record.isDone { isAnyDone = true }
        index += 1
      }
    }
    guard isAnyDone else { return }
    records.removeAll { $0.isDone }
    activeTouches = nil
  }

  /// Delivers a touch to its view, together with the others of the same view, event and phase.
  private func deliverToView(_ record: TouchRecord) {
    guard let moment = record.nextForView else { return }
    let view = record.view
    var group: [TouchRecord] = []
    for index in records.indices {
      let other = records[index]
      guard other === record || other.isDelivered(with: moment, to: view) else { continue }
      other.dequeue()
      other.isBeginning = moment.phase == .began
      group.append(other)
    }
    guard let view else { return }
    guard moment.phase == .began else {
      return view.receive(moment.event.touches(of: group), moment, log: log)
    }
    let accepted = view.node.isUnder(.isScrollView) ? ask(view, about: group, moment) : group
    if !accepted.isEmpty { view.receive(moment.event.touches(of: accepted), moment, log: log) }
    for record in group { record.isBeginning = false }
  }

  /// Returns the records whose touches may begin in a view, by the decision of the enclosing scroll views (E37).
  private func ask(_ view: View, about group: [TouchRecord], _ moment: TouchRecord.Moment) -> [TouchRecord] {
    for record in group { record.isAsked = true }
    let isAccepted = view.accepts(moment.event.touches(of: group), moment.event)
    for record in group { record.isAsked = false }
    // A scroll view may have cancelled some of them in `touchesShouldBegin(_:with:in:)`.
    if isAccepted { return group.filter { !$0.isCancelled } }
    for record in group { record.abandonView() }
    return []
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
    var touches: Set<Touch> = []
    for record in records { touches.insert(record.touch) }
    return touches
  }
}
