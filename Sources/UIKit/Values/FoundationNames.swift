import Foundation
import Simulation
import SimulatedFoundation

// The names are those of Core Foundation and of the Objective-C runtime, which Linux lacks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(CoreFoundation) || !canImport(ObjectiveC)
  /// A time interval in seconds since the first of January 2001.
  public typealias CFAbsoluteTime = Double

  /// Returns the seconds since the first of January 2001 in real time, as `Date()` does.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// The count of an object's references isn't defined in Swift.
  @available(
    *,
    unavailable,
    message: "a count of references has no meaning in Swift; compare objects by a weak reference"
  )
  public func CFGetRetainCount(_ cf: AnyObject!) -> Int { programmerError("unavailable") }

  /// The largest signed integer.
  public let NSIntegerMax = Int.max
  /// The smallest signed integer.
  public let NSIntegerMin = Int.min
  /// The largest integer without a sign.
  public let NSUIntegerMax = UInt.max

  /// A pointer to a reference that a function sets, such as an error.
  public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
  /// A pointer to an error that a function sets.
  public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

  /// Locks the recursive lock of an object, and returns 0.
  @discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.lock(of: obj as AnyObject).lock()
    return 0
  }

  /// Unlocks the recursive lock of an object, and returns 0.
  @discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.lock(of: obj as AnyObject).unlock()
    return 0
  }

  /// The locks of objects, which the objects retain.
  private enum ObjectLocks {
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
      UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    )
    private static let guarding = NSLock()

    static func lock(of object: AnyObject) -> NSRecursiveLock {
      guarding.withLock {
        if let known = AssociatedObjects.value(of: object, key) as? NSRecursiveLock { return known }
        let lock = NSRecursiveLock()
        AssociatedObjects.set(lock, of: object, key, isWeak: false)
        return lock
      }
    }
  }

  extension NSAttributedString {
    /// Creates an empty text.
    ///
    /// - Parameter nothing: Never passed; Foundation's initializer without parameters can't be overridden.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }

  extension NSCoder {
    /// Returns the text of a point, `{1, 2}`.
    public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }
    /// Returns the text of a size, `{3, 4}`.
    public class func string(for size: CGSize) -> String { braces(size.width, size.height) }
    /// Returns the text of a rectangle, `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String {
      "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// Returns the text of a vector, `{1, 2}`.
    public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }
    /// Returns the text of an inset, `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
      braces(insets.top, insets.left, insets.bottom, insets.right)
    }
    /// Returns the text of an offset, `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { braces(offset.horizontal, offset.vertical) }
    /// Returns the text of a transform, `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
      let t = transform
      return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ") + "]"
    }

    /// Returns the point of a text; zero if it has none.
    public class func cgPoint(for string: String) -> CGPoint {
      numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Returns the size of a text; zero if it has none.
    public class func cgSize(for string: String) -> CGSize {
      numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// Returns the rectangle of a text; zero if it has none.
    public class func cgRect(for string: String) -> CGRect {
      numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Returns the vector of a text; zero if it has none.
    public class func cgVector(for string: String) -> CGVector {
      numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    /// Returns the insets of a text; zero if it has none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
      numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// Returns the offset of a text; zero if it has none.
    public class func uiOffset(for string: String) -> UIOffset {
      numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    /// Returns the transform of a text; the identity if it has none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
      numbers(string, 6).map {
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
      } ?? .identity
    }

    /// Returns the point that was encoded for a key.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    /// Returns the size that was encoded for a key.
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    /// Returns the rectangle that was encoded for a key.
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

    private class func braces(_ values: CGFloat...) -> String {
      "{" + values.map(number).joined(separator: ", ") + "}"
    }

    private class func number(_ value: CGFloat) -> String {
      let text = "\(Double(value))"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private class func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
      let separators = CharacterSet(charactersIn: "{}[], \t\n")
      let parts = text.components(separatedBy: separators).filter { !$0.isEmpty }.map { Double($0) }
      let numbers = parts.compactMap { $0.map { CGFloat($0) } }
      return parts.count == count && numbers.count == count ? numbers : nil
    }
  }
#endif
