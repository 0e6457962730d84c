/// The settings of a device for typing.
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

  /// Whether the keyboard in use has letters.
  var usesLetters: Bool { inputMode.isLetters }
}

extension Keyboard {
  /// Whether a double tap on shift locks it: the setting Enable Caps Lock; true by default (KT4).
  public var isCapsLockEnabled: Bool {
    get { settings.isCapsLockEnabled }
    set { settings.isCapsLockEnabled = newValue }
  }

  /// Whether shift turns on automatically as the text input requests: the setting Auto-Capitalization; true
  /// by default.
  public var isAutocapitalizationEnabled: Bool {
    get { settings.isAutocapitalizationEnabled }
    set { change(\.isAutocapitalizationEnabled, to: newValue) }
  }

  /// Whether two spaces after a word make a period and a space: the setting “.” Shortcut; true by default
  /// (KT10).
  public var isPeriodShortcutEnabled: Bool {
    get { settings.isPeriodShortcutEnabled }
    set { settings.isPeriodShortcutEnabled = newValue }
  }

  /// Whether there is a dictation key, on devices introduced with iOS 5 or later and not above a dock: the
  /// setting Enable Dictation; false by default (KT19).
  public var isDictationEnabled: Bool {
    get { settings.isDictationEnabled }
    set { change(\.isDictationEnabled, to: newValue) }
  }

  /// Whether key caps are lowercase while shift is off, from iOS 9: the setting Show Lowercase Keys; true by
  /// default (KL17).
  public var showsLowercaseKeys: Bool {
    get { settings.showsLowercaseKeys }
    set { change(\.showsLowercaseKeys, to: newValue) }
  }

  /// The separator that the decimal pad types, as in the region's format; a period by default (KL10).
  public var decimalSeparator: String {
    get { settings.decimalSeparator }
    set { change(\.decimalSeparator, to: newValue) }
  }

  /// Changes a setting, and updates the keys.
  func change<Value: Equatable>(_ setting: WritableKeyPath<TypingSettings, Value>, to value: Value) {
    guard value != settings[keyPath: setting] else { return }
    settings[keyPath: setting] = value
    adaptLayout()
    adjustShift()
  }
}
