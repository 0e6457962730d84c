import HeadlessUIKit

@testable import Monkey

/// The generator of the monkey, with the ranges that tests use.
struct FixedRandom: RandomNumberGenerator {
  private var source: SplitMix

  init(seed: UInt64) { source = SplitMix(seed) }

  mutating func next() -> UInt64 { source.next() }

  /// Returns a random integer of the range, as a length.
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }

  /// Returns true once in `count` times, on average.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
