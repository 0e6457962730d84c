import Foundation
import HeadlessUIKit

/// The table of devices as the facts have it.
struct DeviceTable: Decodable, Sendable {
  struct Insets: Decodable, Sendable {
    var top, left, bottom, right: CGFloat
    var edges: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
  }

  struct Row: Decodable, Sendable {
    var name: String
    var idiom: String
    var points: [CGFloat]
    var scale: CGFloat
    var firstOS: String
    var lastOS: String
    var statusBarPortrait, statusBarLandscape: CGFloat
    var safeAreaPortrait, safeAreaLandscape: Insets
    var homeControl: String
    var keyboardClass: String
  }

  var devices: [Row]

  /// The rows; KD1 is the first.
  static func rows() throws -> [Row] { try table.get().devices }

  private static let table = Result {
    try JSONDecoder().decode(DeviceTable.self, from: TestFiles.fixture("devices.json"))
  }
}
