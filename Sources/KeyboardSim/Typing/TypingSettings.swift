/// What a device's settings say about typing.
struct TypingSettings: Hashable, Sendable {
  var isCapsLockEnabled = true
  var isAutocapitalizationEnabled = true
  var isPeriodShortcutEnabled = true
  var isDictationEnabled = false
  var showsLowercaseKeys = true
  var inputModes = InputModes.several
  var inputMode = InputModes.several.all[0]
  var decimalSeparator = "."
  var isAutoFillEnabled = false

  /// Whether the keyboard that is used is one of letters.
  var usesLetters: Bool { inputMode.isLetters }
}

extension Keyboard {
  /// Whether a double tap on shift locks it: the setting Enable Caps Lock; true at first (KT4).
  public var isCapsLockEnabled: Bool {
    get { settings.isCapsLockEnabled }
    set { settings.isCapsLockEnabled = newValue }
  }

  /// Whether shift turns on by itself where a text input asks for it: the setting Auto-Capitalization; true at first.
  public var isAutocapitalizationEnabled: Bool {
    get { settings.isAutocapitalizationEnabled }
    set { change(\.isAutocapitalizationEnabled, to: newValue) }
  }

  /// Whether two spaces after a word make a period and a space: the setting “.” Shortcut; true at first (KT10).
  public var isPeriodShortcutEnabled: Bool {
    get { settings.isPeriodShortcutEnabled }
    set { settings.isPeriodShortcutEnabled = newValue }
  }

  /// Whether there is a key for dictation, on devices that came with iOS 5 or later and not above a dock: the setting Enable
  /// Dictation; false at first (KT19).
  public var isDictationEnabled: Bool {
    get { settings.isDictationEnabled }
    set { change(\.isDictationEnabled, to: newValue) }
  }

  /// Whether key caps are lower case while shift is off, from iOS 9: the setting Show Lowercase Keys; true at first
  /// (KL17).
  public var showsLowercaseKeys: Bool {
    get { settings.showsLowercaseKeys }
    set { change(\.showsLowercaseKeys, to: newValue) }
  }

  /// What the decimal pad types beside digits, as the region's format has it; a period at first (KL10).
  public var decimalSeparator: String {
    get { settings.decimalSeparator }
    set { change(\.decimalSeparator, to: newValue) }
  }

  /// Changes a setting, and what is seen of it.
  func change<Value: Equatable>(_ setting: WritableKeyPath<TypingSettings, Value>, to value: Value) {
    guard value != settings[keyPath: setting] else { return }
    settings[keyPath: setting] = value
    adaptLayout()
    adjustShift()
  }
}
