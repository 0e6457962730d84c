import Responder

/// An input system that insets tables, so that their rows aren't covered: the keyboard.
@MainActor package protocol TableInsetting: InputSystem {
  /// Begins to inset a table that the keyboard covers, until the result is released.
  func makeRoom(in table: TableView) -> any KeyboardInsetAdjuster
}

/// The inset of a table for the keyboard, as long as it is retained.
@MainActor package protocol KeyboardInsetAdjuster: AnyObject {
  /// Removes the added insets from the table. They remain if the object is only released.
  func remove()
}
