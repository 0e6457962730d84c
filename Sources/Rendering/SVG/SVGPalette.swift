import ViewTree

/// The colors of an SVG picture.
///
/// The screen looks the same in light and dark color schemes, like a photograph. The text beside the phone
/// follows the reader's color scheme.
enum SVGPalette {
  static let ink = "#111111"
  static let paper = "#ffffff"
  /// The color of placeholders and disabled elements.
  static let gray = "#6e6e73"
  /// The color of placeholders and disabled elements on a dark background.
  static let lightGray = "#aeaeb2"
  /// The color of thin lines.
  static let hairline = "#c6c6c8"
  /// The color of outlines that the real screen doesn't have.
  static let guide = "#b9bec7"
  static let bar = "#f7f7f8"
  static let pressed = "#d5d5da"
  static let chosenRow = "#e5e5ea"
  static let on = "#34c759"
  static let track = "#d7d7dc"
  static let finger = "#e0245e"
  static let keyboard = "#d0d3da"
  static let key = "#ffffff"
  static let darkKey = "#adb3bd"
  static let keyShade = "#85888e"

  /// Returns the color of text on a background.
  static func ink(on ground: Color) -> String { ground.isLight ? ink : paper }
  /// Returns the color of secondary text on a background.
  static func gray(on ground: Color) -> String { ground.isLight ? gray : lightGray }

  /// The style sheet at the beginning of all pictures.
  static let style = """
    text{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
    .body{fill:#1c1c1e;stroke:#8e8e93}
    .caption{fill:#1f2328}
    .note{fill:#57606a}
    @media (prefers-color-scheme:dark){.caption{fill:#f0f3f6}.note{fill:#a9b3bd}}
    """
}
