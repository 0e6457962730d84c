import Foundation

/// The namespace of the options of map and hash tables.
public enum NSPointerFunctions {
  /// The options of the keys and values of a map table, and of the elements of a hash table.
  public struct Options: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strong references.
    public static let strongMemory: NSPointerFunctions.Options = []
    /// References that become nil with the deallocation of their object.
    public static let weakMemory = NSPointerFunctions.Options(rawValue: 5)
    /// Comparison by `isEqual(_:)`.
    public static let objectPersonality: NSPointerFunctions.Options = []
    /// Comparison by identity.
    public static let objectPointerPersonality = NSPointerFunctions.Options(rawValue: 1 << 9)
    /// Copies of the keys that can be copied.
    public static let copyIn = NSPointerFunctions.Options(rawValue: 1 << 16)
  }
}

/// An object in a table, with the key by which it is found.
struct TableReference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  let key: AnyHashable

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isWeak = options.isSuperset(of: .weakMemory)
    var object = object
    if options.contains(.copyIn), let copyable = object as? any NSCopying {
      object = copyable.copy(with: nil) as AnyObject
    }
    weakObject = isWeak ? object : nil
    strongObject = isWeak ? nil : object
    key = Self.key(of: object, options)
  }

  /// The object; nil after its deallocation.
  var object: AnyObject? { strongObject ?? weakObject }

  /// Returns the object as a value of a type. A cast of nil to `AnyObject` would be an object.
  func object<Object>(as type: Object.Type) -> Object? { object.flatMap { $0 as? Object } }

  /// The key of an object: the value of a text, a number or another value of Foundation's, or the identity.
  static func key(of object: AnyObject, _ options: NSPointerFunctions.Options) -> AnyHashable {
    if options.contains(.objectPointerPersonality) { return ObjectIdentifier(object) }
    // A cast of the object itself would put another class's object into a box.
    guard type(of: object) is NSObject.Type, let foundation = object as? NSObject else {
      return ObjectIdentifier(object)
    }
    // A weak reference's key doesn't retain its object.
    guard options.isSuperset(of: .weakMemory) else { return foundation }
    return foundation is any NSCopying
      ? AnyHashable((foundation.copy() as? NSObject) ?? foundation) : ObjectIdentifier(object)
  }
}

/// A map whose keys and values can be weak references. Its order is that in which keys were added.
///
/// Keys are equal as objects of Foundation are; other objects are equal to themselves only. An entry is
/// removed when the object of one of its weak references was deallocated.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: TableReference
    var value: TableReference
    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Entry] = []
  private var indices: [AnyHashable: Int] = [:]

  /// Creates a table with options for the keys and the values.
  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// Returns a table that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that retains its values only.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a table that retains its keys only.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table that retains nothing.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func removeDead() {
    guard entries.contains(where: { !$0.isAlive }) else { return }
    rebuild(entries.filter(\.isAlive))
  }

  private func rebuild(_ remaining: [Entry]) {
    entries = remaining
    indices = Dictionary(uniqueKeysWithValues: remaining.enumerated().map { ($1.key.key, $0) })
  }

  private func index(of key: KeyType?) -> Int? {
    removeDead()
    return key.flatMap { indices[TableReference.key(of: $0 as AnyObject, keyOptions)] }
  }

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    index(of: aKey).flatMap { entries[$0].value.object(as: ObjectType.self) }
  }

  /// Sets the value of a key; has no effect if one of both is nil.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    let value = TableReference(anObject as AnyObject, valueOptions)
    if let index = index(of: aKey) {
      entries[index].value = value
    } else {
      let key = TableReference(aKey as AnyObject, keyOptions)
      indices[key.key] = entries.count
      entries.append(Entry(key: key, value: value))
    }
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let index = index(of: aKey) else { return }
    var remaining = entries
    remaining.remove(at: index)
    rebuild(remaining)
  }

  /// Removes everything.
  open func removeAllObjects() { rebuild([]) }

  /// The number of keys whose references are alive.
  open var count: Int {
    removeDead()
    return entries.count
  }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns an enumerator of the values; nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns a dictionary with the contents whose keys are hashable.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    removeDead()
    return entries.reduce(into: [:]) { result, entry in
      guard let object = entry.value.object(as: ObjectType.self),
        let key = entry.key.object(as: AnyHashable.self)
      else { return }
      result[key] = object
    }
  }
}
