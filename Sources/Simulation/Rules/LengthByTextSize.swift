/// A length in points that was recorded at some sizes of body text.
///
/// Between and beyond those sizes it is assumed to lie on the line through the two nearest records.
package struct LengthByTextSize: Hashable, Sendable {
  /// The sizes of body text and the lengths there, in ascending order.
  private let records: [Record]

  private struct Record: Hashable, Sendable {
    var size: Double
    var length: Double
  }

  /// Returns the length for a size of body text, in points.
  package func length(at size: Double) -> Double {
    guard let first = records.first else { return 0 }
    guard records.count > 1 else { return first.length }
    let next = records.firstIndex { $0.size >= size } ?? records.count - 1
    let (low, high) = (records[max(next, 1) - 1], records[max(next, 1)])
    return low.length + (size - low.size) * (high.length - low.length) / (high.size - low.size)
  }
}

extension LengthByTextSize: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a length that is the same at all text sizes.
  package init(floatLiteral value: Double) { records = [Record(size: 17, length: value)] }

  /// Creates a length that is the same at all text sizes.
  package init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// Creates a length from the sizes of body text and the lengths there.
  package init(dictionaryLiteral elements: (Double, Double)...) {
    records = elements.map { Record(size: $0, length: $1) }.sorted { $0.size < $1.size }
  }
}
