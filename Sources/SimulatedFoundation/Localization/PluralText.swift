import Foundation

/// A text whose words depend on numbers, as in a string catalog or a `.stringsdict` file.
struct PluralText {
  /// A part of the text that depends on a number.
  struct Variable {
    /// The position of the number among the values, from 1 on; nil for that of the part in the text.
    var argument: Int?
    /// The specifier of the number without its percent sign, such as `lld`.
    var specifier: String
    /// The words by the plural category.
    var forms: [String: String]
  }

  /// The text with specifiers, and with `%#@name@` for each variable.
  var format: String
  var variables: [String: Variable] = [:]

  /// Returns the format for some values, each with the position of its value.
  ///
  /// - Parameters:
  ///   - numbers: The values, nil for those that aren't numbers.
  ///   - locale: The locale whose plural rules apply.
  func format(for numbers: [Double?], in locale: Locale) -> String {
    var next = 0
    return Self.replacing(format) { position, specifier in
      if position == nil { next += 1 }
      guard specifier.hasPrefix("#@"), specifier.hasSuffix("@"),
        let variable = variables[String(specifier.dropFirst(2).dropLast())]
      else { return "%\(position ?? next)$\(specifier)" }
      let index = position ?? variable.argument ?? next
      let number = numbers.indices.contains(index - 1) ? numbers[index - 1] ?? 0 : 0
      let words = Self.form(variable.forms, number, locale)
      return Self.replacing(words.replacing("%arg", with: "%" + variable.specifier)) {
        "%\($0 ?? index)$\($1)"
      }
    }
  }

  /// Returns the words for a number: those of zero for 0 if there are some, or those of its category.
  static func form(_ forms: [String: String], _ number: Double, _ locale: Locale) -> String {
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[UnicodeLibrary.pluralCategory(of: number, in: locale)] ?? forms["other"] ?? ""
  }

  /// Replaces each specifier but `%%`, which is given with its position, or nil, and without percent sign.
  private static func replacing(_ text: String, _ replacement: (Int?, String) -> String) -> String {
    let specifier =
      /%(?:(\d+)\$)?(#@\w+@|[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z])|%%/
    return text.replacing(specifier) { match in
      guard let rest = match.output.2 else { return "%%" }
      return replacement(match.output.1.flatMap { Int($0) }, String(rest))
    }
  }
}
