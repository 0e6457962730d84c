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
  private var lastTap: (view: ObjectIdentifier, point: CGPoint, time: TimeInterval, count: Int)?
  private unowned let application: Application

  /// How soon a touch must follow another, and how near, to be counted along (C35).
  static let multipleTapInterval: TimeInterval = 0.35
  static let multipleTapDistance: CGFloat = 45

  init(application: Application) {
    self.application = application
  }

  /// The touches on the screen, and those whose end some view has not heard of, in the order in which they went down.
  var touches: [Touch] { records.map(\.touch) }

  // MARK: Events

  /// Fingers go down: each is bound to the view that is hit.
  func begin(_ touches: [Touch]) {
    let event = event(adding: touches)
    for touch in touches {
      let record = TouchRecord(touch)
      let view = application.hitTest(atScreenPoint: touch.screenLocation, with: event)
      application.menuController.fingerWentDown(on: view)
      touch.target = view
      touch.tapCount = tapCount(of: touch, in: view)
      record.recognizers = view.map { application.gestures.recognizers(for: touch, in: $0) } ?? []
      record.isForView = view.map { isDelivered(touch, to: $0) } ?? false
      records.append(record)
      if view == nil {
        application.log.record(.touch, "nothing", "is hit at \(GeometryText.point(touch.screenLocation))")
      }
    }
    send(touches, event)
  }

  /// Fingers have moved, were lifted, or were taken away.
  func change(_ touches: [Touch]) {
    for touch in touches { updateTapCount(of: touch) }
    send(touches, event(adding: []))
  }

  private func event(adding touches: [Touch]) -> Event {
    let time = application.context.clock.now.offset.inSeconds
    return Event(timestamp: time, touches: Set(self.touches + touches))
  }

  private func send(_ touches: [Touch], _ event: Event) {
    var windows: [Window?] = []
    for window in touches.map({ $0.view?.window }) where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows {
      let own = touches.filter { $0.view?.window === window }
      pending = own
      if let window { window.sendEvent(event) } else { deliver(event) }
    }
    finish(touches)
  }

  /// The touches that changed in the event that is on its way through the window.
  private var pending: [Touch] = []

  /// Delivers an event's touches to recognizers and views; the window's `sendEvent` calls it.
  func deliver(_ event: Event) {
    let changed = pending
    pending = []
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase }
      guard !touches.isEmpty else { continue }
      show(touches, event)
      application.gestures.resolve()
      for record in records where touches.contains(record.touch) {
        if record.isForView, !record.isCancelled { record.withheld.append((phase, event)) }
        if phase == .began {
          delayForScrolling(record)
        } else if phase != .moved {
          record.contentDelay?.cancel()
        }
      }
      flush()
    }
  }

  private func show(_ touches: [Touch], _ event: Event) {
    var seen: [GestureRecognizer] = []
    let records = records.filter { touches.contains($0.touch) }
    for recognizer in records.flatMap(\.recognizers) where !seen.contains(recognizer) {
      seen.append(recognizer)
      let visible = records.filter { $0.recognizers.contains(recognizer) }.map(\.touch)
      application.gestures.show(visible, to: recognizer, with: event)
    }
  }

  private func finish(_ touches: [Touch]) {
    let over = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    guard !over.isEmpty else { return }
    for touch in over where touch.phase == .ended { noteTap(touch) }
    application.gestures.forget(over)
    application.gestures.resolve()
    flush()
  }

  // MARK: Views

  /// Tells views what is not held back any more.
  func flush() {
    var goesOn = true
    while goesOn {
      goesOn = false
      for record in records where !record.withheld.isEmpty && !record.mustWait {
        deliverNext(of: record)
        goesOn = true
        break
      }
    }
    records.removeAll { $0.isOver && $0.withheld.isEmpty }
  }

  /// Tells a view of one touch, and of all others of the same event and phase.
  private func deliverNext(of record: TouchRecord) {
    let (phase, event) = record.withheld[0]
    let view = record.touch.view
    let group = records.filter { other in
      guard let next = other.withheld.first, next.phase == phase, next.event === event else { return false }
      return other.touch.view === view && !other.mustWait
    }
    for member in group {
      member.withheld.removeFirst()
      member.hasBegun = true
    }
    guard let view else { return }
    if phase == .began, !view.accepts(Set(group.map(\.touch)), event) {
      for member in group { member.abandonView() }
      return
    }
    view.receive(Set(group.map(\.touch)), phase, with: event)
  }

  /// Takes touches away from their views: those that have begun hear of it (F4).
  func cancelInViews(_ touches: [Touch]) {
    for record in records where touches.contains(record.touch) && !record.isCancelled {
      let hadBegun = record.hasBegun
      let event = record.withheld.last?.event ?? event(adding: [])
      record.abandonView()
      if hadBegun, record.isForView, let view = record.touch.view {
        view.receive([record.touch], .cancelled, with: event)
      }
    }
  }

  /// Whether a touch's view has heard that it began.
  func hasBegun(_ touch: Touch) -> Bool {
    records.contains { $0.touch === touch && $0.hasBegun }
  }

  // MARK: Rules

  /// Whether a view hears of a touch: its first one only, unless it takes several (C26), and none while an exclusive view
  /// is in the way (C28, C29).
  private func isDelivered(_ touch: Touch, to view: View) -> Bool {
    let others = records.filter { !$0.isOver && $0.isForView && $0.touch.view?.window === view.window }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.touch.view === view }) { return false }
    let foreign = others.filter { $0.touch.view !== view }
    if view.isExclusiveTouch { return foreign.isEmpty }
    return !foreign.contains { $0.touch.view?.isExclusiveTouch ?? false }
  }

  /// Holds a touch in a scroll view's content back for a while, as the scroll view may want it (E35).
  private func delayForScrolling(_ record: TouchRecord) {
    guard let view = record.touch.view, record.isForView else { return }
    guard view.scrollViewThatDelays != nil else { return }
    record.contentDelay = application.context.schedule(
      after: ScrollView.contentTouchDelay,
      label: "delay of content touches"
    ) { [weak self] in self?.flush() }
  }

  private func tapCount(of touch: Touch, in view: View?) -> Int {
    guard let view, let last = lastTap, last.view == ObjectIdentifier(view) else { return 1 }
    let isSoon = touch.timestamp - last.time <= Self.multipleTapInterval
    let isNear = touch.screenLocation.distance(to: last.point) <= Self.multipleTapDistance
    return isSoon && isNear ? last.count + 1 : 1
  }

  private func updateTapCount(of touch: Touch) {
    guard let record = records.first(where: { $0.touch === touch }) else { return }
    if touch.screenLocation.distance(to: record.start) > Self.multipleTapDistance { touch.tapCount = 0 }
  }

  private func noteTap(_ touch: Touch) {
    guard let view = touch.view, touch.tapCount > 0 else { return lastTap = nil }
    lastTap = (ObjectIdentifier(view), touch.screenLocation, touch.timestamp, touch.tapCount)
  }
}

extension TouchRecord {
  /// Tells the view nothing more.
  fileprivate func abandonView() {
    isCancelled = true
    withheld = []
    contentDelay?.cancel()
  }
}
