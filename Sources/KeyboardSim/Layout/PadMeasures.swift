import Foundation

/// The measures of an iPad's keyboard (KL18). The widths are those of wide keys; the other keys share the
/// rest of their row.
package struct PadMeasures: Hashable, Sendable {
  package var keyHeight: CGFloat
  /// The gap between keys of a row.
  package var gapX: CGFloat
  /// The gap between rows.
  package var gapY: CGFloat
  /// The margin at each side.
  package var edge: CGFloat
  /// The margin below the last row.
  package var bottom: CGFloat
  package var returnWidth: CGFloat
  package var rightShiftWidth: CGFloat
  /// The additional keys of larger iPads, or `nil` on smaller ones.
  package var wide: Wide?

  /// The keys at the left side of larger iPads.
  package struct Wide: Hashable, Sendable {
    package var tabWidth, deleteWidth, capsWidth, leftShiftWidth: CGFloat
    /// The height of a fifth row, with digits, or `nil` without one.
    package var digitsHeight: CGFloat?
  }

  /// The margin above the first row.
  static let top: CGFloat = 8

  /// Returns the measures for a screen, by its size in portrait; for an unknown screen, those of the first
  /// iPad.
  package static func measures(of screen: CGSize, isLandscape: Bool) -> PadMeasures {
    let rows = table.first { $0.screens.contains(screen) } ?? table[0]
    return isLandscape ? rows.landscape : rows.portrait
  }

  /// The measures by screen. The screens of M4 iPads use those of the nearest size (assumed).
  private static let table: [(screens: [CGSize], portrait: PadMeasures, landscape: PadMeasures)] = [
    (
      [CGSize(width: 768, height: 1024)],
      small(55, 12, 9, 6, 8, 106, 76), small(74, 12, 9, 7, 10, 144, 105)
    ),
    (
      [CGSize(width: 810, height: 1080)],
      small(55, 12, 9, 6, 8, 112.5, 81), small(74, 14.5, 12, 7, 10, 152, 111.5)
    ),
    (
      [CGSize(width: 744, height: 1133)],
      small(55, 12, 8, 6, 8, 102.5, 73.5), small(75, 14.5, 11, 7, 10, 160, 116.5)
    ),
    (
      [CGSize(width: 834, height: 1112)],
      small(55, 12, 9, 6.5, 8, 115.5, 83), small(74, 14.5, 12, 7.5, 10, 156.5, 114.5)
    ),
    (
      [CGSize(width: 820, height: 1180)],
      small(55, 10, 8, 10, 8, 102, 86).with(Wide(58, 58, 85, 110.5)),
      small(73, 14, 11, 14, 10, 161, 120).with(Wide(101, 101, 134, 176))
    ),
    (
      [CGSize(width: 834, height: 1194), CGSize(width: 834, height: 1210)],
      small(56, 10, 8, 10, 8, 106, 89.5).with(Wide(59.5, 59.5, 86, 112.5)),
      small(75, 14, 11, 14, 10, 164.5, 121.5).with(Wide(103, 103, 136, 179))
    ),
    (
      [CGSize(width: 1024, height: 1366), CGSize(width: 1032, height: 1376)],
      small(62, 7, 6, 4, 3, 120, 155).with(Wide(106, 106, 119, 154, digits: 47)),
      small(80, 9, 8, 4.5, 3, 157, 204).with(Wide(135, 135, 157, 204, digits: 60))
    ),
  ]

  private static func small(
    _ keyHeight: CGFloat,
    _ gapX: CGFloat,
    _ gapY: CGFloat,
    _ edge: CGFloat,
    _ bottom: CGFloat,
    _ returnWidth: CGFloat,
    _ rightShiftWidth: CGFloat
  ) -> PadMeasures {
    PadMeasures(
      keyHeight: keyHeight,
      gapX: gapX,
      gapY: gapY,
      edge: edge,
      bottom: bottom,
      returnWidth: returnWidth,
      rightShiftWidth: rightShiftWidth
    )
  }

  private func with(_ wide: Wide) -> PadMeasures {
    var measures = self
    measures.wide = wide
    return measures
  }
}

extension PadMeasures.Wide {
  fileprivate init(
    _ tab: CGFloat,
    _ delete: CGFloat,
    _ caps: CGFloat,
    _ leftShift: CGFloat,
    digits: CGFloat? = nil
  ) {
    (tabWidth, deleteWidth, capsWidth, leftShiftWidth) = (tab, delete, caps, leftShift)
    digitsHeight = digits
  }
}
