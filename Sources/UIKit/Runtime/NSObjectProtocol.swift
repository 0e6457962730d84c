import Foundation
import Responder
import ViewTree

#if !canImport(ObjectiveC)
  // On iOS these classes inherit from NSObject. Here they conform to its protocol, so that apps can adopt
  // delegate protocols that require it; `isEqual(_:)`, `hash` and `description` are declared in the classes,
  // where apps can override them.

  extension NSObjectProtocol where Self: AnyObject {
    /// Returns whether `object` is this object.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// The hash of the object's identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// Returns this object.
    public func `self`() -> Self { self }
    /// The object's class.
    public var classForCoder: AnyClass { type(of: self) }
    /// Returns the name of the class, with that of its module.
    public static func description() -> String { String(reflecting: self) }
    /// Returns false.
    public func isProxy() -> Bool { false }
    /// The name of the object's class in angle brackets.
    public var description: String { "<\(type(of: self))>" }
  }

  extension Responder: @preconcurrency NSObjectProtocol {}
  extension GestureRecognizer: @preconcurrency NSObjectProtocol {}
  extension LayoutConstraint: @preconcurrency NSObjectProtocol {}
  extension LayoutGuide: @preconcurrency NSObjectProtocol {}
  extension Layer: NSObjectProtocol {}
  extension BarItem: NSObjectProtocol {}
  extension NavigationItem: NSObjectProtocol {}

  extension LayoutAnchor: @preconcurrency NSObjectProtocol {
    /// Returns whether `object` is an equal anchor.
    public nonisolated final func isEqual(_ object: Any?) -> Bool {
      (object as? LayoutAnchor).map { $0 == self } ?? false
    }
    /// The anchor's hash value.
    public nonisolated final var hash: Int { hashValue }
  }
#endif
