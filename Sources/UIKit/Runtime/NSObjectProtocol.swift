import Foundation
import Responder
import ViewTree

#if !canImport(ObjectiveC)
  // On iOS these classes inherit from NSObject. Here they conform to its protocol, so that apps can adopt
  // delegate protocols that require it; `isEqual(_:)`, `hash` and `description` are declared in the classes,
  // where apps can override them.

  extension Responder: @preconcurrency NSObjectProtocol {
    /// Returns this object.
    public nonisolated final func `self`() -> Self { self }
    /// Returns false.
    public nonisolated final func isProxy() -> Bool { false }
  }

  extension GestureRecognizer: @preconcurrency NSObjectProtocol {
    /// Returns this object.
    public nonisolated final func `self`() -> Self { self }
    /// Returns false.
    public nonisolated final func isProxy() -> Bool { false }
  }

  extension LayoutConstraint: @preconcurrency NSObjectProtocol {
    /// Returns whether `object` is this object.
    public nonisolated final func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// The hash of the object's identity.
    public nonisolated final var hash: Int { ObjectIdentifier(self).hashValue }
    /// Returns this object.
    public nonisolated final func `self`() -> Self { self }
    /// Returns false.
    public nonisolated final func isProxy() -> Bool { false }
  }

  extension LayoutGuide: @preconcurrency NSObjectProtocol {
    /// Returns whether `object` is this object.
    public nonisolated final func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// The hash of the object's identity.
    public nonisolated final var hash: Int { ObjectIdentifier(self).hashValue }
    /// Returns this object.
    public nonisolated final func `self`() -> Self { self }
    /// Returns false.
    public nonisolated final func isProxy() -> Bool { false }
  }

  extension LayoutAnchor: @preconcurrency NSObjectProtocol {
    /// Returns whether `object` is an equal anchor.
    public nonisolated final func isEqual(_ object: Any?) -> Bool {
      (object as? LayoutAnchor).map { $0 == self } ?? false
    }
    /// The anchor's hash value.
    public nonisolated final var hash: Int { hashValue }
    /// Returns this object.
    public nonisolated final func `self`() -> Self { self }
    /// Returns false.
    public nonisolated final func isProxy() -> Bool { false }
  }
#endif
