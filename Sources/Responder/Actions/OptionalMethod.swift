/// Calls of the methods that are optional in UIKit's delegate protocols, in UIKit's notation (U100).
///
/// Swift protocols have no optional methods without an Objective-C runtime: each has a default
/// implementation. A call with a question mark is `nil` if the delegate has only the default implementation,
/// as it is on iOS if the delegate doesn't implement the method:
///
/// ```swift
/// func textFieldShouldReturn(_ textField: TextField) -> Bool {
///   inner?.textFieldShouldReturn?(textField) ?? false
/// }
/// ```
///
/// The default implementation runs in such a call, and reports itself; it has no effect. Therefore the
/// method's name without a call, as in `inner?.textFieldShouldReturn != nil`, is never `nil` for an existing
/// delegate. A method that a class of the package implements, such as those of ``TableViewController``,
/// counts as implemented.
@preconcurrency @MainActor public enum OptionalMethod {
  private struct Call {
    let delegate: ObjectIdentifier
    let name: StaticString
    var reachedDefault = false
  }

  /// The innermost call in progress.
  private static var innermost: Call?

  /// Performs a call of a method of a delegate. Returns `nil` if the default implementation ran.
  package static func call<Result>(
    _ name: StaticString,
    of delegate: AnyObject,
    _ method: @autoclosure () -> Result
  ) -> Result? {
    let outer = innermost
    innermost = Call(delegate: ObjectIdentifier(delegate), name: name)
    let result = method()
    let isDefault = innermost?.reachedDefault == true
    innermost = outer
    return isDefault ? nil : result
  }

  /// Reports that a default implementation runs, with the name of the function that calls it. Returns whether
  /// it was called with a question mark, so that its result has no effect.
  @discardableResult
  package static func isStandard(of delegate: AnyObject, _ name: StaticString = #function) -> Bool {
    guard let call = innermost, call.delegate == ObjectIdentifier(delegate), call.name.equals(name) else {
      return false
    }
    innermost?.reachedDefault = true
    return true
  }

  /// Reports that a default implementation without a result runs.
  package static func standard(of delegate: AnyObject, _ name: StaticString = #function) {
    isStandard(of: delegate, name)
  }

  /// Reports that a default implementation runs, and returns its result.
  package static func standard<Result>(
    _ result: Result,
    of delegate: AnyObject,
    _ name: StaticString = #function
  ) -> Result {
    isStandard(of: delegate, name)
    return result
  }
}

extension StaticString {
  /// Whether the strings have the same characters; both are ASCII.
  fileprivate func equals(_ other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    return withUTF8Buffer { one in other.withUTF8Buffer { one.elementsEqual($0) } }
  }
}
