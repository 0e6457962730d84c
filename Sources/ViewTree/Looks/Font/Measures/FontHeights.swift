import Foundation
import Simulation

/// The heights of a font's lines and letters, in points.
struct FontHeights: Sendable {
  let lineHeight: CGFloat
  let ascender: CGFloat
  /// The extent below the baseline, as a negative number.
  let descender: CGFloat
  /// The part of the line height that is neither above nor below the baseline.
  let leading: CGFloat
  let capHeight: CGFloat
  let xHeight: CGFloat

  /// Creates the heights of a face in a size.
  init(_ face: FontFace, size: CGFloat) {
    let units = face.heights(size: size)
    let scale = size / units.unitsPerEm
    (capHeight, xHeight) = (units.capHeight * scale, units.xHeight * scale)
    descender = units.descender * scale
    let natural = (units.ascender - units.descender + units.lineGap) * scale
    guard face.typeface.sizesAreWhole else {
      (lineHeight, ascender, leading) = (natural, units.ascender * scale, units.lineGap * scale)
      return
    }
    // Helvetica has 15 % of its size as additional space above (TM4).
    let space = face.family == .helvetica ? 0.15 * size : 0
    lineHeight = (natural + space - 1e-6).rounded(.up) + 1
    (ascender, leading) = (lineHeight + descender, 0)
  }
}

/// The heights of a face, in font units.
struct FaceHeights: Sendable {
  var unitsPerEm: CGFloat = 2048
  var ascender: CGFloat
  var descender: CGFloat
  var lineGap: CGFloat = 0
  var capHeight: CGFloat
  var xHeight: CGFloat
}

extension FontFace {
  /// Returns the heights for a size. Only the x-height of San Francisco depends on the size (TM1 to TM8).
  func heights(size: CGFloat) -> FaceHeights {
    switch family {
    case .sanFrancisco:
      let (small, large) = Self.xHeights[weight.number] ?? (1078, 1040)
      let xHeight = small + (large - small) * typeface.opticalSize(size)
      return FaceHeights(ascender: 1950, descender: -494, capHeight: 1443, xHeight: xHeight)
    case .sanFranciscoMono:
      let xHeight: CGFloat = weight.number >= 600 ? 1100 : 1083
      return FaceHeights(ascender: 1950, descender: -494, capHeight: 1443, xHeight: xHeight)
    case .helvetica:
      return FaceHeights(ascender: 1577, descender: -471, capHeight: 1469, xHeight: 1071)
    case .helveticaNeue:
      let (ascender, descender, gap): (CGFloat, CGFloat, CGFloat) =
        switch weight.number {
        case ...300: (967, -213, 29)
        case 400: (952, -213, 28)
        default: (975, -217, 29)
        }
      return FaceHeights(
        unitsPerEm: 1000,
        ascender: ascender,
        descender: descender,
        lineGap: gap,
        capHeight: 714,
        xHeight: 517
      )
    case .menlo:
      return FaceHeights(ascender: 1901, descender: -483, capHeight: 1493, xHeight: 1120)
    case .courier:
      return FaceHeights(unitsPerEm: 1000, ascender: 754, descender: -246, capHeight: 562, xHeight: 426)
    }
  }

  /// The x-heights of San Francisco for each weight, in small and in large sizes (TM2, TM3).
  private static let xHeights: [Int: (small: CGFloat, large: CGFloat)] = [
    100: (1076, 1040), 200: (1077, 1040), 300: (1077, 1040), 400: (1078, 1040), 500: (1086, 1052),
    600: (1093, 1060), 700: (1101, 1072), 800: (1113, 1089), 900: (1124, 1104),
  ]
}
