import Foundation

/// A coder that has the values of an object in an interface file.
@MainActor protocol InterfaceDecoding: AnyObject {
  /// Applies the values of the class, and of its subclasses without an `init(coder:)` of their own.
  func decode(_ object: AnyObject, as type: AnyClass)

  /// The text of an attribute of the object's element, for values that can't change later.
  func attribute(_ name: String) -> String?
}

extension NSCoder {
  /// Applies the values of an interface file, superclasses first; an archive has none.
  ///
  /// An `init(coder:)` of the toolkit calls it at its end. The values that `type` declares are in effect when
  /// the initializer of a subclass continues (MC48).
  @MainActor final func readInterface(of object: AnyObject, as type: AnyClass) {
    (self as? any InterfaceDecoding)?.decode(object, as: type)
  }

  /// The text of an attribute of an interface file; nil in an archive.
  @MainActor final func interfaceAttribute(_ name: String) -> String? {
    (self as? any InterfaceDecoding)?.attribute(name)
  }
}
