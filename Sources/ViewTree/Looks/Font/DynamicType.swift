import Foundation
import Simulation

/// The sizes of the text styles for each content size category (TD1 to TD12, TD15).
enum DynamicType {
  /// The values of a style for the categories from the smallest to the largest.
  private struct Row {
    /// The font sizes in points.
    var sizes: [CGFloat]
    /// The numbers to which font metrics scale: the distances of lines, in points.
    var leadings: [CGFloat]
  }

  private static let rows: [Font.TextStyle: Row] = [
    .largeTitle: Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    ),
    .title1: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    ),
    .title2: Row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    ),
    .title3: Row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    ),
    .headline: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    ),
    .body: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    ),
    .callout: Row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    ),
    .subheadline: Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    ),
    .footnote: Row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    ),
    .caption1: Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    ),
    .caption2: Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    ),
  ]

  /// The position of the standard category, large.
  private static let standard = 3
  /// The position of the largest category that isn't an accessibility category.
  private static let largestUsual = 6

  /// Returns the font size of a style; for an unknown style, its standard size.
  static func size(of style: Font.TextStyle, for category: ContentSizeCategory) -> CGFloat {
    guard let row = rows[style] else { return style.pointSize }
    return row.sizes[place(of: category, for: style)]
  }

  /// Returns the factor by which font metrics scale values, as a fraction.
  static func scale(of style: Font.TextStyle, for category: ContentSizeCategory) -> (
    by: CGFloat, over: CGFloat
  ) {
    guard let row = rows[style] ?? rows[.body] else { return (1, 1) }
    return (row.leadings[place(of: category, for: style)], row.leadings[standard])
  }

  /// Returns the position of a category in the rows. Before iOS 11, only body text is larger in the
  /// accessibility categories than in the largest other one (TD18, TD19).
  private static func place(of category: ContentSizeCategory, for style: Font.TextStyle) -> Int {
    let place = category.place ?? standard
    return style == .body || place <= largestUsual || allStylesGrow ? place : largestUsual
  }

  private static var allStylesGrow: Bool {
    SimulationContext.onAnyThread.map { VersionRules.allTextStylesGrow.value(on: $0.system) } ?? true
  }
}

/// The rule by which a font follows the content size category.
enum FontScaling: Hashable, Sendable {
  /// The font is the system's for a text style.
  case style(Font.TextStyle)
  /// The font was scaled by metrics from a standard size, up to a maximum; 0 for none.
  case metrics(Font.TextStyle, standard: CGFloat, maximum: CGFloat)

  /// Returns the font size for a category.
  func size(for category: ContentSizeCategory) -> CGFloat {
    switch self {
    case .style(let style): return DynamicType.size(of: style, for: category)
    case .metrics(let style, let standard, let maximum):
      let (factor, divisor) = DynamicType.scale(of: style, for: category)
      let size = (standard * factor / divisor).rounded()
      return maximum > 0 ? min(size, maximum) : size
    }
  }
}

extension Font {
  /// Returns the font in the size for a category, if it is a preferred font or was scaled by metrics; the
  /// font itself otherwise.
  func adjusted(to category: ContentSizeCategory) -> Font {
    guard let scaling else { return self }
    return copy(size: scaling.size(for: category), scaling: scaling)
  }
}
