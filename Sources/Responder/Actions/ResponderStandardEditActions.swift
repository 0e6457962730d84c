/// The actions of an edit menu. A conforming responder may be their target along the chain.
///
/// A conforming class has all methods, because each has a default that does nothing, and Swift can't
/// determine which ones the class implements. Override `canPerformAction(_:withSender:)` to return the
/// actions that are currently available. The selectors are ``MethodSelector/copy`` and similar ones.
///
/// A method that is first implemented in a subclass of the conforming class isn't called. Implement it in the
/// class that declares the conformance, and override it.
@preconcurrency @MainActor public protocol ResponderStandardEditActions: Responder {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the pasteboard's content.
  func paste(_ sender: Any?)
  /// Selects the text near the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension ResponderStandardEditActions {
  /// Does nothing.
  public func cut(_ sender: Any?) {}
  /// Does nothing.
  public func copy(_ sender: Any?) {}
  /// Does nothing.
  public func paste(_ sender: Any?) {}
  /// Does nothing.
  public func select(_ sender: Any?) {}
  /// Does nothing.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing.
  public func delete(_ sender: Any?) {}
}

extension MethodSelector {
  /// The selector of `cut(_:)` of any responder with the standard edit actions.
  public static let cut = MethodSelector("cut", (any ResponderStandardEditActions).cut)
  /// The selector of `copy(_:)` of any responder with the standard edit actions.
  public static let copy = MethodSelector("copy", (any ResponderStandardEditActions).copy)
  /// The selector of `paste(_:)` of any responder with the standard edit actions.
  public static let paste = MethodSelector("paste", (any ResponderStandardEditActions).paste)
  /// The selector of `select(_:)` of any responder with the standard edit actions.
  public static let select = MethodSelector("select", (any ResponderStandardEditActions).select)
  /// The selector of `selectAll(_:)` of any responder with the standard edit actions.
  public static let selectAll = MethodSelector("selectAll", (any ResponderStandardEditActions).selectAll)
  /// The selector of `delete(_:)` of any responder with the standard edit actions.
  public static let delete = MethodSelector("delete", (any ResponderStandardEditActions).delete)
}
