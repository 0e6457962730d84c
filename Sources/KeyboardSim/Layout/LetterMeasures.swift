import Foundation

/// The measures of a phone's letters keyboard, from which all its keys are computed.
struct LetterMeasures: Hashable, Sendable {
  /// The left edge of the keys' own area.
  var x: CGFloat = 0
  /// The width of the keys' own area.
  var width: CGFloat
  /// The margin at each side.
  var margin: CGFloat = 3
  /// The gap between keys of the upper three rows.
  var gap: CGFloat = 6
  /// The gap between keys of the last row.
  var bottomGap: CGFloat = 6
  /// The top of each of the four rows.
  var rows: [CGFloat]
  var keyHeight: CGFloat
  /// The width of shift and delete.
  var sideKeyWidth: CGFloat
  /// The width of the key that changes the plane, and of a globe or emoji key beside it.
  var planeKeyWidth: CGFloat
  var returnKeyWidth: CGFloat
  /// The width of the additional keys at the sides of wide phones, or `nil` if there are none.
  var extraKeyWidth: CGFloat?

  /// The distance from one letter to the next.
  var pitch: CGFloat { (width - 2 * margin + gap) / 10 }
}

extension LetterMeasures {
  /// Creates the measures for a phone: the measured ones, or the nearest of them scaled to its width, and
  /// stretched to a height without measured keys.
  init(_ request: LayoutRequest) {
    let size = request.size
    if request.isRounded {
      self = request.isLandscape ? .roundedLandscape(request) : .rounded(request)
      return
    }
    switch (size.height, request.isLandscape) {
    case (216, false) where size.width == 320: self = .portrait320
    case (235, false) where size.width == 320: self = .portrait320.stretched(to: 235)
    case (216, false) where size.width >= 375:
      self = request.hasDock ? .docked(width: size.width) : .portrait375(width: size.width)
    case (226, false): self = .portrait414(width: size.width)
    case (162, true) where size.width == 480: self = .landscape480
    case (162, true) where size.width == 568: self = .landscape568
    case (162, true) where size.width >= 667: self = .withSideKeys(width: size.width)
    case (150, true), (160, true): self = .dockedLandscape(size)
    default: self = .portrait375(width: size.width).stretched(to: size.height)
    }
  }

  /// The measures for 320 points (KL1).
  private static let portrait320 = LetterMeasures(
    width: 320,
    rows: [12, 66, 120, 174],
    keyHeight: 39,
    sideKeyWidth: 36,
    planeKeyWidth: 34,
    returnKeyWidth: 74
  )

  /// Returns the same keys on an area of another height, such as that of the first system, for which only the
  /// height is known (assumed).
  private func stretched(to height: CGFloat) -> LetterMeasures {
    var measures = self
    measures.rows = rows.map { ($0 * height / 216).rounded() }
    measures.keyHeight = (keyHeight * height / 216).rounded()
    return measures
  }

  /// Returns the measures for 375 points (KL3).
  private static func portrait375(width: CGFloat) -> LetterMeasures {
    LetterMeasures(
      width: width,
      rows: [10, 64, 118, 170],
      keyHeight: 43,
      sideKeyWidth: 42,
      planeKeyWidth: 40.5,
      returnKeyWidth: 87.5
    )
  }

  /// Returns the measures for 390 points above a dock (KL4). A width of 375 has a last row of its own; 393
  /// and 402 use those of 390, with the width scaled.
  private static func docked(width: CGFloat) -> LetterMeasures {
    var measures = portrait375(width: width)
    if width == 375 {
      measures.planeKeyWidth = 40.75
    } else {
      (measures.sideKeyWidth, measures.planeKeyWidth, measures.returnKeyWidth) = (44, 43, 92)
    }
    return measures
  }

  /// Returns the measures for 414 points (KL5). Widths of 428 and more have the same rows, with the width
  /// scaled.
  private static func portrait414(width: CGFloat) -> LetterMeasures {
    LetterMeasures(
      width: width,
      margin: 4,
      rows: [8, 64, 120, 176],
      keyHeight: 46,
      sideKeyWidth: 45,
      planeKeyWidth: 46,
      returnKeyWidth: 97
    )
  }

  /// The measures for 480 points in landscape (KL2).
  private static let landscape480 = LetterMeasures(
    width: 480,
    bottomGap: 8,
    rows: [6, 46, 86, 126],
    keyHeight: 33,
    sideKeyWidth: 57,
    planeKeyWidth: 41,
    returnKeyWidth: 89
  )

  /// The measures for 568 points in landscape (KL2).
  private static let landscape568 = LetterMeasures(
    width: 568,
    gap: 5,
    bottomGap: 7,
    rows: [6, 46, 86, 126],
    keyHeight: 33,
    sideKeyWidth: 68.5,
    planeKeyWidth: 50,
    returnKeyWidth: 107
  )

  /// Returns the measures for 667 points in landscape: keys on 526 points between columns of additional keys
  /// (KL6). A width of 736 has the same measures, scaled.
  private static func withSideKeys(width: CGFloat) -> LetterMeasures {
    func scaled(_ length: CGFloat) -> CGFloat { (length * width / 667 * 2).rounded() / 2 }
    let own = scaled(526)
    return LetterMeasures(
      x: (width - own) / 2,
      width: own,
      gap: 5,
      bottomGap: 5,
      rows: [6, 46, 86, 126],
      keyHeight: 33,
      sideKeyWidth: scaled(63),
      planeKeyWidth: scaled(46),
      returnKeyWidth: scaled(99),
      extraKeyWidth: scaled(64.5)
    )
  }

  /// Returns the measures of a rounded keyboard: those of 375 points without a dock (KI38), and those of 390
  /// points with one (KI36, KI37), scaled to other widths. The rows of wide phones are assumed.
  private static func rounded(_ request: LayoutRequest) -> LetterMeasures {
    let (width, isHigh) = (request.size.width, request.size.height > 220)
    let rows: [CGFloat] = isHigh ? [8, 64.5, 121, 177.5] : [8, 62, 116, 170]
    func scaled(_ length: CGFloat) -> CGFloat { (length * width / 390 * 2).rounded() / 2 }
    guard request.hasDock else {
      return LetterMeasures(
        width: width,
        margin: 8.5,
        rows: rows,
        keyHeight: 42,
        sideKeyWidth: 42,
        planeKeyWidth: 39.5,
        returnKeyWidth: 85
      )
    }
    return LetterMeasures(
      width: width,
      margin: 8.5,
      gap: 7.5,
      rows: rows,
      keyHeight: isHigh ? 45.5 : 43,
      sideKeyWidth: scaled(42.5),
      planeKeyWidth: scaled(41),
      returnKeyWidth: scaled(88)
    )
  }

  /// Returns the measures of a rounded keyboard in landscape: those of 667 points without a dock (KI39), and
  /// those of 874 points with a home indicator (KI41), where the keys leave 75 points free at each side.
  /// Without the bar above them, the rows are 10 points higher (KI30).
  private static func roundedLandscape(_ request: LayoutRequest) -> LetterMeasures {
    let pitch: CGFloat = request.size.height > 180 ? 50 : 40
    let x: CGFloat = request.hasDock ? 75 : 72
    let own = request.size.width - 2 * x
    return LetterMeasures(
      x: x,
      width: own,
      margin: request.hasDock ? 3 : 0,
      gap: 5.9,
      rows: (0..<4).map { (request.hasDock ? 5 : 6) + CGFloat($0) * pitch },
      keyHeight: pitch - (request.hasDock ? 5 : 8),
      sideKeyWidth: (own * 63 / 523).rounded(),
      planeKeyWidth: (own * 47 / 523).rounded(),
      returnKeyWidth: (own * 100 / 523).rounded()
    )
  }

  /// Returns the measures for landscape above a home indicator: rows as on 480 points, the last row as above
  /// a dock, scaled (assumed).
  private static func dockedLandscape(_ size: CGSize) -> LetterMeasures {
    let pitch = (size.height - 4) / 4
    let wide = (size.width * 198 / 852).rounded()
    return LetterMeasures(
      width: size.width,
      rows: (0..<4).map { 6 + CGFloat($0) * pitch },
      keyHeight: pitch - 6,
      sideKeyWidth: (size.width * 94 / 852).rounded(),
      planeKeyWidth: (wide - 6) / 2,
      returnKeyWidth: wide
    )
  }
}
