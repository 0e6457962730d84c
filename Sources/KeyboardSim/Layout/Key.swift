import Foundation

/// One key: what it does, and where it is in the keys' area, in points.
public struct Key: Hashable, Sendable {
  /// What a key does.
  public enum Kind: Hashable, Sendable {
    /// Types its ``Key/text``.
    case character
    /// Types a space.
    case space
    /// Types a tabulator.
    case tab
    /// Is the return key.
    case `return`
    /// Deletes backwards; while it is held down, again and again (KT11).
    case delete
    /// Turns shift on, off, or locks it.
    case shift
    /// Locks shift, or turns it off.
    case capsLock
    /// Changes to another plane of keys.
    case plane(KeyPlane)
    /// Changes to the next of the keyboards that are switched on (KN20).
    case globe
    /// Changes to the emoji keyboard, if it is switched on.
    case emoji
    /// Begins dictation; there is none here, so it does nothing.
    case dictation
    /// Takes back the last change.
    case undo
    /// Moves the caret by one character to the left.
    case cursorLeft
    /// Moves the caret by one character to the right.
    case cursorRight
    /// Sends the keyboard away: the first responder resigns.
    case hide
    /// Is a place without a key, which takes touches and does nothing (KT20).
    case empty
  }

  /// What the key is called: the character it types without shift, or a word such as `delete`.
  public let label: String
  /// What the key does.
  public let kind: Kind
  /// Where the key is drawn, from the top left of the keys' area.
  public let frame: CGRect
  /// What a key of kind `character` types without shift: its label, unless that is a word (KL9).
  public let text: String
  /// The letters of a telephone under a digit (KL9).
  public let letters: String

  init(_ label: String, _ kind: Kind, _ frame: CGRect, text: String? = nil, letters: String = "") {
    self.label = label
    self.kind = kind
    self.frame = frame
    self.text = text ?? label
    self.letters = letters
  }

  /// What the key types while shift is on.
  var shiftedText: String {
    let capital = text.uppercased()
    return text.count == 1 && capital.count == 1 ? capital : text
  }
}

/// A set of keys that are seen together.
public enum KeyPlane: String, Hashable, Sendable, CaseIterable {
  /// Letters.
  case letters
  /// Digits and punctuation; the plane that pads of digits begin with.
  case numbers
  /// Brackets, currencies and other signs; the other plane of a phone pad.
  case symbols
}

/// All keys of a keyboard, plane by plane.
package struct KeyboardLayout: Hashable, Sendable {
  /// The layout's name, as UIKit's logs have it (KL16).
  package let name: String
  /// The plane that is seen first.
  package var firstPlane: KeyPlane
  /// The keys of each plane; a number pad has one plane only.
  package let planes: [KeyPlane: [Key]]

  /// Returns the plane itself if the layout has it, or else the first one.
  func present(_ plane: KeyPlane) -> KeyPlane {
    plane == firstPlane || planes[plane] == nil ? firstPlane : plane
  }

  /// Returns the keys of a plane; of the first one if the layout does not have it.
  func keys(on plane: KeyPlane) -> [Key] {
    planes[present(plane)] ?? []
  }

  /// Returns the plane on which a key for `character` is: the present one if possible, else in the order of planes.
  func plane(for character: TypedCharacter, startingAt present: KeyPlane) -> KeyPlane? {
    if types(character, on: present) { return present }
    return KeyPlane.allCases.first { types(character, on: $0) }
  }

  private func types(_ character: TypedCharacter, on plane: KeyPlane) -> Bool {
    planes[plane]?.contains { $0.types(character) } ?? false
  }

  /// The name of a plane, as UIKit's keyboards have it (KL16).
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

/// A character that somebody wants to type, and what it is without shift.
struct TypedCharacter {
  let text: String
  let lowercase: String

  init(_ character: Character) {
    text = String(character)
    lowercase = character.lowercased()
  }
}

extension Key {
  /// Whether the key, with or without shift, types `character`.
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
