import Foundation

/// One key: what it does, and where it is in the keys' area, in points.
public struct Key: Hashable, Sendable {
  /// What a key does.
  public enum Kind: Hashable, Sendable {
    /// Types its label.
    case character
    /// Types a space.
    case space
    /// Is the return key.
    case `return`
    /// Deletes backwards.
    case delete
    /// Turns shift on, off, or locks it.
    case shift
    /// Changes to another plane of keys.
    case plane(KeyPlane)
    /// Changes to the next keyboard; there is only one here, so it does nothing.
    case globe
    /// Is a place without a key, which takes touches and does nothing (KT20).
    case empty
  }

  /// What the key is called: the character it types without shift, or a word such as `delete`.
  public let label: String
  /// What the key does.
  public let kind: Kind
  /// Where the key is drawn, from the top left of the keys' area.
  public let frame: CGRect
}

/// A set of keys that are seen together.
public enum KeyPlane: String, Hashable, Sendable, CaseIterable {
  /// Letters.
  case letters
  /// Digits and punctuation.
  case numbers
  /// Brackets, currencies and other signs.
  case symbols
}

/// All keys of a keyboard, plane by plane.
struct KeyboardLayout: Hashable, Sendable {
  /// The layout's name, as UIKit's logs have it (KL16).
  let name: String
  /// The plane that is seen first.
  var firstPlane: KeyPlane
  /// The keys of each plane; a pad has one plane only.
  let planes: [KeyPlane: [Key]]

  /// Returns the plane itself if the layout has it, or else the first one.
  func present(_ plane: KeyPlane) -> KeyPlane {
    planes[plane] == nil ? firstPlane : plane
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
    case .character: label == character.lowercase || label == character.text
    case .space: character.text == " "
    case .return: character.text == "\n"
    default: false
    }
  }
}
