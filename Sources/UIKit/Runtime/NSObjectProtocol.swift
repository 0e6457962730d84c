import Foundation
import Responder
import ViewTree

#if !canImport(ObjectiveC)
  // On iOS these classes descend from NSObject. Here they conform to its protocol, so that delegate protocols which ask for
  // it can be adopted; `isEqual(_:)`, `hash` and `description` stand in the classes, where programs override them.

  extension Responder: @preconcurrency NSObjectProtocol {
    /// This object.
    public nonisolated final func `self`() -> Self { self }
    /// False.
    public nonisolated final func isProxy() -> Bool { false }
  }

  extension GestureRecognizer: @preconcurrency NSObjectProtocol {
    /// This object.
    public nonisolated final func `self`() -> Self { self }
    /// False.
    public nonisolated final func isProxy() -> Bool { false }
  }

  extension LayoutConstraint: @preconcurrency NSObjectProtocol {
    /// Whether `object` is this one.
    public nonisolated final func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number of this object.
    public nonisolated final var hash: Int { ObjectIdentifier(self).hashValue }
    /// This object.
    public nonisolated final func `self`() -> Self { self }
    /// False.
    public nonisolated final func isProxy() -> Bool { false }
  }

  extension LayoutGuide: @preconcurrency NSObjectProtocol {
    /// Whether `object` is this one.
    public nonisolated final func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number of this object.
    public nonisolated final var hash: Int { ObjectIdentifier(self).hashValue }
    /// This object.
    public nonisolated final func `self`() -> Self { self }
    /// False.
    public nonisolated final func isProxy() -> Bool { false }
  }

  extension LayoutAnchor: @preconcurrency NSObjectProtocol {
    /// Whether `object` is an anchor about the same.
    public nonisolated final func isEqual(_ object: Any?) -> Bool {
      (object as? LayoutAnchor).map { $0 == self } ?? false
    }
    /// A number of what the anchor is about.
    public nonisolated final var hash: Int { hashValue }
    /// This object.
    public nonisolated final func `self`() -> Self { self }
    /// False.
    public nonisolated final func isProxy() -> Bool { false }
  }
#endif
