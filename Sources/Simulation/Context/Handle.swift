/// A reference to an object that doesn't retain it. The object clears it in its `deinit`.
///
/// The object owns the handle and shares it with all objects that refer to it. The reference is read on the
/// main actor. With weak references in place of it, a change of focus (W5) takes 20 % longer and a key (W6)
/// 12 %, because they slow down each later retain of their object.
package final class Handle<Object: AnyObject>: @unchecked Sendable {
  /// The object, or `nil` after its deallocation.
  package private(set) unowned(unsafe) var object: Object?

  /// Creates a handle without an object; set it with ``attach(to:)``.
  package init() {}

  /// Sets the object.
  package func attach(to object: Object) { self.object = object }

  /// Clears the reference, because the object is being deallocated.
  package func clear() { object = nil }
}
