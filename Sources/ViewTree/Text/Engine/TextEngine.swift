import Foundation
import Responder
import Simulation

/// Edits the text of a field or a text view: asks, edits, tells, in this order.
///
/// One change goes: the delegate is asked; the buffer changes; the delegate hears of the selection (B24, Q13); the
/// listeners hear of the text. Each of them may come back with another change; a range that is then beyond the text is
/// cut to it, where UIKit stops the program (B23).
@MainActor package final class TextEngine {
  /// The view whose engine this is; it alone holds the engine, and calls it.
  @exclusivity(unchecked) private(set) unowned var owner: (any TextEngineOwner)!
  @exclusivity(unchecked) private(set) var buffer = TextBuffer()
  /// Whether the next key replaces the whole text: in a secret that has begun editing (B42, B44).
  @exclusivity(unchecked) var replacesAllOnNextKey = false
  /// Whether keys have typed at the word before the caret, so that the keyboard may still mend it.
  @exclusivity(unchecked) private var hasTypedWord = false
  /// How often code has set the whole text.
  @exclusivity(unchecked) private var textsSet = 0
  /// The change that further keys may make grow; `TextUndo.swift` changes it and the manager.
  @exclusivity(unchecked) var openRun: TextChangeRun?
  /// The manager that knows changes of this text.
  @exclusivity(unchecked) var undoManager: Handle<UndoManager>?
  /// What the manager holds, weakly, in place of the engine.
  let undoTarget = Handle<TextEngine>()
  /// What is seldom asked of the keyboard; nil while nothing of it is.
  @exclusivity(unchecked) var rareTraits: RareTextTraits?
  /// What stood where an input method is composing.
  @exclusivity(unchecked) private var composedOver: String?

  /// Creates an engine without a text, for a view that is not there yet.
  init() { undoTarget.attach(to: self) }

  convenience init(owner: any TextEngineOwner) {
    self.init()
    serve(owner)
  }

  /// Begins to edit the text of the view that holds the engine.
  func serve(_ owner: any TextEngineOwner) { self.owner = owner }

  deinit { undoTarget.clear() }

  // MARK: Reading

  /// The whole text; see ``TextBuffer/text`` for what it costs.
  var text: String { buffer.text }

  var textBeforeCaret: Substring { buffer.textBeforeCaret }

  /// What backspace deletes; nil if there is nothing.
  var backspaceRange: NSRange? { buffer.backspaceRange }

  /// Returns the word that touches a place; without length if there is none.
  func word(at location: Int) -> NSRange { buffer.word(at: location) }

  // MARK: Text from code

  /// Replaces the whole text; nobody is asked or told (B17).
  func setText(_ text: String) {
    hasTypedWord = false
    composedOver = nil
    textsSet += 1
    if buffer.holds(text) {
      buffer.restart()
    } else {
      forgetUndo()
      buffer = TextBuffer(text)
    }
    owner.textWasEdited(nil)
    owner.showTextToKeyboard()
  }

  /// Changes the text and tells of it; asks first if `asks`. Returns whether it did.
  @discardableResult
  func change(
    _ range: NSRange,
    to string: String,
    asks: Bool = false,
    tells: Bool = true,
    by kind: TextChangeRun.Kind = .other
  ) -> Bool {
    let owner: any TextEngineOwner = owner
    let asked = textsSet
    guard !asks || owner.allowsChange(in: range, to: string) else { return false }
    // A key types at the caret, wherever it is in the text that the delegate has set meanwhile.
    let range = kind == .typing && textsSet != asked ? buffer.selection : range
    // The delegate was asked about the key alone; the first key in a secret takes the place of all of it (B45).
    let place = asks && replacesAllOnNextKey ? buffer.fullRange : range
    edit(place, to: string, of: owner, tells: tells, by: kind)
    return true
  }

  /// Puts text in place of what is being composed, or of the selection, and goes on composing it.
  func setMarkedText(_ string: String, selected: NSRange) {
    edit(buffer.marked ?? buffer.selection, to: string, of: owner, composing: selected)
  }

  /// What is composed stands as it is.
  func unmark() {
    guard let marked = buffer.marked else { return }
    buffer.mark(nil)
    registerUndo(.other, marked, old: composedOver ?? "", with: owner.undoManager)
    composedOver = nil
  }

  /// Selects a range; the delegate hears of it if it is another one.
  func select(_ range: NSRange) {
    let old = buffer.selection
    buffer.select(range)
    guard buffer.selection != old else { return }
    hasTypedWord = false
    openRun = nil
    owner.showTextToKeyboard()
    owner.tellSelectionChange()
  }

  /// Puts the caret at the end, and tells nobody.
  func moveCaretToEnd() {
    hasTypedWord = false
    buffer.select(NSRange(location: buffer.length, length: 0))
  }

  // MARK: Editing

  /// Changes the buffer in one place, then tells. With a range in the new text to select, that is composed from now on.
  private func edit(
    _ range: NSRange,
    to string: String,
    of owner: any TextEngineOwner,
    composing selected: NSRange? = nil,
    tells: Bool = true,
    by kind: TextChangeRun.Kind = .other
  ) {
    let range = buffer.clamped(range)
    // A change of anything else ends the composing.
    if buffer.marked != nil, range != buffer.marked { unmark() }
    let context = owner.inputContext
    let log = context?.log
    let oldSelection = buffer.selection
    let oldText = textForLog(log)
    replacesAllOnNextKey = false
    let replaced = range == buffer.marked ? composedOver : nil
    let old = replaced ?? (range.length == 0 ? "" : String(buffer.substring(range)))
    buffer.replace(range, with: string)
    let new = NSRange(location: range.location, length: string.utf16.count)
    if let selected { compose(new, selecting: selected) }
    composedOver = buffer.marked == nil ? nil : old
    if let log, log.isEnabled { record(in: log, from: oldText, range, string) }
    if buffer.marked == nil { registerUndo(kind, new, old: old, with: owner.undoManager) }
    owner.textWasEdited(TextEdit(range: range, newLength: new.length))
    owner.showTextToKeyboard()
    guard tells else { return }
    if buffer.selection != oldSelection { owner.tellSelectionChange() }
    owner.tellChange(in: context)
  }

  private func compose(_ range: NSRange, selecting selected: NSRange) {
    buffer.mark(range)
    let start = min(max(0, selected.location), range.length)
    buffer.select(NSRange(location: range.location + start, length: selected.length))
  }

  /// The text as a log shows it; nil if it is too long for that, or there is no log.
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
  /// A key typed `text`. What ends a word lets the keyboard mend the word first (KT17).
  func typeKey(_ text: String) {
    let endsWord = !text.endsInWord
    if endsWord {
      mendWord()
      // Whoever heard of the mended word may have ended the editing.
      guard owner.isFirstResponder else { return }
    }
    if change(buffer.marked ?? buffer.selection, to: text, asks: true, by: .typing) {
      hasTypedWord = !endsWord
    }
  }

  /// Backspace; with nothing to delete nobody is asked (B15). In what is composed, it is a step of the composition.
  func deleteKey() {
    guard let range = backspaceRange else { return }
    guard let marked = buffer.marked, marked.location <= range.location, range.end <= marked.end else {
      let typed = hasTypedWord
      if change(range, to: "", asks: true, by: .deleting) { hasTypedWord = typed }
      return
    }
    let head = NSRange(location: marked.location, length: range.location - marked.location)
    let tail = NSRange(location: range.end, length: marked.end - range.end)
    compose(String(buffer.substring(head)) + String(buffer.substring(tail)))
  }

  /// Deletes the word before the caret with the spaces behind it, or else what backspace deletes (KT11).
  func deleteWordKey() {
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

  /// A key typed `text` in place of the character before the caret; the delegate is asked once.
  func retypeKey(_ text: String) {
    guard buffer.selection.length == 0, let range = backspaceRange else { return typeKey(text) }
    change(range, to: text, asks: true, by: .typing)
  }

  /// One step of an input method: `text` is what is composed now (B22).
  func compose(_ text: String) {
    guard owner.allowsChange(in: buffer.marked ?? buffer.selection, to: text) else { return }
    setMarkedText(text, selected: NSRange(location: text.utf16.count, length: 0))
  }

  /// A person picked `text` for what was composed; before iOS 10 the delegate is not asked (B22).
  func pick(_ text: String) {
    let asks = owner.inputContext?.rule(VersionRules.pickingCandidateAsks) ?? true
    change(buffer.marked ?? buffer.selection, to: text, asks: asks)
  }

  /// Puts the keyboard's word in place of the one before the caret, if it was typed and the keyboard knows better.
  ///
  /// The delegate is asked. Where the word is mended because editing ends, nobody is told (A53).
  func mendWord(tells: Bool = true) {
    guard hasTypedWord, owner.wantsCorrections, buffer.marked == nil,
      let corrector = owner.effectiveApplication?.inputSystem
        as? any WordCorrecting
    else { return }
    hasTypedWord = false
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
  /// How many characters are selected. Costs O(them).
  package var selectedCharacterCount: Int { engine.buffer.substring(engine.buffer.selection).count }
  package func typeFromKeyboard(_ text: String) { if wantsKeyboard { engine.typeKey(text) } }
  package func deleteFromKeyboard() { if wantsKeyboard { engine.deleteKey() } }
  package func deleteWordFromKeyboard() { if wantsKeyboard { engine.deleteWordKey() } }
  package func retypeFromKeyboard(_ text: String) { if wantsKeyboard { engine.retypeKey(text) } }
  package func composeFromKeyboard(_ text: String) { if wantsKeyboard { engine.compose(text) } }
  package func pickFromKeyboard(_ text: String) { if wantsKeyboard { engine.pick(text) } }
}

extension NSRange {
  /// The unit behind the last.
  var end: Int { location + length }
}
