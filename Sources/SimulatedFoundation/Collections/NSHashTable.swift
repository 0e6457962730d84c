import Foundation

/// A set whose elements can be weak references. Its order is that in which elements were added.
///
/// Elements are equal as objects of Foundation are; other objects are equal to themselves only. A weak
/// reference is removed when its object was deallocated.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference] = []
  private var keys: Set<AnyHashable> = []

  /// Creates a table with options for its elements.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// Returns a table that doesn't retain its elements.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func rebuild(_ remaining: [TableReference]) {
    references = remaining
    keys = Set(remaining.map(\.key))
  }

  private func removeDead() {
    guard references.contains(where: { $0.object == nil }) else { return }
    rebuild(references.filter { $0.object != nil })
  }

  /// The elements.
  open var allObjects: [ObjectType] {
    removeDead()
    return references.compactMap { $0.object(as: ObjectType.self) }
  }

  /// The first element; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of elements.
  open var count: Int {
    removeDead()
    return references.count
  }

  /// The elements that are hashable, as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Adds an element, unless there is an equal one or it is nil.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    removeDead()
    let reference = TableReference(object as AnyObject, options)
    if keys.insert(reference.key).inserted { references.append(reference) }
  }

  /// Removes an element.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let key = TableReference.key(of: object as AnyObject, options)
    if keys.contains(key) { rebuild(references.filter { $0.key != key }) }
  }

  /// Removes all elements.
  open func removeAllObjects() { rebuild([]) }

  /// Returns whether there is an element that is equal to `anObject`.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the element that is equal to `object`; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    removeDead()
    let key = TableReference.key(of: object as AnyObject, options)
    return references.first { $0.key == key }?.object(as: ObjectType.self)
  }

  /// Returns an enumerator of the elements.
  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: references.compactMap(\.object)).objectEnumerator()
  }

  /// Adds the elements of another table.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

  /// Removes the elements of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  /// Removes the elements that another table doesn't have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
}
