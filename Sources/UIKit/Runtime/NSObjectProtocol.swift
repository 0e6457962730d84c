import Foundation
import Responder
import ViewTree

#if !canImport(ObjectiveC)
  // On iOS these classes descend from NSObject. Here they conform to its protocol, so that delegate protocols which ask for
  // it can be adopted, and `isEqual(_:)` compares identity.

  extension Responder: NSObjectProtocol {
    /// Whether `object` is this one.
    public nonisolated final func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number of this object.
    public nonisolated final var hash: Int { ObjectIdentifier(self).hashValue }
    /// This object.
    public nonisolated final func `self`() -> Self { self }
    /// False.
    public nonisolated final func isProxy() -> Bool { false }
    /// The class: `<LoginViewController>`, the same in each run. Views have a longer one of their own.
    public nonisolated var description: String { "<\(type(of: self))>" }
  }

  extension GestureRecognizer: NSObjectProtocol {
    /// Whether `object` is this one.
    public nonisolated final func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number of this object.
    public nonisolated final var hash: Int { ObjectIdentifier(self).hashValue }
    /// This object.
    public nonisolated final func `self`() -> Self { self }
    /// False.
    public nonisolated final func isProxy() -> Bool { false }
    /// The class: `<TapGestureRecognizer>`, the same in each run.
    public nonisolated var description: String { "<\(type(of: self))>" }
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
