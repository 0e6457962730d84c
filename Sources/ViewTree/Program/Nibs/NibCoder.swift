import Foundation
import InterfaceFiles
import Simulation

/// The coder that the `init(coder:)` of an object in an interface file receives.
final class NibCoder: NSCoder, InterfaceDecoding {
  @MainActor private let reader: NibReader
  /// The first object that the coder was given to; objects that it creates have no element.
  @MainActor private weak var object: AnyObject?
  @MainActor private var hasDecodedSubviews = false
  @MainActor private var readTypes: Set<ObjectIdentifier> = []
  /// The first error, for the loader: an initializer can't throw it.
  @MainActor private(set) var failure: (any Error)?

  @MainActor init(_ reader: NibReader) { self.reader = reader }

  /// Whether a key has a value: no key has one, the values are applied by the classes of the toolkit.
  override func containsValue(forKey key: String) -> Bool { false }
  override var allowsKeyedCoding: Bool { true }
  override func decodeObject(forKey key: String) -> Any? { nil }

  @MainActor func attribute(_ name: String) -> String? { reader.values.string(name) }

  /// Applies the values of a class; an error that ends them is reported, and the other classes' follow.
  @MainActor private func apply(_ family: NibFamily, to object: AnyObject) throws {
    _ = try reader.loading.attempt { try family.apply(object, reader) }
  }

  @MainActor func decode(_ object: AnyObject, as type: AnyClass) {
    if self.object == nil { self.object = object }
    guard self.object === object, failure == nil else { return }
    do {
      let families = NibFamily.chain(of: Swift.type(of: object))
      guard let start = families.firstIndex(where: { $0.type == type }) else { return }
      let later = families[(start + 1)...]
      let end = later.firstIndex { $0.hasInitializer } ?? families.endIndex
      for family in families[start..<end] where readTypes.insert(ObjectIdentifier(family.type)).inserted {
        try apply(family, to: object)
      }
      if end == families.endIndex { try decodeSubviews(of: object) }
    } catch { failure = error }
  }

  /// Applies what no initializer has applied, as classes of the toolkit may have none.
  @MainActor func finish(_ object: AnyObject) throws {
    if let failure { throw failure }
    for family in NibFamily.chain(of: Swift.type(of: object))
    where readTypes.insert(ObjectIdentifier(family.type)).inserted {
      try apply(family, to: object)
    }
    try decodeSubviews(of: object)
    try reader.values.finish()
  }

  @MainActor private func decodeSubviews(of object: AnyObject) throws {
    guard !hasDecodedSubviews else { return }
    hasDecodedSubviews = true
    try reader.decodeSubviews(of: object)
  }
}
