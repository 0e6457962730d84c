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
  // With checks of exclusive access to the properties of the classes of this folder and of
  // `GestureCoordinator`, a tap (W8) takes 11 % longer; with those of `Touch`, 14 %.
  /// The touches that are active or not completely delivered, in the order in which they began.
  @exclusivity(unchecked) private(set) var records: [TouchRecord] = []
  /// The number of calls in progress that use indices of ``records``.
  @exclusivity(unchecked) private var depth = 0
  /// The number of the last event.
  @exclusivity(unchecked) private var eventNumber = 0
  /// The number of the last call of a view.
  @exclusivity(unchecked) private var delivery = 0
  let gestures = GestureCoordinator()
  /// The application, which owns the dispatcher.
  private(set) unowned var application: Application!
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

  init(context: SimulationContext) { (self.context, log) = (context, context.log) }

  /// Completes the initialization, once for each dispatcher.
  func attach(to application: Application) {
    self.application = application
    gestures.attach(to: self)
  }

  // MARK: Input

  /// Begins touches.
  func begin(_ touches: ShortList<Touch>, in application: Application) {
    if isBatching {
      touches.forEach { batch.begin($0) }
    } else {
      context.activate { process(began: touches, changes: ShortList(), in: application) }
    }
  }

  /// Changes touches; those that aren't active are ignored.
  func change(_ changes: ShortList<TouchChange>, in application: Application) {
    if isBatching {
      changes.forEach { if isActive($0.touch) { batch.add($0) } }
    } else {
      context.activate { process(began: ShortList(), changes: changes, in: application) }
    }
  }

  /// Combines all changes in `body` into one event, after it returns or throws. A nested call has no effect.
  func batching<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard !isBatching else { return try body() }
    isBatching = true
    defer {
      let collected = batch
      (isBatching, batch) = (false, TouchBatch())
      let application = application!
      context.activate { process(began: collected.began, changes: collected.changes, in: application) }
      for change in collected.afterwards { self.change(ShortList(change), in: application) }
    }
    return try body()
  }

  /// Whether the touch has neither ended nor been cancelled.
  func isActive(_ touch: Touch) -> Bool {
    if isBatching {
      if batch.ends(touch) { return false }
      if batch.begins(touch) { return true }
    }
    guard let index = index(of: touch) else { return false }
    return !records[index].touch.isOver
  }

  /// Returns the record of a touch that is active or not completely delivered.
  func record(of touch: Touch) -> TouchRecord? { index(of: touch).map { records[$0] } }

  private func index(of touch: Touch) -> Int? {
    for index in records.indices where records[index].touch === touch { return index }
    return nil
  }

  /// Calls `body` with indices of ``records`` that stay valid: records are removed after the outermost call.
  @inline(__always) private func withStableIndices(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    var index = records.count
    while index > 0 {
      index -= 1
      guard isDone(index) else { continue }
      records.remove(at: index)
      activeTouches = nil
    }
  }

  /// Whether a touch is over and completely delivered.
  private func isDone(_ index: Int) -> Bool {
    records[index].nextPhase == nil && records[index].pendingNumber == nil && records[index].touch.isOver
  }

  /// Whether the view of a touch can receive a moment now.
  private func canDeliver(_ index: Int) -> Bool {
    records[index].nextPhase != nil && !(records[index].mayBeDelayed && records[index].isDelayed)
  }

  // MARK: Events

  private func process(began: ShortList<Touch>, changes: ShortList<TouchChange>, in application: Application)
  {
    let isAnyChanged = store(changes)
    guard isAnyChanged || !began.isEmpty else { return }
    let time = context.presentTime
    for index in records.indices { records[index].touch.update(records[index].change, at: time) }
    let event = makeEvent(began, at: time)
    var onStatusBar: [(touch: Touch, start: CGPoint)]?
    withStableIndices {
      began.forEach { bind($0, event, in: application) }
      for index in records.indices where records[index].change != nil {
        let (touch, start) = (records[index].touch, records[index].start)
        if TapCounter.isTooFar(touch.screenLocation, from: start) { touch.baseTapCount = 0 }
        records[index].announce(event)
        if touch.basePhase == .ended, application.isOnStatusBar(start) {
          onStatusBar = (onStatusBar ?? []) + [(touch, start)]
        }
      }
      send(event)
      finish(event)
    }
    for (touch, start) in onStatusBar ?? [] { application.scrollToTop(afterTap: touch, from: start) }
  }

  /// Stores changes in the records of their touches. Returns false if none of the touches is active.
  private func store(_ changes: ShortList<TouchChange>) -> Bool {
    var isAnyChanged = false
    changes.forEach { change in
      guard let index = index(of: change.touch), !records[index].touch.isOver else { return }
      records[index].change = (change.phase, change.point)
      isAnyChanged = true
    }
    return isAnyChanged
  }

  /// Binds a touch to the view that is hit.
  private func bind(_ touch: Touch, _ event: Event, in application: Application) {
    var record = TouchRecord(touch)
    let view = application.hitTest(atScreenPoint: touch.screenLocation, with: event)
    application.shownMenu?.touchBegan(on: view)
    if let window = view?.baseWindow { application.makeKey(byTouching: window) }
    record.bind(to: view)
    if let view {
      touch.baseTapCount = taps.count(of: touch, on: record.touched)
      let recognizers = view.node.isUnder(.hasRecognizers) ? gestures.recognizers(for: touch, in: view) : []
      // The menu, the windows and the recognizers call client code, which may have removed the view.
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
    record.announce(event)
    records.append(consume record)
  }

  /// Returns an event with the active touches, the touches whose end a view has not received, and new
  /// touches.
  private func makeEvent(_ began: ShortList<Touch>, at time: TimeInterval) -> Event {
    eventNumber += 1
    let touches = touches(with: began)
    // While records wait for their removal, the next event must leave them out.
    activeTouches = depth == 0 ? touches : nil
    return Event(timestamp: time, touches: touches, number: eventNumber)
  }

  private func touches(with began: ShortList<Touch>) -> Set<Touch> {
    if records.isEmpty, began.count == 1, let touch = began.first { return [touch] }
    if let activeTouches, began.isEmpty { return activeTouches }
    var touches = activeTouches ?? []
    if activeTouches == nil {
      for index in records.indices where !isDone(index) { touches.insert(records[index].touch) }
    }
    began.forEach { touches.insert($0) }
    return touches
  }

  /// Sends an event to the windows of the touches that it changes, first to those where touches begin.
  private func send(_ event: Event) {
    while let next = nextToSend(event.number) {
      let window = records[next].touched?.object?.baseWindow
      records[next].progress = .inWindow
      for index in records.indices where index != next && isAt(.announced, event.number, index) {
        if records[index].touched?.object?.baseWindow === window { records[index].progress = .inWindow }
      }
      if let window { window.sendEvent(event) } else { deliver(event) }
    }
  }

  private func nextToSend(_ number: Int) -> Int? {
    var next: Int?
    for index in records.indices where isAt(.announced, number, index) {
      if records[index].pendingPhase == .began { return index }
      if next == nil { next = index }
    }
    return next
  }

  /// Whether the event with the given number changes a touch, and has the given progress.
  @inline(__always)
  private func isAt(_ progress: TouchRecord.Progress, _ number: Int, _ index: Int) -> Bool {
    records[index].pendingNumber == number && records[index].progress == progress
  }

  /// Delivers an event's touches to recognizers and views; the window's `sendEvent` calls it. A second call
  /// for the same window has no effect.
  func deliver(_ event: Event) {
    withStableIndices {
      while let phase = nextPhase(event.number) { deliver(phase, of: event) }
    }
  }

  /// Returns the first phase, in the order began, moved, ended, cancelled, that a window delivers now.
  private func nextPhase(_ number: Int) -> Touch.Phase? {
    var next: Touch.Phase?
    for index in records.indices where isAt(.inWindow, number, index) {
      let phase = records[index].pendingPhase
      if next.map({ phase.rawValue < $0.rawValue }) ?? true { next = phase }
    }
    return next
  }

  private func deliver(_ phase: Touch.Phase, of event: Event) {
    for index in records.indices where !records[index].recognizers.isEmpty {
      show(phase, of: event)
      break
    }
    gestures.resolve()
    for index in records.indices
    where records[index].pendingPhase == phase && isAt(.inWindow, event.number, index) {
      switch phase {
      case .began: delayForScrolling(index)
      case .ended, .cancelled: records[index].contentDelay?.cancel()
      case .moved, .stationary: break
      }
      records[index].enqueuePending()
    }
    flush()
  }

  /// Calls each recognizer of the phase's touches once, with all of its touches.
  private func show(_ phase: Touch.Phase, of event: Event) {
    let due = records.indices
      .filter { records[$0].pendingPhase == phase && isAt(.inWindow, event.number, $0) }
      .map { records[$0] }
    var called: [GestureRecognizer] = []
    for record in due {
      for recognizer in record.recognizers where !called.contains(where: { $0 === recognizer }) {
        called.append(recognizer)
        let followed = due.filter { $0.recognizers.contains { $0 === recognizer } }
        gestures.show(followed.map(\.touch), phase, of: event, to: recognizer)
      }
    }
  }

  private func finish(_ event: Event) {
    var isAnyOver = false
    for index in records.indices where records[index].pendingNumber == event.number {
      records[index].finish()
      let touch = records[index].touch
      guard touch.isOver else { continue }
      if touch.basePhase == .ended { taps.note(touch, on: records[index].touched) }
      gestures.forget(touch)
      isAnyOver = true
    }
    guard isAnyOver else { return }
    gestures.resetFinished()
    gestures.resolve()
    flush()
  }

  // MARK: Views

  /// Delivers the touches that are no longer delayed to their views. The records of the touches that are over
  /// are removed after the outermost call.
  func flush() {
    withStableIndices {
      var index = 0
      while index < records.count {
        if canDeliver(index) {
          deliverToView(index)
          // The view may have ended the delay of another touch.
          index = 0
        } else {
          index += 1
        }
      }
    }
  }

  /// Delivers a touch to its view, together with the others of the same view, event and phase.
  private func deliverToView(_ leader: Int) {
    guard let phase = records[leader].nextPhase else { return }
    delivery += 1
    let (delivery, number) = (delivery, records[leader].nextNumber)
    let touched = records[leader].touched
    var count = 1
    for index in records.indices
    where index != leader && records[index].nextPhase == phase && records[index].nextNumber == number
      && records[index].touched === touched && !records[index].isDelayed
    {
      _ = records[index].dequeue(in: delivery)
      count += 1
    }
    guard let event = records[leader].dequeue(in: delivery), let view = touched?.object else { return }
    let touches = touches(in: delivery, count, of: event)
    guard phase == .began else { return view.receive(touches, phase, event, log: log) }
    if view.node.isUnder(.isScrollView) {
      let accepted = accept(touches, delivery, of: event, on: view)
      if !accepted.isEmpty { view.receive(accepted, phase, event, log: log) }
    } else {
      view.receive(touches, phase, event, log: log)
    }
    for index in records.indices where records[index].delivery == delivery {
      records[index].isBeginning = false
    }
  }

  /// Returns the touches of a delivery that may begin in a view, as the enclosing scroll views decide (E37).
  private func accept(_ touches: Set<Touch>, _ delivery: Int, of event: Event, on view: View) -> Set<Touch> {
    for index in records.indices where records[index].delivery == delivery { records[index].isAsked = true }
    let isAccepted = view.accepts(touches, event)
    var accepted: Set<Touch> = []
    // While `isAsked` is true, no other delivery includes the records.
    for index in records.indices where records[index].delivery == delivery {
      records[index].isAsked = false
      if !isAccepted { records[index].abandonView() }
      // A scroll view may have cancelled some of them in `touchesShouldBegin(_:with:in:)`.
      if !records[index].isCancelled { accepted.insert(records[index].touch) }
    }
    return accepted
  }

  /// Returns the touches that a view receives in a delivery.
  private func touches(in delivery: Int, _ count: Int, of event: Event) -> Set<Touch> {
    // Mostly all touches of the event, whose set exists once.
    if let all = event.baseAllTouches, all.count == count { return all }
    var touches: Set<Touch> = []
    for index in records.indices where records[index].delivery == delivery {
      touches.insert(records[index].touch)
    }
    return touches
  }

  // MARK: Cancelling

  /// Cancels touches in their views, as a recognizer does (F4); views that received their beginning are
  /// called.
  func cancelInViews(_ touches: [Touch]) {
    withStableIndices {
      for index in records.indices
      where !records[index].isCancelled && touches.contains(records[index].touch) {
        let record = records[index]
        let event = record.lastEventForView ?? makeEvent(ShortList(), at: application.presentTime)
        records[index].abandonView()
        if record.hasBegun, !record.isAsked, record.isForView, let view = record.view {
          view.receive([record.touch], .cancelled, event, log: log)
        }
      }
    }
  }

  /// Withholds touches that are beginning from the views inside a scroll view, and from the recognizers of
  /// these views, which fail (U40). Inner scroll views can still be dragged and pinched.
  func withhold(_ touches: Set<Touch>, fromContentOf scrollView: View) {
    for index in records.indices where touches.contains(records[index].touch) {
      guard records[index].touched?.object !== scrollView else { continue }
      records[index].isForView = false
      for recognizer in records[index].recognizers where recognizer.grantedState == .possible {
        guard let view = recognizer.baseView, view !== scrollView, view.isDescendant(of: scrollView) else {
          continue
        }
        let scrolls =
          view.node.pointee.flags.contains(.isScrollView)
          && (recognizer is PanGestureRecognizer || recognizer is PinchGestureRecognizer)
        if !scrolls { recognizer.state = .failed }
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
    for recognizer in gestures.active where isInside(recognizer.baseView) { gestures.abandon(recognizer) }
  }

  /// Whether the view of a touch has received its beginning.
  func hasBegun(_ touch: Touch) -> Bool { record(of: touch).map { $0.hasBegun && !$0.isAsked } ?? false }

  // MARK: Rules

  /// Whether a view receives a touch: only the first one, unless it allows several (C26), and none while an
  /// exclusive view excludes it (C28, C29).
  private func isDelivered(_ touch: Touch, to view: View) -> Bool {
    for index in records.indices where !records[index].touch.isOver && records[index].isForView {
      guard let other = records[index].touched?.object, other.window === view.window else { continue }
      if other === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || other.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  /// Delays a touch in the content of a scroll view, which may begin to scroll (E35).
  private func delayForScrolling(_ index: Int) {
    guard records[index].isForView, let view = records[index].touched?.object,
      view.node.isUnder(.isScrollView)
    else {
      return
    }
    guard view.isDelayedByScrollView else { return }
    records[index].contentDelay = context.schedule(
      after: Self.contentTouchDelay,
      label: "delay of content touches"
    ) { [weak self] in self?.flush() }
  }
}
