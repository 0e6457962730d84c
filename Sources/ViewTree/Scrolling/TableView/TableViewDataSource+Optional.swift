// The optional methods of `UITableViewDataSource`, for calls such as
// `delegate.numberOfSections?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension TableViewDataSource {
  @_disfavoredOverload
  public var numberOfSections: OptionalMethod.TableViewDataSourceMethods.NumberOfSectionsCalls? {
    .init(delegate: self)
  }
  @_disfavoredOverload
  public var tableView: OptionalMethod.TableViewDataSourceMethods.TableViewCalls? { .init(delegate: self) }
}

extension OptionalMethod {
  public enum TableViewDataSourceMethods {}
}

extension OptionalMethod.TableViewDataSourceMethods {
  @preconcurrency @MainActor public struct NumberOfSectionsCalls {
    let delegate: any TableViewDataSource

    public func callAsFunction(in tableView: TableView) -> Int? {
      OptionalMethod.call("numberOfSections(in:)", of: delegate, delegate.numberOfSections(in: tableView))
    }
  }

  @preconcurrency @MainActor public struct TableViewCalls {
    let delegate: any TableViewDataSource

    public func callAsFunction(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      OptionalMethod.call(
        "tableView(_:titleForHeaderInSection:)",
        of: delegate,
        delegate.tableView(tableView, titleForHeaderInSection: section)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      OptionalMethod.call(
        "tableView(_:titleForFooterInSection:)",
        of: delegate,
        delegate.tableView(tableView, titleForFooterInSection: section)
      ) ?? nil
    }
    public func callAsFunction(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool? {
      OptionalMethod.call(
        "tableView(_:canEditRowAt:)",
        of: delegate,
        delegate.tableView(tableView, canEditRowAt: indexPath)
      )
    }
    public func callAsFunction(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
      OptionalMethod.call(
        "tableView(_:canMoveRowAt:)",
        of: delegate,
        delegate.tableView(tableView, canMoveRowAt: indexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:commit:forRowAt:)",
        of: delegate,
        delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) -> Void? {
      OptionalMethod.call(
        "tableView(_:moveRowAt:to:)",
        of: delegate,
        delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      )
    }
    public func callAsFunction(
      _ tableView: TableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int? {
      OptionalMethod.call(
        "tableView(_:sectionForSectionIndexTitle:at:)",
        of: delegate,
        delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
      )
    }
  }
}
