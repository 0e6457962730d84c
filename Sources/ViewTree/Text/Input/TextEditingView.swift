import Foundation

/// A view with text that the user edits: a text field or a text view. No other class conforms to it.
@preconcurrency @MainActor public protocol TextEditingView: View, TextInput, TextInputTraits {
  /// The object that edits the text. Its members are not public.
  var engine: TextEngine { get }
}

// MARK: - Text input

extension TextEditingView {
  /// Returns the text in a range. Half a surrogate pair at an end of the range is returned as U+FFFD (MX11).
  public func text(in range: TextRange) -> String? { engine.text(in: range) }

  /// The range that an input method is composing, or nil.
  public var markedTextRange: TextRange? { engine.buffer.marked.map(engine.range) }

  /// Ends the composition. The text stays, and the selection becomes the caret at its start.
  ///
  /// The delegate is notified twice of the selection and once of the text, then the notification is posted
  /// (MX7). Nothing happens without composed text.
  public func unmarkText() { engine.endComposition() }

  /// The position before the first character, or before the first token of a search field.
  public var beginningOfDocument: TextPosition { OffsetPosition(-engine.leadingUnits) }

  /// The position after the last character.
  public var endOfDocument: TextPosition { OffsetPosition(engine.buffer.length) }

  /// Returns the position at an offset in UTF-16 units from another, or nil if it is outside the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    engine.position(from: position, offset: offset)
  }

  /// Returns the range between two positions, in either order.
  public func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange? {
    engine.textRange(from: fromPosition, to: toPosition)
  }

  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    engine.offset(from: from, to: toPosition)
  }

  /// Returns the order of two positions.
  public func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    engine.compare(position, to: other)
  }
}

// MARK: - Rarely used text input traits

extension TextEditingView {
  /// The appearance of the keyboard while the text is edited.
  public var keyboardAppearance: KeyboardAppearance {
    get { engine.rareTraits?.keyboardAppearance ?? .default }
    set { engine.lazyRareTraits.keyboardAppearance = newValue }
  }
  /// The semantic meaning of the text, or nil, the default, if it is unknown.
  var baseTextContentType: TextContentType? {
    get { engine.rareTraits?.contentType }
    set { engine.lazyRareTraits.contentType = newValue }
  }
  /// The requirements for passwords that the system generates.
  public var passwordRules: TextInputPasswordRules? {
    get { engine.rareTraits?.passwordRules }
    set { engine.lazyRareTraits.passwordRules = newValue }
  }
  /// Whether quotation marks become curly.
  public var smartQuotesType: TextSmartQuotesType {
    get { engine.rareTraits?.smartQuotesType ?? .default }
    set { engine.lazyRareTraits.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  public var smartDashesType: TextSmartDashesType {
    get { engine.rareTraits?.smartDashesType ?? .default }
    set { engine.lazyRareTraits.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed around pasted and cut text.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { engine.rareTraits?.smartInsertDeleteType ?? .default }
    set { engine.lazyRareTraits.smartInsertDeleteType = newValue }
  }
  /// Whether the rest of a word is suggested inline before it is typed.
  public var inlinePredictionType: TextInlinePredictionType {
    get { engine.rareTraits?.inlinePredictionType ?? .default }
    set { engine.lazyRareTraits.inlinePredictionType = newValue }
  }
}
