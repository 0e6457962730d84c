/// A non-owning reference to an object, which the object clears before it is deallocated.
///
/// It replaces a weak reference, without its cost for the object's reference counting. The object owns the
/// handle and calls ``takeBack()`` in its `deinit`.
package final class Handle<Object: AnyObject>: @unchecked Sendable {
  /// The object, or `nil` after its deallocation.
  package private(set) unowned(unsafe) var object: Object?

  /// Creates a handle without an object; set it with ``lead(to:)``.
  package init() {}

  /// Sets the object.
  package func lead(to object: Object) { self.object = object }

  /// Clears the reference to the object.
  package func takeBack() { object = nil }
}
