import Foundation

/// Says what is in a table. All but two methods have defaults.
@preconcurrency @MainActor public protocol TableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row: one that ``TableView/dequeueReusableCell(withIdentifier:for:)`` gives, or another that
  /// no row has. Asked when the row comes into sight.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// How many sections there are; one by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// The words in a section's header, unless the delegate has a view for it.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// The words in a section's footer, unless the delegate has a view for it.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Whether a person may delete the row, or insert one there; yes by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a person may move the row, if its cell shows the control for it; yes by default.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// A person has asked to delete the row, or to insert one; the data source does so and tells the table of it.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// A person has moved a row. The table counts it at its new place right after, unless it was reloaded or updated here.
  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension TableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// It may.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// It may.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
