import Foundation
import Responder

/// The delivery of one event to the windows of the touches that it changes, first to those where touches
/// begin.
@MainActor final class TouchDelivery {
  let event: Event
  /// The delivery of the event in whose delivery this event was made.
  let outer: TouchDelivery?
  /// The window that the event is sent to now, or `nil` for touches without a window.
  @exclusivity(unchecked) private(set) var window: Window?
  /// The records of ``window`` that are not delivered.
  @exclusivity(unchecked) private var inWindow: [TouchRecord] = []
  /// The records of the windows that the event is sent to later.
  @exclusivity(unchecked) private var announced: [TouchRecord] = []

  init(of event: Event, in outer: TouchDelivery?) {
    self.event = event
    self.outer = outer
  }

  /// Adds a record that the event changes.
  func announce(to record: TouchRecord) {
    record.announce(event)
    announced.append(record)
  }

  /// Selects the next window and its records; returns false if there are none left. Records with a later
  /// event are dropped.
  func enterNextWindow() -> Bool {
    guard let next = nextRecord() else {
      (window, inWindow, announced) = (nil, [], [])
      return false
    }
    window = next.view?.baseWindow
    var areAll = true
    for index in announced.indices {
      let record = announced[index]
      if record.isAt(.announced, of: event), record.view?.baseWindow === window {
        record.progress = .inWindow
      } else {
        areAll = false
      }
    }
    inWindow = areAll ? announced : announced.filter { $0.isAt(.inWindow, of: event) }
    announced = areAll ? [] : announced.filter { $0.isAt(.announced, of: event) }
    return true
  }

  private func nextRecord() -> TouchRecord? {
    var next: TouchRecord?
    for index in announced.indices {
      let record = announced[index]
      guard record.isAt(.announced, of: event) else { continue }
      if record.pendingPhase == .began { return record }
      if next == nil { next = record }
    }
    return next
  }

  /// Removes and returns the records of the window, began before moved before ended before cancelled (C37).
  func takeRecordsInWindow() -> [TouchRecord] {
    var records: [TouchRecord] = []
    swap(&records, &inWindow)
    guard records.count > 1 else { return records }
    let phases: [Touch.Phase] = [.began, .moved, .ended, .cancelled]
    return phases.flatMap { phase in records.filter { $0.pendingPhase == phase } }
  }
}
