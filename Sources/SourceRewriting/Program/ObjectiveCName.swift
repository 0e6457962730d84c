/// Names of methods and properties in Objective-C, by Swift's rules.
package enum ObjectiveCName {
  /// The selector of a method: `tapped:` of `tapped(_:)`, `tappedWithSender:` of `tapped(sender:)`.
  package static func selector(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      // A preposition in the label, or at the end of the name, takes the place of "With".
      let needsWith = !startsWithPreposition(first) && !endsWithPreposition(base)
      name += (needsWith ? "With" : "") + capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  /// The selector of a full name, `tapped(_:for:)`.
  package static func selector(fullName: String) -> String {
    guard let open = fullName.firstIndex(of: "(") else { return fullName }
    let labels = fullName[fullName.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return selector(String(fullName[..<open]), labels: labels)
  }

  /// The selector of a property's setter: `setName:` of `name`.
  package static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func startsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }))
  }

  private static func endsWithPreposition(_ base: String) -> Bool {
    guard let index = base.lastIndex(where: \.isUppercase) else { return prepositions.contains(base) }
    return prepositions.contains(base[index...].lowercased())
  }
}

extension FileIndex.Member {
  /// The method's selector, or the property's name.
  package var selector: String {
    if let objcName { return objcName }
    return kind == .property ? name : ObjectiveCName.selector(baseName, labels: labels)
  }

  /// The names of the parameters in generated calls, `_: , for: `.
  package func call(_ arguments: [String]) -> String {
    let list = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(baseName)(\(list.joined(separator: ", ")))"
  }
}
