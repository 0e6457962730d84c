/// The colors of the system by their names in interface files.
@MainActor enum NibColors {
  /// Returns the color of a name; nil for one that isn't modeled.
  static func named(_ name: String) -> Color? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return colors[name] ?? colors[short] ?? macColors[short]
  }

  /// The colors of macOS that files name which both systems share: those for the same part of an interface.
  private static let macColors: [String: Color] = [
    "text": .label, "controlText": .label, "headerText": .label, "windowFrameText": .label,
    "disabledControlText": .tertiaryLabel, "placeholder": .placeholderText,
    "textBackground": .systemBackground, "controlBackground": .systemBackground,
    "windowBackground": .systemBackground, "underPageBackground": .systemGray5, "control": .systemFill,
    "grid": .separator, "controlAccent": .systemBlue, "keyboardFocusIndicator": .systemBlue,
    "alternateSelectedControl": .systemBlue, "selectedContentBackground": .systemBlue,
    "selectedControl": .systemBlue, "alternateSelectedControlText": .white,
    "selectedMenuItemText": .white,
  ]

  private static let colors: [String: Color] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "darkText": .darkText, "lightText": .lightText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tableSeparator": .separator, "sectionHeaderBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "black": .black, "white": .white, "clear": .clear, "red": .red, "green": .green, "blue": .blue,
    "gray": .gray, "darkGray": .darkGray, "lightGray": .lightGray, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
  ]
}
