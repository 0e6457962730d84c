import Foundation
import Responder
import Simulation

/// One change that can be undone: the range of the new text, and the text that it replaced.
///
/// A run of typed keys, or of deleted characters, is one change that grows, so the run is undone at once.
@MainActor final class CoalescedEdit {
  /// The kind of keys that can extend the change.
  enum Kind {
    case typing, deleting, other
  }

  let kind: Kind
  /// The range of the new text.
  private(set) var range: NSRange
  /// The replaced text in pieces, in reverse order.
  private var replacedSegments: [String]
  /// The manager's registration count including this change. A higher count means that another change was
  /// registered later.
  var count = 0

  init(_ kind: Kind, _ range: NSRange, old: String) {
    (self.kind, self.range, replacedSegments) = (kind, range, [old])
  }

  /// The replaced text.
  var old: String { replacedSegments.count == 1 ? replacedSegments[0] : replacedSegments.reversed().joined() }

  /// Extends the change with another key if that continues it. Returns whether it does.
  func absorbs(_ kind: Kind, _ next: NSRange, old: String) -> Bool {
    guard kind == self.kind else { return false }
    switch kind {
    case .typing where old.isEmpty && next.location == range.end:
      range.length += next.length
      return true
    case .deleting
    where range.length == 0 && next.length == 0 && next.location + old.utf16.count == range.location:
      range.location = next.location
      replacedSegments.append(old)
      return true
    default:
      return false
    }
  }
}

extension TextEngine {
  /// Registers a change, in which `range` has replaced `old`, with an undo manager: the nearest one up the
  /// responder chain.
  func registerUndo(_ kind: CoalescedEdit.Kind, _ range: NSRange, old: String, with manager: UndoManager?) {
    guard range.length > 0 || !old.isEmpty, let manager, manager.isUndoRegistrationEnabled else { return }
    let isReplaying = manager.isUndoing || manager.isRedoing
    if let coalescingEdit, !isReplaying, coalescingEdit.count == manager.registrationCount,
      undoManager === manager.handle,
      coalescingEdit.absorbs(kind, range, old: old)
    {
      return
    }
    let run = CoalescedEdit(kind, range, old: old)
    undoManager = manager.handle
    manager.registerUndo(withTarget: undoTarget) { $0.object?.undo(run) }
    manager.setActionName("Typing")
    run.count = manager.registrationCount
    coalescingEdit = isReplaying ? nil : run
  }

  /// Restores the replaced text. The delegate is asked and notified as for a key.
  private func undo(_ run: CoalescedEdit) {
    coalescingEdit = nil
    withExtendedLifetime(owner) { _ = change(run.range, to: run.old, asks: true) }
  }

  /// Removes the undo actions, because code has set the text.
  func removeUndoActions() {
    undoManager?.object?.removeAllActions(withTarget: undoTarget)
    undoManager = nil
    coalescingEdit = nil
  }
}
