import ViewTree

/// The colors of an SVG.
///
/// The screen is drawn in one look, whatever surrounds the picture, as a photograph is; what stands beside the phone
/// follows the reader's light or dark scheme.
enum SVGPalette {
  static let ink = "#111111"
  static let paper = "#ffffff"
  /// Of placeholders, and of what is disabled.
  static let gray = "#6e6e73"
  /// The same on a dark ground.
  static let lightGray = "#aeaeb2"
  /// Of thin lines.
  static let hairline = "#c6c6c8"
  /// Of outlines that the real screen does not have.
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

  /// The color of words on a ground.
  static func ink(on ground: Color) -> String { ground.isLight ? ink : paper }
  /// The color of words that step back, on a ground.
  static func gray(on ground: Color) -> String { ground.isLight ? gray : lightGray }

  /// What all pictures begin with.
  static let style = """
    text{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
    .body{fill:#1c1c1e;stroke:#8e8e93}
    .caption{fill:#1f2328}
    .note{fill:#57606a}
    @media (prefers-color-scheme:dark){.caption{fill:#f0f3f6}.note{fill:#a9b3bd}}
    """
}
