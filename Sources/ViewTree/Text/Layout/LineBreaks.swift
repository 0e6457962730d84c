/// The places at which lines may be broken between two characters.
///
/// The rules are those of Unicode's line breaking algorithm (UAX #14), as far as the general categories of
/// the characters determine them: breaks after white space, after hyphens and slashes, around em dashes, and
/// between ideographs, but neither before closing nor after opening punctuation.
enum LineBreaks {
  /// Returns whether a line may end after `first` if it is followed by `second`.
  static func areAllowed(after first: Character, before second: Character) -> Bool {
    if second.isWhitespace { return false }
    if first.isWhitespace { return !first.isGlue }
    // Most pairs are letters and digits.
    if let one = first.asciiValue, let other = second.asciiValue {
      return areAllowed(after: one, before: other)
    }
    guard let last = first.unicodeScalars.last, let next = second.unicodeScalars.first else { return false }
    if last.value == 0x200B { return true }
    if next.value == 0x200B || first.isGlue || second.isGlue { return false }
    return areAllowed(after: last, before: next)
  }

  private static func areAllowed(after first: UInt8, before second: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "-"): second.isLetter
    case UInt8(ascii: "/"): second.isLetter
    default: false
    }
  }

  private static func areAllowed(after first: Unicode.Scalar, before second: Unicode.Scalar) -> Bool {
    if isClosing(second) || isOpening(first) { return false }
    if isHyphen(second) { return false }
    if isHyphen(first) { return !(second.properties.generalCategory == .decimalNumber) }
    if first.value == 0x2014 || second.value == 0x2014 { return true }
    let (one, other) = (isIdeographic(first), isIdeographic(second))
    return one && other || one && !isNonStarter(second) && isOpeningOrLetter(second)
      || other && isClosingOrLetter(first)
  }

  /// Whether the scalar is a hyphen or a dash after which lines may be broken.
  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar.value == 0x2010 || scalar.value == 0x2013 || scalar.value == 0xAD
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .nonspacingMark, .enclosingMark, .spacingMark: true
    default: isNonStarter(scalar)
    }
  }

  /// Whether no line begins with the scalar: closing signs, small kana and marks of repetition.
  private static func isNonStarter(_ scalar: Unicode.Scalar) -> Bool { nonStarters.contains(scalar) }

  private static let nonStarters = Set(
    "!,.:;?、。，．：；？！・‥…ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ゛゜％%°".unicodeScalars
  )

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isEastAsian || scalar.properties.isEmojiPresentation
  }

  private static func isOpeningOrLetter(_ scalar: Unicode.Scalar) -> Bool {
    isOpening(scalar) || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isClosingOrLetter(_ scalar: Unicode.Scalar) -> Bool {
    isClosing(scalar) || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

extension Character {
  /// Whether no line is broken before or after the character: no-break spaces, hyphens and joiners.
  fileprivate var isGlue: Bool {
    switch unicodeScalars.first?.value {
    case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
