import Foundation

/// Where a popover stands beside what it belongs to.
struct PopoverPlacement: Hashable, Sendable {
  /// How large a popover is whose controller wishes nothing.
  static let standardSize = CGSize(width: 320, height: 480)
  /// How far it keeps away from what it belongs to: the arrow's length.
  static let arrow: CGFloat = 13

  var size: CGSize
  /// What it belongs to.
  var anchor: CGRect
  /// What it may cover.
  var room: CGRect
  var permitted: PopoverArrowDirection

  /// The popover's frame, and where its arrow points: the first way that has room, below, above, at the right, at the left,
  /// or else the one with the most room, in which it is made smaller.
  var result: (frame: CGRect, arrow: PopoverArrowDirection) {
    let ways: [PopoverArrowDirection] = [.up, .down, .left, .right].filter(permitted.contains)
    let fitting = ways.first { fits($0) }
    guard let way = fitting ?? ways.max(by: { space($0) < space($1) }) else { return (centered, .unknown) }
    return (frame(way), way)
  }

  /// How much room there is where the arrow would point that way.
  private func space(_ way: PopoverArrowDirection) -> CGFloat {
    switch way {
    case .up: room.maxY - anchor.maxY - Self.arrow
    case .down: anchor.minY - room.minY - Self.arrow
    case .left: room.maxX - anchor.maxX - Self.arrow
    default: anchor.minX - room.minX - Self.arrow
    }
  }

  private func fits(_ way: PopoverArrowDirection) -> Bool {
    let isUpright = way == .up || way == .down
    return space(way) >= (isUpright ? size.height : size.width)
  }

  private func frame(_ way: PopoverArrowDirection) -> CGRect {
    let isUpright = way == .up || way == .down
    let most = max(0, space(way))
    let width = min(size.width, isUpright ? room.width : most)
    let height = min(size.height, isUpright ? most : room.height)
    let x =
      switch way {
      case .left: anchor.maxX + Self.arrow
      case .right: anchor.minX - Self.arrow - width
      default: clamp(anchor.midX - width / 2, room.minX, room.maxX - width)
      }
    let y =
      switch way {
      case .up: anchor.maxY + Self.arrow
      case .down: anchor.minY - Self.arrow - height
      default: clamp(anchor.midY - height / 2, room.minY, room.maxY - height)
      }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    min(max(value, low), max(low, high))
  }

  private var centered: CGRect {
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }
}
