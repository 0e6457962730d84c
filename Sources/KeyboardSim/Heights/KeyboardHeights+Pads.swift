import Foundation
import Simulation

extension KeyboardHeights {
  /// The rows of iPads (KH74-KH108): the keys, the bar and the dock; `nil` isn't established.
  package static let pads: [HeightRow] = [
    row("KH74", "pad-768x1024", .portrait, .all, "3.2", "8.0", 264, 0, 0),
    row("KH75", "pad-768x1024", .landscape, .all, "3.2", "8.0", 352, 0, 0),
    row("KH76", "pad-768x1024", .portrait, .candidates, "4.0", "9.0", 264, 54, 0),
    row("KH77", "pad-768x1024", .portrait, .text, "8.0", "9.0", 264, 39, 0, bar: .shown),
    row("KH78", "pad-768x1024", .landscape, .text, "8.0", "9.0", 352, 39, 0, bar: .shown),
    row("KH79", "pad-768x1024", .portrait, .text, "9.0", "13.0", 258, 55, 0),
    row("KH80", "pad-768x1024", .landscape, .text, "9.0", "13.0", 343, 55, 0),
    row("KH81", "pad-834x1112", .portrait, .text, "9.0", "13.0", 258, 55, 0),
    row("KH82", "pad-834x1112", .landscape, .text, "9.0", "13.0", 343, 55, 0),
    row("KH83", "pad-768x1024", .portrait, .text, "13.0", "19.0", 265, 55, 0),
    row("KH84", "pad-768x1024", .landscape, .text, "13.0", "19.0", 353, 55, 0),
    row("KH85", "pad-810x1080", .portrait, .text, "13.0", "19.0", 265, 55, 0),
    row("KH86", "pad-810x1080", .landscape, .text, "13.0", "19.0", 353, 55, 0),
    row("KH87", "pad-834x1112", .portrait, .text, "13.0", "19.0", 265, 55, 0),
    row("KH88", "pad-834x1112", .landscape, .text, "13.0", "19.0", 353, 55, 0),
    row("KH89", "pad-744x1133", .portrait, .text, "15.0", "19.0", 265, 55, 20, isConfirmed: false),
    row("KH90", "pad-744x1133", .landscape, .text, "15.0", "19.0", 353, 55, 20, isConfirmed: false),
    row("KH91", "pad-834x1194", .portrait, .text, "12.0", "19.0", 265, 55, 20),
    row("KH92", "pad-834x1194", .landscape, .text, "12.0", "19.0", 353, 55, 20),
    row("KH93", "pad-834x1210", .portrait, .text, "12.0", "19.0", 265, 55, 20),
    row("KH94", "pad-834x1210", .landscape, .text, "12.0", "19.0", 353, 55, 20),
    row("KH95", "pad-820x1180", .portrait, .text, "14.0", "19.0", 262, 55, 20),
    row("KH96", "pad-820x1180", .landscape, .text, "14.0", "19.0", 347, 55, 20),
    row("KH97", "pad-1024x1366-button", .portrait, .text, "9.0", "13.0", 323, 55, 0),
    row("KH98", "pad-1024x1366-button", .landscape, .text, "9.0", "13.0", 416, 55, 0),
    row("KH99", "pad-1024x1366-button", .portrait, .text, "13.0", "18.0", 328, 55, 0),
    row("KH100", "pad-1024x1366-button", .landscape, .text, "13.0", "18.0", 423, 55, 0),
    row("KH101", "pad-1024x1366", .portrait, .text, "12.0", "19.0", 328, 55, 20),
    row("KH102", "pad-1024x1366", .landscape, .text, "12.0", "19.0", 423, 55, 20),
    row("KH103", "pad-1032x1376", .portrait, .text, "17.5", "19.0", 330.5, 55, 20),
    row("KH104", "pad-1032x1376", .landscape, .text, "17.5", "19.0", 426, 55, 20),
    row("KH105", "pad-*", .any, .hardware, "9.0", nil, 0, 55, 0, home: .button),
    row("KH106", "pad-*", .any, .hardware, "12.0", nil, 0, 55, 14, home: .indicator),
    row("KH107", "pad-*", .any, .hardware, "3.2", "9.0", 0, 0, 0),
    row("KH108", "pad-*", .any, .floating, "13.0", nil, nil, nil, nil),
  ]
}
