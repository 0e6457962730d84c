import Foundation
import Responder
import Simulation

/// One thing that undo takes back: what stands somewhere now, and what stood there before.
///
/// A run of typed keys, or of deleted characters, is one change that grows, so they are taken back together.
@MainActor final class TextChangeRun {
  /// What kind of keys may make it grow.
  enum Kind {
    case typing, deleting, other
  }

  let kind: Kind
  /// Where the new text stands.
  private(set) var range: NSRange
  /// What stood there before, in pieces: the last is the first of the text.
  private var oldPieces: [String]
  /// How many registrations the manager had counted with this one; more mean that something else came after.
  var count = 0

  init(_ kind: Kind, _ range: NSRange, old: String) {
    (self.kind, self.range, oldPieces) = (kind, range, [old])
  }

  /// What stood there before.
  var old: String { oldPieces.count == 1 ? oldPieces[0] : oldPieces.reversed().joined() }

  /// Takes another key in, if it goes on where the last one ended.
  func absorbs(_ kind: Kind, _ next: NSRange, old: String) -> Bool {
    guard kind == self.kind else { return false }
    switch kind {
    case .typing where old.isEmpty && next.location == range.end:
      range.length += next.length
      return true
    case .deleting
    where range.length == 0 && next.length == 0 && next.location + old.utf16.count == range.location:
      range.location = next.location
      oldPieces.append(old)
      return true
    default:
      return false
    }
  }
}

extension TextEngine {
  /// Lets a change be undone through the nearest manager up the chain: `old` was where `range` is now.
  func registerUndo(_ kind: TextChangeRun.Kind, _ range: NSRange, old: String, with manager: UndoManager?) {
    guard range.length > 0 || !old.isEmpty, let manager, manager.isUndoRegistrationEnabled else { return }
    let isReplaying = manager.isUndoing || manager.isRedoing
    if let openRun, !isReplaying, openRun.count == manager.registrationCount, undoManager === manager.handle,
      openRun.absorbs(kind, range, old: old)
    {
      return
    }
    let run = TextChangeRun(kind, range, old: old)
    undoManager = manager.handle
    manager.registerUndo(withTarget: undoTarget) { $0.object?.undo(run) }
    manager.setActionName("Typing")
    run.count = manager.registrationCount
    openRun = isReplaying ? nil : run
  }

  /// Puts back what stood there before. The delegate is asked and told as by a key.
  private func undo(_ run: TextChangeRun) {
    openRun = nil
    withExtendedLifetime(owner) { _ = change(run.range, to: run.old, asks: true) }
  }

  /// A text that was set from code has nothing to do with what was typed before.
  func forgetUndo() {
    undoManager?.object?.removeAllActions(withTarget: undoTarget)
    undoManager = nil
    openRun = nil
  }
}
