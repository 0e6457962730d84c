import Foundation

extension Label: FontAdjusting {}

extension Label {
  /// The attributed text. If none was set, its attributes are the label's font, color and alignment.
  ///
  /// Setting it sets ``text`` and copies the font, color and alignment of the first character to the label.
  /// Missing attributes default to the label's properties. Nil removes the text.
  public final var attributedText: NSAttributedString? {
    get {
      if let attributes { return attributes }
      guard let text else { return nil }
      return NSAttributedString(string: text, attributes: standardAttributes)
    }
    set {
      attributes = newValue.map { NSAttributedString(attributedString: $0) }
      storeText(newValue?.string)
      defer { contentDidChange() }
      guard let newValue, newValue.length > 0 else { return }
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      storeFontAndColor(first[.font] as? Font, first[.foregroundColor] as? Color)
      if let style = first[.paragraphStyle] as? ParagraphStyle { store(style) }
    }
  }

  private var standardAttributes: [NSAttributedString.Key: Any] {
    let style = MutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: font as Font, .foregroundColor: textColor as Color, .paragraphStyle: style]
  }

  final func dropAttributes() { attributes = nil }

  /// Shows a button's title. The title's attributes aren't copied to the label's properties.
  final func show(_ title: NSAttributedString?, or text: String?, in color: Color?) {
    attributes = title
    storeText(title?.string ?? text)
    storeFontAndColor(nil, color)
    contentDidChange()
  }

  /// Applies an attribute to the whole text, if it has attributes.
  final func applyToAttributes(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributes, attributes.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributes)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributes = changed
  }
}
