import Foundation

extension Label: TextSizeFollowing {}

extension Label {
  final var standardAttributes: [NSAttributedString.Key: Any] {
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
