import Foundation
import HeadlessUIKit
import Testing

/// The facts' table of keys.
struct LayoutTable: Decodable, Sendable {
  struct TableKey: Decodable, Sendable {
    var label: String
    var kind: String
    var frame: [CGFloat]
  }

  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var size: [CGFloat]
    var planes: [String: [TableKey]]?
    var keys: [TableKey]?
    var testDescription: String { id }
  }

  struct PadMetrics: Decodable, Sendable {
    struct Orientation: Decodable, Sendable {
      var keyHeight, gapX, gapY, edge, bottom, returnW, rightShiftW: CGFloat
      var topRowKeyHeight, tabDeleteW, tabW, deleteW, capsW, leftShiftW: CGFloat?
    }
    struct Row: Decodable, Sendable {
      var size: [CGFloat]
      var rows: Int?
      var portrait, landscape: Orientation
    }
    var sizes: [Row]
    var topInset: CGFloat
  }

  struct ReturnKey: Decodable, Sendable {
    var raw: Int
    var title_2_12, title_13_18: String
  }

  var qwertyAndPads: [Row]
  var padMetrics: PadMetrics
  var returnKeys: [ReturnKey]

  static func loaded() throws -> LayoutTable { try table.get() }

  private static let table = Result {
    try JSONDecoder().decode(LayoutTable.self, from: TestFiles.fixture("keylayouts.json"))
  }

  /// The ids of the rows, in order.
  static let ids = [
    "phone-portrait-320x216", "phone-landscape-480x162", "phone-landscape-568x162", "phone-portrait-375x216",
    "phone-landscape-667x162", "phone-portrait-390x216", "phone-portrait-414x226", "numberPad-320x216",
    "phonePad-320x216", "decimalPad-320x216", "numberPad-480x162", "numberPad-375x216", "numberPad-390x216",
    "numberPad-414x226",
  ]
}

extension LayoutTable.Row {
  /// The layout request that the row describes.
  var request: LayoutRequest {
    let types: [(String, KeyboardType)] = [
      ("numberPad", .numberPad), ("phonePad", .phonePad), ("decimalPad", .decimalPad),
    ]
    let isDocked = id.contains("390")
    return LayoutRequest(
      types.first { id.hasPrefix($0.0) }?.1 ?? .default,
      size: CGSize(width: size[0], height: size[1]),
      screen: CGSize(width: min(size[0], 320), height: 568),
      isLandscape: size[0] > 2 * size[1],
      hasDock: isDocked,
      switchKey: isDocked ? .none : .globe
    )
  }

  /// The keys of each plane.
  var allPlanes: [String: [LayoutTable.TableKey]] { planes ?? ["numbers": keys ?? []] }
}

extension Key.Kind {
  /// The kind's name in the table.
  var tableName: String {
    switch self {
    case .character: "char"
    case .plane: "plane"
    default: "\(self)"
    }
  }
}
