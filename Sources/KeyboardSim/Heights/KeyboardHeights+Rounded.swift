import Foundation
import Simulation

extension KeyboardHeights {
  /// The measured rows of the rounded keyboards, from iOS 26 (KI3-KI24, KI102, KI103): the keys, the bar, the
  /// dock, and the edge that replaces the bar.
  ///
  /// Where the sources differ, the rows have the figures of most of them: 335 and 308 on 402 x 874 points
  /// (KI107) and 345 on iPhone Air (KI108). Only the totals of 27 are known; their division into parts is
  /// assumed.
  static let rounded: [HeightRow] = [
    row("KI3", "phone-375x667", .portrait, .text, "26.0", "27.0", 216, 44, 0, bar: .shown),
    row("KI4", "phone-375x667", .portrait, .all, "26.0", "27.0", 216, 0, 0, bar: .off, edge: 17),
    row("KI5", "phone-375x667", .landscape, .text, "26.0", "27.0", 162, 44, 0, bar: .shown),
    row("KI6", "phone-390x844", .portrait, .all, "26.0", "27.0", 216, 0, 75, bar: .off, edge: 17),
    row("KI7", "phone-390x844", .portrait, .text, "26.0", "27.0", 216, 44, 75, bar: .shown),
    row("KI10", "phone-393x852", .portrait, .text, "26.0", "27.0", 216, 44, 75, bar: .shown),
    row("KI11", "phone-402x874", .portrait, .text, "26.0", "27.0", 216, 44, 75, bar: .shown),
    row("KI12", "phone-402x874", .portrait, .all, "26.0", "27.0", 216, 0, 75, bar: .off, edge: 17),
    row("KI14", "phone-402x874", .landscape, .all, "26.0", "27.0", 202, 0, 2, bar: .off),
    row("KI16", "phone-420x912", .portrait, .text, "26.0", "27.0", 226, 44, 75, bar: .shown),
    row("KI17", "phone-440x956", .portrait, .text, "26.0", "27.0", 226, 44, 75, bar: .shown),
    row("KI18", "phone-440x956", .portrait, .all, "26.0", "27.0", 226, 0, 75, bar: .off, edge: 17),
    row("KI19", "phone-375x812", .portrait, .text, "26.0", "27.0", 216, 44, 75, bar: .shown),
    row("KI19", "phone-414x896", .portrait, .text, "26.0", "27.0", 226, 44, 75, bar: .shown),
    row("KI19", "phone-428x926", .portrait, .text, "26.0", "27.0", 226, 44, 75, bar: .shown),
    row("KI19", "phone-430x932", .portrait, .text, "26.0", "27.0", 226, 44, 75, bar: .shown),
    row("KI21", "pad-820x1180", .portrait, .text, "26.0", nil, 262, 55, 20),
    row("KI22", "pad-1032x1376", .portrait, .text, "26.0", nil, 328, 55, 20),
    row("KI23", "pad-1032x1376", .landscape, .text, "26.0", nil, 422, 55, 20),
    row("KI24", "pad-*", .any, .hardware, "26.0", nil, 0, 48.5, 20, home: .indicator),
    row("KI102", "phone-402x874", .portrait, .text, "27.0", nil, 216, 37, 75, bar: .shown),
    row("KI103", "phone-440x956", .portrait, .all, "27.0", nil, 226, 0, 75, bar: .off, edge: 19),
  ]
}
