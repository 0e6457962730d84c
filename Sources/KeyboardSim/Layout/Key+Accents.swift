extension Key {
  /// The accented letters that a held key offers on the English keyboard (KT8; the selection is assumed).
  private static let accents = [
    "e": "èéêëēėę", "y": "ÿ", "u": "ûüùúū", "i": "îïíīįì", "o": "ôöòóœøōõ", "a": "àáâäæãåā", "s": "ßśš",
    "l": "ł",
    "z": "žźż", "c": "çćč", "n": "ñń",
  ].mapValues { $0.map(String.init) }

  /// The choices while the key is held, beginning with its own character; empty if there is no other.
  var choices: [String] {
    guard kind == .character, let accents = Key.accents[text] else { return [] }
    return [text] + accents
  }

  /// Returns the same key with another character.
  func typing(_ text: String) -> Key { Key(label, kind, frame, text: text, letters: letters) }
}
