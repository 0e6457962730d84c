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
#endif
