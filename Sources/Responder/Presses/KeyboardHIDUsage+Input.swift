extension KeyboardHIDUsage {
  /// Creates the key of an English keyboard that types `input`, or the key of a ``KeyCommand`` constant.
  init(typing input: String) {
    self = Self.named[input] ?? Self.letter(input) ?? .keyboardErrorUndefined
  }

  private static func letter(_ input: String) -> KeyboardHIDUsage? {
    guard let value = input.lowercased().utf8.first, input.utf8.count == 1, (97...122).contains(value) else {
      return nil
    }
    return KeyboardHIDUsage(rawValue: 4 + Int(value) - 97)
  }

  private static let named: [String: KeyboardHIDUsage] = {
    var keys: [String: KeyboardHIDUsage] = [
      KeyCommand.inputUpArrow: .keyboardUpArrow, KeyCommand.inputDownArrow: .keyboardDownArrow,
      KeyCommand.inputLeftArrow: .keyboardLeftArrow, KeyCommand.inputRightArrow: .keyboardRightArrow,
      KeyCommand.inputEscape: .keyboardEscape, "\n": .keyboardReturnOrEnter, "\r": .keyboardReturnOrEnter,
      "\t": .keyboardTab, " ": .keyboardSpacebar, "\u{8}": .keyboardDeleteOrBackspace,
      "\u{7F}": .keyboardDeleteOrBackspace,
    ]
    let rows: [(String, KeyboardHIDUsage)] = [
      ("1!", .keyboard1), ("2@", .keyboard2), ("3#", .keyboard3), ("4$", .keyboard4), ("5%", .keyboard5),
      ("6^", .keyboard6), ("7&", .keyboard7), ("8*", .keyboard8), ("9(", .keyboard9), ("0)", .keyboard0),
      ("-_", .keyboardHyphen), ("=+", .keyboardEqualSign), ("[{", .keyboardOpenBracket),
      ("]}", .keyboardCloseBracket), ("\\|", .keyboardBackslash), (";:", .keyboardSemicolon),
      ("'\"", .keyboardQuote), ("`~", .keyboardGraveAccentAndTilde), (",<", .keyboardComma),
      (".>", .keyboardPeriod), ("/?", .keyboardSlash),
    ]
    for (characters, key) in rows {
      for character in characters { keys[String(character)] = key }
    }
    return keys
  }()
}
