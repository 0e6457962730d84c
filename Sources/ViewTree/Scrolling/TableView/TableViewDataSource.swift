import Foundation
import Responder

/// An object that provides the content of a table. All but two methods have default implementations.
@preconcurrency @MainActor public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row: one from ``TableView/dequeueReusableCell(withIdentifier:for:)``, or another
  /// that no row uses. Called when the row comes into sight.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the title of a section's header, unless the delegate has a view for it.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer, unless the delegate has a view for it.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns the titles of the index at the table's right edge, or nil, the default, for no index (U43).
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section to which a title of the index scrolls; by default the one with the title's position.
  /// Called when the simulated user touches the title.
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Returns whether the simulated user can delete the row, or insert one there; true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the simulated user can move the row, if its cell shows the reorder control; true by
  /// default.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the simulated user requests to delete the row, or to insert one. The data source changes its
  /// content and reports the change to the table.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Called after the simulated user has moved a row. The table then moves it too, unless it was reloaded or
  /// updated in this call.
  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int {
    OptionalMethod.standard(1, of: self)
  }
  /// Returns `nil`.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns the position of the title.
  public func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { OptionalMethod.standard(index, of: self) }
  /// Returns `true`.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Returns `true`.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.standard(true, of: self)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
}
