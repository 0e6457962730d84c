import Foundation
import Simulation
import ViewTree

extension String {
  /// Creates the text of a key in the simulated user's language, with its values formatted in a locale.
  ///
  /// The text comes from the same tables as that of `NSLocalizedString`, with the words for its numbers, in
  /// string catalogs and `.stringsdict` files; without one, it is the key's own.
  /// Numbers have the separators of the locale, and `Double` six digits behind the point, as with Foundation:
  /// `"\(1234.5) km"` is `1,234.500000 km`.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its values.
  ///   - table: The name of the file `Table.strings`; nil or empty for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - locale: The locale of the values; nil for that of the simulated user's language.
  ///   - comment: The comment for translators.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = TableText.make(keyAndValue.key, keyAndValue, table, bundle, locale, nil)
  }

  /// Creates the text of a key, or that of a default value.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = TableText.make("\(key)", defaultValue, table, bundle, locale, nil)
  }

  /// Creates the text of a key whose placeholders are replaced by the values of the options.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: String.LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = TableText.make(keyAndValue.key, keyAndValue, table, bundle, locale, options)
  }

  /// Creates the text of a key, or that of a default value, with the values of the options.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = TableText.make("\(key)", defaultValue, table, bundle, locale, options)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = TableText.make(
      resource.key,
      resource.defaultValue,
      resource.table,
      resource.bundle.bundle,
      resource.storedLocale,
      nil
    )
  }

  /// Creates the text of a resource with the values of the options.
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self = TableText.make(
      resource.key,
      resource.defaultValue,
      resource.table,
      resource.bundle.bundle,
      resource.storedLocale,
      options
    )
  }
}

/// Texts from tables, with values.
private enum TableText {
  static func make(
    _ key: String,
    _ value: String.LocalizationValue,
    _ table: String?,
    _ bundle: Bundle?,
    _ locale: Locale?,
    _ options: String.LocalizationOptions?
  ) -> String {
    let bundle = bundle ?? .main
    let text =
      AppResources.text(key, table: table, in: bundle)
      ?? bundle.localizedString(forKey: key, value: value.key, table: table)
    guard !value.arguments.isEmpty else { return text }
    let locale = locale ?? UserLocale.current
    var replacements = (options?.replacements ?? [])[...]
    let arguments = value.arguments.map { argument -> any CVarArg in
      if let value = argument.value(in: locale) { return value }
      guard let next = replacements.popFirst() else {
        programmerError("the options of the text \"\(key)\" have no replacement for each placeholder")
      }
      return next
    }
    // The plural rules are those of the text's language, whatever the locale of the values is.
    return AppResources.formatted(text, arguments, locale: locale)
      ?? String(format: text, locale: locale, arguments: arguments)
  }
}
