extension Key {
  /// The letters with accents that a held key offers, on the English keyboard (KT8; which they are is assumed).
  private static let accents = [
    "e": "èéêëēėę", "y": "ÿ", "u": "ûüùúū", "i": "îïíīįì", "o": "ôöòóœøōõ", "a": "àáâäæãåā", "s": "ßśš",
    "l": "ł",
    "z": "žźż", "c": "çćč", "n": "ñń",
  ].mapValues { $0.map(String.init) }

  /// What the key offers while it is held: its own character first; nothing if that is all.
  var choices: [String] {
    guard kind == .character, let accents = Key.accents[text] else { return [] }
    return [text] + accents
  }

  /// The same key, typing another character.
  func typing(_ text: String) -> Key { Key(label, kind, frame, text: text, letters: letters) }
}
