import Foundation

/// The fixed colors.
extension Color {
  /// Black.
  public static let black = Color(white: 0)
  /// A gray with a third of white.
  public static let darkGray = Color(white: 1 / 3)
  /// A gray with two thirds of white.
  public static let lightGray = Color(white: 2 / 3)
  /// White.
  public static let white = Color(white: 1)
  /// A gray with half of white.
  public static let gray = Color(white: 0.5)
  /// Red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Yellow.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Magenta.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Orange.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Purple.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  /// A transparent black.
  public static let clear = Color(white: 0, alpha: 0)
}

/// The system palette. Each color has a value for a light and a dark interface, and one for each of them with
/// high contrast (U94).
extension Color {
  /// The RGB color 255, 59, 48; dark 255, 69, 58; with high contrast 215, 0, 21 and 255, 105, 97.
  public static let systemRed = Color(
    light: (255, 59, 48),
    dark: (255, 69, 58),
    highContrast: (215, 0, 21),
    (255, 105, 97)
  )
  /// The RGB color 255, 149, 0; dark 255, 159, 10; with high contrast 201, 52, 0 and 255, 179, 64.
  public static let systemOrange = Color(
    light: (255, 149, 0),
    dark: (255, 159, 10),
    highContrast: (201, 52, 0),
    (255, 179, 64)
  )
  /// The RGB color 255, 204, 0; dark 255, 214, 10; with high contrast 178, 80, 0 and 255, 212, 38.
  public static let systemYellow = Color(
    light: (255, 204, 0),
    dark: (255, 214, 10),
    highContrast: (178, 80, 0),
    (255, 212, 38)
  )
  /// The RGB color 52, 199, 89; dark 48, 209, 88; with high contrast 36, 138, 61 and 48, 219, 91.
  public static let systemGreen = Color(
    light: (52, 199, 89),
    dark: (48, 209, 88),
    highContrast: (36, 138, 61),
    (48, 219, 91)
  )
  /// The RGB color 0, 199, 190; dark 102, 212, 207; with high contrast 12, 129, 123 and 102, 212, 207.
  public static let systemMint = Color(
    light: (0, 199, 190),
    dark: (102, 212, 207),
    highContrast: (12, 129, 123),
    (102, 212, 207)
  )
  /// The RGB color 48, 176, 199; dark 64, 200, 224; with high contrast 0, 130, 153 and 93, 230, 255.
  public static let systemTeal = Color(
    light: (48, 176, 199),
    dark: (64, 200, 224),
    highContrast: (0, 130, 153),
    (93, 230, 255)
  )
  /// The RGB color 50, 173, 230; dark 100, 210, 255; with high contrast 0, 113, 164 and 112, 215, 255.
  public static let systemCyan = Color(
    light: (50, 173, 230),
    dark: (100, 210, 255),
    highContrast: (0, 113, 164),
    (112, 215, 255)
  )
  /// The RGB color 0, 122, 255; dark 10, 132, 255; with high contrast 0, 64, 221 and 64, 156, 255.
  public static let systemBlue = Color(
    light: (0, 122, 255),
    dark: (10, 132, 255),
    highContrast: (0, 64, 221),
    (64, 156, 255)
  )
  /// The RGB color 88, 86, 214; dark 94, 92, 230; with high contrast 54, 52, 163 and 125, 122, 255.
  public static let systemIndigo = Color(
    light: (88, 86, 214),
    dark: (94, 92, 230),
    highContrast: (54, 52, 163),
    (125, 122, 255)
  )
  /// The RGB color 175, 82, 222; dark 191, 90, 242; with high contrast 137, 68, 171 and 218, 143, 255.
  public static let systemPurple = Color(
    light: (175, 82, 222),
    dark: (191, 90, 242),
    highContrast: (137, 68, 171),
    (218, 143, 255)
  )
  /// The RGB color 255, 45, 85; dark 255, 55, 95; with high contrast 211, 15, 69 and 255, 100, 130.
  public static let systemPink = Color(
    light: (255, 45, 85),
    dark: (255, 55, 95),
    highContrast: (211, 15, 69),
    (255, 100, 130)
  )
  /// The RGB color 162, 132, 94; dark 172, 142, 104; with high contrast 127, 101, 69 and 181, 148, 105.
  public static let systemBrown = Color(
    light: (162, 132, 94),
    dark: (172, 142, 104),
    highContrast: (127, 101, 69),
    (181, 148, 105)
  )
  /// The RGB color 142, 142, 147; dark 142, 142, 147; with high contrast 108, 108, 112 and 174, 174, 178.
  public static let systemGray = Color(
    light: (142, 142, 147),
    dark: (142, 142, 147),
    highContrast: (108, 108, 112),
    (174, 174, 178)
  )
  /// The RGB color 174, 174, 178; dark 99, 99, 102; with high contrast 142, 142, 147 and 124, 124, 128.
  public static let systemGray2 = Color(
    light: (174, 174, 178),
    dark: (99, 99, 102),
    highContrast: (142, 142, 147),
    (124, 124, 128)
  )
  /// The RGB color 199, 199, 204; dark 72, 72, 74; with high contrast 174, 174, 178 and 84, 84, 86.
  public static let systemGray3 = Color(
    light: (199, 199, 204),
    dark: (72, 72, 74),
    highContrast: (174, 174, 178),
    (84, 84, 86)
  )
  /// The RGB color 209, 209, 214; dark 58, 58, 60; with high contrast 188, 188, 192 and 68, 68, 70.
  public static let systemGray4 = Color(
    light: (209, 209, 214),
    dark: (58, 58, 60),
    highContrast: (188, 188, 192),
    (68, 68, 70)
  )
  /// The RGB color 229, 229, 234; dark 44, 44, 46; with high contrast 216, 216, 220 and 54, 54, 56.
  public static let systemGray5 = Color(
    light: (229, 229, 234),
    dark: (44, 44, 46),
    highContrast: (216, 216, 220),
    (54, 54, 56)
  )
  /// The RGB color 242, 242, 247; dark 28, 28, 30; with high contrast 235, 235, 240 and 36, 36, 38.
  public static let systemGray6 = Color(
    light: (242, 242, 247),
    dark: (28, 28, 30),
    highContrast: (235, 235, 240),
    (36, 36, 38)
  )

  typealias Bytes = (red: Int, green: Int, blue: Int)

  private convenience init(
    light: Bytes,
    dark: Bytes,
    highContrast highLight: Bytes,
    _ highDark: Bytes
  ) {
    let colors = [light, dark, highLight, highDark].map { Color(bytes: $0, alpha: 1) }
    self.init(dynamicProvider: { traits in
      colors[(traits.userInterfaceStyle == .dark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)]
    })
  }

  convenience init(light: Bytes, _ lightAlpha: CGFloat = 1, dark: Bytes, _ darkAlpha: CGFloat = 1) {
    let (light, dark) = (Color(bytes: light, alpha: lightAlpha), Color(bytes: dark, alpha: darkAlpha))
    self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  private convenience init(bytes: Bytes, alpha: CGFloat) {
    func part(_ byte: Int) -> CGFloat { CGFloat(byte) / 255 }
    self.init(red: part(bytes.red), green: part(bytes.green), blue: part(bytes.blue), alpha: alpha)
  }
}

/// The system colors by purpose, for a light and a dark interface (U94).
extension Color {
  // MARK: Text

  /// The RGB color 0, 0, 0; dark 255, 255, 255.
  public static let label = Color(light: (0, 0, 0), dark: (255, 255, 255))
  /// The RGB color 60, 60, 67 with an opacity of 60 %; dark 235, 235, 245 with an opacity of 60 %.
  public static let secondaryLabel = Color(light: (60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  /// The RGB color 60, 60, 67 with an opacity of 30 %; dark 235, 235, 245 with an opacity of 30 %.
  public static let tertiaryLabel = Color(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// The RGB color 60, 60, 67 with an opacity of 18 %; dark 235, 235, 245 with an opacity of 16 %.
  public static let quaternaryLabel = Color(light: (60, 60, 67), 0.18, dark: (235, 235, 245), 0.16)
  /// The RGB color 60, 60, 67 with an opacity of 30 %; dark 235, 235, 245 with an opacity of 30 %.
  public static let placeholderText = Color(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// The RGB color 0, 122, 255; dark 9, 132, 255.
  public static let link = Color(light: (0, 122, 255), dark: (9, 132, 255))
  /// The RGB color 0, 0, 0, in any interface.
  public static let darkText = Color(bytes: (0, 0, 0), alpha: 1)
  /// The RGB color 255, 255, 255 with an opacity of 60 %, in any interface.
  public static let lightText = Color(bytes: (255, 255, 255), alpha: 0.6)

  // MARK: Separators

  /// The RGB color 60, 60, 67 with an opacity of 29 %; dark 84, 84, 88 with an opacity of 60 %.
  public static let separator = Color(light: (60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  /// The RGB color 198, 198, 200; dark 56, 56, 58.
  public static let opaqueSeparator = Color(light: (198, 198, 200), dark: (56, 56, 58))

  // MARK: Backgrounds

  /// The RGB color 255, 255, 255; dark 0, 0, 0.
  public static let systemBackground = Color(light: (255, 255, 255), dark: (0, 0, 0))
  /// The RGB color 242, 242, 247; dark 28, 28, 30.
  public static let secondarySystemBackground = Color(light: (242, 242, 247), dark: (28, 28, 30))
  /// The RGB color 255, 255, 255; dark 44, 44, 46.
  public static let tertiarySystemBackground = Color(light: (255, 255, 255), dark: (44, 44, 46))
  /// The RGB color 242, 242, 247; dark 0, 0, 0.
  public static let systemGroupedBackground = Color(light: (242, 242, 247), dark: (0, 0, 0))
  /// The RGB color 255, 255, 255; dark 28, 28, 30.
  public static let secondarySystemGroupedBackground = Color(light: (255, 255, 255), dark: (28, 28, 30))
  /// The RGB color 242, 242, 247; dark 44, 44, 46.
  public static let tertiarySystemGroupedBackground = Color(light: (242, 242, 247), dark: (44, 44, 46))

  // MARK: Fills

  /// The RGB color 120, 120, 128 with an opacity of 20 %; dark 120, 120, 128 with an opacity of 36 %.
  public static let systemFill = Color(light: (120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  /// The RGB color 120, 120, 128 with an opacity of 16 %; dark 120, 120, 128 with an opacity of 32 %.
  public static let secondarySystemFill = Color(light: (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  /// The RGB color 118, 118, 128 with an opacity of 12 %; dark 118, 118, 128 with an opacity of 24 %.
  public static let tertiarySystemFill = Color(light: (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  /// The RGB color 116, 116, 128 with an opacity of 8 %; dark 118, 118, 128 with an opacity of 18 %.
  public static let quaternarySystemFill = Color(light: (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)
}
