import Foundation

/// The rectangles of a view's many subviews, for hit tests: one for each, and one around each sixteen.
///
/// The index only excludes subviews: the rectangles are a little larger than the views, and infinite for a
/// view that must be called. It is built when a hit test needs it.
struct HitIndex {
  /// The minimum number of subviews for an index.
  static let threshold = 8
  /// The number of subviews that share an enclosing rectangle.
  static let blockSize = 16

  /// The rectangles as left, top, -right, -bottom: the subviews' first, then the blocks'.
  private var rects: UnsafeMutablePointer<SIMD4<Float>>?
  private var count = 0
  private var capacity = 0
  /// The number of subviews that were tested one by one since the index went out of date.
  private var looks = 0

  /// Counts a test without the index, and returns whether building the index costs no more than all such
  /// tests did. Therefore alternating changes and hit tests cost no more than a linear search.
  mutating func isWorthBuilding(for count: Int) -> Bool {
    looks += 1
    guard looks > count else { return false }
    looks = 0
    return true
  }

  /// Builds the index from the current subviews.
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

  /// Returns the highest index below `end` whose rectangle contains the point, or nil.
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
    if flags.contains(.needsObjectCall) || flags.contains(.animated) || node.pointee.transform != nil {
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

  /// Returns the value, reduced by more than the rounding error of single precision for points.
  @inline(__always) private static func below(_ value: CGFloat) -> Float {
    Float(value - abs(value) * 1e-6 - 1e-3)
  }

  mutating func deallocate() {
    rects?.deallocate()
    (rects, count, capacity) = (nil, 0, 0)
  }
}
