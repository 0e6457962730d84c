/// An object that is equal only to itself, as an object of UIKit is unless its class says otherwise (U90).
///
/// It may be compared and hashed on any thread.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one === other }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
