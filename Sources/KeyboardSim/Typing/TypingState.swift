import Simulation
import ViewTree

/// Which plane is seen and whether shift is on: a pure machine of the keys that are hit.
struct TypingState: Hashable, Sendable {
  /// Whether letters are capitals.
  enum Shift: Hashable, Sendable {
    case off
    /// For one letter; automatic if no person turned it on.
    case on(isAutomatic: Bool)
    /// Until it is turned off.
    case locked
  }

  /// What a key does to the first responder.
  enum Effect: Hashable, Sendable {
    case type(String)
    /// A period and a space take the place of the space before the caret.
    case endSentence
    case delete
    case deleteWord
    case `return`
    case undo
    /// The caret goes by so many characters to the right.
    case moveCaret(by: Int)
    case resign
  }

  /// What settings and the text input allow.
  struct Rules: Hashable, Sendable {
    /// Whether a double tap locks shift (KT4).
    var locksShift = true
    /// Whether two spaces end a sentence (KT10).
    var endsSentences = true
  }

  /// How soon a second tap on shift locks it (KT5).
  static let doubleTapInterval = Duration.milliseconds(300)

  private(set) var plane: KeyPlane
  private(set) var shift = Shift.off
  private var lastShiftTap: VirtualClock.Instant?
  /// Whether a person set shift, and no letter has been typed since (KT3).
  private var isByHand = false
  /// Whether a finger is on shift, and whether something was typed meanwhile (KT6).
  private var isShiftHeld = false, hasTypedWithHeldShift = false
  /// Where a finger that slides from a plane key will lead back to (KT9).
  private var slideOrigin: KeyPlane?

  init(plane: KeyPlane) {
    self.plane = plane
  }

  /// Whether letters are typed as capitals.
  var isShifted: Bool { shift != .off }

  /// A key was hit; returns what it does to the text. Space, return and the apostrophe lead back to the letters (KT9).
  ///
  /// - Parameter textBefore: The text before the caret; asked for a space only.
  mutating func hit(
    _ key: Key,
    at now: VirtualClock.Instant,
    rules: Rules = Rules(),
    textBefore: () -> Substring = { "" }
  ) -> Effect? {
    if key.kind != .shift { lastShiftTap = nil }
    switch key.kind {
    case .character:
      let text = plane == .letters && isShifted ? key.shiftedText : key.text
      useShift()
      if key.text == "'" { plane = .letters }
      return .type(text)
    case .space:
      plane = .letters
      return rules.endsSentences && textBefore().isEndOfWordAndSpace ? .endSentence : .type(" ")
    case .tab:
      return .type("\t")
    case .return:
      plane = .letters
      return .return
    case .delete:
      return .delete
    case .shift:
      hitShift(at: now, locks: rules.locksShift)
      return nil
    case .capsLock:
      (shift, isByHand) = (shift == .locked ? .off : .locked, true)
      return nil
    case .plane(let other):
      plane = other
      return nil
    case .undo:
      return .undo
    case .cursorLeft:
      return .moveCaret(by: -1)
    case .cursorRight:
      return .moveCaret(by: 1)
    case .hide:
      return .resign
    case .globe, .emoji, .dictation, .empty:
      return nil
    }
  }

  /// Turns shift on or off by itself, by the text before the caret (KT2). What a person chose stays until a letter is
  /// typed (KT3).
  mutating func adjustShift(to type: TextAutocapitalizationType, textBefore text: Substring) {
    guard !isByHand else { return }
    let wantsCapital = type.wantsCapital(after: text)
    switch shift {
    case .off where wantsCapital: shift = .on(isAutomatic: true)
    case .on(isAutomatic: true) where !wantsCapital: shift = .off
    default: break
    }
  }

  // MARK: Shift

  /// The finger has left shift; what was typed meanwhile was all that it was held for (KT6).
  mutating func releaseShift() {
    guard isShiftHeld else { return }
    if hasTypedWithHeldShift {
      if shift != .locked { shift = .off }
      (isByHand, lastShiftTap) = (false, nil)
    }
    (isShiftHeld, hasTypedWithHeldShift) = (false, false)
  }

  private mutating func hitShift(at now: VirtualClock.Instant, locks: Bool) {
    let isDouble = lastShiftTap.map { $0.duration(to: now) <= Self.doubleTapInterval } ?? false
    if locks, isDouble, shift != .locked {
      shift = .locked
      lastShiftTap = nil
    } else {
      shift = shift == .off ? .on(isAutomatic: false) : .off
      lastShiftTap = now
    }
    isByHand = true
    (isShiftHeld, hasTypedWithHeldShift) = (true, false)
  }

  /// A character was typed: shift was for that one, unless it is locked or held.
  private mutating func useShift() {
    if isShiftHeld { return hasTypedWithHeldShift = true }
    if shift != .locked { shift = .off }
    isByHand = false
  }

  // MARK: Sliding

  /// A finger slides off a key that changes the plane, onto the keys of that plane (KT9).
  mutating func slide(to other: KeyPlane) {
    slideOrigin = plane
    plane = other
  }

  /// The finger that has slid is lifted; back to where it began, if it has typed.
  mutating func endSlide(hasTyped: Bool) {
    if hasTyped, let slideOrigin { plane = slideOrigin }
    slideOrigin = nil
  }
}

extension Substring {
  /// Whether it ends with a space behind what can end a sentence (KT10).
  fileprivate var isEndOfWordAndSpace: Bool {
    guard last == " ", let before = dropLast().last else { return false }
    return !before.isWhitespace && !".!?,;:".contains(before)
  }
}

extension TextAutocapitalizationType {
  /// Whether the next letter is a capital by itself (KT2).
  func wantsCapital(after text: Substring) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.isEmpty || text.hasSuffix(" ") || text.hasSuffix("\n")
    case .sentences:
      if text.isEmpty || text.hasSuffix("\n") { return true }
      guard text.hasSuffix(" ") else { return false }
      let lastLetter = text.last { $0 != " " }
      return lastLetter.map { ".!?\n".contains($0) } ?? true
    }
  }
}
