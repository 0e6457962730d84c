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
  public static let cut = MethodSelector(editAction: "cut") { $0.cut($1) }
  /// The selector of `copy(_:)` of any responder with the standard edit actions.
  public static let copy = MethodSelector(editAction: "copy") { $0.copy($1) }
  /// The selector of `paste(_:)` of any responder with the standard edit actions.
  public static let paste = MethodSelector(editAction: "paste") { $0.paste($1) }
  /// The selector of `select(_:)` of any responder with the standard edit actions.
  public static let select = MethodSelector(editAction: "select") { $0.select($1) }
  /// The selector of `selectAll(_:)` of any responder with the standard edit actions.
  public static let selectAll = MethodSelector(editAction: "selectAll") { $0.selectAll($1) }
  /// The selector of `delete(_:)` of any responder with the standard edit actions.
  public static let delete = MethodSelector(editAction: "delete") { $0.delete($1) }
}
