import Foundation
import Responder

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
  /// What stood there before.
  private(set) var old: String
  /// How many registrations the manager had counted with this one; more mean that something else came after.
  var count = 0

  init(_ kind: Kind, _ range: NSRange, old: String) {
    (self.kind, self.range, self.old) = (kind, range, old)
  }

  /// Takes another key in, if it goes on where the last one ended.
  func absorbs(_ next: TextChangeRun) -> Bool {
    guard kind == next.kind else { return false }
    switch kind {
    case .typing where next.old.isEmpty && next.range.location == range.end:
      range.length += next.range.length
      return true
    case .deleting
    where range.length == 0 && next.range.length == 0
      && next.range.location + next.old.utf16.count == range.location:
      range.location = next.range.location
      old = next.old + old
      return true
    default:
      return false
    }
  }
}

extension TextEngine {
  /// Lets the change be undone through the nearest undo manager up the chain.
  func registerUndo(_ run: TextChangeRun) {
    guard run.range.length > 0 || !run.old.isEmpty, let manager = owner.undoManager,
      manager.isUndoRegistrationEnabled
    else { return }
    let isLatest = undoManager === manager && openRun?.count == manager.registrationCount
    if isLatest, !manager.isUndoing, !manager.isRedoing, openRun?.absorbs(run) == true { return }
    undoManager = manager
    manager.registerUndo(withTarget: self) { $0.undo(run) }
    manager.setActionName("Typing")
    run.count = manager.registrationCount
    openRun = manager.isUndoing || manager.isRedoing ? nil : run
  }

  /// Puts back what stood there before. The delegate is asked and told as by a key.
  private func undo(_ run: TextChangeRun) {
    openRun = nil
    change(run.range, to: run.old, asks: true)
  }

  /// A text that was set from code has nothing to do with what was typed before.
  func forgetUndo() {
    undoManager?.removeAllActions(withTarget: self)
    undoManager = nil
    openRun = nil
  }
}
