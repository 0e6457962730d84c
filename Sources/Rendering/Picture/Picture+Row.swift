import Foundation
import Simulation

extension Picture {
  /// Returns the pictures of several moments, each below its caption, in at most a number of columns, such as
  /// those of a terminal or of a page.
  ///
  /// ```swift
  /// print(Picture.row(of: [("before", before), ("sliding", sliding), ("after", after)], fitting: 100))
  /// ```
  ///
  /// The pictures are side by side, with level tops. If they don't fit at the standard scale, all of them are
  /// drawn at a coarser one: three phones of 320 points take 31 columns each. Below 28 characters for a
  /// screen or above 14 points for a character, where keys and titles run into each other, they are placed in
  /// several rows of about equal numbers. A single picture that is still too wide is drawn at any scale that
  /// fits.
  ///
  /// Stops with `a row of pictures needs 3 columns at least, not 2` if there are fewer.
  ///
  /// - Parameters:
  ///   - moments: The snapshots with their captions. A caption that is wider than its picture is broken
  ///     between words if possible.
  ///   - columns: The maximum width in cells.
  ///   - gap: The number of empty cells between two pictures.
  public static func row(
    of moments: [(caption: String, snapshot: Snapshot)],
    fitting columns: Int,
    gap: Int = 3
  ) -> Picture {
    guard columns >= 3 else { programmerError("a row of pictures needs 3 columns at least, not \(columns)") }
    let rowCount = (1...max(1, moments.count)).first { count in
      let factor = scale(of: divided(moments, into: count), fitting: columns, gap)
      return count == moments.count || moments.allSatisfy { $0.snapshot.isReadable(at: factor) }
    }
    let rows = divided(moments, into: rowCount ?? 1)
    let factor = scale(of: rows, fitting: columns, gap)
    return stacked(
      rows.map { row in
        sideBySide(row.map { ($0.caption, $0.snapshot.picture(scaledBy: factor)) }, gap: gap)
      }
    )
  }

  private typealias Moments = [(caption: String, snapshot: Snapshot)]

  /// Divides the moments into rows of equal numbers; the last one may have fewer.
  private static func divided(_ moments: Moments, into count: Int) -> [Moments] {
    let length = max(1, (moments.count + count - 1) / count)
    return stride(from: 0, to: moments.count, by: length).map {
      Array(moments[$0..<min($0 + length, moments.count)])
    }
  }

  /// Returns the smallest factor of the standard scale, at least 1, at which all rows fit.
  private static func scale(of rows: [Moments], fitting columns: Int, _ gap: Int) -> CGFloat {
    rows.map { row in
      // The outline takes two columns of each picture.
      let available = columns - 2 * row.count - max(0, gap) * (row.count - 1)
      guard available >= row.count else { return .greatestFiniteMagnitude }
      let widths = row.map { $0.snapshot.screenSize.width }
      var scale = max(1, widths.reduce(0, +) / (standardPointsPerCharacter.width * CGFloat(available)))
      // The characters of a screen are a whole number.
      while widths.reduce(0, { $0 + columnCount(of: $1, at: scale) }) > available { scale *= 1.01 }
      return scale
    }.max() ?? 1
  }

  fileprivate static func columnCount(of width: CGFloat, at scale: CGFloat) -> Int {
    Int((width / (standardPointsPerCharacter.width * scale)).rounded(.up))
  }

  /// Returns pictures one below the other, with an empty row between two.
  private static func stacked(_ pictures: [Picture]) -> Picture {
    Picture(
      rows: Array(pictures.map(\.rows).joined(separator: [""])),
      width: pictures.map(\.width).max() ?? 0
    )
  }
}

extension Snapshot {
  /// The limits of a scale at which the keys of a keyboard and the titles of buttons are distinguishable.
  private static let (leastCharacters, mostPoints): (Int, CGFloat) = (28, 14)

  fileprivate func isReadable(at scale: CGFloat) -> Bool {
    scale == 1
      || Picture.columnCount(of: screenSize.width, at: scale) >= Self.leastCharacters
        && Picture.standardPointsPerCharacter.width * scale <= Self.mostPoints
  }

  /// Draws the snapshot at the standard scale times a factor.
  fileprivate func picture(scaledBy factor: CGFloat) -> Picture {
    let standard = Picture.standardPointsPerCharacter
    return picture(
      pointsPerCharacter: CGSize(width: standard.width * factor, height: standard.height * factor)
    )
  }
}
