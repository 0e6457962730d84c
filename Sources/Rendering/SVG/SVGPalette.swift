import Foundation
import ViewTree

/// The colors of the parts of a screen in an SVG picture that the app doesn't color.
///
/// The screen looks the same in light and dark color schemes of the reader, like a photograph. The text
/// beside the phone follows the reader's color scheme.
struct SVGPalette {
  /// Whether the interface is dark.
  var isDark = false
  /// Whether keys have one color and no shade, as from iOS 26 (KI43).
  var hasFlatKeys = false

  /// The color behind all windows.
  var paper: String { isDark ? Self.black : Self.white }
  /// The color of text without a color of its own.
  var ink: String { isDark ? Self.white : Self.ink }
  /// The color of sheets and of the boxes of controls.
  var box: String { isDark ? "#1c1c1e" : Self.white }
  var alert: String { isDark ? "#252527" : "#f9f9fb" }
  /// The color of thin lines.
  var hairline: String { isDark ? "#38383a" : "#c6c6c8" }
  /// The color of outlines that the real screen doesn't have.
  var guide: String { isDark ? "#5d626b" : "#b9bec7" }
  var bar: String { isDark ? "#161618" : "#f7f7f8" }
  /// The color of the platters of items in bars.
  var platter: String { isDark ? "#2c2c2e" : "#ededf0" }
  /// The color of a button without a color of its own.
  var button: String { isDark ? "#1c1c1e" : "#f4f4f6" }
  var pressed: String { isDark ? "#3a3a3c" : "#d5d5da" }
  var chosenRow: String { isDark ? "#2c2c2e" : "#e5e5ea" }
  /// The color of the selected row of a picker.
  var band: String { isDark ? "#2c2c2e" : "#e9e9ed" }
  var on: String { isDark ? "#30d158" : "#34c759" }
  var track: String { isDark ? "#39393d" : "#d7d7dc" }
  /// The color of a disabled part.
  var disabled: String { isDark ? "#636366" : "#aeaeb2" }
  /// The color of placeholders and disabled texts.
  var gray: String { isDark ? Self.lightGray : Self.gray }
  var wheel: String { isDark ? "#a1a1a6" : "#77777c" }
  var indicator: String { isDark ? Self.white : "#000000" }
  /// The colors of an image: its background, its lines and its name.
  var image: (ground: String, line: String, name: String) {
    isDark ? ("#2a2b2e", "#45484e", "#c7c7cc") : ("#e9eaee", "#d3d6dc", "#45454a")
  }

  /// Returns the color of a text field without a color of its own.
  func field(isEnabled: Bool) -> Color {
    if isDark { return Color(white: isEnabled ? 0.11 : 0.17) }
    return isEnabled ? .white : Color(white: 0.94)
  }

  /// Returns the color of the line around a text field, fainter if the field has no border.
  func border(_ style: TextField.BorderStyle) -> String {
    switch style {
    case .none: isDark ? "#38383a" : "#d8d8dc"
    case .roundedRect: isDark ? "#545458" : "#b8b8be"
    case .line, .bezel: isDark ? "#8e8e93" : "#77777c"
    }
  }

  // MARK: The keyboard

  var keyboard: String {
    if hasFlatKeys { return isDark ? "#171717" : "#e2e4e8" }
    return isDark ? "#2b2b2d" : "#d0d3da"
  }
  /// The color of keys with characters.
  var key: String {
    if hasFlatKeys { return isDark ? "#3d3d3d" : Self.white }
    return isDark ? "#6b6b6e" : Self.white
  }
  /// The color of other keys, and of a touched key with a character.
  var darkKey: String { isDark ? "#464649" : "#adb3bd" }
  var keyShade: String { isDark ? "#1b1b1d" : "#85888e" }
  /// The color of the lines between suggestions.
  var keyLine: String { isDark ? "#58585c" : "#a4a9b2" }

  // MARK: Independent of the style

  static let black = "#000000"
  static let white = "#ffffff"
  static let ink = "#111111"
  static let gray = "#6e6e73"
  static let lightGray = "#aeaeb2"
  static let finger = "#e0245e"
  /// The color of a status bar with a background of its own.
  static let statusBar = "#cfd4dc"

  /// Returns the color of text on a background.
  static func ink(on ground: Color) -> String { ground.isLight ? ink : white }
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

extension SVGPalette {
  /// The colors for the traits of an item.
  init(_ traits: TraitCollection, on device: DeviceLooks) {
    self.init(isDark: traits.userInterfaceStyle == .dark, hasFlatKeys: device.hasFlatKeys)
  }
}
