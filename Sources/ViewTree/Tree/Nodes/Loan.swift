/// An object that is used without being held, for those who know that it stays.
///
/// Reading a mutable property of class type holds the object for as long as it is used, which costs two atomic operations; a loan
/// does not. It stands in memory that names the object without holding it, and is only ever borrowed there:
///
///     node.loan { view in view.alpha }
///
/// What `body` does must not let the object go. So it never calls the program's code, unless somebody further out holds the
/// object.
struct Loan<Object: AnyObject>: ~Copyable {
  let object: Object

  /// Borrows the object.
  @inline(__always) @MainActor func callAsFunction<Result>(_ body: @MainActor (Object) -> Result) -> Result {
    body(object)
  }
}
