import Foundation

/// The requested sizes of the items of a section.
enum FlowItems: Hashable, Sendable {
  /// Items of one size. They take no memory of their own.
  case equal(CGSize, count: Int)
  case sizes([CGSize])

  var count: Int {
    switch self {
    case .equal(_, let count): count
    case .sizes(let sizes): sizes.count
    }
  }

  subscript(item: Int) -> CGSize {
    switch self {
    case .equal(let size, _): size
    case .sizes(let sizes): sizes[item]
    }
  }
}

/// The items of a line in a flow layout.
struct FlowLine: Hashable, Sendable {
  var items: Range<Int>
  var top: CGFloat
  var height: CGFloat
  /// The left edge of the first item.
  var left: CGFloat = 0
  /// The distance between the items.
  var gap: CGFloat = 0
}
