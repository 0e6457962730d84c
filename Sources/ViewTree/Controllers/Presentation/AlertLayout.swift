import Foundation
import Simulation

/// The places of an alert's texts, fields and buttons in its box, from the top (TC40 to TC42).
struct AlertLayout {
  /// The space above and below the texts.
  static let verticalMargin: CGFloat = 20
  /// The space beside the texts and the fields.
  static let margin: CGFloat = 16
  /// The distance between the texts, and between them and the fields. Assumed.
  static let gap: CGFloat = 4
  /// The distance between the actions of a sheet and the one that cancels.
  static let groupGap: CGFloat = 8
  /// The height of a field. Assumed.
  static let fieldHeight: CGFloat = 30

  let measures: VersionRules.AlertMeasures
  /// The width of the box.
  let width: CGFloat
  /// The length of a pixel, in points.
  let pixel: CGFloat
  private(set) var texts: [CGRect] = []
  private(set) var fields: [CGRect] = []
  private(set) var buttons: [CGRect] = []
  /// Whether two buttons are side by side.
  private(set) var isPaired = false
  /// The height of the box.
  private(set) var height: CGFloat = 0

  /// The width of a text or a field.
  var innerWidth: CGFloat { max(0, width - 2 * Self.margin) }

  init(_ measures: VersionRules.AlertMeasures, width: CGFloat, scale: CGFloat) {
    (self.measures, self.width, pixel) = (measures, width, 1 / scale)
  }

  /// Adds texts with these heights, and fields below them.
  mutating func addContent(textHeights: [CGFloat], fieldCount: Int) {
    guard !textHeights.isEmpty || fieldCount > 0 else { return }
    height = Self.verticalMargin
    for (number, length) in textHeights.enumerated() {
      if number > 0 { height += Self.gap }
      texts.append(CGRect(x: Self.margin, y: height, width: innerWidth, height: length))
      height += length
    }
    if fieldCount > 0, !textHeights.isEmpty { height += 3 * Self.gap }
    for _ in 0..<fieldCount {
      fields.append(CGRect(x: Self.margin, y: height, width: innerWidth, height: Self.fieldHeight))
      height += Self.fieldHeight
    }
    height += Self.verticalMargin
  }

  /// Adds rows of buttons, the last of which may be apart.
  mutating func addButtons(_ count: Int, rowHeight: CGFloat, isLastApart: Bool) {
    let (inset, gap) = (measures.buttonInset, measures.buttonGap)
    for number in 0..<count {
      // Without a gap, a line of a pixel separates rows.
      height += gap > 0 ? (number == 0 ? 0 : gap) : pixel
      if isLastApart, number == count - 1, count > 1, gap == 0 { height += Self.groupGap }
      buttons.append(CGRect(x: inset, y: height, width: width - 2 * inset, height: rowHeight))
      height += rowHeight
    }
    if count > 0 { height += inset }
  }

  /// Adds two buttons side by side.
  mutating func addPair(rowHeight: CGFloat) {
    let (inset, gap) = (measures.buttonInset, measures.buttonGap)
    let part = (width - 2 * inset - gap) / 2
    if gap == 0 { height += pixel }
    isPaired = true
    buttons = [
      CGRect(x: inset, y: height, width: part, height: rowHeight),
      CGRect(x: inset + part + gap, y: height, width: part, height: rowHeight),
    ]
    height += rowHeight + inset
  }
}
