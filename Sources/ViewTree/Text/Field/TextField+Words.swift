import Foundation

/// What the program set about the words of a text input.
struct TextWords {
  /// The font of the whole text; nil for the standard one.
  var font: Font?
  /// The color of the whole text; nil for the one that the place has.
  var color: Color?
  var alignment = TextAlignment.natural
  /// The placeholder, if it was given with attributes.
  var placeholder: NSAttributedString?
  /// What characters have that are typed; nil for what the text before them has.
  var typing: [NSAttributedString.Key: Any]?
  /// What else was said of all of the text, beside font, color and alignment; of the paragraph style the rest counts.
  private(set) var others: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the text, as long as it is; nil if all characters have the same.
  private(set) var runs: NSMutableAttributedString?
}

extension TextWords {
  /// Gives the whole text a font.
  mutating func set(_ font: Font?) {
    self.font = font
    apply(.font, font)
  }

  /// Gives the whole text a color.
  mutating func set(_ color: Color?) {
    self.color = color
    apply(.foregroundColor, color)
  }

  private mutating func apply(_ key: NSAttributedString.Key, _ value: Any?) {
    typing?[key] = value
    guard let runs else { return }
    let whole = NSRange(location: 0, length: runs.length)
    if let value {
      runs.addAttribute(key, value: value, range: whole)
    } else {
      runs.removeAttribute(key, range: whole)
    }
  }

  /// Takes over a text with its attributes: those of the first character become the whole text's, too.
  mutating func take(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return dropRuns() }
    runs = NSMutableAttributedString(attributedString: text)
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? Font { self.font = font }
    if let color = first[.foregroundColor] as? Color { self.color = color }
    if let style = first[.paragraphStyle] as? ParagraphStyle { alignment = style.alignment }
    typing = nil
  }

  /// The text has no attributes any more but those of the whole.
  mutating func dropRuns() {
    guard runs != nil || typing != nil else { return }
    (runs, typing) = (nil, nil)
  }

  /// The text has these attributes again.
  mutating func keep(_ runs: NSMutableAttributedString) { self.runs = runs }

  /// Whether an edit must be followed.
  var followsEdits: Bool { runs != nil || typing != nil }

  /// Follows an edit that the buffer has made: what is new has the typing attributes, or else those of the character before it.
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

  /// The text before an edit, whose characters had no attributes of their own; spaces for what the edit took away.
  private func text(before edit: TextEdit, at place: NSRange, in buffer: TextBuffer)
    -> NSMutableAttributedString
  {
    let head = buffer.substring(NSRange(location: 0, length: place.location))
    let tail = buffer.substring(NSRange(location: place.end, length: buffer.length - place.end))
    let gone = String(repeating: " ", count: edit.range.length)
    return NSMutableAttributedString(string: "\(head)\(gone)\(tail)", attributes: whole)
  }

  private func attributes(
    before range: NSRange,
    in text: NSAttributedString
  ) -> [NSAttributedString.Key: Any] {
    guard text.length > 0 else { return whole }
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    return text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
  }

  /// What all of the text has.
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

  /// The text with its attributes.
  func attributed(_ text: String) -> NSAttributedString {
    if let runs { return NSAttributedString(attributedString: runs) }
    return NSAttributedString(string: text, attributes: whole)
  }

  /// The attributes that the next character has.
  func typing(at location: Int) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let runs, runs.length > 0 else { return whole }
    return runs.attributes(at: min(max(0, location - 1), runs.length - 1), effectiveRange: nil)
  }
}

// MARK: - In a field

extension TextField {
  /// The font that all of the text is measured by, shrunk if it may be.
  package final var shownFont: Font {
    let font = words.font ?? .standard
    guard adjustsFontSizeToFitWidth else { return font }
    let (width, room) = (font.width(of: engine.text), shownTextRect.width)
    guard width > room, room > 0 else { return font }
    return font.withSize(max(font.pointSize * room / width, minimumFontSize, 1))
  }

  /// The color of the text if the program set one.
  package final var givenColor: Color? { words.color }

  /// Where the text is, in the field's own plane.
  package final var shownTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the first character begins.
  final var textStart: CGFloat {
    let rect = shownTextRect
    guard words.alignment != .natural, words.alignment != .left else { return rect.minX }
    return rect.minX + words.alignment.shift(of: shownFont.width(of: engine.text), in: rect.width)
  }

  final var standardSize: CGSize {
    let font = words.font ?? .standard
    let width = max(font.width(of: engine.text), font.width(of: placeholder ?? ""))
    let height: CGFloat =
      switch borderStyle {
      case .none: 6
      case .line, .bezel: 10
      case .roundedRect: 18
      }
    return CGSize(
      width: (width + 2 * borderStyle.margin).roundedUpToPixel,
      height: (font.lineHeight + height).roundedUpToPixel
    )
  }

  // MARK: Attributes

  /// The text with its attributes. Setting it is as setting ``text``, though an override of that does not hear of it; the
  /// attributes of the first character become the field's own. All of it is measured by the field's font.
  public final var attributedText: NSAttributedString? {
    get { words.attributed(engine.text) }
    set {
      words.take(newValue)
      engine.setText(newValue?.string ?? "")
    }
  }

  /// What an empty field shows, with attributes; sets ``placeholder``.
  public final var attributedPlaceholder: NSAttributedString? {
    get { words.placeholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      words.placeholder = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  /// What all of the text has; setting it gives that to the whole text, and to what is typed.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { words.whole }
    set {
      words.dropRuns()
      words.take(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// What characters have that are typed; nil while the field is not editing.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? words.typing(at: engine.buffer.selection.location) : nil }
    set { if isEditing { words.typing = newValue } }
  }

  /// The text in runs that look the same, with dots in place of a secret.
  package final var shownRuns: [TextRun] {
    var look = TextLook(font: shownFont, color: words.color)
    if let runs = words.runs, !isSecureTextEntry { return TextRun.runs(of: runs, over: look) }
    look.take(words.others, keepsColor: words.color == nil)
    return engine.buffer.length > 0 ? [TextRun(shownText, look)] : []
  }

  /// The placeholder in runs that look the same.
  package final var placeholderRuns: [TextRun] {
    let look = TextLook(font: words.font ?? .standard)
    if let rich = words.placeholder { return TextRun.runs(of: rich, over: look) }
    guard let placeholder, !placeholder.isEmpty else { return [] }
    return [TextRun(placeholder, look)]
  }
}

extension TextWords {
  /// Takes over what all of the text has.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? Font
    color = attributes[.foregroundColor] as? Color
    alignment = (attributes[.paragraphStyle] as? ParagraphStyle)?.alignment ?? .natural
    others = attributes
    others[.font] = nil
    others[.foregroundColor] = nil
  }
}
