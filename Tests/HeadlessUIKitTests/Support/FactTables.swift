import Foundation
import HeadlessUIKit

/// The facts' table of devices.
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

  /// Returns the rows; KD1 is the first.
  static func rows() throws -> [Row] { try table.get().devices }

  private static let table = Result {
    try JSONDecoder().decode(DeviceTable.self, from: TestFiles.fixture("devices.json"))
  }
}

/// The facts' table of keyboard heights.
struct HeightTable: Decodable, Sendable {
  struct Row: Decodable, Sendable {
    var keyboardClass: String
    var orientation: String
    var type: String
    var os: String
    var keysHeight, predictiveBarHeight, dockOrSafeArea, totalHeight: CGFloat?
  }

  var rows: [Row]

  /// Returns the rows; KH1 is the first.
  static func rows() throws -> [Row] { try table.get().rows }

  private static let table = Result {
    try JSONDecoder().decode(HeightTable.self, from: TestFiles.fixture("keyboards.json"))
  }
}

extension HeightTable.Row {
  /// The first system of the range and the first one after it, read from texts such as `8.0-10.3 QuickType
  /// collapsed`.
  var systems: (since: SystemVersion, before: SystemVersion?) {
    let range = os.split(separator: " ")[0]
    if os == "11.0 (launch)" { return ("11.0", "11.1") }
    let ends = range.split(separator: "-").map { $0.replacing(".x", with: "").replacing("+", with: "") }
    let first = SystemVersion(String(ends[0])) ?? "1.0"
    guard !range.hasSuffix("+") else { return (first, nil) }
    // A range that ends with 10.3 extends to 11.
    let last = SystemVersion(String(ends[ends.count - 1])) ?? "1.0"
    return (first, SystemVersion(last.major + 1))
  }

  /// Whether the row applies to number pads, alone or among other types.
  var isForPads: Bool {
    type.hasPrefix("numberPad") || type == "all types" || type == "all" || type == "default"
  }
  /// Whether the row applies to keyboards with letters, with the predictive bar in its initial state.
  var isForText: Bool {
    let isPlain = !os.contains("collapsed") && !os.contains("off")
    return isPlain && (type.hasPrefix("default") || type == "all types" || type == "all")
  }
}
