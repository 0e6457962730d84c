/// An object that is used without being retained, for code that ensures its lifetime in another way.
///
/// Reading a mutable property of class type retains the object during its use, which costs two atomic
/// operations; a loan doesn't. It overlays memory that references the object without retaining it, and is
/// only ever borrowed there:
///
///     node.loan { view in view.alpha }
///
/// With objects retained instead, a change of focus (W5) takes 10 % longer.
///
/// `body` must not release the object. Therefore it never calls the app's code, unless an outer caller
/// retains the object.
struct Loan<Object: AnyObject>: ~Copyable {
  let object: Object

  /// Calls `body` with the object.
  @inline(__always) @MainActor func callAsFunction<Result>(_ body: @MainActor (Object) -> Result) -> Result {
    body(object)
  }
}
