import Foundation

extension Color {
  /// Returns the visible color if this color is in front of an opaque one.
  package func over(_ ground: Color) -> Color {
    func mix(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * alpha + back * (1 - alpha) }
    return Color(
      red: mix(red, ground.red),
      green: mix(green, ground.green),
      blue: mix(blue, ground.blue)
    )
  }

  /// Returns the contrast of two opaque colors as WCAG 2 defines it: 1 for equal luminance, 21 for black and
  /// white.
  package func contrast(with other: Color) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance from 0 to 1, as WCAG 2 defines it.
  private var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
