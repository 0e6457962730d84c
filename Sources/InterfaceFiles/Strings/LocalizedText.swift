import Foundation

/// A text of a table of an app, with the rules by which numbers choose its parts.
package struct LocalizedText: Hashable, Sendable {
  /// A part of a text that depends on a number.
  package struct Rule: Hashable, Sendable {
    /// The number of the argument, from 1; nil for the next one.
    package var argument: Int?
    /// The conversion of the argument without its percent sign, such as `lld`.
    package var specifier: String
    /// The texts by their plural categories.
    package var forms: [PluralCategory: String]

    /// Creates a rule.
    package init(argument: Int? = nil, specifier: String, forms: [PluralCategory: String]) {
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
    }
  }

  /// The text, in which `%#@name@` stands for the part with a rule of this name.
  package var format: String
  /// The rules by the names of their parts.
  package var rules: [String: Rule]

  /// Creates a text.
  package init(_ format: String, rules: [String: Rule] = [:]) {
    self.format = format
    self.rules = rules
  }

  /// Returns the text with the arguments in the places of its conversions.
  ///
  /// A part with a rule is replaced by the form for the argument's plural category in the language; 0 has the
  /// form `zero` in every language that has one, and without a form of the category that of `other` is taken.
  /// In a form, `%arg` and the first conversion without a number stand for this argument. A conversion
  /// without an argument is left as it is.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - language: The language of the text.
  ///   - locale: The locale of numbers; nil for none.
  package func formatted(_ arguments: [any CVarArg], language: String, locale: Locale?) -> String {
    var writer = Writer(text: self, arguments: arguments, language: language, locale: locale)
    return writer.expand(format, from: 0, own: nil).text
  }

  /// The text as a format without rules: with the forms `other`, and the numbers of the arguments in all
  /// conversions.
  package var plainFormat: String {
    guard !rules.isEmpty else { return format }
    var writer = Writer(text: self, arguments: nil, language: "", locale: nil)
    return writer.expand(format, from: 0, own: nil).text
  }

  /// A conversion: the number of its argument, and the rest after the percent sign.
  static var conversion: Regex<(Substring, Substring?, Substring)> {
    /%(?:(\d+)\$)?([\-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z])/
  }

  /// The value of an argument as a number; nil for an object.
  package static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let number as any BinaryInteger: Double("\(number)")
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// Writes a text with its arguments.
private struct Writer {
  let text: LocalizedText
  /// The arguments; nil to write their conversions.
  let arguments: [any CVarArg]?
  let language: String
  let locale: Locale?
  private var depth = 0

  init(text: LocalizedText, arguments: [any CVarArg]?, language: String, locale: Locale?) {
    self.text = text
    self.arguments = arguments
    self.language = language
    self.locale = locale
  }

  /// Returns the text of a format, and the index of the argument after those that it has used.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - start: The index of the argument of the first conversion without a number.
  ///   - own: The rule whose form this is, with the index of its argument.
  mutating func expand(
    _ format: String,
    from start: Int,
    own: (rule: LocalizedText.Rule, index: Int)?
  ) -> (text: String, next: Int) {
    depth += 1
    defer { depth -= 1 }
    var result = ""
    var next = start
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += arguments == nil ? "%%" : "%"
        rest = rest.dropFirst(2)
      } else if let own, rest.hasPrefix("%arg") {
        result += write("%" + own.rule.specifier, own.index) ?? "%arg"
        rest = rest.dropFirst(4)
      } else if let match = rest.prefixMatch(of: /%(?:(\d+)\$)?#@([^@%]+)@/) {
        let rule = text.rules[String(match.2)]
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? rule?.argument.map { $0 - 1 } ?? next
        if let rule, let part = part(rule, index) {
          result += part.text
          if match.1 == nil, rule.argument == nil { next = max(next + 1, part.next) }
        } else {
          result += match.0
        }
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: LocalizedText.conversion) {
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        result += write("%" + match.2, index) ?? String(match.0)
        if match.1 == nil { next += 1 }
        rest = rest[match.range.upperBound...]
      } else {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return (result + rest, next)
  }

  private mutating func part(_ rule: LocalizedText.Rule, _ index: Int) -> (text: String, next: Int)? {
    guard depth < 20 else { return nil }
    guard let arguments else {
      return (rule.forms[.other] ?? rule.forms.values.min()).map {
        expand($0, from: index, own: (rule, index))
      }
    }
    guard arguments.indices.contains(index) else { return nil }
    guard let number = LocalizedText.number(arguments[index]) else { return nil }
    let category = PluralCategory(of: number, language: language)
    let zero = number == 0 ? rule.forms[.zero] : nil
    guard let form = zero ?? rule.forms[category] ?? rule.forms[.other] else { return nil }
    return expand(form, from: index, own: (rule, index))
  }

  /// Returns an argument as a conversion writes it; nil if there is none.
  private func write(_ conversion: String, _ index: Int) -> String? {
    guard let arguments else { return "%\(index + 1)$" + conversion.dropFirst() }
    guard arguments.indices.contains(index) else { return nil }
    let argument = arguments[index]
    if conversion.hasSuffix("@") { return "\(argument)" }
    return String(format: conversion, locale: locale, arguments: [argument])
  }
}
