import Foundation
import Responder

/// The changes of touches that make up one event.
struct TouchBatch {
  /// A change of a touch that began earlier.
  struct Change {
    var touch: Touch
    var phase: Touch.Phase
    /// The new location on the screen, or `nil` to leave it unchanged.
    var point: CGPoint?

    func ends(_ other: Touch) -> Bool { touch === other && (phase == .ended || phase == .cancelled) }
  }

  private(set) var began: [Touch]
  private(set) var changes: [Change] = []
  /// The changes of touches that begin in this batch; each is delivered in an event of its own.
  private(set) var afterwards: [Change] = []

  init(beginning touches: [Touch] = []) { began = touches }

  init(changing changes: [Change]) {
    began = []
    // One change, as of most events, needs no comparison with others.
    if changes.count <= 1 { self.changes = changes } else { for change in changes { add(change) } }
  }

  var isEmpty: Bool { began.isEmpty && changes.isEmpty }

  /// Adds touches that begin.
  mutating func begin(_ touches: [Touch]) { began += touches }

  /// Adds a change. A touch that moves and ends in one batch ends at its new location.
  mutating func add(_ change: Change) {
    if began.contains(change.touch) { return afterwards.append(change) }
    guard let index = changes.firstIndex(where: { $0.touch === change.touch }) else {
      return changes.append(change)
    }
    changes[index].phase = change.phase
    changes[index].point = change.point ?? changes[index].point
  }

  /// Whether the touch ends or is cancelled in this batch.
  func ends(_ touch: Touch) -> Bool {
    changes.contains { $0.ends(touch) } || afterwards.contains { $0.ends(touch) }
  }
}
