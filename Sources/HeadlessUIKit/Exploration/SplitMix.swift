/// A random number generator with the same sequence in each run: SplitMix64.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  /// Creates the generator of one action of a session; it doesn't depend on the session's other actions.
  package init(session: UInt64, action: Int) {
    var mixer = SplitMix(session ^ (UInt64(action) &* 0xD1B5_4A32_D192_ED03))
    state = mixer.next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns true once in `count` times, on average.
  package mutating func once(in count: Int) -> Bool { next() % UInt64(count) == 0 }

  /// Returns a random number of the range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// Returns a random length of the range, in thirds of a point.
  package mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(number(range.lowerBound * 3...range.upperBound * 3)) / 3
  }

  /// Returns a random element, or `nil` for an empty array.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(0...elements.count - 1)]
  }
}
