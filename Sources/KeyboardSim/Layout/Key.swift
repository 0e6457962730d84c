import Foundation

/// A key: its action, and its frame in the keys' area, in points.
public struct Key: Hashable, Sendable {
  /// The action of a key.
  public enum Kind: Hashable, Sendable {
    /// Types its ``Key/text``.
    case character
    /// Types a space.
    case space
    /// Types a tab.
    case tab
    /// Acts as the return key.
    case `return`
    /// Deletes backwards, repeatedly while it is held down (KT11).
    case delete
    /// Turns shift on or off, or locks it.
    case shift
    /// Locks shift, or turns it off.
    case capsLock
    /// Changes to another plane of keys.
    case plane(KeyPlane)
    /// Changes to the next keyboard that is switched on (KN20).
    case globe
    /// Changes to the emoji keyboard if it is switched on.
    case emoji
    /// Does nothing, because dictation isn't simulated.
    case dictation
    /// Undoes the last change.
    case undo
    /// Moves the caret one character to the left.
    case cursorLeft
    /// Moves the caret one character to the right.
    case cursorRight
    /// Hides the keyboard: the first responder resigns.
    case hide
    /// An empty cell, which takes touches and does nothing (KT20).
    case empty
  }

  /// The key's name: the character it types without shift, or a word such as `delete`.
  public let label: String
  /// The key's action.
  public let kind: Kind
  /// The key's frame, from the top left of the keys' area.
  public let frame: CGRect
  /// The text that a key of kind `character` types without shift: its label, unless that is a word (KL9).
  public let text: String
  /// The telephone letters under a digit (KL9).
  public let letters: String

  init(_ label: String, _ kind: Kind, _ frame: CGRect, text: String? = nil, letters: String = "") {
    self.label = label
    self.kind = kind
    self.frame = frame
    self.text = text ?? label
    self.letters = letters
  }

  /// The text that the key types while shift is on.
  var shiftedText: String {
    let capital = text.uppercased()
    return text.count == 1 && capital.count == 1 ? capital : text
  }
}

/// A set of keys that are shown together.
public enum KeyPlane: String, Hashable, Sendable, CaseIterable {
  /// Letters.
  case letters
  /// Digits and punctuation; the first plane of digit pads.
  case numbers
  /// Brackets, currencies and other signs; the other plane of a phone pad.
  case symbols
}

/// All keys of a keyboard, plane by plane.
package struct KeyboardLayout: Hashable, Sendable {
  /// The layout's name, as in UIKit's logs (KL16).
  package let name: String
  /// The plane that is shown first.
  package var firstPlane: KeyPlane
  /// The keys of each plane; a number pad has one plane only.
  package let planes: [KeyPlane: [Key]]

  /// Returns the plane itself if the layout has it, or else the first one.
  func present(_ plane: KeyPlane) -> KeyPlane {
    plane == firstPlane || planes[plane] == nil ? firstPlane : plane
  }

  /// Returns the keys of a plane, or of the first one if the layout doesn't have it.
  func keys(on plane: KeyPlane) -> [Key] {
    planes[present(plane)] ?? []
  }

  /// Returns the plane with a key for `character`: the present one if possible, else the first that has it.
  func plane(for character: TypedCharacter, startingAt present: KeyPlane) -> KeyPlane? {
    if types(character, on: present) { return present }
    return KeyPlane.allCases.first { types(character, on: $0) }
  }

  private func types(_ character: TypedCharacter, on plane: KeyPlane) -> Bool {
    planes[plane]?.contains { $0.types(character) } ?? false
  }

  /// Returns the name of a plane, as in UIKit's keyboards (KL16).
  func planeName(_ plane: KeyPlane, isShifted: Bool) -> String {
    let hasLetters = planes[.letters] != nil
    switch present(plane) {
    case .letters: return isShifted ? "Capital-Letters" : "Small-Letters"
    case .numbers where name.hasSuffix("NamePhonePad"): return "Numbers"
    case .numbers: return hasLetters ? "Numbers-And-Punctuation" : "Default"
    case .symbols: return hasLetters ? "Numbers-And-Punctuation-Alternate" : "Alternate"
    }
  }
}

/// A character to type, and its lowercase form.
struct TypedCharacter {
  let text: String
  let lowercase: String

  init(_ character: Character) {
    text = String(character)
    lowercase = character.lowercased()
  }
}

extension Key {
  /// Whether the key types `character`, with or without shift.
  func types(_ character: TypedCharacter) -> Bool {
    switch kind {
    case .character: text == character.lowercase || text == character.text
    case .space: character.text == " "
    case .tab: character.text == "\t"
    case .return: character.text == "\n"
    default: false
    }
  }
}
