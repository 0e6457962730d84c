/// What is seldom asked of the keyboard.
extension TextView {
  /// How the keyboard looks while the text is edited.
  public final var keyboardAppearance: KeyboardAppearance {
    get { engine.rareTraits?.keyboardAppearance ?? .default }
    set { engine.keptTraits.keyboardAppearance = newValue }
  }
  /// What the text is about; nil, as at first, if nothing is known.
  public final var textContentType: TextContentType! {
    get { engine.rareTraits?.contentType }
    set { engine.keptTraits.contentType = newValue }
  }
  /// What a password must have that the system makes up.
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
  /// Whether spaces come and go around what is pasted and cut.
  public final var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { engine.rareTraits?.smartInsertDeleteType ?? .default }
    set { engine.keptTraits.smartInsertDeleteType = newValue }
  }
  /// Whether the rest of a word is shown before it is typed.
  public final var inlinePredictionType: TextInlinePredictionType {
    get { engine.rareTraits?.inlinePredictionType ?? .default }
    set { engine.keptTraits.inlinePredictionType = newValue }
  }
}
