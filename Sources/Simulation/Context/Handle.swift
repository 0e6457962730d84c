/// A way to an object for those who must not hold it, which the object takes back when it goes.
///
/// It does what a weak reference does, without making the object's reference counts slow. The object owns it and calls
/// ``takeBack()`` in its `deinit`.
package final class Handle<Object: AnyObject>: @unchecked Sendable {
  /// The object; nil once it has gone.
  package private(set) unowned(unsafe) var object: Object?

  /// A way that leads nowhere until ``lead(to:)``.
  package init() {}

  /// Says where it leads.
  package func lead(to object: Object) { self.object = object }

  /// Leads nowhere any more.
  package func takeBack() { object = nil }
}
