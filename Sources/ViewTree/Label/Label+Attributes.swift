import Foundation

extension Label {
  /// The text with its attributes; reading it without any gives the label's font, color and alignment as attributes.
  ///
  /// Setting it sets ``text``, and makes font, color and alignment of the first character the label's own. What an attribute
  /// doesn't say is as the label has it. Nil takes the text away.
  public final var attributedText: NSAttributedString? {
    get {
      if let attributes { return attributes }
      guard let text else { return nil }
      return NSAttributedString(string: text, attributes: standardAttributes)
    }
    set {
      attributes = newValue.map { NSAttributedString(attributedString: $0) }
      storeText(newValue?.string)
      invalidateIntrinsicContentSize()
      guard let newValue, newValue.length > 0 else { return }
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      storeLooks(first[.font] as? Font, first[.foregroundColor] as? Color)
      if let style = first[.paragraphStyle] as? ParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
    }
  }

  private var standardAttributes: [NSAttributedString.Key: Any] {
    let style = MutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: font as Font, .foregroundColor: textColor as Color, .paragraphStyle: style]
  }

  /// Shows words, and leaves the label's own font and color as they are.
  final func show(_ text: String?, _ attributes: NSAttributedString?) {
    self.attributes = attributes
    storeText(text)
    invalidateIntrinsicContentSize()
  }

  final func dropAttributes() { attributes = nil }

  /// Gives one attribute to the whole text, if it has attributes.
  final func applyToAttributes(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributes, attributes.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributes)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributes = changed
  }
}
