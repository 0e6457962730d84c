/// The rarely used text input traits.
extension TextView {
  /// The appearance of the keyboard while the text is edited.
  public final var keyboardAppearance: KeyboardAppearance {
    get { engine.rareTraits?.keyboardAppearance ?? .default }
    set { engine.keptTraits.keyboardAppearance = newValue }
  }
  /// The semantic meaning of the text, or nil, the default, if it is unknown.
  public final var textContentType: TextContentType! {
    get { engine.rareTraits?.contentType }
    set { engine.keptTraits.contentType = newValue }
  }
  /// The requirements for passwords that the system generates.
  public final var passwordRules: TextInputPasswordRules? {
    get { engine.rareTraits?.passwordRules }
    set { engine.keptTraits.passwordRules = newValue }
  }
  /// Whether quotation marks become curly.
  public final var smartQuotesType: TextSmartQuotesType {
    get { engine.rareTraits?.smartQuotesType ?? .default }
    set { engine.keptTraits.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  public final var smartDashesType: TextSmartDashesType {
    get { engine.rareTraits?.smartDashesType ?? .default }
    set { engine.keptTraits.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed around pasted and cut text.
  public final var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { engine.rareTraits?.smartInsertDeleteType ?? .default }
    set { engine.keptTraits.smartInsertDeleteType = newValue }
  }
  /// Whether the rest of a word is suggested inline before it is typed.
  public final var inlinePredictionType: TextInlinePredictionType {
    get { engine.rareTraits?.inlinePredictionType ?? .default }
    set { engine.keptTraits.inlinePredictionType = newValue }
  }
}
