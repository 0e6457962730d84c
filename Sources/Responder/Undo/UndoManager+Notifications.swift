import Foundation

/// The notifications of an ``UndoManager``, under Foundation's names. Their object is the manager.
extension Notification.Name {
  /// Posted before a group closes, before an inner one opens, before undo and redo, and when `canRedo` is
  /// read.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Posted after a group has opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// Posted before a group closes, after the checkpoint.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// Posted after a group has closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// Posted before the operations of an undo.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )
  /// Posted after the operations of an undo.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before the operations of a redo.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )
  /// Posted after the operations of a redo.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
