import Foundation

extension View {
  /// Gives the view the size that suits it best; its top left corner stays.
  public final func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }
}

/// How wide words are where there are no fonts: every character has the same width.
enum TextWidth {
  /// Points for each character.
  static let character: CGFloat = 8

  /// Returns the width of some words, in points.
  static func of(_ text: String) -> CGFloat { CGFloat(text.count) * character }
}
