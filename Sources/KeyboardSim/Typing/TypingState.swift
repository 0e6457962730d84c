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
    case delete
    case `return`
  }

  /// How soon a second tap on shift locks it (KT5).
  static let doubleTapInterval = Duration.milliseconds(300)

  private(set) var plane: KeyPlane
  private(set) var shift = Shift.off
  private var lastShiftTap: VirtualClock.Instant?

  init(plane: KeyPlane) {
    self.plane = plane
  }

  /// Whether letters are typed as capitals.
  var isShifted: Bool { shift != .off }

  /// A key was hit; returns what it does to the text. Space, return and the apostrophe lead back to the letters (KT9).
  mutating func hit(_ key: Key, at now: VirtualClock.Instant) -> Effect? {
    switch key.kind {
    case .character:
      let text = plane == .letters && isShifted ? key.label.uppercased() : key.label
      if case .on = shift { shift = .off }
      if key.label == "'" { plane = .letters }
      return .type(text)
    case .space:
      plane = .letters
      return .type(" ")
    case .return:
      plane = .letters
      return .return
    case .delete:
      return .delete
    case .shift:
      hitShift(at: now)
      return nil
    case .plane(let other):
      plane = other
      return nil
    case .globe, .empty:
      return nil
    }
  }

  /// Turns shift on or off by itself, by the text before the caret (KT2, KT3). What a person chose stays.
  mutating func adjustShift(to type: TextAutocapitalizationType, textBefore text: Substring) {
    let wantsCapital = type.wantsCapital(after: text)
    switch shift {
    case .off where wantsCapital: shift = .on(isAutomatic: true)
    case .on(isAutomatic: true) where !wantsCapital: shift = .off
    default: break
    }
  }

  private mutating func hitShift(at now: VirtualClock.Instant) {
    let isDouble = lastShiftTap.map { $0.duration(to: now) <= Self.doubleTapInterval } ?? false
    if isDouble, shift != .locked {
      shift = .locked
      lastShiftTap = nil
    } else {
      shift = shift == .off ? .on(isAutomatic: false) : .off
      lastShiftTap = now
    }
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
