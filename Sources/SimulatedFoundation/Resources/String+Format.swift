import Foundation
import ViewTree

/// Formats with the texts of the app's tables, in the place of Foundation's methods.
///
/// A text that depends on numbers, of a file `Table.stringsdict` or a string catalog, gets the form of its
/// arguments in the language of the table. Any other format is Foundation's. An array that has the type
/// `[CVarArg]` reaches Foundation's methods, which don't know the tables: they write the form `other`.
extension String {
  /// Creates a text from a format of the app's tables.
  public init(format: String, _ arguments: any CVarArg & CustomStringConvertible...) {
    self.init(format: format, locale: nil, arguments: arguments)
  }

  /// Creates a text from a format of the app's tables, with numbers in the form of a locale.
  public init(format: String, locale: Locale?, _ arguments: any CVarArg & CustomStringConvertible...) {
    self.init(format: format, locale: locale, arguments: arguments)
  }

  /// Creates a text from a format of the app's tables.
  public init(format: String, arguments: [any CVarArg & CustomStringConvertible]) {
    self.init(format: format, locale: nil, arguments: arguments)
  }

  /// Creates a text from a format of the app's tables, with numbers in the form of a locale.
  public init(format: String, locale: Locale?, arguments: [any CVarArg & CustomStringConvertible]) {
    let arguments = arguments.map { $0 as any CVarArg }
    self =
      AppResources.formatted(format, arguments, locale: locale)
      ?? String(format: format, locale: locale, arguments: arguments)
  }

  /// Returns a text from a format of the app's tables, with numbers in the form of the user's language.
  public static func localizedStringWithFormat(
    _ format: String,
    _ arguments: any CVarArg & CustomStringConvertible...
  ) -> String {
    String(format: format, locale: Locale(identifier: AppResources.language), arguments: arguments)
  }
}
