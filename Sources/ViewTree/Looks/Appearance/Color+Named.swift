import Foundation

/// The colors with names that never change.
extension Color {
  /// Black.
  public static let black = Color(white: 0)
  /// A third of white.
  public static let darkGray = Color(white: 1 / 3)
  /// Two thirds of white.
  public static let lightGray = Color(white: 2 / 3)
  /// White.
  public static let white = Color(white: 1)
  /// Gray.
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
  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
}

/// The system's palette, in its light values.
extension Color {
  /// 255, 59, 48 of 255.
  public static let systemRed = Color(bytes: 255, 59, 48)
  /// 255, 149, 0 of 255.
  public static let systemOrange = Color(bytes: 255, 149, 0)
  /// 255, 204, 0 of 255.
  public static let systemYellow = Color(bytes: 255, 204, 0)
  /// 52, 199, 89 of 255.
  public static let systemGreen = Color(bytes: 52, 199, 89)
  /// 0, 199, 190 of 255.
  public static let systemMint = Color(bytes: 0, 199, 190)
  /// 48, 176, 199 of 255.
  public static let systemTeal = Color(bytes: 48, 176, 199)
  /// 50, 173, 230 of 255.
  public static let systemCyan = Color(bytes: 50, 173, 230)
  /// 0, 122, 255 of 255.
  public static let systemBlue = Color(bytes: 0, 122, 255)
  /// 88, 86, 214 of 255.
  public static let systemIndigo = Color(bytes: 88, 86, 214)
  /// 175, 82, 222 of 255.
  public static let systemPurple = Color(bytes: 175, 82, 222)
  /// 255, 45, 85 of 255.
  public static let systemPink = Color(bytes: 255, 45, 85)
  /// 162, 132, 94 of 255.
  public static let systemBrown = Color(bytes: 162, 132, 94)
  /// 142, 142, 147 of 255.
  public static let systemGray = Color(bytes: 142, 142, 147)
  /// 174, 174, 178 of 255.
  public static let systemGray2 = Color(bytes: 174, 174, 178)
  /// 199, 199, 204 of 255.
  public static let systemGray3 = Color(bytes: 199, 199, 204)
  /// 209, 209, 214 of 255.
  public static let systemGray4 = Color(bytes: 209, 209, 214)
  /// 229, 229, 234 of 255.
  public static let systemGray5 = Color(bytes: 229, 229, 234)
  /// 242, 242, 247 of 255.
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

/// The system's colors by what they are for, in their light values.
extension Color {
  // MARK: Words

  /// 0, 0, 0 of 255.
  public static let label = Color(bytes: 0, 0, 0)
  /// 60, 60, 67 of 255, 60 % opaque.
  public static let secondaryLabel = Color(bytes: 60, 60, 67, alpha: 0.6)
  /// 60, 60, 67 of 255, 30 % opaque.
  public static let tertiaryLabel = Color(bytes: 60, 60, 67, alpha: 0.3)
  /// 60, 60, 67 of 255, 18 % opaque.
  public static let quaternaryLabel = Color(bytes: 60, 60, 67, alpha: 0.18)
  /// 60, 60, 67 of 255, 30 % opaque.
  public static let placeholderText = Color(bytes: 60, 60, 67, alpha: 0.3)
  /// 0, 122, 255 of 255.
  public static let link = Color(bytes: 0, 122, 255)
  /// 0, 0, 0 of 255.
  public static let darkText = Color(bytes: 0, 0, 0)
  /// 255, 255, 255 of 255, 60 % opaque.
  public static let lightText = Color(bytes: 255, 255, 255, alpha: 0.6)

  // MARK: Lines between things

  /// 60, 60, 67 of 255, 29 % opaque.
  public static let separator = Color(bytes: 60, 60, 67, alpha: 0.29)
  /// 198, 198, 200 of 255.
  public static let opaqueSeparator = Color(bytes: 198, 198, 200)

  // MARK: Grounds

  /// 255, 255, 255 of 255.
  public static let systemBackground = Color(bytes: 255, 255, 255)
  /// 242, 242, 247 of 255.
  public static let secondarySystemBackground = Color(bytes: 242, 242, 247)
  /// 255, 255, 255 of 255.
  public static let tertiarySystemBackground = Color(bytes: 255, 255, 255)
  /// 242, 242, 247 of 255.
  public static let systemGroupedBackground = Color(bytes: 242, 242, 247)
  /// 255, 255, 255 of 255.
  public static let secondarySystemGroupedBackground = Color(bytes: 255, 255, 255)
  /// 242, 242, 247 of 255.
  public static let tertiarySystemGroupedBackground = Color(bytes: 242, 242, 247)

  // MARK: Fillings of shapes

  /// 120, 120, 128 of 255, 20 % opaque.
  public static let systemFill = Color(bytes: 120, 120, 128, alpha: 0.2)
  /// 120, 120, 128 of 255, 16 % opaque.
  public static let secondarySystemFill = Color(bytes: 120, 120, 128, alpha: 0.16)
  /// 118, 118, 128 of 255, 12 % opaque.
  public static let tertiarySystemFill = Color(bytes: 118, 118, 128, alpha: 0.12)
  /// 116, 116, 128 of 255, 8 % opaque.
  public static let quaternarySystemFill = Color(bytes: 116, 116, 128, alpha: 0.08)
}
