import Foundation

/// The placement of a popover beside its anchor.
struct PopoverPlacement: Hashable, Sendable {
  /// The size of a popover whose controller has no preferred content size.
  static let standardSize = CGSize(width: 320, height: 480)
  /// The distance between popover and anchor: the arrow's length.
  static let arrow: CGFloat = 13

  var size: CGSize
  /// The rectangle that the popover points at.
  var anchor: CGRect
  /// The rectangle that the popover may cover.
  var room: CGRect
  var permitted: PopoverArrowDirection
  /// Whether the popover is centered on its anchor, without an arrow.
  var coversAnchor = false
  /// The rectangle over a navigation bar in which a popover at one of its items is placed, without an arrow,
  /// at the top and as near to the item as possible; `nil` for other popovers.
  var roomOverBar: CGRect?

  /// The popover's frame and arrow direction. The popover is placed at the first permitted side of the anchor
  /// with enough space (below, above, right, left), or else at the one with the most space, where it is made
  /// smaller; without space at any side, it is in the middle.
  var result: (frame: CGRect, arrow: PopoverArrowDirection) {
    if coversAnchor { return (centered(on: anchor), .unknown) }
    if let roomOverBar { return (frame(atTopOf: roomOverBar), .unknown) }
    let ways: [PopoverArrowDirection] = [.up, .down, .left, .right].filter(permitted.contains)
    let fitting = ways.first { fits($0) }
    guard let way = fitting ?? ways.max(by: { space($0) < space($1) }), space(way) > 0 else {
      return (centered(on: room), .unknown)
    }
    return (frame(way), way)
  }

  /// Returns the space at the side of the anchor where the arrow has the direction `way`.
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

  private func frame(atTopOf room: CGRect) -> CGRect {
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    let x = clamp(anchor.midX - width / 2, room.minX, room.maxX - width)
    return CGRect(x: x, y: room.minY, width: width, height: height)
  }

  private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    min(max(value, low), max(low, high))
  }

  private func centered(on rect: CGRect) -> CGRect {
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    return CGRect(
      x: clamp(rect.midX - width / 2, room.minX, room.maxX - width),
      y: clamp(rect.midY - height / 2, room.minY, room.maxY - height),
      width: width,
      height: height
    )
  }
}
