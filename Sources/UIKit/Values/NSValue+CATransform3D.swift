// The names are the protocol's.
// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import ViewTree

#if !canImport(ObjectiveC)
  extension NSValue {
    /// Creates a value with a transform. Its type is that of an array of sixteen numbers, because Foundation
    /// has no values of structures.
    public convenience init(caTransform3D transform: CATransform3D) {
      var transform = transform
      self.init(bytes: &transform, objCType: "[16d]")
    }

    /// The transform of the value; the identity for a value of another type.
    public var caTransform3DValue: CATransform3D {
      guard String(cString: objCType) == "[16d]" else { return CATransform3DIdentity }
      var transform = CATransform3DIdentity
      getValue(&transform)
      return transform
    }
  }

  // A transform in a list of values is an `NSValue`, and the other way round.
  extension CATransform3D: _ObjectiveCBridgeable {
    /// Returns the value with the transform.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

    /// Reads the transform of a value.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
      result = source.caTransform3DValue
    }

    /// Reads the transform of a value, if it has one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?)
      -> Bool
    {
      result = String(cString: source.objCType) == "[16d]" ? source.caTransform3DValue : nil
      return result != nil
    }

    /// Reads the transform of a value; the identity without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
      source?.caTransform3DValue ?? CATransform3DIdentity
    }
  }
#endif
