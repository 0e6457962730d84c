/// A placeholder for a class that is known only at run time, in the creation of its instance.
private final class FoundResponder: Responder {}

extension Responder {
  /// Calls the initializer of the dynamic class, which is found at run time.
  ///
  /// It must not be inlined into ``make(of:)``, where the compiler would assume the class to be known.
  @inline(never)
  fileprivate convenience init(found: Void) { self.init() }

  /// Creates a responder of a class with that class's `init()`, which need not be required: initializers are
  /// called through the class's vtable. A class without the initializer stops the program with Swift's own
  /// message, which names the class.
  package static func make(of type: Responder.Type) -> Responder {
    unsafeBitCast(type, to: FoundResponder.Type.self).init(found: ())
  }
}
