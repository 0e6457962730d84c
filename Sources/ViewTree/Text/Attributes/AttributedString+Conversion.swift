import Foundation

/// An attribute in both kinds of attributed strings.
private struct ConvertedAttribute {
  let key: NSAttributedString.Key
  /// Returns the value for `NSAttributedString`, or nil.
  let get: (AttributeContainer) -> Any?
  /// Sets a value of `NSAttributedString`; returns whether it has the right type.
  let set: (Any, inout AttributeContainer) -> Bool

  init<K: AttributedStringKey>(
    _ type: K.Type,
    _ key: NSAttributedString.Key,
    to: @escaping (K.Value) -> Any = { $0 },
    from: @escaping (Any) -> K.Value? = { $0 as? K.Value }
  ) where K.Value: Sendable {
    self.key = key
    get = { $0[K.self].map(to) }
    set = { value, container in
      guard let value = from(value) else { return false }
      container[K.self] = value
      return true
    }
  }

  static func number<K: AttributedStringKey>(_ type: K.Type, _ key: NSAttributedString.Key)
    -> ConvertedAttribute where K.Value == CGFloat
  {
    ConvertedAttribute(type, key) {
      $0
    } from: {
      ($0 as? CGFloat) ?? ($0 as? Double).map { CGFloat($0) } ?? ($0 as? Int).map { CGFloat($0) }
        ?? ($0 as? NSNumber).map { CGFloat($0.doubleValue) }
    }
  }

  static func line<K: AttributedStringKey>(_ type: K.Type, _ key: NSAttributedString.Key)
    -> ConvertedAttribute where K.Value == UnderlineStyle
  {
    ConvertedAttribute(type, key) {
      $0.rawValue
    } from: {
      let number = ($0 as? Int) ?? ($0 as? NSNumber)?.intValue
      return number.map { UnderlineStyle(rawValue: $0) } ?? $0 as? UnderlineStyle
    }
  }

  static var all: [ConvertedAttribute] {
    typealias Scope = AttributeScopes.UIKitAttributes
    return [
      .init(Scope.FontAttribute.self, .font),
      .init(Scope.ParagraphStyleAttribute.self, .paragraphStyle),
      .init(Scope.ForegroundColorAttribute.self, .foregroundColor),
      .init(Scope.BackgroundColorAttribute.self, .backgroundColor),
      .init(Scope.LigatureAttribute.self, .ligature) {
        $0
      } from: {
        ($0 as? Int) ?? ($0 as? NSNumber)?.intValue
      },
      .number(Scope.KernAttribute.self, .kern),
      .number(Scope.TrackingAttribute.self, .tracking),
      .line(Scope.StrikethroughStyleAttribute.self, .strikethroughStyle),
      .init(Scope.StrikethroughColorAttribute.self, .strikethroughColor),
      .line(Scope.UnderlineStyleAttribute.self, .underlineStyle),
      .init(Scope.UnderlineColorAttribute.self, .underlineColor),
      .init(Scope.StrokeColorAttribute.self, .strokeColor),
      .number(Scope.StrokeWidthAttribute.self, .strokeWidth),
      .init(Scope.ShadowAttribute.self, .shadow),
      .init(Scope.TextEffectAttribute.self, .textEffect),
      .init(Scope.AttachmentAttribute.self, .attachment),
      .number(Scope.BaselineOffsetAttribute.self, .baselineOffset),
      .number(Scope.ObliquenessAttribute.self, .obliqueness),
      .number(Scope.ExpansionAttribute.self, .expansion),
      .init(Scope.TextItemTagAttribute.self, .textItemTag),
      link,
    ]
  }

  static var link: ConvertedAttribute {
    ConvertedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self, .link) {
      $0
    } from: {
      $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) }
    }
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit and Foundation among some; others are dropped.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in ConvertedAttribute.all {
      if let value = dictionary[attribute.key] { _ = attribute.set(value, &self) }
    }
  }

  fileprivate init(checking dictionary: [NSAttributedString.Key: Any], _ attributes: [ConvertedAttribute])
    throws
  {
    self.init()
    for attribute in attributes {
      guard let value = dictionary[attribute.key] else { continue }
      guard attribute.set(value, &self) else { throw CocoaError(.coderInvalidValue) }
    }
  }

  fileprivate func dictionary(_ attributes: [ConvertedAttribute]) -> [NSAttributedString.Key: Any] {
    var dictionary: [NSAttributedString.Key: Any] = [:]
    for attribute in attributes { dictionary[attribute.key] = attribute.get(self) }
    return dictionary
  }
}

extension [NSAttributedString.Key: Any] {
  /// Creates the attributes of UIKit and Foundation in a container; others are dropped.
  public init(_ container: AttributeContainer) { self = container.dictionary(ConvertedAttribute.all) }
}

extension NSAttributedString {
  /// Creates a text with the attributes of UIKit and Foundation; others are dropped.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: NSAttributedString.converted(attrStr, ConvertedAttribute.all))
  }

  /// Creates a text with the attributes of UIKit and Foundation.
  public convenience init(
    _ attrStr: AttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(attrStr)
  }

  /// Creates a text with the attributes of UIKit and Foundation.
  public convenience init(
    _ attrStr: AttributedString,
    including scope: AttributeScopes.UIKitAttributes.Type
  ) throws {
    self.init(attrStr)
  }

  /// Creates a text with the attributes of Foundation: its links.
  public convenience init(
    _ attrStr: AttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.FoundationAttributes.Type>
  ) throws {
    self.init(attributedString: NSAttributedString.converted(attrStr, [.link]))
  }

  private static func converted(_ text: AttributedString, _ attributes: [ConvertedAttribute])
    -> NSAttributedString
  {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: run.attributes.dictionary(attributes)
        )
      )
    }
    return result
  }
}

extension AttributedString {
  /// Creates a text with the attributes of UIKit and Foundation among those of another; others, and values of
  /// another type, are dropped.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.forEachPart { self.append(AttributedString($0, attributes: AttributeContainer($1))) }
  }

  /// Creates a text with the attributes of UIKit and Foundation among those of another. Throws a `CocoaError`
  /// if a value has another type.
  public init(
    _ nsStr: NSAttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    try self.init(nsStr, including: AttributeScopes.UIKitAttributes.self)
  }

  /// Creates a text with the attributes of UIKit and Foundation among those of another. Throws a `CocoaError`
  /// if a value has another type.
  public init(_ nsStr: NSAttributedString, including scope: AttributeScopes.UIKitAttributes.Type) throws {
    try self.init(nsStr, checking: ConvertedAttribute.all)
  }

  /// Creates a text with the attributes of Foundation among those of another: its links. Throws a
  /// `CocoaError` if a value has another type.
  public init(
    _ nsStr: NSAttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.FoundationAttributes.Type>
  ) throws {
    try self.init(nsStr, checking: [.link])
  }

  private init(_ text: NSAttributedString, checking attributes: [ConvertedAttribute]) throws {
    self.init()
    try text.forEachPart {
      self.append(AttributedString($0, attributes: try AttributeContainer(checking: $1, attributes)))
    }
  }
}

extension NSAttributedString {
  /// Calls a function with the parts of equal attributes, in order.
  fileprivate func forEachPart(_ body: (String, [NSAttributedString.Key: Any]) throws -> Void) rethrows {
    let text = contents
    let string = text.string as NSString
    var place = 0
    while place < text.length {
      var range = NSRange(location: place, length: 0)
      let attributes = text.attributes(at: place, effectiveRange: &range)
      let end = max(range.end, place + 1)
      try body(string.substring(with: NSRange(location: place, length: end - place)), attributes)
      place = end
    }
  }
}
