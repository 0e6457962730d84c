import Simulation

/// The actions of an edit menu. A conforming responder can perform all of them, unless it overrides
/// `canPerformAction(_:withSender:)`, which returns the actions that are currently available.
///
/// Each responder has the methods: those of ``Responder`` do nothing. A class that overrides some of them and
/// `canPerformAction(_:withSender:)` need not conform. The selectors are ``MethodSelector/copy`` and similar
/// ones.
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

extension MethodSelector {
  /// The selector of `cut(_:)` of any responder.
  public static let cut = MethodSelector(edit: "cut") { $0.cut($1) }
  /// The selector of `copy(_:)` of any responder.
  public static let copy = MethodSelector(edit: "copy") { $0.copy($1) }
  /// The selector of `paste(_:)` of any responder.
  public static let paste = MethodSelector(edit: "paste") { $0.paste($1) }
  /// The selector of `select(_:)` of any responder.
  public static let select = MethodSelector(edit: "select") { $0.select($1) }
  /// The selector of `selectAll(_:)` of any responder.
  public static let selectAll = MethodSelector(edit: "selectAll") { $0.selectAll($1) }
  /// The selector of `delete(_:)` of any responder.
  public static let delete = MethodSelector(edit: "delete") { $0.delete($1) }

  /// Creates the selector of an edit action. Responders perform it by default if they conform to
  /// ``ResponderStandardEditActions``; the others override `canPerformAction(_:withSender:)`.
  package init(edit name: String, _ call: @escaping @MainActor (Responder, Any?) -> Void) {
    self.init(
      name: name,
      targetType: (any ResponderStandardEditActions).self,
      isMethodOf: { $0 is any ResponderStandardEditActions },
      call: { target, sender, _ in
        guard let target = target as? Responder else {
          programmerError("\(name) was sent to \(String(describing: Swift.type(of: target)))")
        }
        call(target, sender)
      }
    )
  }
}
