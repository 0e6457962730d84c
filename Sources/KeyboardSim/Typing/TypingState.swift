import Simulation
import ViewTree

/// A pure state machine of the visible plane and shift, driven by the keys that are hit.
struct TypingState: Hashable, Sendable {
  /// The state of shift.
  enum Shift: Hashable, Sendable {
    case off
    /// Capitals for one letter; automatic if the user didn't turn shift on.
    case on(isAutomatic: Bool)
    /// Capitals until shift is turned off.
    case locked
  }

  /// The effect of a key on the first responder.
  enum Effect: Hashable, Sendable {
    case type(String)
    /// Replaces the space before the caret by a period and a space.
    case endSentence
    case delete
    case deleteWord
    case `return`
    case undo
    /// Moves the caret by a number of characters to the right.
    case moveCaret(by: Int)
    case resign
  }

  /// The rules that settings and the text input permit.
  struct Rules: Hashable, Sendable {
    /// Whether a double tap locks shift (KT4).
    var locksShift = true
    /// Whether two spaces end a sentence (KT10).
    var endsSentences = true
  }

  /// The longest interval between two taps that lock shift (KT5).
  static let doubleTapInterval = Duration.milliseconds(300)

  private(set) var plane: KeyPlane
  private(set) var shift = Shift.off
  private var lastShiftTap: VirtualClock.Instant?
  /// Whether the user set shift, and no letter has been typed since (KT3).
  private var isByHand = false
  /// Whether shift is touched, and whether a key typed something meanwhile (KT6).
  private var isShiftHeld = false, hasTypedWithHeldShift = false
  /// The plane to return to after a slide from a plane key (KT9).
  private var slideOrigin: KeyPlane?

  init(plane: KeyPlane) {
    self.plane = plane
  }

  /// Whether letters are typed as capitals.
  var isShifted: Bool { shift != .off }

  /// Hits a key and returns its effect on the text. Space, return and the apostrophe change back to the
  /// letters (KT9).
  ///
  /// - Parameter textBefore: Returns the text before the caret; called for a space only.
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

  /// Turns shift on or off automatically, by the text before the caret (KT2). The user's choice stays until a
  /// letter is typed (KT3).
  mutating func adjustShift(to type: TextAutocapitalizationType, textBefore text: Substring) {
    guard !isByHand else { return }
    let capitalizesNextLetter = type.capitalizesNextLetter(after: text)
    switch shift {
    case .off where capitalizesNextLetter: shift = .on(isAutomatic: true)
    case .on(isAutomatic: true) where !capitalizesNextLetter: shift = .off
    default: break
    }
  }

  // MARK: Shift

  /// Ends the touch on shift; if something was typed meanwhile, shift turns off unless it is locked (KT6).
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

  /// Ends a shift for one letter after a character was typed, unless shift is locked or held.
  private mutating func useShift() {
    if isShiftHeld { return hasTypedWithHeldShift = true }
    if shift != .locked { shift = .off }
    isByHand = false
  }

  // MARK: Sliding

  /// Slides from a key that changes the plane onto the keys of that plane (KT9).
  mutating func slide(to other: KeyPlane) {
    slideOrigin = plane
    plane = other
  }

  /// Ends the slide; changes back to the plane where it began, if a key has typed.
  mutating func endSlide(hasTyped: Bool) {
    if hasTyped, let slideOrigin { plane = slideOrigin }
    slideOrigin = nil
  }
}

extension Substring {
  /// Whether the text ends with a space after a character that can end a sentence (KT10).
  fileprivate var isEndOfWordAndSpace: Bool {
    guard last == " ", let before = dropLast().last else { return false }
    return !before.isWhitespace && !".!?,;:".contains(before)
  }
}

extension TextAutocapitalizationType {
  /// Returns whether the next letter is automatically a capital (KT2).
  func capitalizesNextLetter(after text: Substring) -> Bool {
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
