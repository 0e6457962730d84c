/// A hash that is the same in each run: FNV-1a of 64 bits.
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash = StableHash()
    hash.add(bytes)
    return hash.value
  }
}
