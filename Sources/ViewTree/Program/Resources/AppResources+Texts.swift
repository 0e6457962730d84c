import Foundation
import InterfaceFiles
import Simulation
import Synchronization

/// The texts of the app's tables: the files `Table.stringsdict`, `Table.strings` and `Table.xcstrings`.
extension AppResources {
  private static let tables = Mutex<[URL: [String: LocalizedText]]>([:])
  private static let catalogs = Mutex<[String: StringCatalog?]>([:])

  /// Returns the text of a key in the user's language: of the app's tables for the main bundle, of the
  /// bundle's own for another; nil if there is none.
  ///
  /// In each of the languages, a catalog comes first, then the texts with rules, then the plain ones. A text
  /// with rules is a format with its forms `other`; ``formatted(_:_:locale:)`` knows the rules.
  ///
  /// - Parameter table: The name of the file without extension; nil or empty for `Localizable`.
  package static func text(_ key: String, table: String?, in bundle: Bundle) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let situation = situation()
    let folders =
      isMain(bundle) ? folders(first: situation.modules) : [bundle.resourceURL ?? bundle.bundleURL]
    for folder in folders {
      let catalog = catalog(name, in: folder, situation)
      for language in situation.languages + [""] {
        let isNamed = !["", "Base"].contains(language)
        let known = isNamed ? language : situation.region
        if let text = catalog?.text(key, language: language) { return KnownTexts.note(text, known) }
        for type in ["stringsdict", "strings"] {
          let path = Self.path("\(name).\(type)", in: folder, [language], needsLanguage: !language.isEmpty)
          guard let path else { continue }
          let file = folder.appendingPathComponent(path)
          if let text = texts(of: file, situation.device)[key] { return KnownTexts.note(text, known) }
        }
      }
      if let catalog, let text = catalog.text(key, language: catalog.sourceLanguage) {
        return KnownTexts.note(text, catalog.sourceLanguage)
      }
    }
    return nil
  }

  /// Returns a text of a table that has rules with its arguments; nil for any other text.
  package static func formatted(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String? {
    guard let known = KnownTexts.text(format) else { return nil }
    return known.text.formatted(arguments, language: known.language, locale: locale)
  }

  /// The language of the last call on the main thread.
  package static var language: String { situation().languages[0] }

  /// The texts of a file. A mistake in it is reported once, with its position, and the file has none then.
  private static func texts(of file: URL, _ device: String) -> [String: LocalizedText] {
    let isRules = file.pathExtension == "stringsdict"
    let key = isRules ? file.appendingPathComponent(device) : file
    if let known = tables.withLock({ $0[key] }) { return known }
    var texts: [String: LocalizedText] = [:]
    do {
      let data = try Data(contentsOf: file)
      if isRules {
        texts = try StringRules.read(data, file: file.lastPathComponent, device: device)
      } else if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
        // A compiled file is a property list.
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        texts = (list as? [String: String] ?? [:]).mapValues { LocalizedText($0) }
      } else {
        texts = try InterfaceTexts.read(data, file: file.lastPathComponent).mapValues { LocalizedText($0) }
      }
    } catch { Problem.report("\(error)") }
    tables.withLock { $0[key] = texts }
    return texts
  }

  // MARK: Catalogs

  /// Returns the catalog of a table in the resources of a target; nil if there is none.
  ///
  /// Xcode refuses a second catalog of the name in a target, and other tables of the name beside one; here
  /// each is reported once, and the first catalog is used.
  private static func catalog(_ name: String, in folder: URL, _ situation: Situation) -> StringCatalog? {
    let file = "\(name).xcstrings"
    guard let paths = listing(of: folder)[file]?.filter({ !$0.contains(".lproj/") }).sorted(),
      let path = paths.first
    else { return nil }
    return catalog(folder.appendingPathComponent(path), situation.device) {
      let tables = ["strings", "stringsdict"].flatMap { listing(of: folder)["\(name).\($0)"] ?? [] }
      for other in paths.dropFirst() + tables.sorted() {
        Problem.report("\(file): expected no other table of this name in the target, found \(other)")
      }
    }
  }

  /// Returns a catalog; nil if it can't be read, which is reported once, as its other problems are.
  ///
  /// - Parameter check: A check of the files around it, before it is read for the first time.
  static func catalog(_ file: URL, _ device: String, check: () -> Void = {}) -> StringCatalog? {
    let key = "\(device) \(file.path)"
    if let known = catalogs.withLock({ $0[key] }) { return known }
    check()
    var catalog: StringCatalog?
    do {
      let data = try Data(contentsOf: file)
      let read = try StringCatalog(data, file: file.lastPathComponent, device: device)
      for warning in read.warnings {
        Problem.warn("\(warning.file):\(warning.line):\(warning.column): warning: \(warning.text)")
      }
      for mistake in read.mistakes { Problem.report("\(mistake)") }
      catalog = read
    } catch { Problem.report("\(error)") }
    catalogs.withLock { $0[key] = .some(catalog) }
    return catalog
  }
}

extension AppResources.Situation {
  /// The key of the device in tables.
  var device: String { isPad ? "ipad" : "iphone" }
}

/// The texts with rules that the app has asked for, by the strings that it has got.
///
/// A string can't carry rules as Foundation's own does on a device, so that the string itself is the key: the
/// format with the forms `other`, which Foundation can format, too. If several texts have the same string and
/// different rules, all but the first end with a mark that isn't visible.
private enum KnownTexts {
  struct Known: Hashable, Sendable {
    let text: LocalizedText
    let language: String
  }

  private static let known = Mutex<(texts: [String: Known], strings: [Known: String])>(([:], [:]))

  /// Returns the string for a text.
  static func note(_ text: LocalizedText, _ language: String) -> String {
    guard !text.rules.isEmpty else { return text.format }
    return known.withLock { known in
      let key = Known(text: text, language: language)
      if let string = known.strings[key] { return string }
      var string = text.plainFormat
      if known.texts[string] != nil {
        let marks: [Character] = ["\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}"]
        string += String(known.texts.count, radix: 4).compactMap(\.wholeNumberValue).map { marks[$0] }
      }
      known.texts[string] = key
      known.strings[key] = string
      return string
    }
  }

  static func text(_ string: String) -> Known? { known.withLock { $0.texts[string] } }
}
