import Foundation
import Simulation
import ViewTree

/// The layouts that are known, by the width of the keys' area.
enum KeyboardLayouts {
  /// Letters on 320 points, as measured (KL1).
  private static let letters320 = LetterLayout(
    width: 320,
    rows: [12, 66, 120, 174],
    keyHeight: 39,
    sideKeyWidth: 36,
    planeKeyWidth: 34,
    returnKeyWidth: 74,
    globeKeyWidth: 34
  ).layout

  /// Letters on 390 points, with the globe in the dock (KL4).
  private static let letters390 = dockedLetters(width: 390)

  /// Letters on 393 points: the rows of 390, with the width scaled (KL4).
  private static let letters393 = dockedLetters(width: 393)

  private static func dockedLetters(width: CGFloat) -> KeyboardLayout {
    LetterLayout(
      width: width,
      rows: [10, 64, 118, 170],
      keyHeight: 43,
      sideKeyWidth: 44,
      planeKeyWidth: 92,
      returnKeyWidth: 92,
      globeKeyWidth: nil
    ).layout
  }

  /// Letters on 480 points of a phone held sideways (KL2).
  private static let letters480 = LetterLayout(
    width: 480,
    rows: [6, 46, 86, 126],
    keyHeight: 33,
    sideKeyWidth: 54,
    planeKeyWidth: 51,
    returnKeyWidth: 111,
    globeKeyWidth: 51,
    orientation: "Landscape"
  ).layout

  /// Letters on 852 points of a phone held sideways: the rows of 480, with the widths of 393 scaled; assumed.
  private static let letters852 = LetterLayout(
    width: 852,
    rows: [6, 45, 84, 123],
    keyHeight: 33,
    sideKeyWidth: 94,
    planeKeyWidth: 198,
    returnKeyWidth: 198,
    globeKeyWidth: nil,
    orientation: "Landscape"
  ).layout

  private static func letters(width: CGFloat) -> KeyboardLayout? {
    switch width {
    case 320: letters320
    case 390: letters390
    case 393: letters393
    case 480: letters480
    case 852: letters852
    default: nil
    }
  }

  /// Returns the layout for a device and type; `size` is that of the keys' area.
  ///
  /// Stops with `there is no layout of letters for a keyboard of 375 points` if none is known.
  static func layout(for type: KeyboardType, size: CGSize) -> KeyboardLayout {
    let isWide = size.width > 2 * size.height
    if type.isPad {
      return NumberPadLayout(size: size, orientation: isWide ? "Landscape" : "Portrait").layout
    }
    guard var letters = letters(width: size.width) else {
      programmerError(
        "there is no layout of letters for a keyboard of \(GeometryText.number(size.width)) points"
      )
    }
    if type == .numbersAndPunctuation { letters.firstPlane = .numbers }
    return letters
  }
}
