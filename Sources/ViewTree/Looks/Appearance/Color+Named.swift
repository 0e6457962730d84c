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

/// The system palette, in its light variant.
extension Color {
  /// The RGB color 255, 59, 48.
  public static let systemRed = Color(bytes: 255, 59, 48)
  /// The RGB color 255, 149, 0.
  public static let systemOrange = Color(bytes: 255, 149, 0)
  /// The RGB color 255, 204, 0.
  public static let systemYellow = Color(bytes: 255, 204, 0)
  /// The RGB color 52, 199, 89.
  public static let systemGreen = Color(bytes: 52, 199, 89)
  /// The RGB color 0, 199, 190.
  public static let systemMint = Color(bytes: 0, 199, 190)
  /// The RGB color 48, 176, 199.
  public static let systemTeal = Color(bytes: 48, 176, 199)
  /// The RGB color 50, 173, 230.
  public static let systemCyan = Color(bytes: 50, 173, 230)
  /// The RGB color 0, 122, 255.
  public static let systemBlue = Color(bytes: 0, 122, 255)
  /// The RGB color 88, 86, 214.
  public static let systemIndigo = Color(bytes: 88, 86, 214)
  /// The RGB color 175, 82, 222.
  public static let systemPurple = Color(bytes: 175, 82, 222)
  /// The RGB color 255, 45, 85.
  public static let systemPink = Color(bytes: 255, 45, 85)
  /// The RGB color 162, 132, 94.
  public static let systemBrown = Color(bytes: 162, 132, 94)
  /// The RGB color 142, 142, 147.
  public static let systemGray = Color(bytes: 142, 142, 147)
  /// The RGB color 174, 174, 178.
  public static let systemGray2 = Color(bytes: 174, 174, 178)
  /// The RGB color 199, 199, 204.
  public static let systemGray3 = Color(bytes: 199, 199, 204)
  /// The RGB color 209, 209, 214.
  public static let systemGray4 = Color(bytes: 209, 209, 214)
  /// The RGB color 229, 229, 234.
  public static let systemGray5 = Color(bytes: 229, 229, 234)
  /// The RGB color 242, 242, 247.
  public static let systemGray6 = Color(bytes: 242, 242, 247)

  private convenience init(bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: alpha
    )
  }
}

/// The system colors by purpose, in their light variant.
extension Color {
  // MARK: Text

  /// The RGB color 0, 0, 0.
  public static let label = Color(bytes: 0, 0, 0)
  /// The RGB color 60, 60, 67, with an opacity of 60 %.
  public static let secondaryLabel = Color(bytes: 60, 60, 67, alpha: 0.6)
  /// The RGB color 60, 60, 67, with an opacity of 30 %.
  public static let tertiaryLabel = Color(bytes: 60, 60, 67, alpha: 0.3)
  /// The RGB color 60, 60, 67, with an opacity of 18 %.
  public static let quaternaryLabel = Color(bytes: 60, 60, 67, alpha: 0.18)
  /// The RGB color 60, 60, 67, with an opacity of 30 %.
  public static let placeholderText = Color(bytes: 60, 60, 67, alpha: 0.3)
  /// The RGB color 0, 122, 255.
  public static let link = Color(bytes: 0, 122, 255)
  /// The RGB color 0, 0, 0.
  public static let darkText = Color(bytes: 0, 0, 0)
  /// The RGB color 255, 255, 255, with an opacity of 60 %.
  public static let lightText = Color(bytes: 255, 255, 255, alpha: 0.6)

  // MARK: Separators

  /// The RGB color 60, 60, 67, with an opacity of 29 %.
  public static let separator = Color(bytes: 60, 60, 67, alpha: 0.29)
  /// The RGB color 198, 198, 200.
  public static let opaqueSeparator = Color(bytes: 198, 198, 200)

  // MARK: Backgrounds

  /// The RGB color 255, 255, 255.
  public static let systemBackground = Color(bytes: 255, 255, 255)
  /// The RGB color 242, 242, 247.
  public static let secondarySystemBackground = Color(bytes: 242, 242, 247)
  /// The RGB color 255, 255, 255.
  public static let tertiarySystemBackground = Color(bytes: 255, 255, 255)
  /// The RGB color 242, 242, 247.
  public static let systemGroupedBackground = Color(bytes: 242, 242, 247)
  /// The RGB color 255, 255, 255.
  public static let secondarySystemGroupedBackground = Color(bytes: 255, 255, 255)
  /// The RGB color 242, 242, 247.
  public static let tertiarySystemGroupedBackground = Color(bytes: 242, 242, 247)

  // MARK: Fills

  /// The RGB color 120, 120, 128, with an opacity of 20 %.
  public static let systemFill = Color(bytes: 120, 120, 128, alpha: 0.2)
  /// The RGB color 120, 120, 128, with an opacity of 16 %.
  public static let secondarySystemFill = Color(bytes: 120, 120, 128, alpha: 0.16)
  /// The RGB color 118, 118, 128, with an opacity of 12 %.
  public static let tertiarySystemFill = Color(bytes: 118, 118, 128, alpha: 0.12)
  /// The RGB color 116, 116, 128, with an opacity of 8 %.
  public static let quaternarySystemFill = Color(bytes: 116, 116, 128, alpha: 0.08)
}
