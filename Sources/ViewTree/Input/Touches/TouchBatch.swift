import Foundation
import Responder

/// A change of a touch that began earlier.
struct TouchChange {
  var touch: Touch
  var phase: Touch.Phase
  /// The new location on the screen, or `nil` to leave it unchanged.
  var point: CGPoint?

  func ends(_ other: Touch) -> Bool { touch === other && (phase == .ended || phase == .cancelled) }
}

/// The touches that begin and change in one event, while they are collected.
struct TouchBatch {
  private(set) var began = ShortList<Touch>()
  private(set) var changes = ShortList<TouchChange>()
  /// The changes of touches that begin in this batch; each is delivered in an event of its own.
  private(set) var afterwards: [TouchChange] = []

  /// Adds a touch that begins.
  mutating func begin(_ touch: Touch) { began.append(touch) }

  /// Adds a change. A touch that moves and ends in one batch ends at its new location.
  @MainActor mutating func add(_ change: TouchChange) {
    if begins(change.touch) { return afterwards.append(change) }
    var isKnown = false
    changes.update { known in
      guard known.touch === change.touch else { return }
      known.phase = change.phase
      known.point = change.point ?? known.point
      isKnown = true
    }
    if !isKnown { changes.append(change) }
  }

  /// Whether the touch begins in this batch.
  @MainActor func begins(_ touch: Touch) -> Bool { began.first { $0 === touch } != nil }

  /// Whether the touch ends or is cancelled in this batch.
  @MainActor func ends(_ touch: Touch) -> Bool {
    changes.first { $0.ends(touch) } != nil || afterwards.contains { $0.ends(touch) }
  }
}
