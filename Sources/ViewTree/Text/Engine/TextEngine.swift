import Foundation
import Responder
import Simulation

/// An object that edits the text of a text field or a text view.
///
/// For each change, it asks the delegate, changes the buffer, scrolls to the caret (E53), notifies the
/// delegate about the selection (B24, Q13), and then posts the notification about the text. Each of these
/// calls may change the text again.
@MainActor public final class TextEngine {
  // With checks of exclusive access to the properties of this class, a key (W6) takes 6 % longer.
  /// The view that owns the engine. Nothing else retains or calls the engine.
  @exclusivity(unchecked) private(set) unowned var owner: (any TextEngineOwner)!
  @exclusivity(unchecked) private(set) var buffer = TextBuffer()
  /// Whether the next key replaces the whole text, as in secure text that has begun editing (B42, B44).
  @exclusivity(unchecked) var replacesAllOnNextKey = false
  /// Whether keys have typed in the word before the caret, so that the keyboard may still correct it.
  @exclusivity(unchecked) private var isWordTyped = false
  /// Whether code has removed the selection.
  private var hasNoSelection = false
  /// The number of times that code has set the whole text.
  @exclusivity(unchecked) private var textAssignmentCount = 0
  /// The change that further keys may extend. `TextUndo.swift` changes it and the undo manager.
  @exclusivity(unchecked) var coalescingEdit: CoalescedEdit?
  /// The undo manager with which changes of this text are registered.
  @exclusivity(unchecked) var undoManager: Handle<UndoManager>?
  /// The target that the undo manager retains; it refers weakly to the engine.
  let undoTarget = Handle<TextEngine>()
  /// The rarely used text input traits, or nil while none is set.
  @exclusivity(unchecked) var rareTraits: RareTextTraits?
  /// The touch that may become a tap, on systems where texts handle taps with their touch methods.
  var textTouch: TextTouch?
  /// The text that the composed text has replaced.
  @exclusivity(unchecked) private var textReplacedByMarkedText: String?

  /// Creates an engine without text, before its view exists.
  init() { undoTarget.attach(to: self) }

  convenience init(owner: any TextEngineOwner) {
    self.init()
    attach(to: owner)
  }

  /// Sets the view that owns the engine.
  func attach(to owner: any TextEngineOwner) { self.owner = owner }

  deinit { undoTarget.clear() }

  // MARK: Reading

  /// The whole text; see ``TextBuffer/text`` for the cost.
  var text: String { buffer.text }

  var textBeforeCaret: Substring { buffer.textBeforeCaret }

  /// The number of positions before the text: that of the tokens of a search field.
  var leadingUnits = 0

  /// The range that backspace deletes, or nil if there is nothing to delete.
  var backspaceRange: NSRange? { buffer.backspaceRange }

  /// Returns the word at a location, or a range of length 0 if there is none.
  func word(at location: Int) -> NSRange { buffer.word(at: location) }

  // MARK: Changes from code

  /// Replaces the whole text and moves the caret to the end. Only a text view notifies its delegate, and only
  /// of a new selection (B17, MX1).
  func setText(_ text: String) {
    let oldSelection = buffer.selection
    (isWordTyped, hasNoSelection) = (false, false)
    textReplacedByMarkedText = nil
    textAssignmentCount += 1
    rareTraits?.inputDelegate?.textWillChange(owner)
    if buffer.holds(text) {
      buffer.restart()
    } else {
      removeUndoActions()
      buffer = TextBuffer(text)
    }
    owner.textWasEdited(nil)
    rareTraits?.inputDelegate?.textDidChange(owner)
    owner.notifyInputSystem()
    if owner.reportsSelectionOfNewText, buffer.selection != oldSelection { owner.notifySelectionChange() }
  }

  /// Changes the text and reports the change. Asks the delegate first if `asks` is true. Returns whether the
  /// text was changed.
  @discardableResult
  func change(
    _ range: NSRange,
    to string: String,
    asks: Bool = false,
    tells: Bool = true,
    by kind: CoalescedEdit.Kind = .other
  ) -> Bool {
    let owner: any TextEngineOwner = owner
    let asked = textAssignmentCount
    guard !asks || owner.allowsChange(in: range, to: string) else { return false }
    // If the delegate has set the text meanwhile, a key types at the new caret.
    let range = kind == .typing && textAssignmentCount != asked ? buffer.selection : range
    if asks, kind == .other, range.end > buffer.length { refuse(range) }
    // In secure text, the first key replaces the whole text, although the delegate was asked only about the
    // range at the caret (B45).
    let place = asks && replacesAllOnNextKey ? buffer.fullRange : range
    edit(place, to: string, of: owner, tells: tells, by: kind)
    return true
  }

  /// Stops the program because the delegate permitted the undo of a change after it had shortened the text,
  /// as UIKit does (B23).
  private func refuse(_ range: NSRange) -> Never {
    programmerError(
      "\(owner.debugName): its delegate has shortened the text to \(buffer.length) characters, and returned"
        + " true for the change of {\(range.location), \(range.length)}, which is beyond the end"
    )
  }

  /// Replaces a range as code has done in the text storage, without a notification. The selection keeps its
  /// characters.
  func adopt(_ range: NSRange, _ string: String) {
    let (old, owner): (NSRange, any TextEngineOwner) = (buffer.selection, owner)
    let delta = string.utf16.count - range.length
    func moved(_ place: Int) -> Int {
      place <= range.location ? place : place >= range.end ? place + delta : range.location
    }
    (isWordTyped, coalescingEdit, textReplacedByMarkedText) = (false, nil, nil)
    buffer.replace(range, with: string)
    buffer.select(NSRange(location: moved(old.location), length: moved(old.end) - moved(old.location)))
    owner.textWasEdited(TextEdit(range: range, newLength: string.utf16.count))
    owner.notifyInputSystem()
  }

  /// Replaces the composed text, or else the selection, and continues the composition. Removing the composed
  /// text is reported twice (MX6, MX8).
  func setMarkedText(_ string: String, selected: NSRange) {
    let owner: any TextEngineOwner = owner
    let removes = buffer.marked != nil && string.isEmpty
    edit(buffer.marked ?? buffer.selection, to: string, of: owner, composing: selected)
    guard removes else { return }
    owner.notifySelectionChange()
    owner.notifyTextChange(in: owner.inputContext)
  }

  /// Ends the composition as `unmarkText()` does: the composed text stays, the selection becomes the caret at
  /// its start, and the change is reported with two calls about the selection (MX7).
  func endComposition() {
    guard buffer.marked != nil else { return }
    let owner: any TextEngineOwner = owner
    unmark()
    buffer.select(NSRange(location: buffer.selection.location, length: 0))
    owner.notifyInputSystem()
    owner.notifySelectionChange()
    owner.notifySelectionChange()
    owner.notifyTextChange(in: owner.inputContext)
  }

  /// Ends the composition and keeps the composed text, without a notification.
  func unmark() {
    guard let marked = buffer.marked else { return }
    buffer.mark(nil)
    registerUndo(.other, marked, old: textReplacedByMarkedText ?? "", with: owner.undoManager)
    textReplacedByMarkedText = nil
  }

  /// Selects a range, and notifies the delegate if it differs from the current selection.
  func select(_ range: NSRange) {
    let old = buffer.selection
    hasNoSelection = false
    if range != old { rareTraits?.inputDelegate?.selectionWillChange(owner) }
    buffer.select(range)
    if range != old { rareTraits?.inputDelegate?.selectionDidChange(owner) }
    guard buffer.selection != old else { return }
    isWordTyped = false
    coalescingEdit = nil
    owner.notifyInputSystem()
    owner.notifySelectionChange()
  }

  /// Moves the caret to the start; until the next change of the text or the selection, there is no selected
  /// range (MX4).
  func removeSelection() {
    select(NSRange(location: 0, length: 0))
    hasNoSelection = true
  }

  /// The selected range, or nil after ``removeSelection()``.
  var selectedRange: NSRange? { hasNoSelection ? nil : buffer.selection }

  /// Moves the caret to the end without notification.
  func moveCaretToEnd() {
    (isWordTyped, hasNoSelection) = (false, false)
    buffer.select(NSRange(location: buffer.length, length: 0))
  }

  // MARK: Editing

  /// Replaces a range of the buffer, then reports the change. With a `selected` range in the new text, the
  /// new text becomes the composed text.
  private func edit(
    _ range: NSRange,
    to string: String,
    of owner: any TextEngineOwner,
    composing selected: NSRange? = nil,
    tells: Bool = true,
    by kind: CoalescedEdit.Kind = .other
  ) {
    let range = buffer.clamped(range)
    // A change of any other range ends the composition.
    if buffer.marked != nil, range != buffer.marked { unmark() }
    let context = owner.inputContext
    let log = context?.log
    let oldSelection = buffer.selection
    let oldText = textForLog(log)
    (replacesAllOnNextKey, hasNoSelection) = (false, false)
    let replaced = range == buffer.marked ? textReplacedByMarkedText : nil
    let old = replaced ?? (range.length == 0 ? "" : String(buffer.substring(range)))
    rareTraits?.inputDelegate?.textWillChange(owner)
    buffer.replace(range, with: string)
    let new = NSRange(location: range.location, length: string.utf16.count)
    if let selected { compose(new, selecting: selected) }
    textReplacedByMarkedText = buffer.marked == nil ? nil : old
    if let log, log.isEnabled { record(in: log, from: oldText, range, string) }
    if buffer.marked == nil { registerUndo(kind, new, old: old, with: owner.undoManager) }
    owner.textWasEdited(TextEdit(range: range, newLength: new.length))
    rareTraits?.inputDelegate?.textDidChange(owner)
    owner.notifyInputSystem()
    owner.showCaretAfterEdit()
    guard tells else { return }
    if buffer.selection != oldSelection { owner.notifySelectionChange() }
    owner.notifyTextChange(in: context)
  }

  private func compose(_ range: NSRange, selecting selected: NSRange) {
    buffer.mark(range)
    let start = min(max(0, selected.location), range.length)
    let length = min(max(0, selected.length), range.length - start)
    buffer.select(NSRange(location: range.location + start, length: length))
  }

  /// Returns the text for a log; nil if it is too long or if there is no log.
  private func textForLog(_ log: EventLog?) -> String? {
    guard let log, log.isEnabled, buffer.length <= 200 else { return nil }
    return owner.masked(buffer.text)
  }

  private func record(in log: EventLog, from old: String?, _ range: NSRange, _ string: String) {
    if let old, let new = textForLog(log) {
      log.record(.editing, owner.debugName, "text \"\(old)\" -> \"\(new)\"")
    } else {
      log.record(
        .editing,
        owner.debugName,
        "text {\(range.location), \(range.length)} -> \"\(owner.masked(string))\", length \(buffer.length)"
      )
    }
  }
}

// MARK: - Keys

extension TextEngine {
  /// Types the text of a key. If the text ends a word, as a space does, the word is autocorrected first
  /// (KT17).
  func typeKey(_ text: String) {
    let endsWord = !text.endsWithWordCharacter
    if endsWord {
      autocorrectWord()
      // A handler of the correction may have ended editing.
      guard owner.isFirstResponder else { return }
    }
    if change(buffer.marked ?? buffer.selection, to: text, asks: true, by: .typing) {
      isWordTyped = !endsWord
    }
  }

  /// Handles the backspace key. If there is nothing to delete, nothing changes, and only a text view asks its
  /// delegate (B15, U21). In composed text, it is a step of the composition.
  func deleteKey() {
    guard let range = backspaceRange else {
      if owner.deletesBeforeText() { return }
      if owner.asksAboutEmptyDeletion { _ = owner.allowsChange(in: buffer.selection, to: "") }
      return
    }
    guard let marked = buffer.marked, marked.location <= range.location, range.end <= marked.end else {
      let typed = isWordTyped
      if change(range, to: "", asks: true, by: .deleting) { isWordTyped = typed }
      return
    }
    let head = NSRange(location: marked.location, length: range.location - marked.location)
    let tail = NSRange(location: range.end, length: marked.end - range.end)
    compose(String(buffer.substring(head)) + String(buffer.substring(tail)))
  }

  /// Deletes the word before the caret with the spaces after it, or else the range that backspace deletes
  /// (KT11).
  func deleteWordBackward() {
    guard buffer.selection.length == 0, buffer.marked == nil else { return deleteKey() }
    let caret = buffer.selection.location
    let spaces = buffer.textBeforeCaret.reversed().prefix { $0.isWhitespace }.reduce(0) {
      $0 + $1.utf16.count
    }
    let word = buffer.word(at: caret - spaces)
    let start = min(word.location, caret - spaces)
    guard start < caret - spaces else { return deleteKey() }
    change(NSRange(location: start, length: caret - start), to: "", asks: true, by: .deleting)
  }

  /// Replaces the character before the caret with the text of a key. The delegate is asked once.
  func replaceCharacterBeforeCaret(_ text: String) {
    guard buffer.selection.length == 0, let range = backspaceRange else { return typeKey(text) }
    change(range, to: text, asks: true, by: .typing)
  }

  /// Performs one step of an input method, with `text` as the composed text (B22).
  func compose(_ text: String) {
    guard owner.allowsChange(in: buffer.marked ?? buffer.selection, to: text) else { return }
    setMarkedText(text, selected: NSRange(location: text.utf16.count, length: 0))
  }

  /// Replaces the composed text with the candidate that the user picked. Before iOS 10 the delegate isn't
  /// asked (B22).
  func pick(_ text: String) {
    let asks = owner.inputContext?.rule(VersionRules.acceptingCandidateCallsShouldChange) ?? true
    change(buffer.marked ?? buffer.selection, to: text, asks: asks)
  }

  /// Replaces the word before the caret with the keyboard's correction, if the user typed the word and the
  /// keyboard has a correction.
  ///
  /// The delegate is asked. If `tells` is false, as at the end of editing, neither the delegate nor the
  /// observers are notified about the change (A53).
  func autocorrectWord(tells: Bool = true) {
    guard isWordTyped, owner.allowsAutocorrection, buffer.marked == nil,
      let corrector = owner.effectiveApplication?.inputSystem
        as? any WordCorrecting
    else { return }
    isWordTyped = false
    let caret = buffer.selection.location
    let word = word(at: caret)
    guard buffer.selection.length == 0, word.end == caret,
      let better = corrector.correction(for: String(buffer.substring(word)))
    else { return }
    change(word, to: better, asks: true, tells: tells)
  }
}

extension KeyboardTypingTarget where Self: TextEngineOwner & TextInput & TextInputTraits {
  package var inputTraits: (any TextInputTraits)? { self }
  package func moveCaretFromKeyboard(by distance: Int) { moveCaret(by: distance) }
  package var textBeforeCaret: Substring { engine.textBeforeCaret }
  /// The number of selected characters. Costs O(that number).
  package var selectedCharacterCount: Int { engine.buffer.substring(engine.buffer.selection).count }
  package func typeFromKeyboard(_ text: String) { if needsKeyboard { engine.typeKey(text) } }
  package func deleteFromKeyboard() { if needsKeyboard { engine.deleteKey() } }
  package func deleteWordFromKeyboard() { if needsKeyboard { engine.deleteWordBackward() } }
  package func replaceCharacterFromKeyboard(_ text: String) {
    if needsKeyboard { engine.replaceCharacterBeforeCaret(text) }
  }
  package func composeFromKeyboard(_ text: String) { if needsKeyboard { engine.compose(text) } }
  package func acceptCandidateFromKeyboard(_ text: String) { if needsKeyboard { engine.pick(text) } }
}

extension NSRange {
  /// The end of the range: the location after its last unit.
  var end: Int { location + length }
}
