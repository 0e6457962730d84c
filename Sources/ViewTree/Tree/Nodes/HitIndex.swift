import Foundation

/// Where the subviews of a view with many of them are: a rectangle for each, and one around each sixteen.
///
/// It rules out, and nothing more: the rectangles are a little larger than the views, and as large as can be for a view
/// that must be asked itself. Built when a hit test needs it.
struct HitIndex {
  /// From how many subviews on an index is worth its memory.
  static let threshold = 8
  /// How many subviews share a rectangle around them.
  static let blockSize = 16

  /// Rectangles as left, top, minus right, minus bottom: of the subviews, then of the blocks.
  private var rects: UnsafeMutablePointer<SIMD4<Float>>?
  private var count = 0
  private var capacity = 0
  /// How many subviews were looked at one by one since the index is out of date.
  private var looks = 0

  /// Whether building the index anew costs no more than what was spent without it: so a change and a hit in turn cost
  /// no more than a walk.
  mutating func isWorthBuilding(for count: Int) -> Bool {
    looks += 1
    guard looks > count else { return false }
    looks = 0
    return true
  }

  /// Builds the index anew.
  mutating func build(_ children: NodeList) {
    count = children.count
    let blocks = (count + Self.blockSize - 1) / Self.blockSize
    if capacity < count + blocks {
      rects?.deallocate()
      capacity = count + blocks
      rects = UnsafeMutablePointer.allocate(capacity: capacity)
    }
    let rects = rects.unsafelyUnwrapped
    for index in 0..<count { (rects + index).initialize(to: Self.rect(of: children[index])) }
    for block in 0..<blocks {
      let first = block * Self.blockSize
      var around = rects[first]
      for index in first..<min(count, first + Self.blockSize) {
        around = pointwiseMin(around, rects[index])
      }
      (rects + count + block).initialize(to: around)
    }
  }

  /// Returns the frontmost place below `end` whose rectangle contains the point, or nil.
  func candidate(below end: Int, x: CGFloat, y: CGFloat) -> Int? {
    let point = SIMD4(Float(x), Float(y), -Float(x), -Float(y))
    let rects = rects.unsafelyUnwrapped
    var index = min(end, count)
    while index > 0 {
      if index % Self.blockSize == 0 {
        let block = count + index / Self.blockSize - 1
        if !Self.contains(rects[block], point) {
          index -= Self.blockSize
          continue
        }
      }
      index -= 1
      if Self.contains(rects[index], point) { return index }
    }
    return nil
  }

  @inline(__always) private static func contains(_ rect: SIMD4<Float>, _ point: SIMD4<Float>) -> Bool {
    all(point .>= rect)
  }

  private static func rect(of node: NodePointer) -> SIMD4<Float> {
    let flags = node.pointee.flags
    if flags.contains(.asksObject) || flags.contains(.animated) || node.pointee.transform != nil {
      return SIMD4(repeating: -.infinity)
    }
    if !flags.isDisjoint(with: .unreachable) { return SIMD4(repeating: .infinity) }
    let (center, size) = (node.pointee.center, node.pointee.bounds.size)
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    return SIMD4(
      below(center.x - halfWidth),
      below(center.y - halfHeight),
      below(-center.x - halfWidth),
      below(-center.y - halfHeight)
    )
  }

  /// A number that is smaller by more than the single precision of points can be wrong.
  @inline(__always) private static func below(_ value: CGFloat) -> Float {
    Float(value - abs(value) * 1e-6 - 1e-3)
  }

  mutating func deallocate() {
    rects?.deallocate()
    (rects, count, capacity) = (nil, 0, 0)
  }
}
