import Foundation

/// Reads the texts that depend on numbers, on the device or on a width: a file `Table.stringsdict`.
package enum StringRules {
  /// Returns the texts by their keys. Of texts for several widths, the one for the largest is taken.
  ///
  /// - Parameters:
  ///   - data: The file, a property list.
  ///   - file: The name of the file, for errors.
  ///   - device: The key of the device: `iphone` or `ipad`.
  package static func read(_ data: Data, file: String, device: String) throws -> [String: LocalizedText] {
    func fail(_ text: String) -> InterfaceFileError {
      InterfaceFileError(file: file, line: 1, column: 1, element: nil, text: text)
    }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw fail("expected a property list")
    }
    guard let entries = list as? [String: Any] else { throw fail("expected a dictionary of texts") }
    return try entries.mapValues { try text($0, device) }.compactMapValues { $0 }

    func text(_ value: Any, _ device: String) throws -> LocalizedText? {
      if let text = value as? String { return LocalizedText(text) }
      guard let values = value as? [String: Any] else { throw fail("expected a text or a dictionary") }
      if let devices = values["NSStringDeviceSpecificRuleType"] as? [String: Any] {
        return try (devices[device] ?? devices["other"]).flatMap { try text($0, device) }
      }
      if let widths = values["NSStringVariableWidthRuleType"] as? [String: Any] {
        let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
        return try widest.flatMap { try text($0.value, device) }
      }
      guard let format = values["NSStringLocalizedFormatKey"] as? String else {
        throw fail("expected the key NSStringLocalizedFormatKey")
      }
      var rules: [String: LocalizedText.Rule] = [:]
      for (name, value) in values where name != "NSStringLocalizedFormatKey" {
        guard let parts = value as? [String: Any] else {
          throw fail("expected the rule \"\(name)\" to be a dictionary")
        }
        let type = parts["NSStringFormatSpecTypeKey"] as? String
        guard type == "NSStringPluralRuleType" else {
          throw fail("expected NSStringPluralRuleType in the rule \"\(name)\", found \(type ?? "none")")
        }
        var rule = LocalizedText.Rule(
          specifier: parts["NSStringFormatValueTypeKey"] as? String ?? "ld",
          forms: [:]
        )
        for category in PluralCategory.allCases {
          rule.forms[category] = parts[category.rawValue] as? String
        }
        rules[name] = rule
      }
      return LocalizedText(format, rules: rules)
    }
  }
}
