import Foundation
import Responder
import Simulation

/// The font, color and attributes of a text input's text.
struct TextWords {
  /// The font of the whole text, or nil for the default.
  var font: Font?
  /// The color of the whole text, or nil for the default color of the context.
  var color: Color?
  var alignment = TextAlignment.natural
  /// The placeholder, if it was set with attributes.
  var placeholder: NSAttributedString?
  /// The placeholder, if it was set without attributes.
  var plainPlaceholder: String?
  /// The attributes of typed characters, or nil for those of the text before them.
  var typing: [NSAttributedString.Key: Any]?
  /// The other attributes of the whole text besides font, color and alignment; includes the rest of the
  /// paragraph style.
  private(set) var others: [NSAttributedString.Key: Any] = [:]
  /// The attributed text, as long as the text; nil if all characters have the same attributes.
  private(set) var runs: NSMutableAttributedString?
}

extension TextWords {
  /// Sets the font of the whole text.
  mutating func set(_ font: Font?) {
    self.font = font
    apply(.font, font)
  }

  /// Sets the color of the whole text.
  mutating func set(_ color: Color?) {
    self.color = color
    apply(.foregroundColor, color)
  }

  /// Sets the alignment of all paragraphs.
  mutating func set(_ alignment: TextAlignment) {
    self.alignment = alignment
    runs = runs.map { $0.contents.aligned(alignment) }
  }

  private mutating func apply(_ key: NSAttributedString.Key, _ value: Any?) {
    typing?[key] = value
    // The text view changes a text storage, whose delegate may read these attributes.
    guard let runs, !(runs is TextStorage) else { return }
    let whole = NSRange(location: 0, length: runs.length)
    if let value {
      runs.addAttribute(key, value: value, range: whole)
    } else {
      runs.removeAttribute(key, range: whole)
    }
  }

  /// Sets the attributed text. The attributes of its first character also become those of the whole text.
  mutating func take(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return dropRuns() }
    runs = NSMutableAttributedString(attributedString: text.contents)
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? Font { self.font = font }
    if let color = first[.foregroundColor] as? Color { self.color = color }
    if let style = first[.paragraphStyle] as? ParagraphStyle { alignment = style.alignment }
    typing = nil
  }

  /// Removes all attributes except those of the whole text.
  mutating func dropRuns() {
    guard runs != nil || typing != nil else { return }
    (runs, typing) = (nil, nil)
  }

  /// Changes the fonts to the sizes for a content size category.
  mutating func adjustFonts(to category: ContentSizeCategory) {
    font = font?.adjusted(to: category)
    runs = runs?.contents.adjustingFonts(to: category)
  }

  /// Restores these attributes.
  mutating func keep(_ runs: NSMutableAttributedString) { self.runs = runs }

  /// Whether edits must be passed to `follow(_:in:)`.
  var followsEdits: Bool { runs != nil || typing != nil }

  /// Updates the attributes after an edit of the buffer. New text has the typing attributes, or else those of
  /// the character before it.
  mutating func follow(_ edit: TextEdit, in buffer: TextBuffer) {
    guard edit.range.length > 0 || edit.newLength > 0 else { return }
    let place = NSRange(location: edit.range.location, length: edit.newLength)
    let old = runs ?? text(before: edit, at: place, in: buffer)
    let new = NSAttributedString(
      string: String(buffer.substring(place)),
      attributes: typing ?? attributes(before: edit.range, in: old)
    )
    old.replaceCharacters(in: edit.range, with: new)
    runs = old
  }

  /// Returns the text before an edit, with the attributes of the whole text and spaces in place of the
  /// removed characters.
  private func text(before edit: TextEdit, at place: NSRange, in buffer: TextBuffer)
    -> NSMutableAttributedString
  {
    let head = buffer.substring(NSRange(location: 0, length: place.location))
    let tail = buffer.substring(NSRange(location: place.end, length: buffer.length - place.end))
    let gone = String(repeating: " ", count: edit.range.length)
    return NSMutableAttributedString(string: "\(head)\(gone)\(tail)", attributes: whole)
  }

  /// Returns the attributes of new text in place of a range.
  func attributes(
    before range: NSRange,
    in text: NSAttributedString
  ) -> [NSAttributedString.Key: Any] {
    guard text.length > 0 else { return whole }
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    return text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
  }

  /// The attributes of the whole text.
  var whole: [NSAttributedString.Key: Any] {
    let style = MutableParagraphStyle()
    if let given = others[.paragraphStyle] as? ParagraphStyle { style.setParagraphStyle(given) }
    style.alignment = alignment
    var whole = others
    whole[.font] = font ?? .standard
    whole[.foregroundColor] = color ?? .label
    whole[.paragraphStyle] = style
    return whole
  }

  /// Returns the attributed text.
  func attributed(_ text: String) -> NSAttributedString {
    if let runs { return NSAttributedString(attributedString: runs.contents) }
    return NSAttributedString(string: text, attributes: whole)
  }

  /// Returns the attributes of the next typed character.
  func typing(at location: Int) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let runs, runs.length > 0 else { return whole }
    return runs.attributes(at: min(max(0, location - 1), runs.length - 1), effectiveRange: nil)
  }
}

extension NSAttributedString {
  /// Returns a copy whose paragraph styles have an alignment.
  func aligned(_ alignment: TextAlignment) -> NSMutableAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let value = value as? ParagraphStyle else { return }
      let style = MutableParagraphStyle()
      style.setParagraphStyle(value)
      style.alignment = alignment
      copy.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return copy
  }
}

// MARK: - In a field

extension TextField {
  /// The font that isn't shrunk, with the measures of the field's system.
  final var ownFont: Font { (words.font ?? .standard(typeface)).on(typeface) }

  /// The font with which the whole text is measured, shrunk if the field allows it.
  package final var shownFont: Font {
    let font = ownFont
    guard adjustsFontSizeToFitWidth else { return font }
    let (text, room) = (shownText, shownTextRect.width)
    guard room > 0 else { return font }
    let size = font.pointSize
    let factor = TextShrinking.factor(fitting: room, minimum: max(minimumFontSize, 1) / size) {
      font.withSize(size * $0).width(of: text)
    }
    return factor < 1 ? font.withSize(size * factor) : font
  }

  /// The color that the app has set, or nil for the default.
  package final var explicitColor: Color? { words.color }

  /// The alignment of the text in the field's direction.
  package final var shownAlignment: TextAlignment { words.alignment.resolved(in: self) }

  /// The rectangle of the text, in the field's coordinates.
  package final var shownTextRect: CGRect {
    isFirstInScope ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The horizontal position of the first character.
  final var textStart: CGFloat {
    let rect = shownTextRect
    let alignment = shownAlignment
    guard alignment == .center || alignment == .right else { return rect.minX }
    return rect.minX + alignment.shift(of: shownFont.width(of: shownText), in: rect.width)
  }

  final var standardSize: CGSize {
    let font = ownFont
    let text = font.width(of: shownText).rounded(.up)
    let width = max(text, roundedUp(CGSize(width: font.width(of: placeholder ?? ""), height: 0)).width)
    return roundedUp(CGSize(width: width + widthOfBorder, height: height(around: font.lineHeight)))
  }

  /// The text as runs of equal appearance; dots for secure text.
  package final var shownRuns: [TextRun] {
    var look = TextAppearance(font: shownFont, color: words.color)
    if let runs = words.runs, !isSecureTextEntry {
      return markingMisspelledWords(of: TextRun.runs(of: runs, over: look), at: 0)
    }
    look.take(words.others, keepsColor: words.color == nil)
    return engine.buffer.length > 0 ? markingMisspelledWords(of: [TextRun(shownText, look)], at: 0) : []
  }

  /// The placeholder as runs of equal appearance.
  package final var placeholderRuns: [TextRun] {
    let look = TextAppearance(font: ownFont)
    if let rich = words.placeholder { return TextRun.runs(of: rich, over: look) }
    guard let placeholder, !placeholder.isEmpty else { return [] }
    return [TextRun(placeholder, look)]
  }
}

extension TextWords {
  /// Sets the attributes of the whole text.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? Font
    color = attributes[.foregroundColor] as? Color
    alignment = (attributes[.paragraphStyle] as? ParagraphStyle)?.alignment ?? .natural
    others = attributes
    others[.font] = nil
    others[.foregroundColor] = nil
  }
}
