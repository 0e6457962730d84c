/// The actions of an edit menu; a responder that conforms may be their target along the chain.
///
/// A conforming class has all of the methods, since each has a default that does nothing; Swift can't tell which ones it
/// wrote. So it says by `canPerformAction(_:withSender:)` which it would perform now. The selectors are
/// ``MethodSelector/copy`` and its kin.
///
/// A method that a class first implements in a subclass of the class that conforms is not called: implement it where the
/// conformance stands, and override it.
@preconcurrency @MainActor public protocol ResponderStandardEditActions: Responder {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Puts a copy of the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in place of the selection.
  func paste(_ sender: Any?)
  /// Selects what is near the caret.
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
  /// `cut(_:)` of any responder that has the standard edit actions.
  public static let cut = MethodSelector(editAction: "cut") { $0.cut($1) }
  /// `copy(_:)` of any responder that has the standard edit actions.
  public static let copy = MethodSelector(editAction: "copy") { $0.copy($1) }
  /// `paste(_:)` of any responder that has the standard edit actions.
  public static let paste = MethodSelector(editAction: "paste") { $0.paste($1) }
  /// `select(_:)` of any responder that has the standard edit actions.
  public static let select = MethodSelector(editAction: "select") { $0.select($1) }
  /// `selectAll(_:)` of any responder that has the standard edit actions.
  public static let selectAll = MethodSelector(editAction: "selectAll") { $0.selectAll($1) }
  /// `delete(_:)` of any responder that has the standard edit actions.
  public static let delete = MethodSelector(editAction: "delete") { $0.delete($1) }
}
