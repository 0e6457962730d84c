import Foundation
import Simulation
import Synchronization
import ViewTree

/// The files with texts whose words depend on numbers.
enum PluralTables {
  private static let files = Mutex<[URL: Contents]>([:])

  /// The contents of a file, a property list or JSON.
  private struct Contents: @unchecked Sendable {
    let values: [String: Any]
  }

  private static func contents(_ name: String?, _ type: String, _ bundle: Bundle) -> [String: Any]? {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let url =
      AppResources.isMain(bundle)
      ? AppResources.url(name, type) : bundle.url(forResource: .some(name), withExtension: type)
    guard let url else { return nil }
    if let known = files.withLock({ $0[url] }) { return known.values }
    var values: [String: Any] = [:]
    do {
      let data = try Data(contentsOf: url)
      let object =
        type == "xcstrings"
        ? try JSONSerialization.jsonObject(with: data)
        : try PropertyListSerialization.propertyList(from: data, format: nil)
      values = object as? [String: Any] ?? [:]
    } catch { Problem.report("\(url.lastPathComponent): \(error)") }
    let contents = Contents(values: values)
    files.withLock { $0[url] = contents }
    return values
  }

  // MARK: Dictionaries

  /// Returns the text of a key of a file `Table.stringsdict`; nil if there is none.
  static func dictionaryText(_ key: String, _ table: String?, _ bundle: Bundle) -> PluralText? {
    guard let entry = contents(table, "stringsdict", bundle)?[key] as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    var text = PluralText(format: format)
    for (name, value) in entry {
      guard let value = value as? [String: Any] else { continue }
      text.variables[name] = PluralText.Variable(
        specifier: value["NSStringFormatValueTypeKey"] as? String ?? "d",
        forms: value.compactMapValues { $0 as? String }
      )
    }
    return text
  }

  // MARK: Catalogs

  /// Returns the text of a key of a string catalog `Table.xcstrings`; nil if there is none in the user's
  /// language or the catalog's own.
  ///
  /// - Parameter number: The first number of the text's values.
  static func catalogText(_ key: String, _ table: String?, _ bundle: Bundle, _ number: Double?) -> PluralText?
  {
    guard let catalog = contents(table, "xcstrings", bundle),
      let entry = (catalog["strings"] as? [String: Any])?[key] as? [String: Any],
      let localizations = entry["localizations"] as? [String: Any]
    else { return nil }
    let locale = UserLocale.current
    let short = locale.language.languageCode?.identifier
    let languages = [locale.identifier(.bcp47), short, catalog["sourceLanguage"] as? String].compactMap { $0 }
    guard let language = languages.first(where: { localizations[$0] != nil }),
      let localization = localizations[language] as? [String: Any]
    else { return nil }
    return text(localization, number ?? 0, Locale(identifier: language))
  }

  private static func text(_ localization: [String: Any], _ number: Double, _ locale: Locale) -> PluralText? {
    if let unit = localization["stringUnit"] as? [String: Any], let value = unit["value"] as? String {
      var text = PluralText(format: value)
      for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
        guard let value = value as? [String: Any] else { continue }
        text.variables[name] = variable(value)
      }
      return text
    }
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    if let forms = variations["plural"] as? [String: Any] {
      let category = UnicodeLibrary.pluralCategory(of: number, in: locale)
      let form = (number == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"]
      return (form as? [String: Any]).flatMap { text($0, number, locale) }
    }
    let devices = variations["device"] as? [String: Any] ?? [:]
    let isPad = SimulationContext.onAnyThread?.device.idiom == .pad
    return ((devices[isPad ? "ipad" : "iphone"] ?? devices["other"]) as? [String: Any]).flatMap {
      text($0, number, locale)
    }
  }

  private static func variable(_ substitution: [String: Any]) -> PluralText.Variable {
    let variations = substitution["variations"] as? [String: Any]
    let forms = (variations?["plural"] as? [String: Any] ?? [:]).compactMapValues { form in
      ((form as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    return PluralText.Variable(
      argument: substitution["argNum"] as? Int,
      specifier: substitution["formatSpecifier"] as? String ?? "lld",
      forms: forms
    )
  }
}
